/// Why something of Web Push cannot be. None says anything of a key, of an address or of a message.
package enum WebPushFault: Error, Equatable, CustomStringConvertible {
    /// The given URL of a push service is not one to send to.
    case badEndpoint
    /// The given public key of a browser is not an uncompressed point of P-256.
    case badPublicKey
    /// The given secret of a browser has not 16 bytes.
    case badSecret
    /// A topic has more than 32 letters, or others than those of base64url (RFC 8030 §5.4).
    case badTopic
    /// The contact for push services is neither a `mailto:` nor an `https:` address.
    case badContact
    /// The message is longer than a push service must take (RFC 8291 §4).
    case tooLong
    /// libcurl could not be started.
    case noTransport
    /// A key could not be used as one.
    case noCryptography

    /// One plain sentence.
    package var description: String {
        switch self {
        case .badEndpoint: "This is not an address of a push service."
        case .badPublicKey: "This is not a browser's public key for pushed messages."
        case .badSecret: "This is not a browser's secret for pushed messages."
        case .badTopic: "A pushed message's topic has up to 32 letters, digits, - and _."
        case .badContact: "The contact for push services must be mailto:… or https://…, without spaces or quotes."
        case .tooLong: "The message is too long to be pushed."
        case .noTransport: "libcurl could not be started."
        case .noCryptography: "A key for pushed messages cannot be used."
        }
    }
}
