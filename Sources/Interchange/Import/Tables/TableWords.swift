import Planner

/// The words that other programs write in cells, in the languages that the app has.
enum TableWords {
    /// Whether a text is one of several words, which a bar parts.
    static func contains(_ words: StaticString, _ text: String) -> Bool {
        isAny(words) { start, count in
            guard text.utf8.count == count else { return false }
            var at = start
            for byte in text.utf8 {
                if byte != words.utf8Start[at] { return false }
                at += 1
            }
            return true
        }
    }

    /// Whether one of several words is a part of a text.
    static func occur(_ words: StaticString, in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return isAny(words) { start, count in
            var at = 0
            while at + count <= bytes.count {
                var length = 0
                while length < count, bytes[at + length] == words.utf8Start[start + length] { length += 1 }
                if length == count { return true }
                at += 1
            }
            return false
        }
    }

    /// Whether a text begins with one of several words.
    static func begins(_ text: String, withOneOf words: StaticString) -> Bool {
        isAny(words) { start, count in
            var at = start
            for byte in text.utf8 {
                if at == start + count { return true }
                if byte != words.utf8Start[at] { return false }
                at += 1
            }
            return at == start + count
        }
    }

    /// Whether one of several words fulfils a condition, by where it begins and how many bytes it has. Words are looked at where they are: a table has
    /// hundreds of thousands of cells.
    private static func isAny(_ words: StaticString, _ isMeant: (_ start: Int, _ count: Int) -> Bool) -> Bool {
        var start = 0
        for at in 0...words.utf8CodeUnitCount where at == words.utf8CodeUnitCount || words.utf8Start[at] == UInt8(ascii: "|") {
            if isMeant(start, at - start) { return true }
            start = at + 1
        }
        return false
    }

    /// How much a task matters; nil: not said, or as usual.
    static func priority(_ text: String) -> Priority? {
        let text = SmallLetters.of(Text.trimmed(text))
        if contains(
            "1|p1|a|h|high|highest|urgent|!!!|hoch|dringend|haute|élevée|urgente|alta|hoog|høj|hög|wysoki|wysoka|عالية|مرتفعة",
            text
        ) {
            return .high
        }
        if contains("2|p2|b|m|medium|med|!!|mittel|moyenne|media|gemiddeld|mellem|medel|średni|średnia|média|متوسطة", text) {
            return .medium
        }
        if contains("3|p3|c|l|low|lowest|!|niedrig|gering|basse|faible|baja|bassa|laag|lav|låg|niski|niska|baixa|منخفضة", text) {
            return .low
        }
        return nil
    }

    /// Whether a cell says that a task is done; nil: it says something else.
    static func isDone(_ text: String) -> Bool? {
        let text = SmallLetters.of(Text.trimmed(text))
        let done: StaticString = """
            x|✓|✔|✅|☑|yes|y|true|1|100|100%|100 %|done|complete|completed|closed|finished|checked|erledigt|abgeschlossen|fertig|ja|oui|vrai|terminé|\
            terminée|fait|achevé|sí|si|verdadero|completado|completada|hecho|hecha|terminado|fatto|completato|completata|sì|vero|klaar|voltooid|gereed|\
            waar|færdig|udført|fuldført|klar|slutförd|slutfört|färdig|tak|zrobione|zakończone|ukończone|zakończono|prawda|sim|concluído|concluída|feito|\
            verdadeiro|نعم|تم|مكتمل|مكتملة
            """
        let open: StaticString = """
            |no|n|false|0|0%|0 %|open|todo|to do|to-do|not started|needs action|needs-action|pending|normal|nein|falsch|offen|nicht begonnen|non|faux|à faire|\
            non commencé|non commencée|no iniciada|no comenzada|pendiente|falso|da fare|non iniziata|non avviata|nee|onwaar|niet gestart|niet begonnen|nej|\
            ikke startet|ikke påbegyndt|inte påbörjad|ej påbörjad|nie|fałsz|nie rozpoczęto|nierozpoczęte|não|não iniciada|não iniciado|a fazer|لا|لم يبدأ|لم تبدأ
            """
        if contains(done, text) { return true }
        return contains(open, text) ? false : nil
    }

    /// How many minutes a text says: "30", "30 minutes", "2 hours", "1 day", "1:30", "1h 30m".
    static func minutes(_ text: String) -> Int64? {
        var (minutes, number): (Int64, Int64?) = (0, nil)
        var fraction: Int64 = 0
        var isFraction = false
        let bytes = Array(SmallLetters.of(Text.trimmed(text)).utf8)
        guard bytes.count <= 40 else { return nil }
        if bytes.contains(UInt8(ascii: ":")) { return ClockTime.minutes(text).map { Int64($0) } }
        var at = 0
        while at < bytes.count {
            let byte = bytes[at]
            if byte &- UInt8(ascii: "0") < 10 {
                if isFraction {
                    fraction = fraction == 0 ? Int64(byte - UInt8(ascii: "0")) : fraction
                } else {
                    number = min((number ?? 0) * 10 + Int64(byte - UInt8(ascii: "0")), 1_000_000)
                }
                at += 1
            } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), number != nil, !isFraction {
                isFraction = true
                at += 1
            } else if byte == UInt8(ascii: " ") {
                at += 1
            } else {
                guard let count = number else { return nil }
                let factor: Int64
                switch byte {
                case UInt8(ascii: "m"): factor = 1
                case UInt8(ascii: "h"), UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "o"), UInt8(ascii: "g"),
                    UInt8(ascii: "t"):
                    factor = 60
                case UInt8(ascii: "d"), UInt8(ascii: "j"): factor = 1440
                case UInt8(ascii: "w"): factor = 10_080
                default: return nil
                }
                minutes += count * factor + fraction * factor / 10
                (number, fraction, isFraction) = (nil, 0, false)
                while at < bytes.count, bytes[at] &- UInt8(ascii: "0") > 9, bytes[at] != UInt8(ascii: " ") { at += 1 }
            }
        }
        return minutes + (number ?? 0)
    }

    /// Several names in one cell.
    static func names(_ text: String) -> [String] {
        let separator = text.utf8.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
        var names: [String] = []
        for name in Text.pieces(of: text, at: separator) where !Text.isBlank(name) {
            let name = Text.trimmed(name)
            names.append(
                name.utf8.first == UInt8(ascii: "#") || name.utf8.first == UInt8(ascii: "@")
                    ? Text.piece(of: name, 1..<name.utf8.count) : name
            )
        }
        return names
    }
}
