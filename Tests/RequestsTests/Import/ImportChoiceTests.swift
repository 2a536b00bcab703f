import Facts
import Interchange
import Pages
import Planner
import Testing

@testable import Requests
@testable import Workbench

@Suite("What a person chooses from a file of another program")
struct ImportChoiceTests {
    private static let today = LocalDate(number: 20_514)

    /// A file with two lists, of which one has nothing open, a task with a step in the first, and one in no list.
    private static var reading: ImportReading {
        var reading = ImportReading(of: .todoist)
        reading.outline.lists = [
            ImportedOutline.List(key: "home", name: "Home"), ImportedOutline.List(key: "old", name: "Old projects"),
        ]
        var window = ImportedOutline.Task(key: "1", title: "Window")
        (window.list, window.due, window.subjects) = ("home", today.adding(days: -1), ["spoons-3", "house"])
        var step = ImportedOutline.Task(key: "2", title: "Frame")
        step.parent = "1"
        reading.outline.tasks = [window, step, ImportedOutline.Task(key: "3", title: "Call")]
        reading.costs = [ImportReading.Cost(task: 0, cost: 3, label: "spoons-3")]
        reading.losses.add(.people, 2)
        reading.doneLeftOut = 4
        return reading
    }

    /// The form of the preview with these fields; nil: the file was chosen just now.
    private func sent(_ fields: [(String, String)]?) throws -> SentFile {
        let copy = Base64.encoded(Array("TYPE,CONTENT".utf8))
        let all = [("copy", copy), ("name", "Home.csv")] + (fields.map { [("seen", "yes")] + $0 } ?? [])
        return try #require(SentFile(Client().form("/app/data/import", all)))
    }

    private func choice(_ fields: [(String, String)]? = nil, of reading: ImportReading = Self.reading) throws -> ImportChoice {
        ImportChoice(reading, try sent(fields), today: Self.today)
    }

    @Test("At first all lists with open tasks are chosen, and those in no list come first")
    func lists() throws {
        let preview = try choice().preview(try sent(nil), .english)
        #expect(preview.lists.map(\.name) == ["", "Home", "Old projects"])
        #expect(preview.lists.map(\.isChosen) == [true, true, false])
        #expect(preview.lists.map(\.tasks) == [["3"], ["1", "2"], []])
    }

    @Test("Only the tasks of chosen lists come in, steps with their tasks")
    func chosen() throws {
        let home = try choice([("list", "0")]).outline
        #expect(home.tasks.map(\.title) == ["Window", "Frame"] && home.lists.map(\.key) == ["home"])
        #expect(try choice([("list", "none")]).outline.tasks.map(\.title) == ["Call"])
        #expect(try choice([]).outline.tasks.isEmpty)
    }

    @Test("A cost that a label suggests is taken with its label, unless the person takes the tick away")
    func costs() throws {
        let taken = try #require(try choice([("list", "0"), ("costs", "yes")]).outline.tasks.first)
        #expect(taken.cost == 3 && taken.subjects == ["house"])
        let left = try #require(try choice([("list", "0")]).outline.tasks.first)
        #expect(left.cost == nil && left.subjects == ["spoons-3", "house"])
    }

    @Test("Due dates that have passed are removed only where the person says so, and are offered from five on")
    func past() throws {
        #expect(try choice([("list", "0")]).outline.tasks.first?.due != nil)
        #expect(try choice([("list", "0"), ("past", "yes")]).outline.tasks.first?.due == nil)
        #expect(try choice().preview(try sent(nil), .english).past.count == 0)
        var many = Self.reading
        for number in 10..<14 {
            var task = ImportedOutline.Task(key: String(number), title: "Late")
            task.due = Self.today.adding(days: -2)
            many.outline.tasks.append(task)
        }
        #expect(try choice(of: many).preview(try sent(nil), .english).past.count == 5)
    }

    @Test("The preview names what was left out, what is lost, and an example of each task but steps")
    func named() throws {
        let preview = try choice().preview(try sent(nil), .english)
        #expect(preview.done.count == 4 && preview.losses.map(\.count) == [2])
        #expect(preview.examples.map(\.title) == ["Window", "Call"])
    }

    @Test("Tasks that are steps of each other end nowhere, and are read all the same")
    func circle() throws {
        var reading = ImportReading(of: .todoist)
        var (one, other) = (ImportedOutline.Task(key: "1", title: "One"), ImportedOutline.Task(key: "2", title: "Other"))
        (one.parent, other.parent) = ("2", "1")
        reading.outline.tasks = [one, other]
        #expect(try choice(of: reading).preview(try sent(nil), .english).lists.map(\.tasks) == [["1", "2"]])
    }

    @Test("More than comes in at once is said before anything is imported")
    func tooMuch() throws {
        var reading = ImportReading(of: .todoist)
        for number in 0...ImportedOutline.most { reading.outline.tasks.append(.init(key: String(number), title: "x")) }
        let choice = try choice(of: reading)
        #expect(choice.isTooMuch)
        #expect(choice.preview(try sent(nil), .english).most == ImportedOutline.most)
    }

    @Test("A page about a file survives the way from module to module")
    func bytes() throws {
        let page = try choice().preview(try sent(nil), .english).content(.english, at: Client().request("GET", "/").instant)
        let read = try ImportedContent(cbor: page.cbor)
        #expect(read.title == "Import from Todoist" && read.source == "todoist" && read.form == .importing)
        #expect(read.parts.count == page.parts.count && read.cbor == page.cbor)
        let outline = try choice([("list", "0")]).outline
        #expect(try ImportedContent(cbor: ImportedContent(importing: outline).cbor).outline == outline)
    }

    @Test("The answers about columns are read from the form, and nothing else is")
    func columns() throws {
        let mapping = try sent([("columns", "2"), ("use", "1"), ("use", "5"), ("header", "yes"), ("order", "1")]).mapping
        #expect(mapping == ColumnMapping(uses: [.title, .due], dateOrder: .dayFirst, hasHeader: true))
        #expect(try sent([("columns", "3"), ("use", "1"), ("use", "5")]).mapping == nil)
        #expect(try sent([("columns", "1"), ("use", "99")]).mapping == nil)
    }
}
