/// The headers that every page carries, whoever answers.
enum Headers {
    /// No inline script, no inline style, nothing from anywhere else.
    static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
        + "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    static let page: [(name: String, value: String)] =
        [
            (name: "content-type", value: "text/html; charset=utf-8"),
            (name: "content-security-policy", value: contentSecurityPolicy),
        ] + always

    static let always: [(name: String, value: String)] = [
        (name: "cache-control", value: "no-store"),
        (name: "x-content-type-options", value: "nosniff"),
        // To other sites nothing; to ourselves enough that a form names its origin, which the server checks.
        (name: "referrer-policy", value: "same-origin"),
        (name: "permissions-policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        (name: "cross-origin-opener-policy", value: "same-origin"),
        (name: "cross-origin-resource-policy", value: "same-origin"),
    ]
}
