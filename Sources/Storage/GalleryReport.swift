public import Facts

/// A report that something is wrong with a template.
public struct GalleryReport: Equatable, Sendable {
    /// Which.
    public var template: Identity
    /// The account that reported it.
    public var account: AccountID
    /// Why.
    public var reason: String
    /// When, in milliseconds since 1970.
    public var created: Int64

    /// All of it given.
    public init(template: Identity, account: AccountID, reason: String, created: Int64) {
        self.template = template
        self.account = account
        self.reason = reason
        self.created = created
    }
}
