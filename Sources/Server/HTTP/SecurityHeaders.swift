import HTTPTypes

/// What every answer says about how far a browser may go with it. What an answer says itself stays as it is: the planner's pages
/// bring their own.
enum SecurityHeaders {
    /// For files that run in the service worker. The policy of a worker is the one its script came with.
    static let workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    /// For everything that runs nothing.
    static let strictPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

    private static let everywhere: [(HTTPField.Name, String)] = [
        (.contentSecurityPolicy, strictPolicy),
        (.crossOriginOpenerPolicy, "same-origin"),
        (.crossOriginResourcePolicy, "same-origin"),
        (.permissionsPolicy, "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        (.referrerPolicy, "no-referrer"),
        (.xContentTypeOptions, "nosniff"),
    ]

    /// Adds what is missing.
    static func complete(_ headers: inout HTTPFields) {
        for (name, value) in everywhere where !headers.contains(name) {
            headers[name] = value
        }
    }
}
