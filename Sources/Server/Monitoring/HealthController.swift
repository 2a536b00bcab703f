import Glibc
import HTTPTypes
import Hummingbird
import NIOCore

/// Whether the server runs, and whether it can do its work: for monitoring, and for a proxy that chooses between several servers.
struct HealthController: Sendable {
    let watch: StoreWatch
    let draining: Draining
    let metrics: Metrics
    let changes: ChangeFeed
    let plans: AccountReplicas

    func addRoutes(to router: Router<HTTPContext>) {
        let looking = HTTPRequest.Method.looking
        router.on(exactly: "/health", looking) { _, _ in health }
        router.on(exactly: "/ready", looking) { _, _ in await ready() }
        router.on(exactly: "/metrics", looking) { request, context in
            guard mayWatch(request.head, over: context.channel) else { throw HTTPError(.notFound) }
            return await measured()
        }
    }

    /// It runs.
    private var health: Hummingbird.Response { PlainAnswer.word(.ok, "ok") }

    /// It can do its work, and goes on doing it: the store takes writes, and nobody told the server to stop.
    private func ready() async -> Hummingbird.Response {
        if draining.hasBegun { return PlainAnswer.word(.serviceUnavailable, "the server is being stopped") }
        return await watch.isReady()
            ? PlainAnswer.word(.ok, "ready") : PlainAnswer.word(.serviceUnavailable, "the store does not keep what it is given")
    }

    /// Whether figures may be shown: to programs on this very machine, and not to what a proxy passes on for somebody else.
    private func mayWatch(_ request: HTTPRequest, over channel: any Channel) -> Bool {
        guard request.headerFields[.xForwardedFor] == nil, request.headerFields[.xForwardedProto] == nil else { return false }
        let address = channel.remoteAddress?.ipAddress ?? ""
        return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }

    /// The counters and measurements.
    private func measured() async -> Hummingbird.Response {
        let text = metrics.text([
            (name: "teaspoon_live_lines", help: "Open pages that listen for news.", value: changes.count),
            (name: "teaspoon_plans", help: "Plans of accounts that are held in memory.", value: await plans.count),
            (name: "teaspoon_resident_bytes", help: "Memory of this process.", value: Self.resident),
        ])
        let headers: HTTPFields = [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"]
        return Hummingbird.Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
    }

    /// In bytes; 0 if the system does not tell it as Linux does.
    private static var resident: Int {
        guard let bytes = try? File.read("/proc/self/statm") else { return 0 }
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(getpagesize()) : 0
    }
}
