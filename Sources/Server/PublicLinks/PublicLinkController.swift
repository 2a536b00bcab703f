import Credentials
import Facts
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Planner
import Requests
import Storage

/// Answers for public links, which show one list, or the spoons, of an account's plan to anyone who has the link. They are read here, from the
/// account itself, without script or worker.
struct PublicLinkController: Sendable {
    let store: any Store
    let plans: AccountReplicas
    let limits: PublicPageLimits
    let peer: Peer
    let pages: ServerPages
    let requests: PageRequests
    let bodies: BodyBudget

    func addRoutes(to router: Router<HTTPContext>) {
        let root = PublicLinkRoute.shown.prefix
        let shown = router.group(at: { $0.hasPrefix(root) })
        for path in [RouterPath(root), RouterPath(root + "**")] {
            shown.on(path, HTTPRequest.Method.looking, use: answer)
            shown.on(path, HTTPRequest.Method.changing) { _, _ in pages.unchangeable }
        }
        PageRoutes(router: router, requests: requests, largestForm: Self.largestForm)
            .add(PublicLinkRoute.links.path, show: showLinks, act: changeLinks)
    }

    private func answer(_ request: Hummingbird.Request, _ context: HTTPContext) async -> Hummingbird.Response {
        let clientAddress = peer.networkAddress(of: request.head, over: context.channel)
        do throws(AccountFault) {
            try limits.look(from: clientAddress)
            guard let view = try await view(at: context.target.path, for: request) else {
                return document(PublicLinkPage.ended(release: pages.release, words: pages.words), status: .notFound)
            }
            let page = document(PublicLinkPage.page(view, release: pages.release, words: pages.words), status: .ok)
            return bodies.bounded(page, to: .network(clientAddress), over: context.channel) ?? later(.serviceUnavailable)
        } catch {
            let isBusy = if case .tooOften = error { true } else { false }
            return later(isBusy ? .tooManyRequests : .serviceUnavailable)
        }
    }

    private func later(_ status: HTTPResponse.Status) -> Hummingbird.Response {
        document(PublicLinkPage.later(release: pages.release, words: pages.words), status: status)
    }

    /// The shared view; nil for a link that was revoked, or never existed.
    private func view(at path: String, for request: Hummingbird.Request) async throws(AccountFault) -> PublicLinkContent? {
        guard
            let text = PublicLinkRoute.shown.parameter(in: path), let bytes = Base64.decoded(text),
            let secret = SecretToken(bytes), secret.text == text
        else { return nil }
        let digest = secret.digest
        let found = try await stored(await store.publicLink(digest.bytes))
        // Found by its digest, which tells nothing of the secret by the time it takes; compared once more in a time that tells nothing.
        guard let found, SecretDigest(stored: found.hash) == digest else { return nil }
        try limits.open(found.hash)
        let account = try await stored(await store.account(found.account))
        let now = WallClock.now()
        let reader = request.headers[.acceptLanguage] ?? ""
        guard let account, let view = try await view(of: found.subject, in: account, now: now, on: reader) else { return nil }
        let today = now / 86_400_000
        if request.method == .get, found.opened ?? -1 < today {
            // A disk that is full keeps nobody from reading: it is noted another time.
            try? await store.opened(found.hash, day: today)
        }
        return view
    }

    /// The view that an account shares, as it is now; nil if it no longer exists.
    ///
    /// - Parameter reader: the languages of the browser that shows it. Dates are as is usual there where the account chose nothing.
    func view(of subject: PublicLink.Subject, in account: Account, now: Int64, on reader: String)
        async throws(AccountFault) -> PublicLinkContent?
    {
        switch subject {
        case .spoons:
            let spoons = try await stored(await plans.read(account) { $0.sharedSpoons(at: now) })
            return spoons.map { .spoons($0) }
        case .list(let list):
            let offset = Surroundings.current.minutesAhead(at: now)
            let list = try await stored(
                await plans.read(account) { $0.sharedList(list, at: now, offset: offset, on: reader) } ?? nil
            )
            return list.map { .list($0) }
        }
    }

    func stored<Value>(_ work: @autoclosure () async throws(StoreFault) -> Value) async throws(AccountFault) -> Value {
        try await AccountFault.ofStore(await work())
    }

    /// No script at all; nothing is kept on the way, found by search engines, or told to where the page leads.
    private func document(_ body: [UInt8], status: HTTPResponse.Status) -> Hummingbird.Response {
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .contentSecurityPolicy: Self.policy,
        ]
        headers.name(pages.words)
        headers[.referrerPolicy] = "no-referrer"
        headers[.xRobotsTag] = "noindex, nofollow"
        return Hummingbird.Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
    }

    private static let policy =
        "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
}
