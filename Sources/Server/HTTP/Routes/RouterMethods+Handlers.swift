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

    /// Adds a handler for several methods.
    func on(
        _ path: RouterPath,
        _ methods: [HTTPRequest.Method],
        use handler: @escaping @Sendable (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) {
        for method in methods { on(path, method: method, use: handler) }
    }
}
