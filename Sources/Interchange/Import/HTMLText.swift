import Planner

/// The text of a note in HTML, as far as a plan can hold it: its words and lines, addresses behind links, and lists of things to check.
struct HTMLText {
    /// Something to check.
    struct Item: Equatable {
        let title: String
        let isDone: Bool
    }

    /// The words, with a line for each paragraph; without the things to check.
    private(set) var text = ""
    /// The things to check, in their order.
    private(set) var items: [Item] = []

    private var line: [UInt8] = []
    private var lines: [String] = []
    /// The address of the link that is open.
    private var link: String?
    private var linkBegins = 0
    /// Whether the open item is to be checked, and is.
    private var checked: Bool?
    /// The element whose content is not shown; empty: none.
    private var hidden = ""

    /// Reads HTML, or plain text with its entities.
    init(_ html: String) {
        let bytes = Array(html.utf8)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "<"), let end = Self.end(ofTag: bytes, at) {
                read(tag: bytes[(at + 1)..<end])
                at = end + 1
            } else if bytes[at] == UInt8(ascii: "&") {
                at = read(entity: bytes, at)
            } else {
                append(bytes[at])
                at += 1
            }
        }
        endLine()
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        text = Text.trimmed(Text.joined(lines, "\n"))
    }

    /// The place of the `>` that ends a tag; nil if no tag begins there.
    private static func end(ofTag bytes: [UInt8], _ start: Int) -> Int? {
        guard start + 1 < bytes.count else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"), UInt8(ascii: "!"):
            break
        default: return nil
        }
        // A tag that never ends is text. Looking no further than the next beginning, each byte is looked at once.
        for at in (start + 1)..<bytes.count {
            if bytes[at] == UInt8(ascii: ">") { return at }
            if bytes[at] == UInt8(ascii: "<") { return nil }
        }
        return nil
    }

    private mutating func append(_ byte: UInt8) {
        guard hidden.isEmpty else { return }
        // White space is one space, as browsers show it.
        switch byte {
        case 0x09, 0x0a, 0x0c, 0x0d, 0x20:
            if let last = line.last, last != 0x20 { line.append(0x20) }
        default: line.append(byte)
        }
    }

    private mutating func append(_ text: String) {
        for byte in text.utf8 { append(byte) }
    }

    private mutating func endLine() {
        while line.last == 0x20 { line.removeLast() }
        let words = String(decoding: line, as: UTF8.self)
        line.removeAll(keepingCapacity: true)
        if let checked {
            if !Text.isBlank(words) {
                items.append(Item(title: words, isDone: checked))
                self.checked = nil
            }
            return
        }
        // One empty line between paragraphs is enough.
        if !words.isEmpty || !(lines.last?.isEmpty ?? true) { lines.append(words) }
    }

    private mutating func read(tag: ArraySlice<UInt8>) {
        var name: [UInt8] = []
        for byte in tag {
            guard byte > 0x20, byte != UInt8(ascii: "/") || name.isEmpty else { break }
            name.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte)
        }
        let element = ByteString(String(decoding: name, as: UTF8.self))
        if !hidden.isEmpty {
            if element == ByteString("/" + hidden) { hidden = "" }
            return
        }
        switch element {
        case "script", "style", "head", "title": hidden = element.text
        case "br", "br/", "div", "tr", "/tr", "ul", "ol", "blockquote", "pre", "hr", "table", "/pre", "/blockquote", "/div":
            if element == "br" || element == "br/" || !line.isEmpty { endLine() }
        case "p", "h1", "h2", "h3", "h4", "h5", "h6": if !line.isEmpty, checked == nil, !isBullet { endLine() }
        case "/p", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6":
            if checked == nil, !line.isEmpty {
                endLine()
            }
        case "li":
            if !line.isEmpty { endLine() }
            if let state = Self.attribute("data-checked", of: tag) {
                checked = ByteString(state) == "true"
            } else {
                line = Array("- ".utf8)
            }
        case "/li":
            if !line.isEmpty { endLine() }
            checked = nil
        case "td", "th": if !line.isEmpty { append(" ") }
        case "a":
            link = Self.attribute("href", of: tag)
            linkBegins = line.count
        case "/a": endLink()
        case "img": append(Self.attribute("alt", of: tag) ?? "")
        default: break
        }
    }

    /// Whether the line is the sign of a list and nothing else yet.
    private var isBullet: Bool { line.count == 2 && line[0] == UInt8(ascii: "-") }

    private mutating func endLink() {
        guard let address = link else { return }
        link = nil
        let shown = linkBegins <= line.count ? line[linkBegins...] : []
        if !address.utf8.elementsEqual(shown), Text.links(in: address).count == 1 { append(" (" + address + ")") }
    }

    private static func attribute(_ name: StaticString, of tag: ArraySlice<UInt8>) -> String? {
        let count = name.utf8CodeUnitCount
        var at = tag.startIndex
        while at + count + 1 < tag.endIndex {
            var same = 0
            while same < count, tag[at + same] == name.utf8Start[same] { same += 1 }
            if same == count, tag[at + count] == UInt8(ascii: "="), at > tag.startIndex, tag[at - 1] <= 0x20 {
                var start = at + count + 1
                let quote = tag[start]
                let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
                if isQuoted { start += 1 }
                var end = start
                while end < tag.endIndex, isQuoted ? tag[end] != quote : tag[end] > 0x20 { end += 1 }
                return unescaped(String(decoding: tag[start..<end], as: UTF8.self))
            }
            at += 1
        }
        return nil
    }

    // MARK: Entities

    private static let entities: [(StaticString, String)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", " "), ("ndash", "–"), ("mdash", "—"),
        ("hellip", "…"), ("euro", "€"), ("bull", "•"),
    ]

    /// What an entity stands for, and the place after it; nil if none begins there.
    private static func entity(_ bytes: [UInt8], _ start: Int) -> (String, Int)? {
        var name: [UInt8] = []
        var at = start + 1
        while at < bytes.count, bytes[at] != UInt8(ascii: ";"), name.count < 10 {
            name.append(bytes[at])
            at += 1
        }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ";"), !name.isEmpty else { return nil }
        if name[0] == UInt8(ascii: "#") {
            let isHexadecimal = name.count > 1 && name[1] | 0x20 == UInt8(ascii: "x")
            var scalar: UInt32 = 0
            for byte in name.dropFirst(isHexadecimal ? 2 : 1) {
                guard let digit = JSONText.hexadecimal(byte), isHexadecimal || digit < 10 else { return nil }
                scalar = min(scalar * (isHexadecimal ? 16 : 10) + digit, 0x200000)
            }
            guard let scalar = Unicode.Scalar(scalar), scalar.value > 0 else { return nil }
            return (String(String.UnicodeScalarView([scalar])), at + 1)
        }
        let word = ByteString(String(decoding: name, as: UTF8.self))
        for (known, text) in entities where word.begins(with: known) && known.utf8CodeUnitCount == name.count {
            return (text, at + 1)
        }
        return nil
    }

    private mutating func read(entity bytes: [UInt8], _ at: Int) -> Int {
        guard let (text, end) = Self.entity(bytes, at) else {
            append(bytes[at])
            return at + 1
        }
        append(text)
        return end
    }

    private static func unescaped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var plain: [UInt8] = []
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "&"), let (text, end) = entity(bytes, at) {
                plain += Array(text.utf8)
                at = end
            } else {
                plain.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }
}
