import Testing

@testable import Planner

struct StarterTemplateTests {
    private let person = Person()

    @Test("L3: at least twelve come with it, each with an address of its own, those of one group side by side")
    func twelve() {
        let all = StarterTemplate.all
        #expect(all.count >= 12)
        #expect(Set(all.map(\.slug.text)).count == all.count)
        var groups: [StarterTemplate.Group] = []
        for template in all where groups.last != template.group { groups.append(template.group) }
        #expect(groups == StarterTemplate.Group.allCases)
        #expect(Set(ListIcon.allCases.map(\.rawValue)).count == ListIcon.allCases.count)
    }

    @Test("L3: the name of a template fits a URL", arguments: StarterTemplate.all)
    func names(template: StarterTemplate) {
        #expect(template.slug.text.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    }

    @Test("L3: of the lines of a template marks are read, and no words, in whatever language they are")
    func marksOnly() throws {
        let lines = """
            Demander à mon médecin every day ~2 15m !high
              Sun and moon tomorrow ~1
              Lundi in 2 hours
            Two spoons, priority low
            """
        _ = try person.space.perform(
            .useStarter(StarterTemplate.all[0], named: "Santé", in: "Médecins", of: lines, leavingOut: [3]),
            by: person.origin
        )
        let list = try #require(person.space.openLists.first)
        #expect(list.name == "Santé" && list.category == "Médecins")
        let tasks = person.space.members(of: list.identity)
        let first = try #require(tasks.first.flatMap { person.space.task($0) })
        #expect(tasks.count == 1)
        #expect(first.title == "Demander à mon médecin every day")
        #expect(first.cost == 2 && first.minutes == 15 && first.priority == .high)
        #expect(first.due == nil && first.repeats == nil && first.time == nil)
        let steps = person.space.steps(of: first.identity)
        #expect(steps.map(\.title) == ["Sun and moon tomorrow", "Lundi in"])
        #expect(steps.map(\.cost) == [1, nil] && steps.map(\.minutes) == [nil, 120])
        #expect(steps.allSatisfy { $0.due == nil })
    }
}
