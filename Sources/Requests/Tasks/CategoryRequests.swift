import Pages
import Planner

/// Tasks by their costs, and the backlog.
extension Application {
    func showCategory(_ cost: Int, _ target: Target, _ request: Request) -> Response {
        showTasks(ofCost: cost, target, request)
    }

    func showUnsorted(_ target: Target, _ request: Request) -> Response {
        showTasks(ofCost: nil, target, request)
    }

    private func showTasks(ofCost cost: Int?, _ target: Target, _ request: Request) -> Response {
        let instant = request.instant
        let page = CategoryPage(
            reading: space,
            at: instant,
            cost: cost,
            pageNumber: target.pageOrAll,
            chosen: target.chosen,
            line: quickLine(target.query, instant),
            openedAt: target.opened(by: request.now)
        )
        return respond(to: request, target, with: page)
    }

    func showBacklog(_ target: Target, _ request: Request) -> Response {
        let page = BacklogPage(
            reading: space,
            at: request.instant,
            pageNumber: target.pageOrAll,
            chosen: target.chosen,
            openedAt: target.opened(by: request.now)
        )
        return respond(to: request, target, with: page)
    }
}
