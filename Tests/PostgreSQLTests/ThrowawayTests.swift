import Foundation
import Testing

/// The cluster of a test run does not outlive it.
struct ThrowawayTests {
    @Test(.timeLimit(.minutes(5)))
    func `a cluster stops when the process that started it is killed`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("teaspoon-\(UInt32.random(in: .min ... .max))")
            .path
        let script = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("tools/throwaway-postgres").path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c", #"[[ ! -e $1 ]] && "$0" start "$1" && [[ -S $1/.s.PGSQL.5432 ]] && kill -KILL $$"#, script, folder,
        ]
        let ending = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationReason) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        #expect(ending == .uncaughtSignal)
        while FileManager.default.fileExists(atPath: folder) { try await Task.sleep(for: .milliseconds(50)) }
    }
}
