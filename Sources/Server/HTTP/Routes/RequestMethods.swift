import HTTPTypes

extension HTTPRequest.Method {
    /// The methods that only look, so that another site's link may lead to them.
    static let looking: [Self] = [.get, .head]
    /// The methods that could change something.
    static let changing: [Self] = [.post, notTaken]
    /// All methods that reach the router.
    static let all = looking + changing
    /// Stands for all methods that no route takes. The router has an entry for each method at each path; entries for some thirty methods
    /// that are only refused took a fifth of the time that a server needs to start.
    static let notTaken: Self = .put

    /// The method that the router knows a request by.
    var routed: Self { Self.all.contains(self) ? self : .notTaken }
}
