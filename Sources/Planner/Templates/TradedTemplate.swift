/// The limits of a published template: lengths in characters as a person counts them, and the number of items.
package enum TradeLimits {
    /// A template's name, and the title of an item.
    package static let title = 200
    /// The description.
    package static let about = 1000
    /// By whom it is.
    package static let maker = 60
    /// Why somebody thinks it should not be there.
    package static let reason = 500
    /// Items of a template.
    package static let items = 300
    /// Templates that one account has published at a time.
    package static let published = 40
}

/// The content of a template as it goes from one person to another: titles and their levels and, if its author wants, the cost and duration
/// of each. It has no other fields: no notes, no dates, no subjects, no identities of tasks.
package struct TradedTemplate: Sendable {
    /// A line of it.
    package struct Item: Sendable {
        /// Its title.
        package let title: String
        /// Its level; 0 for an item without a parent; never more than one deeper than the item before.
        package let level: Int
        /// 1–10, 0 for a rest; nil: not said.
        package let cost: Int?
        /// How many minutes it takes; nil: not said.
        package let minutes: Int?
    }

    /// Each item before its steps; at most ``TradeLimits/items``.
    package private(set) var items: [Item] = []
    /// Whether there was more than ``TradeLimits/items``, which was left out.
    package private(set) var isCut = false

    init() {}

    /// Adds an item; one with an invisible title is ignored.
    mutating func add(_ title: String, level: Int, cost: Int?, minutes: Int?) {
        let title = Self.clean(title, atMost: TradeLimits.title)
        guard !title.isEmpty else { return }
        guard items.count < TradeLimits.items else {
            isCut = true
            return
        }
        let deepest = items.last.map { min($0.level + 1, TaskLimits.levels - 1) } ?? 0
        items.append(
            Item(
                title: title,
                level: min(max(level, 0), deepest),
                cost: cost.flatMap { Costs.rangeWithRest.contains($0) ? $0 : nil },
                minutes: minutes.flatMap { TaskLimits.minutes.contains($0) ? $0 : nil }
            )
        )
    }

    // MARK: As text

    /// One item a line: level, cost, minutes (nothing if not said) and title, with tabs between them.
    package var text: String {
        var text = ""
        for item in items {
            if !text.isEmpty { text += "\n" }
            text += String(item.level) + "\t" + (item.cost.map { String($0) } ?? "") + "\t"
            text += (item.minutes.map { String($0) } ?? "") + "\t" + item.title
        }
        return text
    }

    /// Reads the form of ``text``, with any line breaks that a browser made of it; a line in another form is the title of an item.
    package init(text: String) {
        for line in Text.pieces(of: Text.withoutControls(text, keepingLines: true), at: UInt8(ascii: "\n")) {
            let parts = Text.pieces(of: line, at: UInt8(ascii: "\t"))
            if parts.count == 4, let level = Int(parts[0]) {
                add(parts[3], level: level, cost: Int(parts[1]), minutes: Int(parts[2]))
            } else {
                add(line, level: 0, cost: nil, minutes: nil)
            }
        }
    }

    // MARK: Strangers' words

    /// A stranger's text in the form in which others may see it: without control characters, without invisible marks or marks that change
    /// the direction of later text, of at most so many characters, and four times as many bytes.
    ///
    /// - Parameter keepingLines: whether line breaks stay.
    package static func clean(_ text: String, atMost limit: Int, keepingLines: Bool = false) -> String {
        var clean = String.UnicodeScalarView()
        for scalar in Text.withoutControls(text, keepingLines: keepingLines).unicodeScalars {
            switch scalar.value {
            // Overrides, embeddings and isolates; zero-width spaces; invisible operators; a byte order mark; tags.
            case 0x200b, 0x202a...0x202e, 0x2060...0x206f, 0xfeff, 0xfff9...0xfffb, 0xe0000...0xe0fff: break
            case 0x2028, 0x2029: clean.append(keepingLines ? "\n" : " ")
            default: clean.append(scalar)
            }
        }
        let text = Text.trimmed(String(clean))
        guard !Text.isBlank(text) else { return "" }
        let shortened = Text.fitted(text, to: limit)
        guard shortened.utf8.count > limit * 4 else { return shortened }
        // One letter with a thousand accents is one character.
        var (end, next) = (0, 0)
        for scalar in shortened.unicodeScalars {
            next += UTF8.width(scalar)
            if next > limit * 4 { break }
            end = next
        }
        return Text.piece(of: shortened, 0..<end)
    }
}
