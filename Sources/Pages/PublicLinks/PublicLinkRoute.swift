import Planner

/// The routes of public links, which show something without an account, and of the page where they are made.
package enum PublicLinkRoute {
    /// Where they are made, listed and ended.
    package static var links: Route { Route("/account/links") }
    /// One of them, by its secret.
    @inline(never)
    package static var shown: RoutePattern<String> { RoutePattern("/shared/", printed: { $0 }, read: { $0 }) }
}
