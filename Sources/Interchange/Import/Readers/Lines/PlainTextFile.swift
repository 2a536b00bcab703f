import Planner

extension ImportReader {
    /// A text: each line is a task, an indented line a step. Every text is one, so it is asked last.
    static var text: ImportReader {
        ImportReader(
            source: .text,
            recognises: { text in
                // Where control characters stand, it is no text, whatever it was decoded as.
                for byte in text.bytes.prefix(65_536) where byte < 0x20 {
                    switch byte {
                    case 0x09...0x0d: break
                    default: return false
                    }
                }
                // Pages, settings and programs are no lists.
                guard let first = text.bytes.first(where: { $0 > 0x20 }) else { return false }
                switch first {
                case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "%"): return false
                default: return true
                }
            },
            read: { texts, context throws(ImportFault) in
                var gathered = GatheredOutline(of: .text, in: context)
                for text in texts { try gathered.add(plain: text) }
                return gathered.finished()
            }
        )
    }
}

extension GatheredOutline {
    fileprivate mutating func add(plain text: ImportedText) throws(ImportFault) {
        // Every line may be a task.
        guard try WrittenLine.all(of: text.bytes).count <= ImportLimits.rows else { throw .tooManyRows }
        let pasted = PastedLines(String(decoding: text.bytes, as: UTF8.self), levels: TaskLimits.levels)
        if pasted.deepest >= TaskLimits.levels { lose(.levels) }
        let list = Text.isBlank(text.title) ? nil : text.title
        var above: [String] = []
        for line in pasted.lines {
            above.removeLast(max(above.count - line.level, 0))
            let key = key(nil, line.text, under: above.last ?? "")
            var task = ImportedOutline.Task(key: key, title: line.text)
            task.parent = above.last
            task.list = list
            add(task, isDone: line.isDone)
            above.append(key)
        }
        if let list { add(ImportedOutline.List(key: list, name: list)) }
    }
}
