import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// An answer of one line of plain text, for programs, and for people who look at what a program received.
enum PlainAnswer {
    static func word(_ status: HTTPResponse.Status, _ line: String, headers: HTTPFields = [:]) -> Hummingbird.Response {
        var headers = headers
        headers[.contentType] = "text/plain; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Hummingbird.Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: line + "\n")))
    }

    /// The answer to a request that the store refused.
    static func refusal(of fault: StoreFault) -> Hummingbird.Response {
        switch fault {
        case .full: word(.init(code: 507), "The store has no room left.", headers: [.retryAfter: "60"])
        default: word(.serviceUnavailable, "The database cannot be reached.", headers: [.retryAfter: "5"])
        }
    }
}
