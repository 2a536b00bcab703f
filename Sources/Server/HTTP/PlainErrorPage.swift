import HTTPTypes
import Hummingbird
import NIOCore

/// An error page of one sentence, for addresses that are not the planner's.
enum PlainErrorPage {
    /// The answer to a method that a page does not take.
    static var unchangeable: Hummingbird.Response {
        response(.methodNotAllowed, "This page cannot be changed.", headers: [.allow: "GET, HEAD"])
    }

    static func response(_ status: HTTPResponse.Status, _ sentence: String, headers: HTTPFields = [:]) -> Hummingbird.Response {
        let page = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Teaspoon</title>
            <p>\(sentence)</p>
            <p><a href="/app/today">Go to Today</a></p>
            </html>

            """
        var headers = headers
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Hummingbird.Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: page)))
    }
}
