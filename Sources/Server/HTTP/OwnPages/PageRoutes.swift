import HTTPTypes
import Hummingbird
import Pages

/// Adds routes of the server's own pages to the router: for each the handlers of GET and of POST.
///
/// Forms of other sites are refused, and so is every method without a handler.
struct PageRoutes {
    let router: Router<HTTPContext>
    let requests: PageRequests
    /// The longest form that is taken, in bytes.
    let largestForm: Int
    /// Asked before any handler.
    var check: @Sendable (AccountRequest) throws(AccountFault) -> Void = { _ in }

    /// The handlers of a page; nil where there is nothing to be seen, or where no form is taken.
    struct Handlers: Sendable {
        var show: PageRequests.Handler?
        var act: PageRequests.Handler?
    }

    /// One page.
    func add(_ path: String, show: PageRequests.Handler? = nil, act: PageRequests.Handler? = nil) {
        add(RouterPath(path)) { $0 == path ? Handlers(show: show, act: act) : nil }
    }

    /// The pages of a pattern.
    func add<Parameter>(
        _ pattern: RoutePattern<Parameter>,
        show: (@Sendable (Parameter, AccountRequest) async throws(AccountFault) -> Hummingbird.Response)? = nil,
        act: (@Sendable (Parameter, AccountRequest) async throws(AccountFault) -> Hummingbird.Response)? = nil
    ) {
        add(RouterPath(pattern.wildcardPath)) { path in
            guard let parameter = pattern.parameter(in: path) else { return nil }
            var handlers = Handlers()
            if let show { handlers.show = { asked throws(AccountFault) in try await show(parameter, asked) } }
            if let act { handlers.act = { asked throws(AccountFault) in try await act(parameter, asked) } }
            return handlers
        }
    }

    /// - Parameter handlers: those of a path; nil if it is not of this route.
    private func add(_ path: RouterPath, _ handlers: @escaping @Sendable (String) -> Handlers?) {
        let (requests, pages, largestForm, check) = (requests, requests.pages, largestForm, check)
        @Sendable func answer(
            _ request: Hummingbird.Request,
            _ context: HTTPContext,
            _ handler: PageRequests.Handler?
        ) async -> Hummingbird.Response {
            await requests.answer(request, context, upTo: largestForm) { asked throws(AccountFault) in
                try check(asked)
                guard let handler else { return pages.say(.methodNotAllowed) }
                return try await handler(asked)
            }
        }
        let route = router.group(at: { handlers($0) != nil })
        route.on(path, HTTPRequest.Method.looking) { request, context in
            await answer(request, context, handlers(context.target.path)?.show)
        }
        route.groupForOwnSite { pages.say(.foreign) }.post(path) { request, context in
            await answer(request, context, handlers(context.target.path)?.act)
        }
        route.on(path, HTTPRequest.Method.changing.filter { $0 != .post }) { _, _ in pages.say(.methodNotAllowed) }
    }
}
