import TestSupport
import Testing

@testable import Interchange

struct JSONFuzzTests {
    private static let seeds = [
        #"{"a":[1,-2.5e3,"x\u00e9\ud83d\ude00\n",null,true,false,{}],"b":{"c":[[[]]]}}"#, "[]", "{\"a\":\"\"}",
        "[\"\\\\\",0.1E-2,{\"k\":{\"k\":{}}}]",
    ]

    /// Everything in a value, asked for once.
    private static func visit(_ value: JSONValue, _ seen: inout Int) {
        seen += 1
        _ = (value.text, value.integer, value.number?.scaled(by: 3), value.isPresent, value.saysNothing, value["a"].text)
        for item in value.items { visit(item, &seen) }
        for (name, item) in value.members {
            _ = name.text
            visit(item, &seen)
        }
    }

    @Test("JSON with bytes changed, cut and doubled is read or refused, and all that was read can be asked for")
    func random() {
        var random = SeededRandom.printed(seed: 46)
        var (read, refused) = (0, 0)
        for _ in 0..<SeededRandom.histories(usually: 10_000) {
            var bytes = Array(random.one(of: Self.seeds).utf8)
            for _ in 0..<random.below(4) {
                let at = random.below(max(bytes.count, 1))
                guard !bytes.isEmpty else { break }
                switch random.below(5) {
                case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: at)
                case 2: bytes.insert(random.one(of: Array(#"{}[]",:\0e-u"#.utf8)), at: at)
                case 3: bytes.append(contentsOf: bytes[at...])
                default: bytes.removeLast(bytes.count - at)
                }
            }
            for isSequence in [false, true] {
                do throws(JSONFault) {
                    let document = try isSequence ? JSONDocument(sequence: bytes) : JSONDocument(bytes)
                    var seen = 0
                    Self.visit(document.root, &seen)
                    #expect(seen <= bytes.count + 1)
                    read += 1
                } catch {
                    refused += 1
                }
            }
        }
        #expect(read > 0 && refused > 0)
    }
}
