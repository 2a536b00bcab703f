import Facts
import Requests

/// The folder in which older versions kept one guest's plan: `secret`, `device`, a compacted `snapshot`, and the `tail` of later facts. The file
/// `unused`, if there is one, has a byte for each day since the last form.
struct GuestFolder {
    let path: String

    /// The end of a folder's name while its guest was being made or is being deleted. Nothing of it is wanted.
    static let leftoverSuffix = ".new"

    /// What a folder holds.
    struct Contents {
        let secret: [UInt8]
        let facts: [Fact]
        let unusedDays: Int
    }

    /// Why a folder cannot be moved into the store.
    enum Fault: Error, CustomStringConvertible {
        case disk(FileFault)
        /// It is not in the form that older versions wrote.
        case unreadable

        /// For the operator.
        var description: String {
            switch self {
            case .disk(let fault): fault.description
            case .unreadable: "it is not what an older version wrote"
            }
        }
    }

    /// Reads all of it. The end of a tail that a crash cut is left out: no request was answered for it.
    func read() throws(Fault) -> Contents {
        let (secret, device, unused): ([UInt8]?, [UInt8]?, [UInt8]?)
        let (snapshot, tail): ([UInt8]?, [UInt8]?)
        do throws(FileFault) {
            secret = try File.read(path + "/secret")
            device = try File.read(path + "/device")
            unused = try File.read(path + "/unused")
            snapshot = try File.read(path + "/snapshot")
            tail = try File.read(path + "/tail")
        } catch {
            throw .disk(error)
        }
        guard let secret, let device, let device = UInt64(String(decoding: device, as: UTF8.self), radix: 16), let tail else {
            throw .unreadable
        }
        let application = Application(device: device)
        do {
            if let snapshot { try application.loadSnapshot(snapshot) }
            for record in TailRecord.decode(tail).records { try application.loadFacts(record) }
        } catch {
            throw .unreadable
        }
        return Contents(secret: secret, facts: application.facts, unusedDays: unused?.count ?? 0)
    }

    /// Takes it out of sight, for ever: it no longer has the name of a guest when this returns.
    func hide() throws(FileFault) {
        try Folder.rename(path, to: hidden)
        if let slash = path.lastIndex(of: "/") { try Folder.sync(String(path[..<slash])) }
    }

    /// Removes what was hidden.
    func removeHidden() throws(FileFault) {
        try Folder.remove(hidden)
    }

    private var hidden: String { path + Self.leftoverSuffix }
}
