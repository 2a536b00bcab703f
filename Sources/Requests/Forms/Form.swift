package import Planner

/// A form that was sent, field by field, in the order in which it was sent.
package struct Form: Equatable {
    /// Fields beyond this number are no form of ours.
    static let mostFields = 20_000

    package private(set) var fields: [(name: String, value: String)] = []
    /// Whether something in it was not UTF-8, or it had too many fields. What could be read is there all the same, so that it
    /// can be shown again.
    package private(set) var isBroken = false

    package static func == (one: Form, other: Form) -> Bool {
        one.isBroken == other.isBroken
            && one.fields.elementsEqual(other.fields) {
                ByteString($0.name) == ByteString($1.name) && ByteString($0.value) == ByteString($1.value)
            }
    }

    init() {}

    /// Reads a body. All our forms are URL-encoded; what says that it is something else cannot be read, and is broken.
    package init(body: [UInt8], contentType: String) {
        let isReadable = contentType.isEmpty || ByteString(contentType).begins(with: "application/x-www-form-urlencoded")
        self.init(urlEncoded: isReadable ? body[...] : [])
        if !isReadable { isBroken = true }
    }

    /// The first value of that name, or nil.
    package subscript(_ name: ByteString) -> String? {
        for field in fields where ByteString(field.name) == name { return field.value }
        return nil
    }

    /// The first value of that name, where it is one of a few words.
    @inline(never)
    func token(_ name: ByteString) -> ByteString? {
        self[name].map { ByteString($0) }
    }

    /// Every value of that name.
    func all(_ name: ByteString) -> [String] {
        var values: [String] = []
        for field in fields where ByteString(field.name) == name { values.append(field.value) }
        return values
    }

    private mutating func add(_ name: [UInt8], _ value: [UInt8]) {
        fields.append((text(name), text(value)))
    }

    private mutating func text(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        isBroken = true
        return String(decoding: bytes, as: UTF8.self)
    }
}

// MARK: - application/x-www-form-urlencoded (WHATWG URL, §5.1)

extension Form {
    package init(urlEncoded body: ArraySlice<UInt8>) {
        var rest = body
        // Not split into pairs beforehand: of a large body without content those would take many times its size.
        while let pair = Self.nextPair(of: &rest) {
            guard fields.count < Self.mostFields else {
                isBroken = true
                return
            }
            let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            let value = equals < pair.endIndex ? pair[(equals + 1)...] : []
            add(Self.decoded(pair[..<equals]), Self.decoded(value))
        }
    }

    /// Takes the first pair that is not empty off a body; nil if all pairs are empty.
    private static func nextPair(of body: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        while !body.isEmpty {
            let end = body.firstIndex(of: UInt8(ascii: "&")) ?? body.endIndex
            let pair = body[..<end]
            body = body[end...].dropFirst()
            if !pair.isEmpty { return pair }
        }
        return nil
    }

    private static func decoded(_ encoded: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(encoded.count)
        var index = encoded.startIndex
        while index < encoded.endIndex {
            let byte = encoded[index]
            if byte == UInt8(ascii: "+") {
                decoded.append(UInt8(ascii: " "))
            } else if byte == UInt8(ascii: "%"), index + 2 < encoded.endIndex,
                let high = hexDigit(encoded[index + 1]), let low = hexDigit(encoded[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 2
            } else {
                decoded.append(byte)
            }
            index += 1
        }
        return decoded
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
