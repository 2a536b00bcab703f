import Testing

@testable import Server

@Suite("The name by which others see somebody in a shared list")
struct ShownNameTests {
    @Test(
        "L5: a name keeps the joiners that it is spelled with",
        arguments: ["علی\u{200c}رضا", "ශ\u{0dca}\u{200d}රීමා", "👩\u{200d}🍳 Ada"]
    )
    func joiners(name: String) {
        #expect(ShownName(typed: name)?.text.unicodeScalars.elementsEqual(name.unicodeScalars) == true)
    }

    @Test("L5: a name has no line ends, no controls and nothing that changes the direction of later text")
    func plain() {
        #expect(ShownName(typed: "  Ada\u{202e}\n  of\u{0}\u{2066}  York ")?.text == "Ada of York")
    }

    @Test("L5: a name that shows nothing, or is too long, is refused", arguments: ["", "  ", "\u{200d}\u{200b}"])
    func refused(name: String) {
        #expect(ShownName(typed: name) == nil)
        #expect(ShownName(typed: name + String(repeating: "a", count: 61)) == nil)
    }
}
