import Foundation
import Glibc
import NIOCore
import Synchronization
import Testing

@testable import Server

struct SelfCheckTests {
    /// A socket that connections can be made to.
    private final class Listening: Sendable {
        let socket: Int32
        let address: SocketAddress

        init() throws {
            let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            self.socket = socket
            let anyPort = try SocketAddress(ipAddress: "127.0.0.1", port: 0)
            try #require(anyPort.withSockAddr { bind(socket, $0, socklen_t($1)) } == 0 && listen(socket, 8) == 0)
            var bound = [UInt8](repeating: 0, count: 16)
            let isNamed = bound.withUnsafeMutableBytes { bytes in
                var size = socklen_t(bytes.count)
                return bytes.withMemoryRebound(to: sockaddr.self) { getsockname(socket, $0.baseAddress, &size) } == 0
            }
            try #require(isNamed)
            // The port stands behind the family, its greater byte first.
            address = try SocketAddress(ipAddress: "127.0.0.1", port: Int(bound[2]) << 8 | Int(bound[3]))
        }

        /// Answers the next request.
        func answer() {
            let line = accept(socket, nil, nil)
            var request = [UInt8](repeating: 0, count: 1024)
            _ = recv(line, &request, request.count, 0)
            let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".utf8)
            _ = send(line, answer, answer.count, Int32(MSG_NOSIGNAL))
            close(line)
        }

        deinit { close(socket) }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a server that takes connections and answers none is silent`() async throws {
        let server = try Listening()
        let check = SelfCheck(interval: .milliseconds(20), mostSilent: 3)
        let answers = Mutex(0)
        await withCheckedContinuation { done in
            check.begin(at: server.address) {
                answers.withLock { $0 += 1 }
            } silent: {
                done.resume()
            }
        }
        check.end()
        #expect(answers.withLock { $0 } == 0)
    }

    @Test func `the time that was waited for an answer counts for the pause before the next question`() {
        let check = SelfCheck(interval: .seconds(5))
        #expect(check.pause(after: .zero) == .seconds(5))
        #expect(check.pause(after: .seconds(2)) == .seconds(3))
        #expect(check.pause(after: .seconds(5)) == .zero)
        #expect(check.pause(after: .seconds(60)) == .zero)
    }

    @Test(.timeLimit(.minutes(1)))
    func `one answer is enough to begin counting from the start`() async throws {
        let server = try Listening()
        let check = SelfCheck(interval: .milliseconds(500), mostSilent: 3)
        let events = Mutex<[String]>([])
        Thread.detachNewThread { for _ in 0..<2 { server.answer() } }
        await withCheckedContinuation { done in
            check.begin(at: server.address) {
                events.withLock { $0.append("answered") }
            } silent: {
                events.withLock { $0.append("silent") }
                done.resume()
            }
        }
        check.end()
        #expect(events.withLock { $0 } == ["answered", "answered", "silent"])
    }
}
