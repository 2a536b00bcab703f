import Pages
import Planner

/// What answers at one route.
struct RouteMatch {
    typealias Get = @Sendable (Application, Target, Request) -> Response
    typealias Post = @Sendable (Application, Submission) throws(Fault) -> Response

    /// The route, as it is printed.
    let route: Route
    /// Shows it; nil if there is nothing to be seen.
    let get: Get?
    /// Carries out a form that was sent there; nil if it takes none.
    let post: Post?

    /// The methods that are answered, as a header names them.
    var allowed: String {
        if get == nil { return "POST" }
        return post == nil ? "GET, HEAD" : "GET, HEAD, POST"
    }
}

/// A line of the table of routes: a route, or all routes of a pattern, and the handlers there.
///
/// Handlers are methods of ``Application``, by their names.
struct RouteEntry: Sendable {
    /// Reads a plain path; nil if it leads elsewhere.
    let match: @Sendable (String) -> RouteMatch?

    /// One route.
    @inline(never)
    init(
        _ route: Route,
        get: (@Sendable (Application) -> (Target, Request) -> Response)? = nil,
        post: (@Sendable (Application) -> (Submission) throws(Fault) -> Response)? = nil
    ) {
        var show: RouteMatch.Get?
        if let get { show = { application, target, request in get(application)(target, request) } }
        self.init(route, show: show, post: post)
    }

    /// One route with a page that depends on nothing in the request but its moment.
    @inline(never)
    init(
        _ route: Route,
        page: @escaping @Sendable (PersonalSpace, Instant) -> any Page,
        post: (@Sendable (Application) -> (Submission) throws(Fault) -> Response)? = nil
    ) {
        let show: RouteMatch.Get = { application, target, request in
            application.respond(to: request, target, with: page(application.space, request.instant))
        }
        self.init(route, show: show, post: post)
    }

    private init(
        _ route: Route,
        show: RouteMatch.Get?,
        post: (@Sendable (Application) -> (Submission) throws(Fault) -> Response)?
    ) {
        var send: RouteMatch.Post?
        if let post { send = { application, submission throws(Fault) in try post(application)(submission) } }
        let found = RouteMatch(route: route, get: show, post: send)
        match = { path in ByteString(path) == ByteString(found.route.path) ? found : nil }
    }

    /// The routes of a pattern.
    @inline(never)
    init<Parameter>(
        _ pattern: RoutePattern<Parameter>,
        get: (@Sendable (Application) -> (Parameter, Target, Request) -> Response)? = nil,
        post: (@Sendable (Application) -> (Parameter, Submission) throws(Fault) -> Response)? = nil
    ) {
        match = { path in
            guard let parameter = pattern.parameter(in: path) else { return nil }
            var show: RouteMatch.Get?
            var send: RouteMatch.Post?
            if let get { show = { application, target, request in get(application)(parameter, target, request) } }
            if let post { send = { application, submission throws(Fault) in try post(application)(parameter, submission) } }
            return RouteMatch(route: pattern(parameter), get: show, post: send)
        }
    }

    /// The commands of a pattern.
    @inline(never)
    init<Thing, Command>(
        _ pattern: RoutePattern<(Thing, Command)>,
        post: @escaping @Sendable (Application) -> (Thing, Command, Submission) throws(Fault) -> Response
    ) {
        match = { path in
            guard let (thing, command) = pattern.parameter(in: path) else { return nil }
            let send: RouteMatch.Post = { application, submission throws(Fault) in
                try post(application)(thing, command, submission)
            }
            return RouteMatch(route: pattern(thing, command), get: nil, post: send)
        }
    }
}
