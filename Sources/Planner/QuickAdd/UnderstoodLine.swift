/// A line of quick add and what was understood of it, a task in one line: `Shower ~2 tomorrow 9:00 !high #home every day 15m @Errands`.
///
/// Each part that was understood is shown as a chip, which the person can refuse; no typed text is lost. docs/quick-add.md has the rules.
package final class UnderstoodLine: Sendable {
    /// Words that were understood.
    package final class Chip: Sendable {
        /// The meaning of words for the task.
        package enum Meaning: Equatable, Sendable {
            /// The date it is due.
            case due(LocalDate)
            /// Minutes of the day, 0–1439.
            case time(Int)
            /// How long it takes, 1–1440.
            case minutes(Int)
            /// Spoons, 1–10.
            case cost(Int)
            /// How much it matters.
            case priority(Priority)
            /// A subject's name, as it was typed.
            case subject(String)
            /// A list's name: as the list has it, or, for a new list, as it was typed.
            case list(String)
            /// How it comes back.
            case repeats(RepeatRule)
        }

        /// Their meaning.
        package let meaning: Meaning
        /// A second meaning besides: "tomorrow morning" also names a time, "9:00 to 10:00" a duration.
        package let also: Meaning?
        /// The other meaning that they could have.
        package let other: Meaning?
        /// The words as they were typed, one space between.
        package let words: String
        /// The words that choose ``other``: for the name of a list or subject, these can be more.
        package let otherWords: String

        init(_ meaning: Meaning, also: Meaning?, other: Meaning?, words: String, otherWords: String? = nil) {
            self.meaning = meaning
            self.also = also
            self.other = other
            self.words = words
            self.otherWords = otherWords ?? words
        }
    }

    /// How many subjects are taken from one line; more stay in the title.
    package static let mostSubjects = 20
    /// How many characters a line may have to be read: one that is twice as long as a title is refused whatever its chips are, and reading
    /// one of a megabyte could take minutes.
    static let longest = 2 * TaskLimits.title

    /// The remaining words, with one space between them. Empty only if the line is: a line of nothing but chips is a title and has no
    /// chips.
    package let title: String
    /// The parts that were understood, in the order typed: at most one of each kind, the last one written, and up to ``mostSubjects``.
    package let chips: [Chip]
    /// Words that would have been understood but were refused.
    package let refused: [String]
    /// Words that are read as ``Chip/other`` had it.
    package let switched: [String]
    /// The date of the chip; without one, the first date of the repeat, or today or tomorrow where there is a time.
    package let due: LocalDate?

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - line: the typed text.
    ///   - refusing: the words of chips that were refused; they stay in the title, and nothing else is read in their place.
    ///   - switching: the ``Chip/otherWords`` of chips that have the meaning ``Chip/other``; given twice, they have the first again.
    package init(_ line: String, in context: QuickAddContext, refusing: [String] = [], switching: [String] = []) {
        var reader = QuickAddReader(QuickAddLine(line), in: context, switching: switching)
        let phrases = Text.count(of: line, isAtMost: Self.longest) ? reader.phrases() : []
        let taken = QuickAddTaken(phrases, by: reader, refusing: refusing, switching: switching)
        if Text.isBlank(taken.title) {
            let words = reader.line
            title = words.typed(0, words.words.count)
            chips = []
            refused = []
            switched = []
            due = nil
        } else {
            title = taken.title
            chips = taken.chips
            refused = taken.refused
            switched = taken.switched
            due = taken.due
        }
    }
}
