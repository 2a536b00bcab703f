import Testing

@testable import Planner

struct StarterTemplateTests {
    @Test("L3: at least twelve come with it, each with an address, a name and a purpose of its own")
    func twelve() {
        let all = StarterTemplate.all
        #expect(all.count >= 12)
        #expect(Set(all.map(\.slug.text)).count == all.count)
        #expect(Set(all.map(\.name)).count == all.count)
        #expect(Set(all.map(\.about)).count == all.count)
        #expect(Set(ListIcon.allCases.map(\.rawValue)).count == ListIcon.allCases.count)
    }

    @Test("L3: the name of a template fits a URL and a phone", arguments: StarterTemplate.all)
    func names(template: StarterTemplate) {
        #expect(template.slug.text.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
        #expect((3...30).contains(template.name.count))
        #expect((20...100).contains(template.about.count))
        #expect(!template.category.isEmpty)
    }

    @Test(
        "L3: items are short, their steps indented by two spaces each, three levels deep at most",
        arguments: StarterTemplate.all
    )
    func indentation(template: StarterTemplate) {
        var previous = -1
        for item in Item.all(of: template) {
            #expect(item.line.count <= 80, "\(item.line)")
            #expect(item.spaces % 2 == 0 && item.level <= min(previous + 1, 2), "\(item.line)")
            #expect(!item.title.isEmpty && !item.line.hasSuffix(" ") && !item.title.contains("  "), "\(item.line)")
            previous = item.level
        }
        #expect((8...60).contains(Item.all(of: template).count))
    }

    @Test("L3: costs are 1 to 10 and minutes 1 to 240; a checklist has neither", arguments: StarterTemplate.all)
    func costs(template: StarterTemplate) {
        for item in Item.all(of: template) {
            if let cost = item.cost { #expect((1...10).contains(cost), "\(item.line)") }
            if let minutes = item.minutes { #expect((1...240).contains(minutes), "\(item.line)") }
            if template.isChecklist { #expect(item.cost == nil && item.minutes == nil, "\(item.line)") }
        }
    }

    @Test("L3: a task or its steps have a cost, never both, so that nothing is counted twice", arguments: StarterTemplate.all)
    func countedOnce(template: StarterTemplate) {
        var above: [Bool] = []
        for item in Item.all(of: template) {
            above = Array(above.prefix(item.level))
            #expect(item.cost == nil || !above.contains(true), "\(item.line)")
            above.append(item.cost != nil)
        }
    }

    @Test("L3: every list of tasks has rest in it, and rest costs nothing", arguments: StarterTemplate.all)
    func rest(template: StarterTemplate) {
        let rests = Item.all(of: template).filter { $0.title.hasPrefix("Rest") }
        #expect(template.isChecklist || !rests.isEmpty)
        #expect(rests.allSatisfy { $0.cost == nil })
    }

    @Test("L3: no word that blames or counts, none that another unit would contradict", arguments: StarterTemplate.all)
    func words(template: StarterTemplate) {
        let forbidden = [
            "overdue", "missed", "failed", "late", "behind", "lazy", "streak", "score", "you should", "should", "must", "only",
            "just", "simply",
            "spoon", "spoons",
        ]
        let text = [template.name, template.about, template.category, template.lines].joined(separator: " ")
        let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
        for word in forbidden { #expect(!" \(words) ".contains(" \(word) "), "\(word)") }
    }

    @Test(
        "L3: nothing in it is a date, or has marks of quick add but for spoons, minutes and priority",
        arguments: StarterTemplate.all
    )
    func noDates(template: StarterTemplate) {
        let dates = [
            "today", "tonight", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "noon",
            "daily", "weekly",
            "monthly", "every", "next", "hour", "hours", "minute", "minutes",
        ]
        for item in Item.all(of: template) {
            let words = item.title.lowercased().split { !$0.isLetter }.map(String.init)
            #expect(words.allSatisfy { !dates.contains($0) }, "\(item.line)")
            #expect(!item.title.contains { "~!#@\"“”0123456789".contains($0) }, "\(item.line)")
        }
    }
}

/// A line of a template, read in the plainest way.
private struct Item {
    let line: String
    let spaces: Int
    private(set) var title = ""
    private(set) var cost: Int?
    private(set) var minutes: Int?

    var level: Int { spaces / 2 }

    static func all(of template: StarterTemplate) -> [Item] {
        template.lines.split(separator: "\n", omittingEmptySubsequences: false).map { Item(String($0)) }
    }

    private init(_ line: String) {
        self.line = line
        spaces = line.prefix { $0 == " " }.count
        var words: [Substring] = []
        for word in line.dropFirst(spaces).split(separator: " ", omittingEmptySubsequences: false) {
            if let match = word.wholeMatch(of: /~(\d+)/) {
                cost = Int(match.1)
            } else if let match = word.wholeMatch(of: /(\d+)m/) {
                minutes = Int(match.1)
            } else if word != "!high" {
                words.append(word)
            }
        }
        title = words.joined(separator: " ")
    }
}
