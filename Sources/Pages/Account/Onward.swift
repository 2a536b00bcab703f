import Planner

/// The page that signing in leads on to, after somebody followed a link without being signed in: a page of accounts, and nothing else.
/// It goes through forms and URLs, where anybody may have written it, so it is read strictly: no URL of another site is accepted.
package struct Onward: Equatable, Sendable {
    /// Path and query, as they stand in a URL.
    package let target: String
    /// Which page that is.
    package let page: AccountRoute

    private static let longest = 200
    private static let pages: [AccountRoute] = [
        .account, .shared, .sharedNew, .sharedList, .sharedJoin, .sharedEnd, .reminders,
    ]

    /// Reads path and query; nil for anything but a page that somebody may have been led away from.
    package init?(_ target: String) {
        let bytes = Array(target.utf8)
        guard bytes.count <= Self.longest else { return nil }
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
        for byte in bytes.dropFirst(end + 1) where !Self.isPlain(byte) { return nil }
        guard let page = AccountRoute(path: String(decoding: bytes[..<end], as: UTF8.self)), Self.pages.contains(page) else {
            return nil
        }
        self.target = target
        self.page = page
    }

    /// Equal when they lead to one page.
    package static func == (one: Onward, other: Onward) -> Bool { ByteString(one.target) == ByteString(other.target) }

    /// Characters that need no escape in a query, and those that divide it.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "&"):
            true
        default: false
        }
    }
}

extension AccountRoute {
    /// The path of this page, which leads on to another.
    package func leading(to onward: Onward?) -> String {
        guard let onward else { return path }
        return path + "?to=" + PercentEncoding.encoded(onward.target)
    }
}

extension HTML {
    /// Has a form say where it leads on to.
    mutating func onward(_ onward: Onward?) {
        if let onward { hidden("to", onward.target) }
    }
}
