import Facts
import Pages
import Planner

/// A line of the table of routes: a route, or all routes of a pattern, and what answers there.
///
/// Handlers are methods of ``Application``, by their names. A command that needs nothing from its form has no handler: it stands in the
/// line itself. An object, because a table of many large values takes much code to make.
final class RouteEntry: Sendable {
    /// Reads a plain path; nil if it leads elsewhere.
    private let read: @Sendable (String) -> RouteMatch?
    /// The beginning of the paths of a pattern; empty in the line of one route.
    private let prefix: String
    private let file: RouteMatch.File?
    private let isOpenWhileArriving: Bool
    private let unread: RouteMatch.Get?

    private init(
        prefix: String = "",
        file: RouteMatch.File? = nil,
        isOpenWhileArriving: Bool = false,
        unread: RouteMatch.Get? = nil,
        _ read: @escaping @Sendable (String) -> RouteMatch?
    ) {
        self.prefix = prefix
        self.file = file
        self.isOpenWhileArriving = isOpenWhileArriving
        self.unread = unread
        self.read = read
    }

    /// What answers at a plain path; nil if it leads elsewhere.
    func match(_ path: String) -> RouteMatch? {
        guard var match = read(path) else { return nil }
        match.file = file
        match.isOpenWhileArriving = isOpenWhileArriving
        return match
    }

    /// What answers at a path that leads nowhere, if it begins like those of this line, and the line has an answer for it.
    func answer(toUnknown path: String) -> RouteMatch.Get? {
        guard let unread else { return nil }
        var bytes = path.utf8.makeIterator()
        for byte in prefix.utf8 where bytes.next() != byte { return nil }
        return unread
    }
}

// MARK: - One route

extension RouteEntry {
    /// One route.
    @inline(never)
    convenience init(
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
    convenience init(
        _ route: Route,
        page: @escaping @Sendable (PersonalSpace, Instant) -> any Page,
        post: (@Sendable (Application) -> (Submission) throws(Fault) -> Response)? = nil
    ) {
        let show: RouteMatch.Get = { application, target, request in
            application.respond(to: request, target, with: page(application.space, request.instant))
        }
        self.init(route, show: show, post: post)
    }

    /// One route that carries out a command.
    ///
    /// - Parameter page: where the answer leads if the form does not say.
    @inline(never)
    convenience init(_ route: Route, command: @escaping @Sendable () -> Command, or page: Route) {
        let found = RouteMatch(route: route, get: nil) { application, submission throws(Fault) in
            try application.perform(command(), for: submission, or: page)
        }
        self.init(found)
    }

    private convenience init(
        _ route: Route,
        show: RouteMatch.Get?,
        post: (@Sendable (Application) -> (Submission) throws(Fault) -> Response)?
    ) {
        var send: RouteMatch.Post?
        if let post { send = { application, submission throws(Fault) in try post(application)(submission) } }
        self.init(RouteMatch(route: route, get: show, post: send))
    }

    @inline(never)
    private convenience init(_ found: RouteMatch) {
        self.init { path in ByteString(path) == ByteString(found.route.path) ? found : nil }
    }
}

// MARK: - The routes of a pattern

extension RouteEntry {
    /// The routes of a pattern.
    @inline(never)
    convenience init<Parameter>(
        _ pattern: RoutePattern<Parameter>,
        get: (@Sendable (Application) -> (Parameter, Target, Request) -> Response)? = nil,
        post: (@Sendable (Application) -> (Parameter, Submission) throws(Fault) -> Response)? = nil
    ) {
        self.init(prefix: pattern.prefix) { path in
            guard let parameter = pattern.parameter(in: path) else { return nil }
            var show: RouteMatch.Get?
            var send: RouteMatch.Post?
            if let get { show = { application, target, request in get(application)(parameter, target, request) } }
            if let post { send = { application, submission throws(Fault) in try post(application)(parameter, submission) } }
            return RouteMatch(route: pattern(parameter), get: show, post: send)
        }
    }

    /// A command on one thing of many.
    ///
    /// - Parameter page: where the answer leads if the form does not say.
    @inline(never)
    convenience init(_ pattern: RoutePattern<Identity>, command: @escaping @Sendable (Identity) -> Command, or page: Route) {
        self.init(pattern) { application, identity, submission throws(Fault) in
            try application.perform(command(identity), for: submission, or: page)
        }
    }

    /// A command on a task that has its button on the page of the task: the answer leads there, and a fault is shown there.
    @inline(never)
    convenience init(_ pattern: RoutePattern<Identity>, onTaskPage command: @escaping @Sendable (Identity) -> Command) {
        self.init(pattern) { application, identity, submission throws(Fault) in
            try application.performOnTaskPage(command(identity), of: identity, submission)
        }
    }

    private convenience init(
        _ pattern: RoutePattern<Identity>,
        carryOut: @escaping @Sendable (Application, Identity, Submission) throws(Fault) -> Response
    ) {
        self.init(prefix: pattern.prefix) { path in
            guard let identity = pattern.parameter(in: path) else { return nil }
            return RouteMatch(route: pattern(identity), get: nil) { application, submission throws(Fault) in
                try carryOut(application, identity, submission)
            }
        }
    }
}

// MARK: - What few lines say

extension RouteEntry {
    /// The same line, which answers as usual while an account's plan is still arriving, too.
    var evenWhileArriving: RouteEntry {
        RouteEntry(prefix: prefix, file: file, isOpenWhileArriving: true, unread: unread, read)
    }

    /// The same line, which also takes a form with a file, and answers nil to any other.
    func takingFile(_ answer: @escaping @Sendable (Application) -> (Target, Request) -> Response?) -> RouteEntry {
        RouteEntry(
            prefix: prefix,
            file: { application, target, request in answer(application)(target, request) },
            isOpenWhileArriving: isOpenWhileArriving,
            unread: unread,
            read
        )
    }

    /// The same line, which also answers where the parameter of its pattern cannot be read.
    func orUnread(_ show: @escaping @Sendable (Application) -> (Target, Request) -> Response) -> RouteEntry {
        RouteEntry(
            prefix: prefix,
            file: file,
            isOpenWhileArriving: isOpenWhileArriving,
            unread: { application, target, request in show(application)(target, request) },
            read
        )
    }
}
