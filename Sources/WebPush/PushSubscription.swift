import Crypto

/// A browser that wants to be told (W3C Push API): where, and how to say it so that only that browser can read it.
///
/// Anybody who has the URL may send to it, so it must not stand in any log.
package struct PushSubscription: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The push service's address, made for this browser.
    package let endpoint: String
    /// The browser's `p256dh`: 65 bytes, a point of P-256, uncompressed.
    package let publicKey: [UInt8]
    /// The browser's `auth`: 16 bytes.
    package let secret: [UInt8]

    /// ``endpoint`` as it was read and checked.
    let checkedEndpoint: PushEndpoint

    /// A subscription as a browser told it, or as it was kept.
    ///
    /// - Parameter rules: what of strangers' addresses is borne; those of the ``PushSender`` that is to send there.
    /// - Throws: ``WebPushFault/badEndpoint``, where nothing will ever be sent to such an address; ``WebPushFault/badPublicKey``;
    ///   ``WebPushFault/badSecret``. A good one may still lead to where nothing is sent: that is known only then.
    package init(endpoint: String, publicKey: [UInt8], secret: [UInt8], under rules: PushRules = PushRules()) throws(WebPushFault)
    {
        checkedEndpoint = try PushEndpoint(endpoint, under: rules)
        // Whatever length another form of the point had: browsers give this one.
        guard publicKey.count == 65, (try? P256.KeyAgreement.PublicKey(x963Representation: publicKey)) != nil else {
            throw .badPublicKey
        }
        guard secret.count == 16 else { throw .badSecret }
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.secret = secret
    }

    /// Only whose push service it is.
    package var description: String { checkedEndpoint.origin }

    /// The same for `dump`.
    package var customMirror: Mirror { Mirror(self, children: ["origin": checkedEndpoint.origin]) }
}
