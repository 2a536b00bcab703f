import HTTPTypes

extension HTTPField.Name {
    static let secFetchSite = known("sec-fetch-site")
    static let serviceWorkerAllowed = known("service-worker-allowed")
    static let clearSiteData = known("clear-site-data")
    /// The first one is the authority of a request; this finds any further one.
    static let anotherHost = known("host")
    static let xForwardedFor = known("x-forwarded-for")
    static let xForwardedProto = known("x-forwarded-proto")
    static let xRobotsTag = known("x-robots-tag")
    static let referrerPolicy = known("referrer-policy")
    static let xPatch = known("x-patch")
    static let xRelease = known("x-release")
    static let xWithoutWorker = known("x-without-worker")
    static let xOffersAccount = known("x-offers-account")

    private static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is no name of a header") }
        return name
    }
}
