import NIOCore
import Synchronization

/// How many connections each network address holds, and how many it may hold, so that no single one takes all that the server has.
final class ConnectionLimit: Sendable {
    private let most: Int
    private let held = Mutex<[String: Int]>([:])

    /// - Parameter files: how many files the process can have open; a connection is one.
    init(ofFiles files: Int) {
        most = min(Self.largest, files / 2)
    }

    /// More than the devices behind one address of a large household or an office need: about 40 kB of memory each.
    private static let largest = 2000

    /// Counts a connection until it ends.
    ///
    /// - Returns: whether it is within the limit. A connection without a network address always is.
    func admits(_ channel: any Channel) -> Bool {
        guard let address = channel.remoteAddress?.ipAddress else { return true }
        let network = Peer.network(of: address) ?? address
        let isAdmitted = held.withLock { held in
            let count = held[network, default: 0]
            guard count < most else { return false }
            held[network] = count + 1
            return true
        }
        guard isAdmitted else { return false }
        channel.closeFuture.whenComplete { [self] _ in
            held.withLock { held in
                let count = held[network, default: 0]
                held[network] = count > 1 ? count - 1 : nil
            }
        }
        return true
    }
}
