import Foundation

/// One client of a load: a line to the server, opened again where the server closes it.
final class LoadClient {
    /// One answer.
    struct Answered: Sendable {
        var status: Int
        var milliseconds: Double
    }

    /// Where these bytes stand in a template, something new of the same length is sent each time.
    static let mark = Array("@@@@@@@@@@@@@@@@".utf8)

    private let port: UInt16
    private let template: [UInt8]
    private let marks: [Int]
    private var descriptor: Int32 = -1
    private var count: UInt64

    init(port: UInt16, template: [UInt8], number: Int) {
        self.port = port
        self.template = template
        count = UInt64(number) << 40 | UInt64.random(in: 0..<1 << 20) << 20
        var marks: [Int] = []
        var at = 0
        while at + Self.mark.count <= template.count {
            if template[at] == Self.mark[0], template[at..<(at + Self.mark.count)].elementsEqual(Self.mark) {
                marks.append(at)
                at += Self.mark.count
            } else {
                at += 1
            }
        }
        self.marks = marks
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Sends one request after another.
    func run(until end: ContinuousClock.Instant) -> [Answered] {
        var answered: [Answered] = []
        while ContinuousClock.now < end {
            let began = ContinuousClock.now
            let status = exchange(next())
            answered.append(Answered(status: status, milliseconds: (ContinuousClock.now - began) / .milliseconds(1)))
        }
        return answered
    }

    private func next() -> [UInt8] {
        count += 1
        let digits = String(count, radix: 16)
        let word = Array((String(repeating: "0", count: Self.mark.count - digits.utf8.count) + digits).utf8)
        var request = template
        for mark in marks { request.replaceSubrange(mark..<(mark + word.count), with: word) }
        return request
    }

    /// - Returns: the status; 0 if none came.
    private func exchange(_ request: [UInt8]) -> Int {
        for _ in 0..<2 {
            if descriptor < 0 { descriptor = connected() }
            guard descriptor >= 0 else { return 0 }
            if send(request), let answer = LoadAnswer(from: descriptor) {
                if answer.isLast { hangUp() }
                return answer.status
            }
            // The server may have closed the line since the last answer.
            hangUp()
        }
        return 0
    }

    private func hangUp() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    private func connected() -> Int32 {
        let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(line, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard isOpen == 0 else {
            close(line)
            return -1
        }
        var yes: Int32 = 1
        setsockopt(line, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        return line
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}

/// As much of an answer (HTTP/1.1, RFC 9112) as tells its status and its end.
struct LoadAnswer {
    let status: Int
    /// Whether the server closes the line after it.
    let isLast: Bool

    /// Reads a whole answer; nil if the line ends before one.
    init?(from descriptor: Int32) {
        var bytes: [UInt8] = []
        guard let end = Self.read(into: &bytes, from: descriptor, until: { Self.end(of: Array("\r\n\r\n".utf8), in: $0) }) else {
            return nil
        }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).lowercased().split(separator: "\r\n")
        guard let first = lines.first, let status = first.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            return nil
        }
        self.status = status
        let header = { (name: String) -> String? in
            lines.first { $0.hasPrefix(name + ":") }.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
        }
        let length = header("content-length").flatMap { Int($0) }
        let isChunked = header("transfer-encoding") == "chunked"
        isLast = header("connection") == "close" || first.hasPrefix("http/1.0") && header("connection") != "keep-alive"
        if let length {
            guard Self.read(into: &bytes, from: descriptor, until: { $0.count >= end + length ? end : nil }) != nil else {
                return nil
            }
        } else if isChunked {
            let last = Array("0\r\n\r\n".utf8)
            guard
                Self.read(into: &bytes, from: descriptor, until: { $0.suffix(last.count).elementsEqual(last) ? end : nil }) != nil
            else { return nil }
        } else if isLast, status != 204 {
            _ = Self.read(into: &bytes, from: descriptor, until: { _ in nil })
        }
    }

    private static func end(of word: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= word.count else { return nil }
        for at in 0...(bytes.count - word.count) where bytes[at] == word[0] && bytes[at..<(at + word.count)].elementsEqual(word) {
            return at + word.count
        }
        return nil
    }

    private static func read(into bytes: inout [UInt8], from descriptor: Int32, until found: ([UInt8]) -> Int?) -> Int? {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let place = found(bytes) { return place }
            let count = recv(descriptor, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            bytes += chunk[..<count]
        }
    }
}
