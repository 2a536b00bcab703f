import Testing

@testable import Planner

struct FoundWordsTests {
    /// The parts of a title that are marked.
    private func marked(_ words: String, in title: String) -> [String] {
        let bytes = Array(title.utf8)
        let bounds = Text.bounds(of: words, in: title)
        return stride(from: 0, to: bounds.count, by: 2).map {
            String(decoding: bytes[bounds[$0]..<bounds[$0 + 1]], as: UTF8.self)
        }
    }

    @Test("T6: the words of a search are marked where a word of the title begins with them, however it is accented")
    func found() {
        #expect(marked("tea bre", in: "Tea and Bread") == ["Tea", "Bre"])
        #expect(marked("creme", in: "Crème brûlée") == ["Crème"])
        #expect(marked("creme", in: "Cre\u{300}me") == ["Cre\u{300}me"])
        #expect(marked("strasse", in: "Straße") == ["Straße"])
        #expect(marked("ea", in: "Tea").isEmpty)
        #expect(marked("te tea", in: "Teapot") == ["Tea"])
        #expect(marked("", in: "Tea").isEmpty)
    }

    @Test("T6: a quoted phrase is marked as a whole, also while its second quotation mark is not typed yet")
    func phrase() {
        #expect(marked("\"green tea\"", in: "Buy Green  tea, not a green tray") == ["Green  tea"])
        #expect(marked("“green te", in: "Green tea") == ["Green te"])
        #expect(marked("\"green tea\" buy", in: "Buy green tea") == ["Buy", "green tea"])
        #expect(marked("\"\" \" \"", in: "Tea").isEmpty)
    }

    @Test("T6: the longest title is marked at once, whatever it is searched for")
    func longest() {
        let title = String(repeating: "a-", count: TaskLimits.title / 2)
        #expect(Text.bounds(of: title + "b", in: title).count <= 2 * TaskLimits.title)
        #expect(marked("zz", in: title).isEmpty)
    }
}
