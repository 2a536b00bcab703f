import Crypto

@testable import WebPush

/// What a browser does in the protocol: it makes subscriptions and reads the messages that it gets.
struct Browser {
    enum Unreadable: Error { case shape }

    let key: P256.KeyAgreement.PrivateKey
    let secret: [UInt8]

    init() {
        key = P256.KeyAgreement.PrivateKey()
        secret = (0..<16).map { _ in .random(in: 0...255) }
    }

    init(key: P256.KeyAgreement.PrivateKey, secret: [UInt8]) {
        self.key = key
        self.secret = secret
    }

    var publicKey: [UInt8] { Array(key.publicKey.x963Representation) }

    func subscription(_ endpoint: String = "https://push.example.net/x") throws -> PushSubscription {
        try PushSubscription(endpoint: endpoint, publicKey: publicKey, secret: secret)
    }

    /// Written from the receiver's side of RFC 8291 and RFC 8188, one record.
    func read(_ body: [UInt8]) throws -> [UInt8] {
        guard body.count > 103, body[20] == 65 else { throw Unreadable.shape }
        let salt = Array(body[..<16])
        let theirs = try P256.KeyAgreement.PublicKey(x963Representation: Array(body[21..<86]))
        let shared = try key.sharedSecretFromKeyAgreement(with: theirs)
        let random = HMAC<SHA256>.authenticationCode(for: shared.withUnsafeBytes { Array($0) }, using: SymmetricKey(data: secret))
        let info = Array("WebPush: info\0".utf8) + publicKey + Array(body[21..<86]) + [1]
        let input = HMAC<SHA256>.authenticationCode(for: info, using: SymmetricKey(data: Array(random)))
        let extracted = SymmetricKey(
            data: Array(HMAC<SHA256>.authenticationCode(for: Array(input), using: SymmetricKey(data: salt)))
        )
        func expanded(_ name: String, _ count: Int) -> [UInt8] {
            Array(
                HMAC<SHA256>.authenticationCode(for: Array("Content-Encoding: \(name)\0\u{1}".utf8), using: extracted).prefix(
                    count
                )
            )
        }
        let box = try AES.GCM.SealedBox(
            nonce: AES.GCM.Nonce(data: expanded("nonce", 12)),
            ciphertext: Array(body[86..<(body.count - 16)]),
            tag: Array(body[(body.count - 16)...])
        )
        let record = Array(try AES.GCM.open(box, using: SymmetricKey(data: expanded("aes128gcm", 16))))
        guard let end = record.lastIndex(where: { $0 != 0 }), record[end] == 2 else { throw Unreadable.shape }
        return Array(record[..<end])
    }
}
