/// What another program knows of a task and no field here takes. It is written into the note of the task, in the person's language.
package struct ImportedExtra: Equatable, Sendable {
    /// What it is. The numbers pass between modules, and programs send them.
    package enum Kind: Int64, CaseIterable, Sendable {
        /// Words for a date it is due, a time or a repeat, as "every 3rd friday"; ``ImportedExtra/name`` is their language, as "de", or empty.
        case due
        /// Words for the date it begins, as ``due``.
        case start
        /// The rule by which it came back.
        case repeats
        /// What somebody wrote about it; ``ImportedExtra/name`` says who, and when.
        case comment
        /// The person it is for.
        case person
        /// An address on the web.
        case link
        /// Where it is to be done.
        case place
        /// A file, by its name or its address.
        case attachment
        /// When it wanted to be remembered.
        case reminder
        /// How long it takes.
        case duration
        /// How far it is done.
        case progress
        /// How it stands, as "waiting".
        case status
        /// A part of its list.
        case section
        /// Anything else, whose name in its program is ``ImportedExtra/name``.
        case field
    }

    /// What it is.
    package let kind: Kind
    /// What its program says.
    package let text: String
    /// Whose, of which language or of which field, by ``kind``.
    package let name: String

    /// An extra.
    package init(_ kind: Kind, _ text: String, name: String = "") {
        self.kind = kind
        self.text = text
        self.name = name
    }
}
