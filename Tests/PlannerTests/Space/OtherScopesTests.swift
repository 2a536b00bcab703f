import Facts
import Testing

@testable import Planner

/// Facts of kinds that have no scopes, in a scope all the same: no program writes them, but a file may hold them.
struct OtherScopesTests {
    private static let timestamp = Timestamp(time: UInt64(Person.monday), counter: 0, device: 7)
    private static let values: [(kind: EntityKind, field: Field, text: String)] = [
        (.subject, SubjectField.name, "Home"), (.note, NoteField.text, "Home"),
        (.savedView, SavedViewField.name, "Home"), (.savedView, SavedViewField.query, "q=home"),
    ]

    @Test("A3: subjects, notes and saved views are shown once, whatever scopes a file names them in")
    func once() {
        let person = Person()
        let identity = Identity(high: 5, low: 6)
        var facts: [Fact] = []
        for scope: UInt32 in [0, 7, .max] {
            for (kind, field, text) in Self.values {
                facts.append(Fact(Entity(kind, scope: scope, identity), field, .text(text), Self.timestamp))
            }
        }
        person.space.apply(facts)
        #expect(person.space.subjects.map { $0.identity } == [identity])
        #expect(person.space.notes.map { $0.identity } == [identity])
        #expect(person.space.savedViews.map { $0.identity } == [identity])
        #expect(person.space.summary.notes == 1)
    }
}
