import Facts

enum ListField {
    /// A list exists while this is there.
    static let name = Field(1, .name)
    /// ``ListIcon``
    static let icon = Field(2, .choice)
    /// ``Colour``
    static let colour = Field(3, .choice)
    /// A word of the person's own that lists are grouped by.
    static let category = Field(4, .name)
    static let order = Field(5, .made)
    /// When it was put away.
    static let archived = Field(6, .instant)
    static let deleted = Field(7, .instant)
    /// 1: its tasks are packed, not packed, or not for this time.
    static let checklist = Field(8, .flag)
    static let created = Field(9, .instant)
    /// 1: it is a template; its tasks are nowhere else.
    static let template = Field(10, .flag)
    /// The number of the space that its shared half lies in; absent: it is the person's own, or came from others.
    static let home = Field(11, .number)
    /// Until when the person knows that it is gone: the note about that is put away. In milliseconds since 1970.
    static let dismissed = Field(12, .instant)
    /// When the person was told that they are no longer a member, in milliseconds since 1970.
    static let left = Field(13, .instant)
    /// What it was called then.
    static let leftName = Field(14, .name)
    /// As ``TaskField/learned``.
    static let learned = Field(15, .instant)
}

enum ListViewField {
    static let showsOptions = Field(1, .flag)
    /// ``SortOrder``; of today's list ``DayOrder``
    static let sort = Field(2, .choice)
}

enum SubjectField {
    /// A subject exists while this is there.
    static let name = Field(1, .name)
    /// ``Colour``
    static let colour = Field(2, .choice)
    static let deleted = Field(3, .instant)
    /// The identity of the subject that stands for it since they were merged, as bytes.
    static let merged = Field(4, .identity)
}

enum SavedViewField {
    /// A view exists while this is there.
    static let name = Field(1, .name)
    /// Its filters, as the query of a URL: "q=tea&show=done".
    static let query = Field(2, .made)
    static let created = Field(3, .instant)
    static let deleted = Field(4, .instant)
}

enum NoteField {
    /// Its text. A note exists while there is something to see in this.
    static let text = Field(1, .note)
    /// ``Colour``
    static let colour = Field(2, .choice)
    /// 1: it stands above those that are not.
    static let pinned = Field(3, .flag)
    /// An ``OrderKey`` among the notes.
    static let order = Field(4, .made)
    static let deleted = Field(5, .instant)
    static let created = Field(6, .instant)
}
