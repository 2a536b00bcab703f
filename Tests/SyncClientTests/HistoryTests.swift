import TestSupport
import Testing

@Suite("Devices and a server, while everything goes wrong")
struct HistoryTests {
    @Test("A3: Devices end with the same plan, and nothing that was written is lost, whatever broke in between")
    func random() async throws {
        var seeds = SeededRandom.printed(seed: 3)
        for _ in 0..<SeededRandom.histories(usually: 1000) {
            let seed = seeds.next()
            let history = try await History(seed: seed)
            do {
                for _ in 0..<24 { try await history.step() }
                try await history.check()
            } catch {
                Issue.record("history \(seed): \(error)")
                return
            }
        }
    }
}
