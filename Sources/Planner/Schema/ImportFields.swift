import Facts

enum ImportSaltField {
    /// When it was first used, in milliseconds since 1970.
    static let begun = Field(1, .instant)
}
