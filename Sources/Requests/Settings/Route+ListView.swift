import Pages
import Planner

extension Route {
    /// The list on the page at this route, if choices are remembered for it.
    var listPage: ListView? {
        if let cost = Route.category.parameter(of: self) { return .category(cost) }
        if let list = Route.list.parameter(of: self) { return .list(list) }
        switch self {
        case .today: return .today
        case .tasks: return .tasks
        case .backlog: return .backlog
        case .spoons: return .spoons
        case .unsorted: return .category(nil)
        case .lists: return .lists
        case .templates: return .templates
        case .notes: return .notes
        default: return nil
        }
    }
}
