import Credentials
import Testing

struct BrowserMarkTests {
    @Test func `a mark is known again by who made it, for the address it was made for`() throws {
        let key = try SecretToken.random().bytes
        let mark = try BrowserMarks(key: key).mark(for: "ada@example.org")
        let read = try #require(BrowserMark(mark.text))
        let again = try BrowserMarks(key: key)
        #expect(again.isOwn(read, for: "ada@example.org"))
        #expect(!again.isOwn(read, for: "bea@example.org"))
        #expect(try !BrowserMarks(key: SecretToken.random().bytes).isOwn(read, for: "ada@example.org"))
    }

    @Test func `a mark that was altered is not known again`() throws {
        let marks = try BrowserMarks(key: SecretToken.random().bytes)
        let text = Array(marks.mark(for: "ada@example.org").text)
        for place in text.indices {
            var other = text
            other[place] = other[place] == "A" ? "B" : "A"
            guard let mark = BrowserMark(String(other)) else { continue }
            #expect(!marks.isOwn(mark, for: "ada@example.org"))
        }
    }

    @Test func `two browsers have two marks`() throws {
        let marks = try BrowserMarks(key: SecretToken.random().bytes)
        #expect(marks.mark(for: "ada@example.org") != marks.mark(for: "ada@example.org"))
    }

    @Test("a text of another form is not read as a mark", arguments: ["", "A", "!", String(repeating: "A", count: 65)])
    func none(text: String) {
        #expect(BrowserMark(text) == nil)
    }
}
