import Foundation

/// A page, parsed more strictly than any browser would: markup that is not well formed is reported, not repaired.
package struct ParsedPage {
    /// An element, with its place in the page.
    package struct Element {
        /// Its tag: "button".
        package let name: String
        /// Its attributes with their values, unescaped; an attribute without a value has an empty one.
        package var attributes: [String: String]
        /// The place of the element that it is in; none for the root.
        package let parent: Int?
        /// The text right inside, unescaped.
        package var text = ""
        /// The place after the last element inside.
        package fileprivate(set) var end = 0
        /// Where the text inside stands among all text of the page.
        package fileprivate(set) var runs = 0..<0
    }

    /// What is wrong with a page.
    package enum Flaw: Error, Equatable {
        case unfinished
        case badTag(String)
        case badReference(String)
        case strayBracket(String)
        case repeatedAttribute(String)
        case notClosed(String)
        case closedTwice(String)
        case repeatedID(String)
        case missingID(String)
        case formWithoutNonce(String)
        case notUTF8
    }

    private static let void: Set = ["meta", "link", "input", "br", "hr", "img"]
    private static let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

    /// All elements, in the order in which they begin.
    package private(set) var elements: [Element] = []
    /// The text of the page from its beginning to its end, each part with the element right around it.
    package private(set) var runs: [(element: Int, text: String)] = []
    private var open: [Int] = []

    /// Reads a page.
    ///
    /// - Throws: the first flaw that it has.
    package init(_ bytes: [UInt8]) throws(Flaw) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        guard text.hasPrefix("<!doctype html>"), text.hasSuffix("</html>") else { throw .unfinished }
        var rest = bytes.dropFirst("<!doctype html>".utf8.count)
        while let first = rest.first {
            if first == UInt8(ascii: "<") {
                try tag(&rest)
            } else {
                let run = rest.prefix(Self.count(of: rest, before: UInt8(ascii: "<")))
                let text = try Self.unescaped(run)
                guard let inside = open.last else { throw .strayBracket(text) }
                elements[inside].text += text
                runs.append((inside, text))
                rest = rest.dropFirst(run.count)
            }
        }
        if let left = open.last { throw .notClosed(elements[left].name) }
        try checkIDs()
        try checkForms()
    }

    // MARK: Reading

    private mutating func tag(_ rest: inout ArraySlice<UInt8>) throws(Flaw) {
        // No attribute holds a bare ">": it is always escaped.
        let end = rest.startIndex + Self.count(of: rest, before: UInt8(ascii: ">"))
        guard end < rest.endIndex else { throw .unfinished }
        var inside = rest[(rest.startIndex + 1)..<end]
        rest = rest[(end + 1)...]
        if inside.first == UInt8(ascii: "/") {
            let name = String(decoding: inside.dropFirst(), as: UTF8.self)
            guard let last = open.popLast(), elements[last].name == name else { throw .closedTwice(name) }
            elements[last].end = elements.count
            elements[last].runs = elements[last].runs.lowerBound..<runs.count
            return
        }
        let closesItself = inside.last == UInt8(ascii: "/")
        if closesItself { inside = inside.dropLast() }
        let name = String(decoding: inside.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else { throw .badTag(name) }
        let attributes = try Self.attributes(inside.dropFirst(name.utf8.count), of: name)
        var element = Element(name: name, attributes: attributes, parent: open.last)
        element.end = elements.count + 1
        element.runs = runs.count..<runs.count
        elements.append(element)
        if !closesItself, !Self.void.contains(name) { open.append(elements.count - 1) }
    }

    private static func attributes(_ bytes: ArraySlice<UInt8>, of tag: String) throws(Flaw) -> [String: String] {
        var rest = bytes
        var attributes: [String: String] = [:]
        while rest.first == UInt8(ascii: " ") {
            rest = rest.dropFirst()
            let name = rest.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: " ") }
            let word = String(decoding: name, as: UTF8.self)
            guard !word.isEmpty, name.allSatisfy(isNameByte) || word == "viewBox" else { throw .badTag("\(tag) \(word)") }
            guard attributes[word] == nil else { throw .repeatedAttribute("\(tag) \(word)") }
            rest = rest.dropFirst(name.count)
            guard rest.first == UInt8(ascii: "=") else {
                attributes[word] = ""
                continue
            }
            rest = rest.dropFirst()
            guard rest.first == UInt8(ascii: "\"") else { throw .badTag("\(tag) \(word)") }
            let typed = rest.dropFirst()
            let value = typed.prefix(Self.count(of: typed, before: UInt8(ascii: "\"")))
            attributes[word] = try unescaped(value)
            rest = rest.dropFirst(value.count + 2)
        }
        guard rest.isEmpty else { throw .badTag("\(tag) \(String(decoding: rest, as: UTF8.self))") }
        return attributes
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// How many bytes stand before the first one of this value; all of them if it does not occur. By the C library: tests are not optimised, and
    /// reading pages is what most of them do.
    private static func count(of bytes: ArraySlice<UInt8>, before byte: UInt8) -> Int {
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return 0 }
            return memchr(start, Int32(byte), buffer.count).map { UnsafeRawPointer($0) - start } ?? buffer.count
        }
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) throws(Flaw) -> String {
        let isPlain = "&<>".utf8.allSatisfy { count(of: bytes, before: $0) == bytes.count }
        if isPlain { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        var rest = bytes
        while let first = rest.first {
            guard first == UInt8(ascii: "&") else {
                if first == UInt8(ascii: "<") || first == UInt8(ascii: ">") {
                    throw .strayBracket(String(decoding: bytes, as: UTF8.self))
                }
                text.append(first)
                rest = rest.dropFirst()
                continue
            }
            let name = String(decoding: rest.dropFirst().prefix(6).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
            guard let character = references[name] else { throw .badReference(name) }
            text += Array(character.utf8)
            rest = rest.dropFirst(name.utf8.count + 2)
        }
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: Checking

    private func checkIDs() throws(Flaw) {
        var seen: Set<String> = []
        for element in elements {
            guard let id = element.attributes["id"] else { continue }
            guard !id.isEmpty, seen.insert(id).inserted else { throw .repeatedID(id) }
        }
        for element in elements {
            for name in ["for", "aria-describedby", "aria-labelledby"] {
                for id in element.attributes[name]?.split(separator: " ") ?? [] where !seen.contains(String(id)) {
                    throw .missingID(String(id))
                }
            }
            if let href = element.attributes["href"], href.hasPrefix("#"), !seen.contains(String(href.dropFirst())) {
                throw .missingID(href)
            }
        }
    }

    private func checkForms() throws(Flaw) {
        // The form that each element is in: an element comes after what it is in.
        var forms: [Int?] = []
        var noncesOfForms: [Int: [Element]] = [:]
        for element in elements {
            let form = element.parent.flatMap { elements[$0].name == "form" ? $0 : forms[$0] }
            forms.append(form)
            guard let form, element.name == "input", element.attributes["name"] == "nonce" else { continue }
            noncesOfForms[form, default: []].append(element)
        }
        for (index, form) in elements.enumerated() where form.name == "form" {
            let nonces = noncesOfForms[index] ?? []
            // A form offered for another try is sent as it was.
            if form.attributes["id"] == "retry" { continue }
            // A form that goes to the server is not a command of the planner.
            let action = form.attributes["action"] ?? ""
            if action.hasPrefix("/account/") || action.hasPrefix("/gallery") { continue }
            // A form with method GET changes nothing, and may be sent twice.
            if form.attributes["method"] == "get", nonces.isEmpty { continue }
            guard form.attributes["method"] == "post", nonces.count == 1, nonces[0].attributes["value"]?.utf8.count == 32 else {
                throw .formWithoutNonce(action)
            }
        }
    }

    // MARK: Looking

    /// Elements of that name, or all.
    package func all(_ name: String, where matches: (Element) -> Bool = { _ in true }) -> [Element] {
        elements.filter { $0.name == name && matches($0) }
    }

    /// The elements of that name within the element with an id; none if the page has no element with that id.
    package func all(_ name: String, inside id: String) -> [Element] {
        guard let place = index(id: id) else { return [] }
        return elements.indices.filter { elements[$0].name == name && isInside($0, place) }.map { elements[$0] }
    }

    /// The element with an id.
    package func element(id: String) -> Element? {
        elements.first { $0.attributes["id"] == id }
    }

    /// The value of a field of a form, typed text or hidden value.
    package func value(of field: String) -> String? {
        guard let element = self.field(field) else { return nil }
        // A textarea drops the line break that it begins with.
        return element.name == "textarea" ? String(element.text.dropFirst()) : element.attributes["value"]
    }

    /// A field by its name: the one with the usual id where several forms have one of that name.
    package func field(_ name: String) -> Element? {
        elements.first { $0.attributes["id"] == name + "-field" && $0.attributes["name"] == name }
            ?? elements.first { $0.attributes["name"] == name }
    }

    /// Everything a person can read or hear.
    package var words: String {
        elements.filter { $0.name != "script" && $0.name != "style" }
            .map { $0.text + " " + ($0.attributes["aria-label"] ?? "") + " " + ($0.attributes["aria-valuetext"] ?? "") }
            .joined(separator: " ")
    }
}
