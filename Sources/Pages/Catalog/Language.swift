import Planner

/// A language that the interface speaks. `tools/words` makes the list (`GeneratedLanguages.swift`).
package struct Language: Sendable {
    /// As HTML names it: "de", "pt-BR".
    package let tag: String
    /// The language's own name: "Deutsch".
    let name: String
    /// How much of it is translated, in per cent.
    let share: Int
    /// Whether somebody who speaks it has read it.
    let isRead: Bool

    /// The tag of the language that a person sees: the one they chose, or that of the device, or English.
    ///
    /// - Parameters:
    ///   - chosen: ``Settings/language``.
    ///   - device: a language as "de-AT", or a list of languages, the first of which counts; may be empty.
    @inline(never)
    package static func wanted(_ chosen: String, device: String) -> String {
        find(chosen) ?? find(device) ?? "en"
    }

    /// The language of a tag, or one of the same language in another country; nil if the interface speaks neither.
    private static func find(_ wanted: String) -> String? {
        // A list goes on after a comma, and an item's weight is behind a semicolon.
        let whole = wanted.utf8.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }.map { $0.lowercased }
        let primary = whole.prefix { $0 != UInt8(ascii: "-") }
        guard !primary.isEmpty else { return nil }
        var near: String?
        for language in all {
            let tag = language.tag.utf8.map { $0.lowercased }
            if tag == whole { return language.tag }
            if near == nil, tag.prefix(while: { $0 != UInt8(ascii: "-") }).elementsEqual(primary) { near = language.tag }
        }
        return near
    }
}

extension UInt8 {
    /// A letter of ASCII in lower case.
    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

/// The languages that a host has at hand besides English. Each may be read only when it is first asked for.
package struct Catalogs: Sendable, Equatable {
    /// One of them.
    private final class Source: Sendable {
        let tag: String
        let read: @Sendable () -> Catalog?

        init(_ tag: String, read: @escaping @Sendable () -> Catalog?) {
            self.tag = tag
            self.read = read
        }
    }

    private let others: [Source]

    /// The catalogs of other languages.
    package init(_ others: [Catalog] = []) {
        self.others = others.map { catalog in Source(catalog.language()) { catalog } }
    }

    /// Languages by their tags.
    ///
    /// - Parameter read: is asked each time that the texts of one are needed; nil if they are not at hand after all.
    package init(of tags: [String], read: @escaping @Sendable (String) -> Catalog?) {
        others = tags.map { tag in Source(tag) { read(tag) } }
    }

    /// The catalog of a language; nil if it is not at hand.
    @inline(never)
    package subscript(_ tag: String) -> Catalog? {
        if ByteString(tag) == ByteString("en") { return .english }
        for other in others where ByteString(other.tag) == ByteString(tag) { return other.read() }
        return nil
    }

    /// The tags of all of them but English.
    package var tags: [String] { others.map { $0.tag } }

    /// Whether there is English alone.
    package var isEmpty: Bool { others.isEmpty }

    /// Whether both are the same.
    package static func == (one: Catalogs, other: Catalogs) -> Bool {
        one.others.count == other.others.count && zip(one.others, other.others).allSatisfy { $0 === $1 }
    }
}
