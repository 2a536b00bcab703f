import Crypto
import Facts

/// A message for a browser, and how urgent it is for its device.
package struct PushMessage: Equatable, Sendable {
    /// Whether a device that saves its battery is to be woken (RFC 8030 §5.3).
    package enum Urgency: String, Sendable {
        /// On power and Wi-Fi.
        case veryLow = "very-low"
        /// On power or Wi-Fi.
        case low
        /// On neither.
        case normal
        /// With a battery that is low, too.
        case high
    }

    /// The payload for the browser's worker; nobody on the way can read it. ``longestPayload`` at most.
    package let payload: [UInt8]
    /// For how many seconds a push service may keep it for a device that is not to be reached; 0: only now.
    package let timeToLive: Int
    /// Whether to wake a device that saves its battery.
    package let urgency: Urgency
    /// Of several messages of a topic that wait for a device, only the last is kept (RFC 8030 §5.4). Push services can read it.
    package let topic: String?

    /// The size that every push service takes, encrypted (RFC 8291 §4).
    package static let longestPayload = PushEncryption.bodySizes.max().map { $0 - PushEncryption.overhead } ?? 0

    /// A message.
    ///
    /// - Throws: ``WebPushFault/badTopic``; ``WebPushFault/tooLong`` for a payload over ``longestPayload``.
    package init(payload: [UInt8], timeToLive: Int, urgency: Urgency = .normal, topic: String? = nil) throws(WebPushFault) {
        guard payload.count <= Self.longestPayload else { throw .tooLong }
        if let topic {
            guard (1...32).contains(topic.utf8.count), topic.utf8.allSatisfy({ Self.isOfTopic($0) }) else { throw .badTopic }
        }
        self.payload = payload
        // RFC 8030 §5.2 has no upper limit, but a service may refuse what does not fit into its numbers.
        self.timeToLive = min(max(timeToLive, 0), 4 * 7 * 86_400)
        self.urgency = urgency
        self.topic = topic
    }

    /// A topic that is the same for the same name, and tells a push service nothing about it, as long as the name cannot be guessed.
    package static func topic(naming name: [UInt8]) -> String {
        Base64.encoded(Array(SHA256.hash(data: name).prefix(24)))
    }

    private static func isOfTopic(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
