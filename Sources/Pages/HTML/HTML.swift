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
        bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    /// Text, escaped.
    public mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escape($0) }
    }

    /// An element with content.
    public mutating func element(_ tag: StaticString, _ attributes: Attribute..., content: (inout HTML) -> Void) {
        open(tag, attributes)
        content(&self)
        literal("</")
        literal(tag)
        literal(">")
    }

    /// An element that holds only text.
    public mutating func element(_ tag: StaticString, _ attributes: Attribute..., text: String) {
        open(tag, attributes)
        self.text(text)
        literal("</")
        literal(tag)
        literal(">")
    }

    /// An element that has no content (`input`, `link`).
    public mutating func void(_ tag: StaticString, _ attributes: Attribute...) {
        open(tag, attributes)
    }

    private mutating func open(_ tag: StaticString, _ attributes: [Attribute]) {
        literal("<")
        literal(tag)
        for attribute in attributes {
            switch attribute.value {
            case .missing: break
            case .flag:
                literal(" ")
                literal(attribute.name)
            case .fixed(let value):
                literal(" ")
                literal(attribute.name)
                literal("=\"")
                literal(value)
                literal("\"")
            case .text(let value):
                literal(" ")
                literal(attribute.name)
                literal("=\"")
                text(value)
                literal("\"")
            }
        }
        literal(">")
    }

    private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
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
            bytes.append(contentsOf: utf8[start..<index])
            literal(replacement)
            start = index + 1
        }
        bytes.append(contentsOf: utf8[start..<utf8.count])
    }
}

/// One attribute of an element. Names are literals; values are escaped when written.
public struct Attribute: Sendable {
    enum Content: Sendable {
        case missing
        case flag
        case fixed(StaticString)
        case text(String)
    }

    let name: StaticString
    let value: Content

    /// An attribute with a value; nil leaves it out.
    public static func with(_ name: StaticString, _ value: String?) -> Attribute {
        Attribute(name: name, value: value.map { .text($0) } ?? .missing)
    }

    /// An attribute whose value stands in the source.
    public static func fixed(_ name: StaticString, _ value: StaticString) -> Attribute {
        Attribute(name: name, value: .fixed(value))
    }

    /// An attribute without a value, present or not.
    public static func flag(_ name: StaticString, _ present: Bool = true) -> Attribute {
        Attribute(name: name, value: present ? .flag : .missing)
    }

    static func `class`(_ value: StaticString) -> Attribute { .fixed("class", value) }
    static func id(_ value: String) -> Attribute { .with("id", value) }
    static func type(_ value: StaticString) -> Attribute { .fixed("type", value) }
    static func name(_ value: StaticString) -> Attribute { .fixed("name", value) }
    static func value(_ value: String) -> Attribute { .with("value", value) }
    static func href(_ address: Address) -> Attribute { .with("href", address.path) }
    static func action(_ address: Address) -> Attribute { .with("action", address.path) }
    static func formAction(_ address: Address) -> Attribute { .with("formaction", address.path) }
    static func label(_ text: String) -> Attribute { .with("aria-label", text) }
}
