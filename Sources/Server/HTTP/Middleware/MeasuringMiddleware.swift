import HTTPTypes
import Hummingbird
import Logging

/// Counts, times and logs every answer.
struct MeasuringMiddleware: RouterMiddleware {
    let metrics: Metrics
    let logger: Logger
    let refusals: RefusalLog

    func handle(
        _ request: Hummingbird.Request,
        context: HTTPContext,
        next: (Hummingbird.Request, HTTPContext) async throws -> Hummingbird.Response
    ) async throws -> Hummingbird.Response {
        let began = ContinuousClock.now
        let response = try await next(request, context)
        let took = ContinuousClock.now - began
        if response.status == .tooManyRequests { refusals.note("\(context.target.area.rawValue)") }
        if !SelfCheck.isOwn(request.head) { note(response.status, to: context.method, in: context.target.area, after: took) }
        return response
    }

    private func note(_ status: HTTPResponse.Status, to method: HTTPRequest.Method, in area: Metrics.Area, after took: Duration) {
        metrics.answered(area, status: status.code, in: took)
        // The name of the page would tell what somebody does.
        logger.info(
            "answered",
            metadata: [
                "method": "\(method)", "area": "\(area.rawValue)", "status": "\(status.code)",
                "milliseconds": "\(Int(took / .milliseconds(1)))",
            ]
        )
    }
}
