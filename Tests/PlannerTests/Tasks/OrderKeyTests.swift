import TestSupport
import Testing

@testable import Planner

struct OrderKeyTests {
    @Test("T9: a key between any two neighbours, wherever things are put in")
    func randomInsertions() throws {
        var random = SeededRandom.printed(seed: 1)
        var keys: [OrderKey] = []
        for _ in 0..<2000 {
            let index = random.below(keys.count + 1)
            let key = try #require(
                OrderKey.between(index > 0 ? keys[index - 1] : nil, index < keys.count ? keys[index] : nil)
            )
            keys.insert(key, at: index)
        }
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
        #expect(keys.allSatisfy { OrderKey($0.text) == $0 })
    }

    @Test("T9: ten thousand things put in at one end keep short keys", arguments: [true, false])
    func oneEnd(atTop: Bool) throws {
        var key = OrderKey.first
        for _ in 0..<10_000 {
            let next = try #require(atTop ? OrderKey.between(nil, key) : OrderKey.between(key, nil))
            #expect(atTop ? next < key : key < next)
            key = next
        }
        #expect(key.bytes.count <= 4)
    }

    @Test("T9: inserted again and again between the same two, keys grow by one letter every few times only")
    func sameGap() throws {
        let upper = try #require(OrderKey.between(.first, nil))
        for below in [true, false] {
            var (low, high) = (OrderKey.first, upper)
            for _ in 0..<500 {
                let key = try #require(OrderKey.between(low, high))
                if below { high = key } else { low = key }
            }
            #expect(max(low.bytes.count, high.bytes.count) < 150)
        }
    }

    @Test("T9: there is nothing between a key and itself, or the wrong way round")
    func noRoom() throws {
        let upper = try #require(OrderKey.between(.first, nil))
        #expect(OrderKey.between(.first, .first) == nil)
        #expect(OrderKey.between(upper, .first) == nil)
    }

    @Test("T9: where the beginnings of two keys differ, they stand as the keys do")
    func beginnings() {
        var random = SeededRandom.printed(seed: 55_306)
        let alphabet = Array("01Zaz\u{0}é".unicodeScalars)
        var different = 0
        for _ in 0..<2000 {
            let keys = (0..<2).map { _ in
                var text = String.UnicodeScalarView()
                for _ in 0..<random.below(11) { text.append(random.one(of: alphabet)) }
                return OrderKey(String(text))
            }
            guard keys[0].beginning != keys[1].beginning else { continue }
            different += 1
            #expect((keys[0].beginning < keys[1].beginning) == (keys[0] < keys[1]), "\(keys[0].bytes) \(keys[1].bytes)")
        }
        #expect(different > 1000)
    }

    @Test("T9: keys of someone else's making never break the order: a key between them, or none")
    func forged() {
        var random = SeededRandom.printed(seed: 2)
        let alphabet = Array("0019AZaz!~ é".unicodeScalars) + ["\u{0}", "\u{10ffff}"]
        func text() -> String {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.below(8) { text.append(random.one(of: alphabet)) }
            return String(text)
        }
        for _ in 0..<20_000 {
            let lower = random.once(in: 5) ? nil : OrderKey(text())
            let upper = random.once(in: 5) ? nil : OrderKey(text())
            guard let key = OrderKey.between(lower, upper) else { continue }
            if let lower { #expect(lower < key) }
            if let upper { #expect(key < upper) }
        }
    }

    @Test("T9: there is a key between two of ten thousand digits", arguments: ["0", "V", "z"])
    func longest(digit: String) throws {
        let digits = String(repeating: digit, count: 10_000)
        let lower = OrderKey("a0" + digits + "1")
        for upper in [OrderKey("a0" + digits + "2"), OrderKey("a1"), nil] {
            let key = try #require(OrderKey.between(lower, upper))
            #expect(lower < key)
            if let upper { #expect(key < upper) }
        }
    }

    @Test("T9: there is still room above the last whole key, and no room below the first")
    func ends() throws {
        let last = OrderKey("z" + String(repeating: "z", count: 26))
        let first = OrderKey("A" + String(repeating: "0", count: 26))
        #expect(last < (try #require(OrderKey.between(last, nil))))
        #expect(OrderKey.between(nil, first) == nil)
    }
}
