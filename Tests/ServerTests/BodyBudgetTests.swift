import Facts
import Logging
import Storage
import Testing

@testable import Server

@Suite("The memory for the bodies of requests")
struct BodyBudgetTests {
    private let megabyte = 1 << 20
    private let budget = BodyBudget(64 << 20, noting: RefusalLog(Logger(label: "test")))
    private let account = BodyBudget.Holder.account(AccountID(Identity(high: 1, low: 2)))

    private func network(_ number: Int) -> BodyBudget.Holder { .network("192.0.2.\(number)") }

    /// A body that has arrived, if there was room for it.
    private func body(_ size: Int, of holder: BodyBudget.Holder, isPush: Bool = false) -> BodyReservation? {
        guard let body = budget.begin(for: holder, announced: size, isPush: isPush), body.grow(by: size) else { return nil }
        return body
    }

    @Test("What a body holds is given back with it")
    func givesBack() {
        do {
            let body = body(megabyte, of: network(1))
            #expect(body != nil && budget.held == megabyte)
            withExtendedLifetime(body) {}
        }
        #expect(budget.held == 0)
    }

    @Test("Answers that a client has yet to read hold a quarter of the memory at most, and give it back; small ones hold nothing")
    func answers() throws {
        var held = try (0..<2).map { _ in try #require(budget.reserve(forAnswerOf: 8 * megabyte, to: account)) }
        #expect(budget.held == 16 * megabyte)
        #expect(budget.reserve(forAnswerOf: megabyte, to: account) == nil)
        #expect(budget.reserve(forAnswerOf: BodyBudget.small, to: account)?.isEmpty == true)
        #expect(body(1000, of: account) != nil)
        held.removeLast()
        #expect(budget.held == 8 * megabyte)
        #expect(budget.reserve(forAnswerOf: megabyte, to: account) != nil)
        held = []
        #expect(budget.held == 0)
    }

    @Test("An answer larger than a quarter counts as one; together large answers leave room for what is small, and for devices")
    func largeAnswers() throws {
        var held: [AnswerReservation] = []
        for number in 1...3 as ClosedRange<UInt64> {
            let other = BodyBudget.Holder.account(AccountID(Identity(high: 2, low: number)))
            held.append(try #require(budget.reserve(forAnswerOf: 200 * megabyte, to: other)))
        }
        #expect(budget.held == 48 * megabyte)
        #expect(budget.reserve(forAnswerOf: megabyte, to: account) == nil)
        #expect(budget.reserve(forAnswerOf: megabyte, to: account, isPush: true) != nil)
        #expect(body(1000, of: account) != nil)
        #expect(body(megabyte, of: account, isPush: true) != nil)
        withExtendedLifetime(held) {}
    }

    @Test("An announcement alone holds nothing")
    func announced() throws {
        let body = try #require(budget.begin(for: network(1), announced: 16 * megabyte))
        #expect(budget.held == 0)
        withExtendedLifetime(body) {}
    }

    @Test("One holder has one large body at a time, announced or not; others, and small ones, go on")
    func oneLarge() throws {
        let first = try #require(body(megabyte, of: network(1)))
        #expect(budget.begin(for: network(1), announced: megabyte) == nil)
        let unannounced = try #require(budget.begin(for: network(1), announced: nil))
        #expect(unannounced.grow(by: BodyBudget.small))
        #expect(!unannounced.grow(by: 1))
        #expect(body(1000, of: network(1)) != nil)
        #expect(body(megabyte, of: network(2)) != nil)
        withExtendedLifetime(first) {}
    }

    @Test("When a large body ends, its holder may send the next one")
    func nextLarge() {
        for _ in 0..<3 { #expect(body(16 * megabyte, of: network(1)) != nil) }
    }

    @Test("The large bodies of strangers leave room for accounts, and those for what is small")
    func quarters() throws {
        var bodies: [BodyReservation] = []
        func fill(_ holder: (Int) -> BodyBudget.Holder) -> Int {
            var count = 0
            while count < 100, let one = body(4 * megabyte, of: holder(count)) {
                bodies.append(one)
                count += 1
            }
            return count
        }
        #expect(fill { network($0) } == 8)
        #expect(fill { .account(AccountID(Identity(high: 2, low: UInt64($0)))) } == 4)
        bodies.append(try #require(body(BodyBudget.small, of: network(200))))
        bodies.append(try #require(body(megabyte, of: account, isPush: true)))
        #expect(budget.held == 49 * megabyte + BodyBudget.small)
    }

    @Test("Small bodies of one holder take a sixteenth at most")
    func manySmall() {
        let bodies = (0..<100).compactMap { _ in body(BodyBudget.small, of: network(1)) }
        #expect(bodies.count == 64)
        #expect(body(BodyBudget.small, of: network(2)) != nil)
    }

    @Test("A device's pushes are never large, and several at once find room")
    func pushes() {
        let bodies = (0..<4).compactMap { _ in body(megabyte, of: account, isPush: true) }
        #expect(bodies.count == 4 && bodies.allSatisfy { !$0.isLarge })
        #expect(body(megabyte, of: account, isPush: true) == nil)
    }

    @Test("A body that finds no room for its next part holds what it held before, until it ends")
    func refused() throws {
        let first = try #require(body(20 * megabyte, of: network(1)))
        let other = try #require(body(10 * megabyte, of: network(2)))
        #expect(!other.grow(by: 3 * megabyte))
        #expect(budget.held == 30 * megabyte)
        #expect(other.grow(by: 2 * megabyte))
        withExtendedLifetime((first, other)) {}
    }
}
