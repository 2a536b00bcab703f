import CommandTable
import Facts
import Planner
import Testing

@testable import Requests

/// Commands in their byte form, as the worker of a browser sends them (`docs/host.md`).
struct CommandBytesTests {
    private static func request(_ command: Argument, key: String = "one", now: Int64 = PreparedPlan.monday) -> [UInt8] {
        command.request(key: key, in: CommandContext(now: now, language: "en"))
    }

    /// The code of a fault; nil for a result.
    private func code(_ answer: [UInt8]) throws -> String? {
        var reader = CBORReader(answer)
        return try reader.array() == 2 ? try reader.text() : nil
    }

    @Test("A command in bytes does what it does as a value", arguments: CommandExample.all)
    func same(example: CommandExample) throws {
        let (one, other) = (try PreparedPlan(example), try PreparedPlan(example))
        let result = try one.application.perform(one.command, key: .named("one"), in: one.context)
        let answer = other.application.perform(cbor: Self.request(other.command.argument, now: other.context.now))
        #expect(try code(answer) == nil)
        #expect(other.application.facts == one.application.facts)
        var reader = CBORReader(answer)
        #expect(try reader.array() == 6)
        let isUnnamed = reader.null()
        #expect(isUnnamed == (result.change == nil))
        if let change = result.change { #expect(try reader.text() == change.hex) }
    }

    @Test(
        "Whatever else stands there is refused with its code, and changes nothing",
        arguments: [
            (Argument.none, "command.not-a-command"),
            (.list([]), "command.not-a-command"),
            (.list([.integer(9999)]), "command.not-a-command"),
            (.list([.integer(15)]), "command.not-a-command"),
            (.list([.integer(15), .text("five")]), "command.not-a-command"),
            (.list([.integer(15), .integer(5), .integer(6)]), "command.not-a-command"),
            (.list([.integer(15), .integer(500)]), "number.out-of-range"),
            (
                .list([.integer(35), .integer(0), .text(String(repeating: "0", count: 32)), .text("2026-02-30")]),
                "date.not-a-date"
            ),
            (.list([.integer(80), .integer(5)]), "command.not-a-command"),
            (.list([.integer(90), .text(String(repeating: "0", count: 32))]), "history.change-not-found"),
        ]
    )
    func refused(command: Argument, wanted: String) throws {
        let application = Application(device: 7)
        _ = try application.perform(.startDay(spoons: 12), key: .named("day"), in: CommandContext(now: PreparedPlan.monday))
        let facts = application.facts
        #expect(try code(application.perform(cbor: Self.request(command, now: PreparedPlan.monday + 1000))) == wanted)
        #expect(application.facts == facts)
    }

    @Test("Bytes that are no request, or cut anywhere, are refused")
    func cut() throws {
        let application = Application(device: 7)
        let bytes = Self.request(Command.startDay(spoons: 12).argument)
        for count in bytes.indices {
            #expect(try code(application.perform(cbor: Array(bytes[..<count]))) == "command.not-a-command")
        }
        #expect(try code(application.perform(cbor: bytes + [0])) == "command.not-a-command")
        #expect(try code(application.perform(cbor: Self.request(Command.noteCopy.argument, key: ""))) == "command.not-a-command")
        #expect(application.facts.isEmpty)
    }
}
