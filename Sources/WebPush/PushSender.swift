import BlockingWork
import FoundationEssentials
import Transfers

/// Hands messages to push services, on its own threads. It may be asked for many more at once than it has threads: they wait.
///
/// Those of the large browsers have half of the threads to themselves. A quarter is for all others that answer quickly, and a quarter for
/// those that nobody knows yet, or that kept it waiting lately: an address that never answers, or answers only once, holds up
/// others that strangers could name, not those of everybody else.
package final class PushSender: Sendable {
    /// How long a push service is waited for, in milliseconds.
    package struct Patience: Equatable, Sendable {
        /// Until it is found and connected to.
        package let connecting: Int
        /// For all of one message.
        package let whole: Int

        /// So long to connect, so long in all, in milliseconds.
        package init(connecting: Int, whole: Int) {
            self.connecting = connecting
            self.whole = whole
        }

        /// They answer within a tenth of a second as a rule; a message may be sent again later.
        package static let usual = Patience(connecting: 5000, whole: 15_000)
    }

    /// This machine's clock, in seconds since 1970.
    package static let systemTime: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }

    /// How long a message waits for a thread behind services that are slow.
    private static let longestQueue = Duration.seconds(60)

    private let signature: PushSignature
    private let rules: PushRules
    private let patience: Patience
    private let now: @Sendable () -> Int64
    private let handles = PushHandles()
    private let lanes: [Lane: Workers]
    let services = PushServiceHealth()

    /// The threads that a push service is sent to by.
    enum Lane {
        /// A large browser's, or the one that a test has made an exception of.
        case large
        case small
        case slow
    }

    /// - Parameters:
    ///   - keys: the sender's keys: always the same, see ``PushKeys``.
    ///   - contact: whom push services may turn to, `mailto:…` or `https://…` (RFC 8292 §2.1).
    ///   - rules: what of strangers' addresses is borne.
    ///   - atOnce: how many messages are on their way at once, from 4.
    ///   - limit: how many there may be in all, those that wait among them; shared as the threads are.
    ///   - now: the time, in seconds since 1970.
    /// - Throws: ``WebPushFault/badContact``, ``WebPushFault/noTransport``.
    package init(
        keys: PushKeys,
        contact: String,
        rules: PushRules = PushRules(),
        patience: Patience = .usual,
        atOnce: Int = 40,
        limit: Int = 2000,
        now: @escaping @Sendable () -> Int64 = PushSender.systemTime
    ) throws(WebPushFault) {
        guard Curl.isReady else { throw .noTransport }
        signature = try PushSignature(keys: keys, contact: contact)
        self.rules = rules
        self.patience = patience
        self.now = now
        lanes = [
            .large: Workers(label: "teaspoon.push", count: max(atOnce / 2, 1), limit: limit / 2),
            .small: Workers(label: "teaspoon.push.small", count: max(atOnce / 4, 1), limit: limit / 4),
            .slow: Workers(label: "teaspoon.push.slow", count: max(atOnce / 4, 1), limit: limit / 4),
        ]
    }

    /// Returns when the push service has answered, or will not.
    ///
    /// After ``PushOutcome/tryLater(after:)`` the push service may have the message all the same: a second try needs the same topic, and a
    /// worker that shows it once. This is also the outcome when the queue is full, and after ``close()``.
    package func send(_ message: PushMessage, to subscription: PushSubscription) async -> PushOutcome {
        let asked = ContinuousClock.now
        do throws(TooMuchWork) {
            while true {
                let lane = lane(of: subscription)
                guard let workers = lanes[lane] else { return .tryLater(after: nil) }
                let outcome = try await workers.run { self.deliver(message, to: subscription, in: lane, askedAt: asked) }
                if let outcome { return outcome }
            }
        } catch {
            return .tryLater(after: nil)
        }
    }

    private func lane(of subscription: PushSubscription) -> Lane {
        let endpoint = subscription.checkedEndpoint
        guard services.isQuick(endpoint) else { return .slow }
        return PushServiceHealth.isLarge(endpoint.host) || rules.exception(for: endpoint) != nil ? .large : .small
    }

    /// Sends nothing more. Messages under way still have their time; those that wait behind them are answered with
    /// ``PushOutcome/tryLater(after:)``.
    package func close() {
        handles.close()
    }

    /// Nil where the service proved to be quick meanwhile, or slow: then it is another thread's. Those that wait behind the messages by which
    /// it was found slow do not each have to find it again.
    func deliver(
        _ message: PushMessage,
        to subscription: PushSubscription,
        in lane: Lane,
        askedAt asked: ContinuousClock.Instant
    ) -> PushOutcome? {
        guard self.lane(of: subscription) == lane else { return nil }
        // However many silent services stand before it: nobody waits for minutes to be told that it takes minutes.
        guard asked.duration(to: .now) < Self.longestQueue else { return .tryLater(after: nil) }
        return deliver(message, to: subscription)
    }

    private func deliver(_ message: PushMessage, to subscription: PushSubscription) -> PushOutcome {
        let endpoint = subscription.checkedEndpoint
        // A subscription may have been read under other rules than these.
        guard (try? PushEndpoint(endpoint.text, under: rules)) != nil else { return .forbidden }
        let transfer: PushTransfer
        do throws(WebPushFault) {
            transfer = PushTransfer(
                endpoint: endpoint,
                exception: rules.exception(for: endpoint),
                headers: try headers(of: message, for: endpoint),
                body: try PushEncryption.body(of: message.payload, for: subscription),
                patience: patience
            )
        } catch {
            // Both were checked when they were made: only a library that fails is left.
            return .tryLater(after: nil)
        }
        let answer = handles.lend(for: endpoint.origin) { handle in
            let start = ContinuousClock.now
            let outcome = transfer.run(on: handle)
            return (outcome: outcome, wasQuick: start.duration(to: .now) < .milliseconds(patience.whole / 5))
        }
        guard let answer else { return .tryLater(after: nil) }
        services.note(endpoint, wasQuick: answer.wasQuick)
        return answer.outcome
    }

    private func headers(of message: PushMessage, for endpoint: PushEndpoint) throws(WebPushFault) -> [String] {
        var headers = [
            "Authorization: \(try signature.header(for: endpoint.origin, now: now()))",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            "TTL: \(message.timeToLive)",
            "Urgency: \(message.urgency.rawValue)",
        ]
        if let topic = message.topic { headers.append("Topic: \(topic)") }
        return headers
    }
}
