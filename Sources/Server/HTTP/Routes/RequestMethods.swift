import HTTPTypes

extension HTTPRequest.Method {
    /// The methods that only look, so that another site's link may lead to them.
    static let looking: [Self] = [.get, .head]
    /// Every other method that the framework's parser lets through, as it names them.
    static let changing: [Self] =
        [.post, .put, .patch, .delete, .options, .trace, .connect]
        + [
            "ACL", "BIND", "CHECKOUT", "COPY", "LINK", "LOCK", "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MOVE", "MSEARCH",
            "NOTIFY", "PROPFIND", "PROPPATCH", "PURGE", "QUERY", "REBIND", "REPORT", "SEARCH", "SOURCE", "SUBSCRIBE", "UNBIND",
            "UNLINK", "UNLOCK", "UNSUBSCRIBE",
        ].compactMap { Self($0) }
    /// All of them.
    static let all = looking + changing
}
