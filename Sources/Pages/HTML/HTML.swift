/// Writes HTML. Data is escaped; only literals in this source are written as they are.
package struct HTML: Sendable {
    /// The texts, in the language of the page.
    let words: Catalog

    /// The page so far.
    package private(set) var bytes: [UInt8] = []

    /// An empty page.
    package init(capacity: Int = 16_384, words: Catalog = .english) {
        self.words = words
        bytes.reserveCapacity(capacity)
    }

    /// Markup that stands in the source.
    package mutating func literal(_ markup: StaticString) {
        bytes.append(markup)
    }

    /// Appends markup that an `HTML` of this release has written.
    mutating func write(written markup: [UInt8]) {
        bytes += markup
    }

    /// Appends markup with interpolated values. Here its phrases and sentences get their words, escaped.
    @inline(never)
    package mutating func write(_ markup: consuming Markup) {
        words.append(markup.bytes, 0..<markup.bytes.count, to: &bytes)
    }
}

extension [UInt8] {
    /// Appends literal text, as it is.
    @inline(never)
    fileprivate mutating func append(_ literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Text, escaped.
    @inline(never)
    mutating func append(escaped text: String) {
        var text = text
        text.withUTF8 { append(escaped: $0) }
    }

    /// The same for its bytes.
    @inline(never)
    mutating func append(escaped utf8: UnsafeBufferPointer<UInt8>) {
        // Runs without anything to escape, which is nearly all text, are copied whole.
        var start = 0
        for (index, byte) in utf8.enumerated() {
            let replacement: StaticString
            switch byte {
            case UInt8(ascii: "&"): replacement = "&amp;"
            case UInt8(ascii: "<"): replacement = "&lt;"
            case UInt8(ascii: ">"): replacement = "&gt;"
            case UInt8(ascii: "\""): replacement = "&quot;"
            case UInt8(ascii: "'"): replacement = "&#39;"
            default: continue
            }
            append(contentsOf: utf8[start..<index])
            append(replacement)
            start = index + 1
        }
        append(contentsOf: utf8[start..<utf8.count])
    }
}
