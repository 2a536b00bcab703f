import BlockingWork
import Dispatch
import Testing

struct WorkersTests {
    @Test func `work is done and its value handed back`() async throws {
        let workers = Workers(label: "test", count: 2, limit: 4)
        #expect(try await workers.run { 6 * 7 } == 42)
    }

    @Test func `what comes when as much is waiting as may wait is refused at once, and nothing else is`() async throws {
        let workers = Workers(label: "test", count: 1, limit: 2)
        let gate = DispatchSemaphore(value: 0)
        let (started, hasStarted) = AsyncStream.makeStream(of: Void.self)
        async let first: Void = workers.run {
            hasStarted.yield()
            gate.wait()
        }
        for await _ in started { break }
        // One is under way, so of two more one may wait. Which of them is chance; that the other is told first is not.
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    do throws(TooMuchWork) {
                        try await workers.run {}
                        return true
                    } catch {
                        return false
                    }
                }
            }
            var outcomes: [Bool] = []
            for await outcome in group {
                if outcomes.isEmpty { gate.signal() }
                outcomes.append(outcome)
            }
            return outcomes
        }
        #expect(outcomes == [false, true])
        try await first
    }

    @Test func `there is room again when work is done`() async throws {
        let workers = Workers(label: "test", count: 1, limit: 1)
        for round in 0..<100 {
            #expect(try await workers.run { round } == round)
        }
    }

    @Test func `as many pieces as there are threads are under way at once`() async throws {
        let workers = Workers(label: "test", count: 3, limit: 3)
        let met = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        // Each waits for the others: were they done one after another, this would never end.
        async let pieces: Void = withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask {
                    try await workers.run {
                        met.signal()
                        gate.wait()
                    }
                }
            }
            try await group.waitForAll()
        }
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "test.watcher").async {
                for _ in 0..<3 { met.wait() }
                for _ in 0..<3 { gate.signal() }
                continuation.resume()
            }
        }
        try await pieces
    }
}
