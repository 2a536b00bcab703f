import Requests

extension Requests.Response {
    /// Where a form's answer leads, if it leads anywhere.
    var redirectTarget: String? {
        guard status == 303 else { return nil }
        return headers.first { $0.name == "location" }?.value
    }
}

extension Requests.Request {
    /// The browser's next request, after it was redirected to this URL.
    func following(_ target: String) -> Requests.Request {
        var next = self
        next.method = "GET"
        next.target = target
        next.contentType = ""
        next.body = []
        return next
    }
}
