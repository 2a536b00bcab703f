/// `--name value` pairs: enough for a few commands that only our own scripts use.
struct Arguments {
    private var values: [String: String] = [:]

    init(_ words: ArraySlice<String>) throws(WorkbenchFault) {
        var rest = words
        while let word = rest.popFirst() {
            guard word.hasPrefix("--"), let value = rest.popFirst() else { throw .usage("Not understood: \(word)") }
            values[String(word.dropFirst(2))] = value
        }
    }

    func text(_ name: String) throws(WorkbenchFault) -> String {
        guard let value = values[name] else { throw .missing(option: name) }
        return value
    }

    func optionalText(_ name: String) -> String? { values[name] }

    func number<Number: FixedWidthInteger>(_ name: String) throws(WorkbenchFault) -> Number? {
        guard let text = values[name] else { return nil }
        guard let number = Number(text) else { throw .notANumber(option: name, text: text) }
        return number
    }
}
