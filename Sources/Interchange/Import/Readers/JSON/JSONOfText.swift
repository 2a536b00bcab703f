/// A text that may be JSON.
struct JSONOfText {
    /// Its value, or an array of those that follow one another; nil if it is no JSON.
    private(set) var value: JSONValue?
    /// Why it is refused, if no reader recognises it; nil: it is something else than JSON.
    private(set) var fault: ImportFault?

    init(_ bytes: [UInt8]) {
        var head: [UInt8] = []
        for byte in bytes.prefix(1000) where byte > 0x20 && head.count < 2 { head.append(byte) }
        guard head.first == UInt8(ascii: "{") || head.first == UInt8(ascii: "[") else { return }
        let isObject = head.first == UInt8(ascii: "{")
        do throws(JSONFault) {
            take(try JSONDocument(bytes))
        } catch {
            switch error {
            case .empty: break
            case .truncated: fault = .damaged
            case .tooDeep: fault = .tooDeep
            case .tooLarge: fault = .tooManyRows
            case .malformed:
                // A list in Markdown or the text of a link begins with a bracket, too.
                if head.count == 2, head[1] == UInt8(ascii: "\"") || head[1] == UInt8(ascii: "{") { fault = .damaged }
                if isObject, let document = try? JSONDocument(sequence: bytes) { take(document) }
            }
        }
    }

    private mutating func take(_ document: JSONDocument) {
        value = document.root
        if document.root.isObject || document.root.first?.isObject ?? false { fault = .notRecognised }
    }
}
