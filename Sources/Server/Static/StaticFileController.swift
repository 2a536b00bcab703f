import HTTPTypes
import Hummingbird
import NIOCore
import Planner

/// Answers for the files of the public folder, and of other releases.
struct StaticFileController: Sendable {
    let files: PublicFiles
    let manifests: ManifestTranslations
    let archive: ReleaseArchive?

    func addRoutes(to router: Router<HTTPContext>) {
        router.group(at: { $0.hasPrefix(PublicFiles.root) })
            .on(RouterPath(PublicFiles.root + "**"), HTTPRequest.Method.looking) { request, context in
                try await answer(request.head, at: context.target.path)
            }
        // The few that browsers look for at a fixed address.
        var others: [String: String] = [:]
        for path in files.paths where !path.hasPrefix(PublicFiles.root) { others[path] = path }
        others["/favicon.ico"] = "\(PublicFiles.root)\(files.release)/icons/teaspoon-192.png"
        if others.removeValue(forKey: ManifestTranslations.path) != nil {
            router.on(exactly: ManifestTranslations.path, HTTPRequest.Method.looking) { request, _ in try manifest(request.head) }
        }
        for (path, file) in others {
            router.on(exactly: path, HTTPRequest.Method.looking) { request, _ in
                try await answer(request.head, at: file)
            }
        }
    }

    /// The manifest in the language of the request.
    private func manifest(_ request: HTTPRequest) throws -> Hummingbird.Response {
        let language = LookCookie.settings.language
        let path = ManifestTranslations.path
        let translated = manifests[language]
        guard let file = translated ?? files[path],
            var response = answer(
                request,
                path: path,
                file,
                of: translated == nil ? files.release : "\(files.release)-\(language)"
            )
        else { throw HTTPError(.notFound) }
        response.headers[.contentLanguage] = translated == nil ? "en" : language
        response.headers[.vary] = "Accept-Encoding, Accept-Language"
        return response
    }

    /// The file at a path.
    ///
    /// - Throws: an `HTTPError` of status 404 if it does not exist.
    private func answer(_ request: HTTPRequest, at path: String) async throws -> Hummingbird.Response {
        if let file = files[path], let response = answer(request, path: path, file, of: files.release) { return response }
        if let (file, release) = await archive?.file(at: path), let response = answer(request, path: path, file, of: release) {
            return response
        }
        throw HTTPError(.notFound)
    }

    private func answer(
        _ request: HTTPRequest,
        path: String,
        _ file: PublicFiles.Entry,
        of release: String
    ) -> Hummingbird.Response? {
        let encoding = AcceptEncoding(request.headerFields[.acceptEncoding]).best(of: Array(file.variants.keys))
        guard let content = file.variants[encoding] else { return nil }
        // The release is a digest of every file, so with the encoding it names these very bytes.
        let tag = "\"\(release)-\(encoding.rawValue)\""
        var headers: HTTPFields = [
            .contentType: file.contentType,
            .cacheControl: path.hasPrefix(PublicFiles.root) ? "public, max-age=31536000, immutable" : "no-cache",
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
