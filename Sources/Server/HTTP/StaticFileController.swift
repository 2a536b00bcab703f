import HTTPTypes
import Hummingbird
import NIOCore

/// Answers for the files of the public folder, and of other releases.
struct StaticFileController: Sendable {
    let files: PublicFiles
    let archive: ReleaseArchive?

    /// The file at a path, or `nil` if none is.
    func answer(_ request: HTTPRequest, path: String) async -> Hummingbird.Response? {
        if let file = files[path] { return answer(request, path: path, file, of: files.release) }
        guard let (file, release) = await archive?.file(at: path) else { return nil }
        return answer(request, path: path, file, of: release)
    }

    private func answer(
        _ request: HTTPRequest,
        path: String,
        _ file: PublicFiles.Entry,
        of release: String
    ) -> Hummingbird.Response? {
        guard request.method == .get || request.method == .head else {
            return PlainErrorPage.response(.methodNotAllowed, "This page cannot be changed.", headers: [.allow: "GET, HEAD"])
        }
        let encoding = AcceptEncoding(request.headerFields[.acceptEncoding]).best(of: Array(file.variants.keys))
        guard let content = file.variants[encoding] else { return nil }
        // The release is a digest of every file, so with the encoding it names these very bytes.
        let tag = "\"\(release)-\(encoding.rawValue)\""
        var headers: HTTPFields = [
            .contentType: file.contentType,
            .cacheControl: path.hasPrefix("/static/") ? "public, max-age=31536000, immutable" : "no-cache",
            .eTag: tag,
        ]
        if file.variants.count > 1 { headers[.vary] = "Accept-Encoding" }
        if file.contentType.hasPrefix("text/javascript") { headers[.contentSecurityPolicy] = SecurityHeaders.workerPolicy }
        if path == "/service-worker.js" { headers[.serviceWorkerAllowed] = "/" }
        if isKnown(tag, to: request) { return Hummingbird.Response(status: .notModified, headers: headers) }
        if encoding != .identity { headers[.contentEncoding] = encoding.rawValue }
        return Hummingbird.Response(status: .ok, headers: headers, body: .init(byteBuffer: content))
    }

    private func isKnown(_ tag: String, to request: HTTPRequest) -> Bool {
        request.headerFields[values: .ifNoneMatch].contains { header in
            header.split(separator: ",").contains { listed in
                let listed = listed.filter { $0 != " " }
                // Weak comparison, as RFC 9110 asks for here: a proxy that repacked the file marks the tag so.
                return listed == "*" || listed == tag || listed == "W/" + tag
            }
        }
    }
}
