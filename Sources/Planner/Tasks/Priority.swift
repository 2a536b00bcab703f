/// How much a task matters, as the person sees it. The numbers are on the wire; they are also its other names, P1 to P3.
package enum Priority: Int64, CaseIterable, Sendable {
    /// P1, before all others.
    case high = 1
    /// P2.
    case medium = 2
    /// P3; still before tasks without a priority.
    case low = 3

    /// "high", "medium" or "low", as in a sentence or a table.
    package var word: StaticString {
        switch self {
        case .high: "high"
        case .medium: "medium"
        case .low: "low"
        }
    }
}
