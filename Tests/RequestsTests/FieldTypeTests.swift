import Facts
import Requests
import Testing

@testable import Planner
@testable import Workbench

@Suite("What fields hold")
struct FieldTypeTests {
    @Test("Everything that the planner writes is of its field's type, and every field it writes is known")
    func everythingWritten() throws {
        var visitor = SimulatedClient(seed: 5)
        visitor.liveThroughDays()
        for _ in 0..<500 { visitor.sendRandomRequest() }
        var seen: Set<EntityKind> = []
        for (_, response) in visitor.transcript.exchanges where !response.facts.isEmpty {
            for fact in try Batch(wire: response.facts).facts {
                let type = try #require(
                    FieldType(of: fact.field, in: fact.entity.kind),
                    "kind \(fact.entity.kind.rawValue), field \(fact.field.rawValue)"
                )
                #expect(type.holds(fact.value), "kind \(fact.entity.kind.rawValue), field \(fact.field.rawValue): \(fact.value)")
                seen.insert(fact.entity.kind)
            }
        }
        // All but what only devices that write apart, forms that were open meanwhile, or people who share a list, make.
        #expect(seen.subtracting([.earlier]) == Set((1...15).map { EntityKind(rawValue: $0) } + [.savedView]))
    }

    @Test("A number is held as far as its field makes sense of it")
    func numbers() throws {
        let cost = try #require(FieldType(of: TaskField.cost, in: .task))
        #expect(cost.holds(.integer(10)))
        #expect(!cost.holds(.integer(-1)))
        #expect(!cost.holds(.integer(1 << 62)))
        let due = try #require(FieldType(of: TaskField.due, in: .task))
        #expect(due.holds(.integer(20_000)))
        #expect(!due.holds(.integer(.max)))
    }

    @Test("A text is held as far as a person may type it")
    func texts() throws {
        let title = try #require(FieldType(of: TaskField.title, in: .task))
        #expect(title.holds(.text(String(repeating: "ü", count: TaskLimits.title))))
        #expect(!title.holds(.text(String(repeating: "a", count: 800_000))))
        let note = try #require(FieldType(of: TaskField.note, in: .task))
        #expect(note.holds(.text(String(repeating: "a", count: 800_000))))
    }

    @Test("The name of a thing has sixteen bytes")
    func identities() throws {
        let list = try #require(FieldType(of: TaskField.list, in: .task))
        #expect(list.holds(.bytes([UInt8](repeating: 1, count: 16))))
        #expect(!list.holds(.bytes([])))
        #expect(!list.holds(.bytes([UInt8](repeating: 1, count: 17))))
    }

    @Test("A kind that only a newer version knows has no field types")
    func unknown() {
        #expect(FieldType(of: TaskField.title, in: EntityKind(rawValue: 200)) == nil)
        #expect(FieldType(of: Field(rawValue: 0), in: .task) == nil)
        #expect(FieldType(of: Field(rawValue: 999), in: .task) == nil)
    }
}
