import Pages

/// The headers that every page carries, from the server and from the worker.
package enum Headers {
    /// No inline script, no inline style, nothing from anywhere else. A page of ours may stand in a frame beside another of ours.
    static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
        + "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'self'"

    package static let page: [(name: String, value: String)] =
        [
            (name: "content-type", value: "text/html; charset=utf-8"),
            (name: "content-security-policy", value: contentSecurityPolicy),
        ] + always

    /// Says which language a page is in, and to caches by which headers it was chosen (RFC 9110 §12.5.5).
    static func naming(_ words: Catalog) -> [(name: String, value: String)] {
        [(name: "content-language", value: words.language()), (name: "vary", value: "Accept-Language, Cookie")]
    }

    /// A picture: shown as one, and as nothing else.
    static func picture(_ type: String) -> [(name: String, value: String)] {
        [(name: "content-type", value: type), (name: "content-security-policy", value: "default-src 'none'; sandbox")] + always
    }

    // To other sites nothing; to ourselves enough that a form names its origin, which the server checks.
    static let always: [(name: String, value: String)] =
        [(name: "cache-control", value: "no-store")] + everywhere(referrerPolicy: "same-origin")

    /// The headers that isolate an answer, be it a page, a script or a picture.
    ///
    /// - Parameter referrerPolicy: how much of its URL goes with its requests; without forms none is needed.
    package static func everywhere(referrerPolicy: String) -> [(name: String, value: String)] {
        [
            (name: "x-content-type-options", value: "nosniff"),
            (name: "referrer-policy", value: referrerPolicy),
            (name: "permissions-policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
            (name: "cross-origin-opener-policy", value: "same-origin"),
            (name: "cross-origin-resource-policy", value: "same-origin"),
        ]
    }
}
