import Glibc

/// The program that started this server and watches it, where that is systemd: it is told how the server is doing by datagrams to a
/// socket (sd_notify(3), "Notes": the protocol is stable, and may be spoken without its library).
struct Supervisor: Sendable {
    /// The state that it is told.
    enum State: String, Sendable {
        /// It is still on its way, and is given a minute more.
        case starting = "EXTEND_TIMEOUT_USEC=60000000"
        case ready = "READY=1"
        case alive = "WATCHDOG=1"
        case stopping = "STOPPING=1"
    }

    private let socketPath: String
    /// After how long without ``State/alive`` it ends the server (`WatchdogSec=`); nil if it does not.
    let patience: Duration?

    /// The supervisor that the environment names, or nil.
    init?(environment: [String: String]) {
        guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@") else { return nil }
        socketPath = path
        patience = environment["WATCHDOG_USEC"].flatMap { Int64($0) }.map { .microseconds($0) }
    }

    /// Tells it. Nobody listening is not a fault of this server.
    func tell(_ state: State) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // An abstract name begins with a zero byte, which is written as "@".
        let name = socketPath.hasPrefix("@") ? [0] + Array(socketPath.utf8.dropFirst()) : Array(socketPath.utf8)
        let offset = MemoryLayout.size(ofValue: address.sun_family)
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let line = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard line >= 0 else { return }
        defer { close(line) }
        let message = Array(state.rawValue.utf8)
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(line, message, message.count, Int32(MSG_NOSIGNAL), $0, socklen_t(offset + name.count))
            }
        }
    }
}
