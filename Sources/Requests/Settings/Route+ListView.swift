import Pages
import Planner

extension Route {
    /// The list on the page at this route, if choices are remembered for it.
    var listPage: ListView? {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .backlog: .backlog
        case .spoons: .spoons
        case .category(let cost): .category(cost)
        case .unsorted: .category(nil)
        case .lists: .lists
        case .list(let identity): .list(identity)
        case .templates: .templates
        case .notes: .notes
        default: nil
        }
    }
}
