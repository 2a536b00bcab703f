import Logging
import Storage
import Testing

@testable import Server

@Suite("The log of work that is tried again and again")
struct RareLogTests {
    @Test("The same sentence is written at once, and then rarely; another one is not held up")
    func rare() {
        let (log, now) = (RareLog(Logger(label: "test")), ContinuousClock.now)
        #expect(log.isDue("Could not load", at: now))
        for second in 1..<600 { #expect(!log.isDue("Could not load", at: now + .seconds(second))) }
        #expect(log.isDue("Could not store", at: now + .seconds(1)))
        #expect(log.isDue("Could not load", at: now + .seconds(600)))
        #expect(!log.isDue("Could not load", at: now + .seconds(601)))
    }
}
