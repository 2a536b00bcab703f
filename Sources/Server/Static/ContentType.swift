/// The content type of a file, by the end of its name.
enum ContentType {
    static func of(_ name: some StringProtocol) -> String {
        switch name.split(separator: ".").last {
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "html": "text/html; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "webmanifest": "application/manifest+json"
        case "json": "application/json"
        case "wasm": "application/wasm"
        case "svg": "image/svg+xml; charset=utf-8"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "woff2": "font/woff2"
        default: "application/octet-stream"
        }
    }
}
