import Foundation
import Planner
import Testing

@testable import Pages

/// What the planner makes of the lines of starter templates, in every language: `tools/words` refuses most of what would be wrong.
@Suite("Texts of starter templates")
struct StarterTextsTests {
    static let languages = Language.all.map(\.tag) + ["qps-ploc"]

    private static let instant = Instant(time: 1_772_445_600_000, offset: 0)

    private static func words(_ language: String) throws -> Catalog {
        language == "qps-ploc" ? try Samples.catalog(language) : try Samples.language(language)
    }

    @Test(
        "L3: every line of a template is an item with words, at its level, with a cost on it or its steps",
        arguments: languages
    )
    func lines(language: String) throws {
        let words = try Self.words(language)
        for template in StarterTemplate.all {
            let text = words[template.lines]
            let pasted = PastedLines(text, levels: TaskLimits.levels)
            let written = text.split(separator: "\r", omittingEmptySubsequences: false)
            #expect(pasted.lines.count == written.count && pasted.deepest < TaskLimits.levels, "\(template.slug.text)")
            var above: [Bool] = []
            for (line, raw) in zip(pasted.lines, written) {
                #expect(line.level * 2 == raw.prefix { $0 == " " }.count && !line.isDone, "\(raw)")
                let read = UnderstoodLine(line.text, in: .ofMarks(at: Self.instant))
                #expect(read.title.contains { $0.isLetter } && !read.title.contains { $0.isNumber }, "\(raw)")
                above = Array(above.prefix(line.level))
                #expect(read.cost == nil || !above.contains(true), "\(raw)")
                above.append(read.cost != nil)
                #expect(!template.isChecklist || read.chips.isEmpty, "\(raw)")
                // Quick add takes blanks that do not break for blanks.
                let plain = line.text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
                #expect(Self.written(read) == plain)
                _ = try TaskDraft(title: read.title, cost: read.cost)
            }
        }
    }

    /// The line with its marks as they are written.
    private static func written(_ read: UnderstoodLine) -> String {
        let marks: [String?] = [
            read.cost.map { " ~\($0)" }, read.minutes.map { " \($0)m" }, read.priority.map { " !\($0.word)" },
        ]
        return read.title + marks.compactMap { $0 }.joined()
    }

    @Test("L3: the name and the heading of a template can be those of a list", arguments: languages)
    func names(language: String) throws {
        let words = try Self.words(language)
        for template in StarterTemplate.all {
            let name = words[template.name]
            _ = try ListDraft(name: name, icon: template.icon, category: words[template.group.name], isChecklist: true)
            #expect(!words[template.about].isEmpty)
        }
        #expect(Set(StarterTemplate.all.map { words[$0.name] }).count == StarterTemplate.all.count)
    }

    @Test("The messages of tips and templates are found by their names")
    func series() throws {
        func isSaid(_ sentence: Sentence, _ begin: String, _ slug: ByteString, _ end: String) throws {
            let camel = slug.text.split(separator: "-").map(\.capitalized).joined()
            let phrase = try #require(Phrase.allCases.first { "\($0)" == begin + camel + end }, "\(slug.text)")
            #expect(Catalog.english[sentence] == Catalog.english[phrase])
        }
        for tip in Tip.all {
            try isSaid(tip.title, "tip", tip.slug, "Title")
            try isSaid(tip.text, "tip", tip.slug, "Text")
        }
        for template in StarterTemplate.all {
            try isSaid(template.name, "starter", template.slug, "Name")
            try isSaid(template.about, "starter", template.slug, "About")
            try isSaid(template.lines, "starter", template.slug, "Lines")
        }
        for series in [PhraseSeries.tipTitles, .tipTexts] { #expect(series.count == Tip.all.count) }
        for series in [PhraseSeries.starterNames, .starterAbouts, .starterLines] {
            #expect(series.count == StarterTemplate.all.count)
        }
    }

    // MARK: English

    @Test("L3: an English item is short enough for a phone")
    func short() {
        for template in StarterTemplate.all {
            for line in PastedLines(Catalog.english[template.lines], levels: TaskLimits.levels).lines {
                #expect(line.text.count <= 80, "\(line.text)")
            }
        }
    }

    @Test("L3: every list of tasks has rest in it, and rest costs nothing")
    func rest() {
        for template in StarterTemplate.all where !template.isChecklist {
            let rests = PastedLines(Catalog.english[template.lines], levels: TaskLimits.levels).lines
                .map { UnderstoodLine($0.text, in: .ofMarks(at: Self.instant)) }
                .filter { $0.title.hasPrefix("Rest") }
            #expect(!rests.isEmpty && rests.allSatisfy { $0.cost == nil }, "\(template.slug.text)")
        }
    }

    @Test("L3: no word that blames or counts, none that another unit would contradict", arguments: StarterTemplate.all)
    func starterWords(template: StarterTemplate) {
        let english = Catalog.english
        let text = [english[template.name], english[template.about], english[template.group.name], english[template.lines]]
        let forbidden = [
            "overdue", "missed", "failed", "late", "behind", "lazy", "streak", "score", "should", "must", "only", "just",
            "simply",
            "spoon", "spoons",
        ]
        expect(text.joined(separator: " "), lacks: forbidden)
        #expect((3...30).contains(text[0].count) && (20...100).contains(text[1].count))
    }

    @Test("A6: a tip is short and plain: it blames nobody, commands nothing, promises nothing", arguments: Tip.all)
    func tipWords(tip: Tip) {
        let (title, text) = (Catalog.english[tip.title], Catalog.english[tip.text])
        let forbidden = [
            "overdue", "missed", "failed", "late", "behind", "lazy", "streak", "score", "should", "must", "only", "cure", "cures",
            "heal", "heals", "treat", "treats", "treatment", "therapy", "symptom", "symptoms", "doctor", "prevent", "prevents",
            "dose", "patient", "patients", "recover", "recovery", "improve", "improves", "simply", "just",
        ]
        expect(title + " " + text, lacks: forbidden)
        #expect(!text.contains("!") && !title.contains("!"))
        #expect(title.count <= 40 && (40...260).contains(text.count))
        // The title of the source is shown as well.
        for word in ["overdue", "missed", "failed", "lazy", "streak"] { #expect(!tip.source.title.lowercased().contains(word)) }
    }

    private func expect(_ text: String, lacks forbidden: [String]) {
        let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
        for word in forbidden { #expect(!" \(words) ".contains(" \(word) "), "\(word)") }
    }
}

extension PhraseSeries {
    fileprivate var count: Int { Int(last.rawValue - first.rawValue) + 1 }
}
