import Storage
import Synchronization

/// How many bytes of requests' bodies, and of large answers that clients have yet to read, the process holds at once: what is reserved here is
/// all that they take.
///
/// Bytes are reserved as they arrive. A body that finds no room is refused at once: a body that waited would be held as well. The last quarters
/// of the budget are only for what is small or comes from an account, so that a stranger's large bodies keep nobody else out.
final class BodyBudget: Sendable {
    /// Whose body it is: an account, a browser whose plan is kept here, or else the network address.
    enum Holder: Hashable, Sendable {
        case account(AccountID)
        case guest(AccountID)
        case network(String)
    }

    /// A body up to this size is small: any form that a person fills in.
    static let small = 64 << 10

    private struct Share {
        /// The bytes of all bodies of this holder that are no large ones.
        var bytes = 0
        /// Whether one of its bodies is large.
        var hasLarge = false
        /// The bytes of large answers to this holder.
        var answers = 0
        var count = 0

        var isEmpty: Bool { count == 0 && answers == 0 }
    }

    private struct State {
        var bytes = 0
        var shares: [Holder: Share] = [:]
    }

    /// In bytes.
    let size: Int
    private let refusals: RefusalLog
    private let state = Mutex(State())

    /// - Parameter size: in bytes; so large that half of it has room for the largest body.
    init(_ size: Int, noting refusals: RefusalLog) {
        self.size = size
        self.refusals = refusals
    }

    /// How many bytes are reserved.
    var held: Int { state.withLock { $0.bytes } }

    /// Begins a body of which nothing has arrived; nil if its holder has a large one under way, and this one is going to be large.
    ///
    /// - Parameters:
    ///   - announced: how long it is, if that was said; a body that turns out to be longer is large from then on.
    ///   - isPush: whether it is a device's push, which is never large: a device sends one after another, each of 1 MiB at most.
    func begin(for holder: Holder, announced: Int?, isPush: Bool = false) -> BodyReservation? {
        let isLarge = !isPush && (announced ?? 0) > Self.small
        let isFree = state.withLock { state in
            var share = state.shares[holder] ?? Share()
            if isLarge {
                guard !share.hasLarge else { return false }
                share.hasLarge = true
            }
            share.count += 1
            state.shares[holder] = share
            return true
        }
        if isFree { return BodyReservation(in: self, for: holder, isLarge: isLarge, isPush: isPush) }
        refusals.note(Self.refused)
        return nil
    }

    /// Reserves more bytes for a body.
    ///
    /// - Returns: whether there was room for them. If not, nothing has changed.
    fileprivate func grow(_ kept: inout BodyReservation.Kept, by bytes: Int, for holder: Holder, isPush: Bool) -> Bool {
        let becomesLarge = !isPush && !kept.isLarge && kept.bytes + bytes > Self.small
        let isLarge = kept.isLarge || becomesLarge
        let most = bound(isLarge: isLarge, of: holder)
        let isDone = state.withLock { state in
            guard state.bytes + bytes <= most, var share = state.shares[holder] else { return false }
            if becomesLarge {
                guard !share.hasLarge else { return false }
                share.hasLarge = true
                share.bytes -= kept.bytes
            }
            if !isLarge {
                guard share.bytes + bytes <= size / 16 else { return false }
                share.bytes += bytes
            }
            state.bytes += bytes
            state.shares[holder] = share
            kept.bytes += bytes
            kept.isLarge = isLarge
            return true
        }
        if !isDone { refusals.note(Self.refused) }
        return isDone
    }

    private static let refused = "bodies"

    /// Up to how many bytes in all a body of this kind finds room.
    private func bound(isLarge: Bool, of holder: Holder) -> Int {
        let isAccount = if case .account = holder { true } else { false }
        return switch (isLarge, isAccount) {
        case (true, false): size / 2
        case (true, true): size / 4 * 3
        case (false, false): size / 8 * 7
        case (false, true): size
        }
    }

    fileprivate func end(_ kept: BodyReservation.Kept, for holder: Holder) {
        state.withLock { state in
            state.bytes -= kept.bytes
            guard var share = state.shares[holder] else { return }
            if kept.isLarge { share.hasLarge = false } else { share.bytes -= kept.bytes }
            share.count -= 1
            state.shares[holder] = share.isEmpty ? nil : share
        }
    }

    // MARK: Answers

    /// Reserves room for a large answer, until its client has read it. A small one needs none.
    ///
    /// Of what one holder has yet to read, one answer of any size finds room, and several up to a quarter of the budget together. An answer that
    /// is larger than that counts as a quarter: otherwise the largest plans could not be exported at all.
    ///
    /// - Parameter isPush: whether it answers a device's push; such answers may use all of the budget.
    /// - Returns: nil if there is no room.
    func reserve(forAnswerOf bytes: Int, to holder: Holder, isPush: Bool = false) -> AnswerReservation? {
        let counted = bytes > Self.small ? min(bytes, size / 4) : 0
        guard counted > 0 else { return AnswerReservation(in: self, for: holder, of: 0) }
        let most = bound(isLarge: !isPush, of: holder)
        let isDone = state.withLock { state in
            var share = state.shares[holder] ?? Share()
            guard state.bytes + counted <= most, share.answers + counted <= size / 4 else { return false }
            state.bytes += counted
            share.answers += counted
            state.shares[holder] = share
            return true
        }
        if isDone { return AnswerReservation(in: self, for: holder, of: counted) }
        refusals.note(Self.refused)
        return nil
    }

    fileprivate func end(answerOf bytes: Int, to holder: Holder) {
        guard bytes > 0 else { return }
        state.withLock { state in
            state.bytes -= bytes
            guard var share = state.shares[holder] else { return }
            share.answers -= bytes
            state.shares[holder] = share.isEmpty ? nil : share
        }
    }
}

/// The part of a ``BodyBudget`` that one answer holds; given back when nobody has it any longer.
final class AnswerReservation: Sendable {
    private let budget: BodyBudget
    private let holder: BodyBudget.Holder
    private let bytes: Int

    fileprivate init(in budget: BodyBudget, for holder: BodyBudget.Holder, of bytes: Int) {
        self.budget = budget
        self.holder = holder
        self.bytes = bytes
    }

    deinit {
        budget.end(answerOf: bytes, to: holder)
    }

    /// Whether nothing had to be reserved.
    var isEmpty: Bool { bytes == 0 }
}

/// The part of a ``BodyBudget`` that one body holds; given back when nobody has it any longer.
final class BodyReservation: Sendable {
    struct Kept {
        var bytes = 0
        var isLarge: Bool
    }

    private let budget: BodyBudget
    private let holder: BodyBudget.Holder
    private let isPush: Bool
    private let kept: Mutex<Kept>

    fileprivate init(in budget: BodyBudget, for holder: BodyBudget.Holder, isLarge: Bool, isPush: Bool) {
        self.budget = budget
        self.holder = holder
        self.isPush = isPush
        kept = Mutex(Kept(isLarge: isLarge))
    }

    deinit {
        budget.end(kept.withLock { $0 }, for: holder)
    }

    /// Whether the body is larger than a form that a person fills in.
    var isLarge: Bool { kept.withLock { $0.isLarge } }

    /// Reserves more bytes.
    ///
    /// - Returns: whether there was room for them.
    func grow(by bytes: Int) -> Bool {
        kept.withLock { budget.grow(&$0, by: bytes, for: holder, isPush: isPush) }
    }
}
