import Facts

enum TimerField {
    /// The ``TimerSession``, as bytes; absent: no timer is set.
    static let run = Field(1, .bytes)
    /// A ``TimerCorrection``, as bytes. Apart from the run, which changes write: it is no change, and undoing one leaves it in force.
    static let correction = Field(2, .bytes)
}

enum TimeEntryField {
    /// Milliseconds since 1970.
    static let start = Field(1, .instant)
    static let end = Field(2, .instant)
    /// The identity of the task, as bytes.
    static let task = Field(3, .identity)
}
