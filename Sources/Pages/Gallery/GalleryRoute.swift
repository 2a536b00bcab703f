package import Facts
import Planner

/// The routes of the gallery, which the server alone answers.
package enum GalleryRoute {
    /// Every template that somebody published, or those that are looked for.
    package static var gallery: Route { Route("/gallery") }
    /// Publishes a list or a template.
    package static var publish: Route { Route("/gallery/publish") }
    /// The templates that the person has published.
    package static var mine: Route { Route("/gallery/mine") }
    /// The reported templates, for the server's administrator.
    package static var reports: Route { Route("/gallery/reports") }
    /// A template that somebody published.
    @inline(never)
    package static var template: RoutePattern<Identity> { RoutePattern("/gallery/") }
    /// Takes a template along.
    @inline(never)
    package static var use: RoutePattern<Identity> { RoutePattern("/gallery/", "/use") }
    /// Withdraws a template of the person's own.
    @inline(never)
    package static var withdraw: RoutePattern<Identity> { RoutePattern("/gallery/", "/withdraw") }
    /// Reports a template to the server's administrator.
    @inline(never)
    package static var report: RoutePattern<Identity> { RoutePattern("/gallery/", "/report") }
}
