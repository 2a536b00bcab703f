import Facts
import Planner

/// Which spaces leave the device, why, and what of them did not get to the server:
/// `[[number, ending, …], [kind, scope, identity, field, …], [batch, …]]`.
struct LeavingSpaces {
    /// Why a space leaves. The numbers are the host contract's (`docs/host.md`).
    enum Ending: UInt64 {
        /// Something written there was not taken, though the person may write: it is read again.
        case readAnew = 0
        /// Nothing more is taken there.
        case ended = 1
        /// The same, and the server may not have what was written here: it was restored from a backup, or everything has yet to be sent.
        case unsure = 2
        /// The same as ``ended``: the person is no longer a member, and was not its owner.
        case removed = 3
    }

    /// The spaces.
    let numbers: [UInt32]
    private let endings: [Ending]
    /// The fields of the sent facts that the server refused.
    let refused: [FieldName]
    /// The batches that were written here and wait: those that were sent before and are sent again, and those that were not sent yet.
    let batches: [[UInt8]]

    /// Reads the byte form.
    init(cbor bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        guard try reader.array() == 3 else { throw .unexpected }
        var numbers: [UInt32] = []
        var endings: [Ending] = []
        let pairs = try reader.array()
        guard pairs % 2 == 0 else { throw .unexpected }
        for _ in 0..<(pairs / 2) {
            numbers.append(try reader.unsigned32())
            guard let ending = Ending(rawValue: try reader.unsigned()) else { throw .outOfRange }
            endings.append(ending)
        }
        var refused: [FieldName] = []
        let items = try reader.array()
        guard items % 4 == 0 else { throw .unexpected }
        for _ in 0..<(items / 4) {
            let entity = try Entity(from: &reader)
            refused.append(FieldName(entity, Field(rawValue: UInt16(try reader.unsigned(upTo: UInt64(UInt16.max))))))
        }
        var batches: [[UInt8]] = []
        for _ in 0..<(try reader.array()) { batches.append(try reader.byteString()) }
        try reader.finish()
        self.numbers = numbers
        self.endings = endings
        self.refused = refused
        self.batches = batches
    }

    /// Why a space leaves; nil for one that stays.
    func ending(of number: UInt32) -> Ending? {
        for (index, known) in numbers.enumerated() where known == number { return endings[index] }
        return nil
    }

    /// Those of which the person was a member and is one no longer.
    var removed: [UInt32] {
        var removed: [UInt32] = []
        for (index, number) in numbers.enumerated() {
            if endings[index] == .removed || endings[index] == .unsure { removed.append(number) }
        }
        return removed
    }

    /// Whether a fact that waits is not sent any more.
    func drops(_ fact: Fact, _ refused: Set<FieldName>) -> Bool {
        guard let number = fact.entity.sharedSpace, let ending = ending(of: number) else { return false }
        return ending != .readAnew || refused.contains(FieldName(fact.entity, fact.field))
    }
}
