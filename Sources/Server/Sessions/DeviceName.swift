import Pages

/// The name by which a person recognises a browser, from its user agent. Only the two useful words are kept: the rest would be personal
/// data that nobody needs.
enum DeviceName {
    private static let browsers = [
        ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"),
        ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
        ("Mac OS X", "Mac"), ("Linux", "Linux"),
    ]

    /// "Firefox on Linux".
    static func of(userAgent: String?, in words: Catalog) -> String {
        let agent = userAgent ?? ""
        let known = { (names: [(String, String)]) in names.first { agent.contains($0.0) }?.1 }
        switch (known(browsers), known(systems)) {
        case (let browser?, let system?): return words[.deviceName(browser: browser, system: system)]
        case (let name?, nil), (nil, let name?): return name
        case (nil, nil): return words[.deviceUnknown]
        }
    }
}
