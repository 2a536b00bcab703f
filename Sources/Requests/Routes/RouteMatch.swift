import Pages
import Planner

/// What answers at one route.
struct RouteMatch {
    typealias Get = @Sendable (Application, Target, Request) -> Response
    typealias Post = @Sendable (Application, Submission) throws(Fault) -> Response
    typealias File = @Sendable (Application, Target, Request) -> Response?

    /// The route, as it is printed.
    let route: Route
    /// Shows it; nil if there is nothing to be seen.
    let get: Get?
    /// Carries out a form that was sent there; nil if it takes none.
    let post: Post?
    /// Answers a form with a file, and no other; nil if it takes none.
    var file: File?
    /// Whether it answers as usual while an account's plan is still arriving.
    var isOpenWhileArriving = false

    /// The methods that are answered, as a header names them.
    var allowed: String {
        if get == nil { return "POST" }
        return post == nil ? "GET, HEAD" : "GET, HEAD, POST"
    }
}
