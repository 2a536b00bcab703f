import Crypto
import Facts
import Pages
import Storage
import Synchronization
import WebPush

/// Something that happens once.
private final class Flag: Sendable {
    private let state = Mutex(false)

    var value: Bool { state.withLock { $0 } }

    func set() { state.withLock { $0 = true } }
}

/// The way to push services, with the key that they know this server by.
struct PushGateway: Sendable {
    private let sender: PushSender
    private let rules: PushRules
    private let isClosed = Flag()
    /// The key that browsers subscribe with: 65 bytes.
    let publicKey: [UInt8]

    /// The result of sending one message to one device.
    enum Outcome: Sendable {
        /// The push service has it.
        case taken
        /// The device takes no messages any longer, and is never to be asked again.
        case gone
        /// It was not taken, and would not be taken later either.
        case refused
        /// In so many milliseconds, where the service said so.
        case later(Int64?)
        /// The server is stopping: the device was not asked.
        case notSent
    }

    /// - Parameter contact: whom push services may turn to.
    init(in store: any Store, contact: String, rules: PushRules) async throws(StartFault) {
        let kept: [UInt8]
        do throws(StoreFault) {
            kept = try await store.secret("push key", otherwise: PushKeys().rawPrivateKey)
        } catch {
            throw .noStore(error)
        }
        guard let keys = PushKeys(rawPrivateKey: kept) else { throw .noStore(.damaged("an invalid push key")) }
        self.rules = rules
        publicKey = keys.publicKey
        do throws(WebPushFault) {
            sender = try PushSender(keys: keys, contact: contact, rules: rules)
        } catch {
            throw .noPush(error)
        }
    }

    /// The digest that identifies an endpoint.
    static func digest(of endpoint: String) -> [UInt8] {
        Array(SHA256.hash(data: Array(endpoint.utf8)))
    }

    /// Whether a browser's words can be a device of ours.
    func accepts(_ device: PushDevice) -> Bool {
        (try? subscription(of: device)) != nil
    }

    /// Sends a message; if the service finds it too long, once more without its long parts.
    ///
    /// - Parameters:
    ///   - tag: the name of the notification; a later one with the same name takes its place.
    ///   - log: the line of the log in which the browser notes that it was shown.
    ///   - timeToLive: how long the push service keeps it for a device that is not connected, in milliseconds.
    ///   - short: what it says without its long parts.
    func send(
        _ message: ReminderMessage,
        to device: PushDevice,
        tag: Identity,
        log: DeliveryRecordName,
        for timeToLive: Int64,
        short: () async -> ReminderWords
    ) async -> Outcome {
        for isShort in [false, true] {
            let payload = message.payload(tag: tag.hex, log: log, short: isShort ? await short() : nil)
            guard let subscription = try? subscription(of: device),
                let push = try? PushMessage(
                    payload: payload,
                    timeToLive: Int(max(timeToLive / 1000, 0)),
                    urgency: message.isSilent ? .low : .high,
                    topic: PushMessage.topic(naming: device.account.identity.bytes + tag.bytes)
                )
            else {
                // Longer than any service takes, or no address of ours.
                if isShort { return .refused }
                continue
            }
            switch await sender.send(push, to: subscription) {
            case .taken: return .taken
            case .gone: return .gone
            case .tooLarge: continue
            case .tryLater(let seconds): return isClosed.value ? .notSent : .later(seconds.map { $0 * 1000 })
            // As if nobody were there: where a name leads in this server's own network is nobody's business.
            case .forbidden: return isClosed.value ? .notSent : .later(nil)
            case .refused: return .refused
            }
        }
        return .refused
    }

    /// Sends nothing more.
    func close() {
        isClosed.set()
        sender.close()
    }

    private func subscription(of device: PushDevice) throws(WebPushFault) -> PushSubscription {
        try PushSubscription(endpoint: device.endpoint, publicKey: device.publicKey, secret: device.secret, under: rules)
    }
}
