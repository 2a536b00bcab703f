import ArgumentParser
import Glibc

/// The program's messages, printed at once: where the output is no terminal, `print` keeps lines back that a script waits for.
enum Say {
    static func out(_ line: String) { write(line, to: STDOUT_FILENO) }
    static func error(_ line: String) { write(line, to: STDERR_FILENO) }

    private static func write(_ line: String, to descriptor: Int32) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}

/// Runs a command. Its errors, but for those of the argument parser, end the program with one sentence and a status of failure.
func saying(_ work: () async throws -> Void) async throws {
    do {
        try await work()
    } catch let error as CleanExit {
        throw error
    } catch let error as ExitCode {
        throw error
    } catch let error as ValidationError {
        throw error
    } catch {
        Say.error("\(error)")
        throw ExitCode.failure
    }
}
