import Testing

@testable import Interchange

struct JSONDocumentTests {
    private static func fault(_ text: String) -> JSONFault? { fault(Array(text.utf8)) }

    private static func fault(_ bytes: [UInt8]) -> JSONFault? {
        do throws(JSONFault) {
            _ = try JSONDocument(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static func root(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }

    @Test(
        "every form of value is read",
        arguments: [
            "null", "true", "false", "0", "-0", "-0.0", "1E5", "1e-5", "1e+5", "123.456e78", "\"\"", "\"a\"", "[]", "{}", " [ ] ",
            "\t{\r\n}\n",
            "[1]", "[1,2]", "[[],[[]],{}]", "{\"a\":1}", "{\"a\":{\"b\":[1,{\"c\":null}]}}", "{\"\":0}", "{\"a\":1,\"a\":2}",
            "[1 , 2 ]", "{ \"a\" : 1 , \"b\" : 2 }", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\\ud83d\\ude00\"", "\"\\ud83d\"",
            "\"\\ude00\\ud83d\"", "\"\u{7f}\"", "\"\u{fffe}\"", "[\"a\"\n,\n\"b\"]", "\"a tab\tas it is\"",
            "-9223372036854775808",
            "0e1", "20e1", "0.1", "[0.4e00669999999999999999999999999999999999999999999999999999999999999999]",
        ]
    )
    func reads(_ text: String) { #expect(Self.fault(text) == nil) }

    @Test(
        "what the grammar has not is refused with its place",
        arguments: [
            ("[1,]", 3), ("[,1]", 1), ("[1,,2]", 3), ("{\"a\":1,}", 7), ("{,}", 1), ("{\"a\" 1}", 5), ("{a:1}", 1), ("{1:1}", 1),
            ("{\"a\":}", 5), ("[1 2]", 3), ("[1}", 2), ("{\"a\":1]", 6), ("]", 0), ("}", 0), ("[]]", 2), ("1 2", 2), ("nul1", 3),
            ("True", 0),
            ("NaN", 0), ("-Infinity", 1), ("+1", 0), (".5", 0), ("1.e5", 2), ("1.a", 2), ("1e+a", 3), ("01", 1), ("-01", 2),
            ("0x10", 1),
            ("'a'", 0), ("\"\\x\"", 2), ("\"\\u12g4\"", 5), ("[1]// end", 3), ("[1]#", 3), ("{\"a\":1;\"b\":2}", 6),
            ("\u{00a0}[]", 0),
            ("--1", 1), ("1-2", 1), ("{\"a\",\"b\"}", 4), ("{\"a\":1 \"b\":2}", 7), ("[\"a\":1]", 4), ("*", 0), ("[\u{000c}]", 1),
            ("\u{0}\u{0}", 0),
        ]
    )
    func refuses(_ text: String, at place: Int) { #expect(Self.fault(text) == .malformed(at: place)) }

    @Test(
        "what ends in the middle is refused as cut off",
        arguments: [
            "[", "{", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "\"a", "\"\\", "\"\\u12", "nul", "t", "-", "1.",
            "1e", "1e-", "[[[",
            "[\"a\",", "{\"a",
        ]
    )
    func truncated(_ text: String) { #expect(Self.fault(text) == .truncated) }

    @Test("a file with nothing in it is said to be empty", arguments: ["", " ", "\n\t\r "])
    func empty(_ text: String) { #expect(Self.fault(text) == .empty) }

    @Test("arrays and objects nest 64 deep, and no deeper")
    func depth() {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        func nestedObjects(_ depth: Int) -> String {
            String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
        }
        #expect(Self.fault(nested(64)) == nil)
        #expect(Self.fault(nestedObjects(64)) == nil)
        #expect(Self.fault(nested(65)) == .tooDeep)
        #expect(Self.fault(nestedObjects(65)) == .tooDeep)
        // Without recursion: a million open brackets are no danger to the stack.
        #expect(Self.fault(String(repeating: "[", count: 1_000_000)) == .tooDeep)
    }

    @Test("more values than a program would write are refused before they fill the memory")
    func tooMany() {
        let text = "[" + String(repeating: "1,", count: JSONDocument.mostValues) + "1]"
        #expect(Self.fault(text) == .tooLarge)
        #expect(Self.fault([UInt8](repeating: 0x20, count: JSONDocument.largest + 1)) == .tooLarge)
    }

    @Test("the last of two members with one name counts")
    func duplicates() throws {
        let root = try Self.root(#"{"a":1,"b":2,"a":3,"\u0061":4}"#)
        #expect(root["a"].integer == 4)
        #expect(root.count == 4)
        let members = JSONMembers(of: root)
        #expect(members["a"]?.integer == 4)
        #expect(members["b"]?.integer == 2)
        #expect(members["c"] == nil)
    }

    @Test("members are found in an object of thousands")
    func manyMembers() throws {
        let text = "{" + (0..<5000).map { "\"k\($0 * 7919 % 5000)\":\($0)" }.joined(separator: ",") + "}"
        let members = JSONMembers(of: try Self.root(text))
        for index in 0..<5000 { #expect(members["k\(index * 7919 % 5000)"]?.integer == Int64(index)) }
    }

    @Test("values inside one another are found, and what is not there is nothing")
    func nesting() throws {
        let root = try Self.root(#"{"a":[{"b":[1,[2],{}]},"x",null],"c":{}}"#)
        #expect(root["a"].items.map(\.source) == [#"{"b":[1,[2],{}]}"#, #""x""#.replacing("\"", with: ""), "null"])
        let first = try #require(root["a"].items.first { _ in true })
        #expect(first["b"].items.map(\.count) == [0, 1, 0])
        #expect(root["nothing"]["at"]["all"].text == nil)
        #expect(!root["nothing"].isPresent)
        #expect(root["nothing"].items.map(\.source).isEmpty)
        #expect(root["c"].saysNothing && root["d"].saysNothing && !root["a"].saysNothing)
    }

    @Test(
        "escapes become what they stand for, and half a pair of surrogates the sign for a damaged letter",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\u20AC""#, "é€"), (#""\uD83D\uDE00!""#, "😀!"),
            (#""\ud83d!""#, "\u{fffd}!"), (#""\ude00\ud83d""#, "\u{fffd}\u{fffd}"), (#""\ud83d\ud83d\ude00""#, "\u{fffd}😀"),
            (#""\ud83d\n""#, "\u{fffd}\n"), (#""a\u0000b""#, "a\u{0}b"), (#""\ud83dé""#, "\u{fffd}é"), ("\"😀 ünë\"", "😀 ünë"),
        ]
    )
    func escapes(_ text: String, means content: String) throws {
        #expect(try Self.root(text).text.map { Array($0.utf8) } == Array(content.utf8))
    }

    @Test("bytes that are not UTF-8 do not refuse the file")
    func notUTF8() throws {
        let root = try JSONDocument(Array("[\"caf".utf8) + [0xe9, 0x22, 0x5d]).root
        #expect(root.items.map(\.text) == ["caf\u{fffd}"])
    }

    @Test(
        "whole numbers are exact, however they are written",
        arguments: [
            ("0", 0), ("-0", 0), ("1", 1), ("-1", -1), ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
            ("1.5e3", 1500), ("1E2", 100), ("10.0", 10), ("1200e-2", 12), ("0e999999999999", 0), ("0.000e-5", 0),
            ("1.23E+18", 1_230_000_000_000_000_000),
            ("1789725600000.000", 1_789_725_600_000), ("100000000000000000000e-20", 1),
        ]
    )
    func wholeNumbers(_ text: String, is number: Int64) throws { #expect(try Self.root(text).integer == number) }

    @Test(
        "what is no whole number within 64 bits is none",
        arguments: [
            "9223372036854775808", "-9223372036854775809", "1.5", "1e19", "1e999999999999999999", "0.1", "1e-1", "-2.5e0",
            "\"1\"", "true",
        ]
    )
    func noWholeNumbers(_ text: String) throws { #expect(try Self.root(text).integer == nil) }

    @Test(
        "a number is scaled without rounding it first",
        arguments: [
            ("0.1", 1, 1), ("1.5", 1, 15), ("2", 1, 20), ("-0.19", 1, -1), ("1e-9", 3, 0),
            ("1789725600.123456", 3, 1_789_725_600_123),
        ]
    )
    func scaled(_ text: String, by power: Int, is number: Int64) throws {
        #expect(try Self.root(text).number?.scaled(by: power) == number)
    }

    @Test("a number of a million digits is read in time that grows with its length")
    func longNumber() throws {
        #expect(try Self.root("1" + String(repeating: "0", count: 1_000_000)).integer == nil)
        #expect(try Self.root("0." + String(repeating: "0", count: 1_000_000) + "1").number?.scaled(by: 3) == 0)
    }

    @Test("objects one on each line, with commas or without, are items of one array")
    func sequence() throws {
        let root = try JSONDocument(sequence: Array("{\"a\":1}\n{\"a\":2},\r\n\n{\"a\":3}\n".utf8)).root
        #expect(root.items.map { $0["a"].integer } == [1, 2, 3])
        #expect(throws: JSONFault.empty) { try JSONDocument(sequence: Array(" \n".utf8)) }
        #expect(throws: JSONFault.truncated) { try JSONDocument(sequence: Array("{\"a\":1}\n{".utf8)) }
        #expect(throws: JSONFault.malformed(at: 8)) { try JSONDocument(sequence: Array("{\"a\":1},,".utf8)) }
    }

    @Test("names are compared by what they say, with escapes or without")
    func names() throws {
        let root = try Self.root(#"{"tit\u006ce":"Abc","titles":1,"titl":2}"#)
        #expect(root["title"].isText("Abc"))
        #expect(!root["title"].isText("Ab") && !root["title"].isText("Abcd") && !root["titles"].isText("1"))
    }
}
