import Facts

/// Why nothing was made.
enum WorkbenchFault: Error {
    case usage(String)
    case missing(option: String)
    case notANumber(option: String, text: String)
    case noTexts(path: String)
    case notMade(status: Int, target: String)
    case facts(FactsFault)

    var words: String {
        switch self {
        case .usage(let usage): usage
        case .missing(let option): "Missing: --\(option)"
        case .notANumber(let option, let text): "--\(option) takes a whole number, not “\(text)”."
        case .noTexts(let path): "Not a table of this release's texts: \(path)"
        case .notMade(let status, let target): "The planner answered \(status) at \(target)."
        case .facts(let fault): "The planner refused its own facts: \(fault)"
        }
    }
}
