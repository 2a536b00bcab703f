import Logging
import Testing

@testable import Server

@Suite("The log of requests beyond a limit")
struct RefusalLogTests {
    private let log = RefusalLog(Logger(label: "test"))
    private let now = ContinuousClock.now

    @Test("The first refusal is written at once, those that follow once a minute with their number")
    func counted() {
        #expect(log.count("account", at: now) == .say(1))
        #expect(log.count("account", at: now + .seconds(10)) == .wait(.seconds(50)))
        for second in 11..<50 { #expect(log.count("account", at: now + .seconds(second)) == .nothing) }
        #expect(log.due("account", at: now + .seconds(60)) == 40)
        #expect(log.due("account", at: now + .seconds(60)) == nil)
        #expect(log.count("account", at: now + .seconds(61)) == .wait(.seconds(59)))
    }

    @Test("Each kind is counted by itself")
    func kinds() {
        #expect(log.count("account", at: now) == .say(1))
        #expect(log.count("sync", at: now) == .say(1))
    }

    @Test("After a quiet minute the next one is written at once, with what was not spoken of before")
    func later() {
        #expect(log.count("account", at: now) == .say(1))
        #expect(log.count("account", at: now + .seconds(60)) == .say(1))
        #expect(log.count("account", at: now + .seconds(61)) == .wait(.seconds(59)))
        #expect(log.count("account", at: now + .seconds(200)) == .say(2))
    }
}
