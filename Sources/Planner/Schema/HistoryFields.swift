import Facts

enum ChangeField {
    /// ``ChangeKind``, by its number.
    static let name = Field(1, .number)
    /// When, in milliseconds since 1970. A change exists while this is there.
    static let at = Field(2, .instant)
    /// The title of the one entity it was about, of several the first, as text; absent: none.
    static let about = Field(3, .title)
    /// How many tasks it was about; absent: one.
    static let count = Field(4, .number)
    /// The number it was about; absent: none.
    static let amount = Field(5, .number)
    /// The values that it replaced, as the bytes of ``Replaced/wire(_:)``.
    static let replaced = Field(6, .bytes)
    /// The identity of the change that undid it, as text of 32 hexadecimal digits; absent: it stands.
    static let undone = Field(7, .made)
    /// The identity of the change that did it again after it was undone, as such text.
    static let again = Field(8, .made)
    /// The identity of the change that this one undid, as such text.
    static let undoes = Field(9, .made)
    /// Tells the command from others under the same key; absent: the identity does so, as that of a form.
    static let command = Field(10, .mark)
}

enum EarlierField {
    /// The text that was overwritten.
    static let text = Field(1, .note)
    /// The identity of the entity it was written into, as bytes.
    static let owner = Field(2, .identity)
    /// The kind of that entity.
    static let kind = Field(3, .choice)
    /// When it was written, in milliseconds since 1970.
    static let written = Field(4, .instant)
    /// When it was put away; kept for ever.
    static let putAway = Field(5, .instant)
    /// The title that was overwritten.
    static let title = Field(6, .title)
    /// The number of the date that was overwritten, which a task was due on.
    static let due = Field(7, .date)
    /// The time of day that was overwritten, in minutes.
    static let time = Field(8, .minutes)
    /// The ``RepeatRule`` that was overwritten, as text.
    static let rule = Field(9, .made)
}

enum TipField {
    /// When it was put away, in milliseconds since 1970; absent: it is shown.
    static let dismissed = Field(1, .instant)
}
