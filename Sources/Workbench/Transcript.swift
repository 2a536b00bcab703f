import Facts
import Requests

/// Requests and what they were answered with, in order.
struct Transcript {
    private(set) var requests: [[UInt8]] = []
    private(set) var responses: [[UInt8]] = []

    var count: Int { requests.count }

    mutating func add(_ request: Request, _ response: Response) {
        requests.append(request.cbor)
        responses.append(response.cbor)
    }

    /// A CBOR array of byte strings.
    static func wire(_ all: [[UInt8]]) -> [UInt8] {
        var writer = CBORWriter(capacity: all.reduce(16) { $0 + $1.count + 8 })
        writer.array(all.count)
        for one in all { writer.byteString(one) }
        return writer.bytes
    }
}
