/// Writes HTML. Whatever comes from data is escaped; only what stands in this source as a literal is written as it is.
public struct HTML: Sendable {
    /// The page so far.
    public private(set) var bytes: [UInt8] = []

    /// An empty page.
    public init(capacity: Int = 16_384) {
        bytes.reserveCapacity(capacity)
    }

    /// Markup that stands in the source.
    public mutating func literal(_ markup: StaticString) {
        bytes.append(markup)
    }

    /// Text, escaped.
    @inline(never)
    public mutating func text(_ text: String) {
        bytes.append(escaped: text)
    }

    /// An element with content.
    public mutating func element(_ tag: StaticString, _ attributes: Attributes = Attributes(), content: (inout HTML) -> Void) {
        open(tag, attributes)
        content(&self)
        close(tag)
    }

    /// An element that holds only text.
    @inline(never)
    public mutating func element(_ tag: StaticString, _ attributes: Attributes = Attributes(), text: String) {
        open(tag, attributes)
        self.text(text)
        close(tag)
    }

    /// An element that has no content (`input`, `link`).
    public mutating func void(_ tag: StaticString, _ attributes: Attributes = Attributes()) {
        open(tag, attributes)
    }

    // A page is hundreds of these: they are called, not copied into every place that writes an element.

    @inline(never)
    private mutating func open(_ tag: StaticString, _ attributes: Attributes) {
        bytes.append(UInt8(ascii: "<"))
        literal(tag)
        bytes.append(contentsOf: attributes.bytes)
        bytes.append(UInt8(ascii: ">"))
    }

    @inline(never)
    private mutating func close(_ tag: StaticString) {
        literal("</")
        literal(tag)
        bytes.append(UInt8(ascii: ">"))
    }
}

/// The attributes of an element, written out: names are literals, values are escaped.
///
/// One follows the other (`.class("row").id("first")`), each by a call that hands on one word: a page has hundreds of them.
public struct Attributes: Sendable {
    /// As they stand in a tag, each with a space before it.
    fileprivate var bytes: [UInt8] = []

    /// None.
    public init() {}

    /// And one with a value; nil leaves it out.
    @inline(never)
    public consuming func with(_ name: StaticString, _ value: String?) -> Attributes {
        guard let value else { return self }
        begin(name)
        bytes.append("=\"")
        bytes.append(escaped: value)
        bytes.append(UInt8(ascii: "\""))
        return self
    }

    /// And one whose value stands in the source.
    @inline(never)
    public consuming func fixed(_ name: StaticString, _ value: StaticString) -> Attributes {
        begin(name)
        bytes.append("=\"")
        bytes.append(value)
        bytes.append(UInt8(ascii: "\""))
        return self
    }

    /// And one without a value, present or not.
    @inline(never)
    public consuming func flag(_ name: StaticString, _ present: Bool = true) -> Attributes {
        if present { begin(name) }
        return self
    }

    private mutating func begin(_ name: StaticString) {
        if bytes.isEmpty { bytes.reserveCapacity(64) }
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
    }
}

extension Attributes {
    /// The first of them, with a value; nil leaves it out.
    public static func with(_ name: StaticString, _ value: String?) -> Attributes { Attributes().with(name, value) }
    /// The first of them, whose value stands in the source.
    public static func fixed(_ name: StaticString, _ value: StaticString) -> Attributes { Attributes().fixed(name, value) }
    /// The first of them, without a value, present or not.
    public static func flag(_ name: StaticString, _ present: Bool = true) -> Attributes { Attributes().flag(name, present) }

    static func `class`(_ value: StaticString) -> Attributes { Attributes().class(value) }
    consuming func `class`(_ value: StaticString) -> Attributes { fixed("class", value) }
    static func id(_ value: String) -> Attributes { Attributes().id(value) }
    consuming func id(_ value: String) -> Attributes { with("id", value) }
    static func type(_ value: StaticString) -> Attributes { Attributes().type(value) }
    consuming func type(_ value: StaticString) -> Attributes { fixed("type", value) }
    static func name(_ value: StaticString) -> Attributes { Attributes().name(value) }
    consuming func name(_ value: StaticString) -> Attributes { fixed("name", value) }
    static func value(_ value: String) -> Attributes { Attributes().value(value) }
    consuming func value(_ value: String) -> Attributes { with("value", value) }
    static func href(_ address: Address) -> Attributes { Attributes().href(address) }
    consuming func href(_ address: Address) -> Attributes { with("href", address.path) }
    static func action(_ address: Address) -> Attributes { Attributes().action(address) }
    consuming func action(_ address: Address) -> Attributes { with("action", address.path) }
    static func formAction(_ address: Address) -> Attributes { Attributes().formAction(address) }
    consuming func formAction(_ address: Address) -> Attributes { with("formaction", address.path) }
    static func label(_ text: String) -> Attributes { Attributes().label(text) }
    consuming func label(_ text: String) -> Attributes { with("aria-label", text) }
}

extension [UInt8] {
    /// What stands in the source, as it is.
    @inline(never)
    fileprivate mutating func append(_ literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Text, escaped.
    @inline(never)
    fileprivate mutating func append(escaped text: String) {
        var text = text
        text.withUTF8 { utf8 in
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
}
