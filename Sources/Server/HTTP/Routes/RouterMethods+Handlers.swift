import HTTPTypes
import Hummingbird

extension RouterMethods<HTTPContext> {
    /// A group of routes for the paths that a condition holds for; see ``ExactPathMiddleware``.
    func group(at isRoute: @escaping @Sendable (String) -> Bool) -> RouterGroup<HTTPContext> {
        group().add(middleware: ExactPathMiddleware(isRoute: isRoute))
    }

    /// A group of routes that refuse what another site made a browser send.
    func groupForOwnSite(refusal: @escaping @Sendable () -> Hummingbird.Response) -> RouterGroup<HTTPContext> {
        group().add(middleware: OriginMiddleware(refusal: refusal))
    }

    /// Adds a handler for one path, exactly as it is written.
    func on(
        exactly path: String,
        _ methods: [HTTPRequest.Method],
        use handler: @escaping @Sendable (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) {
        group(at: { $0 == path }).on(RouterPath(path), methods, use: handler)
    }

    /// Adds the handler of a path that only this server's own scripts request, by one method. Other methods are told which one it takes.
    func onOwnSite(
        exactly path: String,
        method: HTTPRequest.Method,
        use handler: @escaping @Sendable (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) {
        let route = group(at: { $0 == path })
        route.groupForOwnSite { PlainAnswer.word(.forbidden, "This came from another site.") }
            .on(RouterPath(path), method: method, use: handler)
        route.on(RouterPath(path), HTTPRequest.Method.all.filter { $0 != method }) { _, _ in
            PlainAnswer.word(.methodNotAllowed, "This address takes \(method.rawValue).", headers: [.allow: method.rawValue])
        }
    }

    /// Adds a handler for several methods.
    func on(
        _ path: RouterPath,
        _ methods: [HTTPRequest.Method],
        use handler: @escaping @Sendable (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) {
        for method in methods { on(path, method: method, use: handler) }
    }
}
