import Synchronization
import Testing

@testable import Server

@Suite("Large pieces of work, a few at a time")
struct WorkGateTests {
    /// Work that has begun, and goes on until it is told to end.
    private final class Work: Sendable {
        let begun = AsyncEvent()
        let end = AsyncEvent()

        func run() async {
            begun.signal()
            await end.wait(atMost: .seconds(60))
        }
    }

    private let patience = Duration.seconds(60)

    @Test("So many go on at once; the next one waits until one of them ends")
    func width() async {
        let gate = WorkGate(width: 2, mostWaiting: 9)
        let works = (0..<3).map { _ in Work() }
        let hasThirdBegun = Flag()
        await withTaskGroup(of: Void.self) { group in
            for work in works.prefix(2) {
                group.addTask { await gate.pass(for: nil) { await work.run() } }
                await work.begun.wait(atMost: patience)
            }
            group.addTask {
                await gate.pass(for: nil) {
                    hasThirdBegun.raise()
                    works[2].begun.signal()
                }
            }
            while gate.waiting == 0 { await Task.yield() }
            let isEarly = hasThirdBegun.isRaised
            #expect(!isEarly)
            works[0].end.signal()
            await works[2].begun.wait(atMost: patience)
            works[1].end.signal()
        }
        let hasBegun = hasThirdBegun.isRaised
        #expect(hasBegun && gate.waiting == 0)
    }

    @Test("Where too many wait, the next one is refused at once")
    func refused() async {
        let gate = WorkGate(width: 1, mostWaiting: 0)
        let work = Work()
        async let first: Void? = gate.pass(for: nil) { await work.run() }
        await work.begun.wait(atMost: patience)
        #expect(await gate.pass(for: nil) { true } == nil)
        work.end.signal()
        let isDone: Void? = await first
        #expect(isDone != nil)
        #expect(await gate.pass(for: nil) { true } == true)
    }

    @Test("Whose client goes while it waits is never begun, and nobody else loses a turn by it")
    func gone() async {
        let gate = WorkGate(width: 1, mostWaiting: 9)
        let (work, client) = (Work(), ClientPresence())
        async let first: Void? = gate.pass(for: nil) { await work.run() }
        await work.begun.wait(atMost: patience)
        async let second = gate.pass(for: client) { true }
        while gate.waiting == 0 { await Task.yield() }
        client.goes()
        let hasWorked = await second
        #expect(hasWorked == nil)
        work.end.signal()
        let isDone: Void? = await first
        #expect(isDone != nil)
        #expect(await gate.pass(for: client) { true } == nil)
        #expect(await gate.pass(for: ClientPresence()) { true } == true)
    }
}

/// Something that happened once, seen by all tasks.
private final class Flag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .acquiring) }

    func raise() { value.store(true, ordering: .releasing) }
}
