import CommandTable
import Testing

@testable import Planner

struct CommandTableTests {
    @Test("Each kind of command has an example", arguments: CommandKind.allCases)
    func complete(kind: CommandKind) throws {
        let name = "\(kind)"
        let examples = CommandExample.all.filter { $0.description.split(separator: ",").first.map(String.init) == name }
        #expect(!examples.isEmpty)
        for example in examples {
            guard case .list(let items) = try PreparedPlan(example).command.argument else { continue }
            #expect(items.first == .integer(kind.rawValue))
        }
    }
}
