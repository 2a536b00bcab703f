import Facts

/// A value of a ``JSONDocument``, or the place of one that is not there.
///
/// Asking for something that a value is not gives nil or nothing, so a reader can ask for a member of a member without looking at each.
package struct JSONValue: Sendable {
    private let document: JSONDocument
    /// -1: the value is not there.
    private let place: Int

    init(_ document: JSONDocument, _ place: Int) {
        self.document = document
        self.place = place
    }

    private var node: JSONDocument.Node? { place < 0 ? nil : document.nodes[place] }
    private var kind: JSONDocument.Kind? { place < 0 ? nil : document.nodes[place].kind }

    /// Whether it is there and not null.
    package var isPresent: Bool { kind.map { $0 != .null } ?? false }
    /// Whether it is an array.
    package var isArray: Bool { kind == .array }
    /// Whether it is an object.
    package var isObject: Bool { kind == .object }
    /// Whether it is a text.
    package var isText: Bool { kind == .plainText || kind == .escapedText }
    /// Whether it is a number.
    package var isNumber: Bool { kind == .number }
    /// Whether it is `true`.
    package var isTrue: Bool { kind == .yes }
    /// Whether it is `false`.
    package var isFalse: Bool { kind == .no }
    /// Whether it says nothing: not there, null, false, nought, an empty text, or an array or an object without anything inside.
    package var saysNothing: Bool {
        guard let node else { return true }
        return switch node.kind {
        case .null, .no: true
        case .plainText, .escapedText: node.start == node.end
        case .array, .object: Int(node.next) == place + 1
        case .number: integer == 0
        case .yes: false
        }
    }

    /// The content of a text.
    @inline(never)
    package var text: String? {
        guard isText else { return nil }
        return String(decoding: content, as: UTF8.self)
    }

    /// A number.
    package var number: JSONNumber? {
        guard let node, node.kind == .number else { return nil }
        return JSONNumber(document.bytes[Int(node.start)..<Int(node.end)])
    }

    /// A whole number within 64 bits.
    package var integer: Int64? { number?.integer }

    /// The bytes of a text; none of anything else.
    private var content: ArraySlice<UInt8> {
        guard let node else { return [] }
        let bytes = document.bytes[Int(node.start)..<Int(node.end)]
        return switch node.kind {
        case .plainText: bytes
        case .escapedText: JSONText.unescaped(bytes)[...]
        default: []
        }
    }

    /// A value as it stands in the file.
    package var source: String {
        guard let node else { return "" }
        return String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
    }

    /// Whether it is this text, byte for byte.
    @inline(never)
    package func isText(_ text: StaticString) -> Bool {
        guard isText else { return false }
        let content = content
        guard content.count == text.utf8CodeUnitCount else { return false }
        var at = 0
        for byte in content {
            guard byte == text.utf8Start[at] else { return false }
            at += 1
        }
        return true
    }
}

// MARK: - What is inside

extension JSONValue {
    /// The items of an array; none of anything else.
    package var items: Children { Children(document, isArray ? place : -1, step: 1) }

    /// How many items an array has, or members an object, counted one by one.
    package var count: Int {
        var count = 0
        for _ in isObject ? values : items { count += 1 }
        return count
    }

    /// The values of an object's members, each as often as it is there; none of anything else.
    package var values: Children { Children(document, isObject ? place : -1, step: 2) }

    /// The names and values of an object's members, each as often as it is there; none of anything else.
    package var members: [(name: JSONValue, value: JSONValue)] {
        var members: [(name: JSONValue, value: JSONValue)] = []
        for value in values { members.append((JSONValue(document, value.place - 1), value)) }
        return members
    }

    /// The member of that name; the last of several. Looks at each: for an object with thousands of members see ``JSONMembers``.
    package subscript(name: StaticString) -> JSONValue {
        var found = -1
        for value in values where JSONValue(document, value.place - 1).isText(name) { found = value.place }
        return JSONValue(document, found)
    }

    /// The values inside an array or an object, in their order.
    package struct Children: Sequence, IteratorProtocol {
        private let document: JSONDocument
        private var following: Int
        private let end: Int
        /// 2, where a name is before each value.
        private let step: Int

        fileprivate init(_ document: JSONDocument, _ container: Int, step: Int) {
            self.document = document
            self.step = step
            following = container < 0 ? 0 : container + step
            end = container < 0 ? 0 : Int(document.nodes[container].next)
        }

        package mutating func next() -> JSONValue? {
            guard following < end else { return nil }
            let value = JSONValue(document, following)
            following = Int(document.nodes[following].next) + step - 1
            return value
        }
    }
}

/// The members of an object, found by their names in as many questions as their number has binary digits.
package struct JSONMembers {
    private let names: [[UInt8]]
    private let values: [JSONValue]

    /// The members of `object`; none if it is no object. Of several with one name, it is the last.
    package init(of object: JSONValue) {
        var (names, values): ([[UInt8]], [JSONValue]) = ([], [])
        for (name, value) in object.members {
            names.append(Array((name.text ?? "").utf8))
            values.append(value)
        }
        let order = sortedIndices(names.count) { names[$0].lexicographicallyPrecedes(names[$1]) }
        self.names = order.map { names[$0] }
        self.values = order.map { values[$0] }
    }

    /// The member of that name; nil if the object has none.
    package subscript(name: String) -> JSONValue? {
        let name = Array(name.utf8)
        let place = partitionPoint(names.count) { !name.lexicographicallyPrecedes(names[$0]) } - 1
        return place >= 0 && names[place] == name ? values[place] : nil
    }
}

/// A set of names.
struct JSONNames {
    private let names: [[UInt8]]

    init(_ names: [String]) {
        let names = names.map { Array($0.utf8) }
        self.names = sortedIndices(names.count) { names[$0].lexicographicallyPrecedes(names[$1]) }.map { names[$0] }
    }

    func contains(_ name: String) -> Bool {
        let name = Array(name.utf8)
        let place = partitionPoint(names.count) { names[$0].lexicographicallyPrecedes(name) }
        return place < names.count && names[place] == name
    }
}
