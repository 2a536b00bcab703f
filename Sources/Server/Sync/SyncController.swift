import Credentials
import Facts
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Answers for `/sync`: takes a device's facts, and sends it those that arrived since (`docs/sync.md`).
struct SyncController: Sendable {
    let store: any Store
    let sessions: Sessions
    let peer: Peer
    let limits: SpaceLimits
    let metrics: Metrics
    let bodies: BodyBudget
    let clock: ClockWatch
    /// Looking for timestamps that are too far ahead reads all facts of an account's spaces.
    private let mending = RateLimiter<AccountID>(RateLimit(burst: 2, oneMoreEvery: .seconds(60)), capacity: 50_000)
    /// A device sends a few requests for each command; a broken one sends them without end.
    private let pace: RateLimiter<AccountID>

    /// - Parameter rate: how many requests a second an account may make, from 1; for a moment six times as many.
    init(
        store: any Store,
        sessions: Sessions,
        peer: Peer,
        limits: SpaceLimits,
        rate: Int,
        metrics: Metrics,
        clock: ClockWatch,
        bodies: BodyBudget
    ) {
        let interval = Duration.nanoseconds(1_000_000_000 / max(rate, 1))
        pace = RateLimiter(RateLimit(burst: rate * 6, oneMoreEvery: interval), capacity: 50_000)
        self.store = store
        self.sessions = sessions
        self.peer = peer
        self.limits = limits
        self.metrics = metrics
        self.bodies = bodies
        self.clock = clock
    }

    /// The largest size of a push; larger ones come in several parts.
    private static let largestBody = 1 << 20
    static let path = "/sync"
    static let mediaType = "application/cbor"

    func addRoutes(to router: Router<HTTPContext>) {
        router.onOwnSite(exactly: Self.path, method: .post, use: answer)
    }

    private func answer(_ request: Hummingbird.Request, _ context: HTTPContext) async -> Hummingbird.Response {
        let channel = context.channel
        let type = request.headers[.contentType]?.prefix { $0 != ";" } ?? ""
        guard type.lowercased() == Self.mediaType else {
            return PlainAnswer.word(.unsupportedMediaType, "This address takes \(Self.mediaType).")
        }
        do throws(StoreFault) {
            let token = peer.cookie(for: request.head).token(in: request.head)
            let seen = Sessions.Glance()
            guard var caller = try await sessions.find(token, now: WallClock.now()) else {
                return LastAnswer.closing(try await outside(token), on: channel)
            }
            if case .tryAgain(let wait) = pace.take(caller.account.id, at: .now) {
                let seconds = String(wait.components.seconds + 1)
                let answer = PlainAnswer.word(.tooManyRequests, "Too often.", headers: [.retryAfter: seconds])
                return LastAnswer.closing(answer, on: channel)
            }
            let body: ReceivedForm
            do throws(ReceivedForm.Fault) {
                body = try await ReceivedForm.read(
                    from: request,
                    upTo: Self.largestBody,
                    over: channel,
                    within: bodies,
                    for: .account(caller.account.id),
                    isPush: true
                )
            } catch .busy {
                return LastAnswer.closing(Self.busy, on: channel)
            } catch .tooLarge {
                return LastAnswer.closing(PlainAnswer.word(.contentTooLarge, "More than 1 MiB."), on: channel)
            } catch {
                // Not 400, which tells a device that it sent something unfit.
                return LastAnswer.closing(
                    PlainAnswer.word(.requestTimeout, "The request was incomplete."),
                    on: channel
                )
            }
            if seen.isOld {
                guard let still = try await sessions.find(token, now: WallClock.now()) else {
                    return LastAnswer.closing(try await outside(token), on: channel)
                }
                caller = still
            }
            defer { withExtendedLifetime(body.held) {} }
            let answer = try await exchange(body.bytes, with: caller, now: WallClock.now())
            let holder = BodyBudget.Holder.account(caller.account.id)
            let bytes = answer.body.contentLength ?? 0
            // What was pushed is stored. The device pushes it again, which changes nothing.
            guard let reservation = bodies.reserve(forAnswerOf: bytes, to: holder, isPush: true) else { return Self.busy }
            return answer.holding(reservation, over: channel)
        } catch {
            return PlainAnswer.refusal(of: error)
        }
    }

    private static var busy: Hummingbird.Response {
        PlainAnswer.word(.serviceUnavailable, "The server is busy.", headers: [.retryAfter: "5"])
    }

    private static var deleted: Hummingbird.Response { PlainAnswer.word(.gone, "The account was deleted.") }

    /// Nobody is signed in by this token. Where its account is gone, it is of no use to sign in again: the device is told.
    private func outside(_ token: SessionToken?) async throws(StoreFault) -> Hummingbird.Response {
        if let token, let account = AccountID(token), try await store.account(account) == nil { return Self.deleted }
        return PlainAnswer.word(.unauthorized, "Nobody is signed in.")
    }

    private func exchange(_ body: [UInt8], with caller: SignedIn, now: Int64) async throws(StoreFault) -> Hummingbird.Response {
        let outcome = try await SyncExchange.carryOut(body, for: caller.account, in: store, within: limits, now: now) {
            clock.isNotBehind(now) && mending.take(caller.account.id, at: .now) == .allowed
        }
        switch outcome {
        case .unreadable(let fault): return PlainAnswer.word(.badRequest, "It cannot be read: \(fault).")
        case .anotherAccount: return PlainAnswer.word(.conflict, "Another account is signed in than the one this is for.")
        case .nobodys: return PlainAnswer.word(.badRequest, "The account is missing.")
        case .deleted: return Self.deleted
        case .answer(let answer, let request):
            metrics.note(.factsTaken, request.batches.reduce(0) { $0 + $1.facts.count } - answer.refused.count)
            metrics.note(.factsRefused, answer.refused.count)
            let given = (answer.spaces ?? []).reduce(answer.batch.facts.count) { $0 + $1.batch.facts.count }
            metrics.note(.factsGiven, given)
            return Hummingbird.Response(
                status: .ok,
                headers: [.contentType: Self.mediaType, .cacheControl: "no-store"],
                body: .init(byteBuffer: ByteBuffer(bytes: answer.wire))
            )
        }
    }
}
