import Facts
import Requests

/// Requests and what they were answered with, in order.
struct Transcript {
    private(set) var exchanges: [(request: Request, response: Response)] = []

    var count: Int { exchanges.count }

    mutating func add(_ request: Request, _ response: Response) {
        exchanges.append((request, response))
    }

    /// The requests as the host contract writes them: a CBOR array of byte strings.
    var requests: [UInt8] { Self.wire(exchanges.map { $0.request.cbor }) }

    /// The responses, alike.
    var responses: [UInt8] { Self.wire(exchanges.map { $0.response.cbor }) }

    private static func wire(_ all: [[UInt8]]) -> [UInt8] {
        var writer = CBORWriter(capacity: all.reduce(16) { $0 + $1.count + 8 })
        writer.array(all.count)
        for one in all { writer.byteString(one) }
        return writer.bytes
    }
}
