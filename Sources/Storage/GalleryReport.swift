package import Facts

/// A report that something is wrong with a template.
package struct GalleryReport: Equatable, Sendable {
    /// Which.
    package var template: Identity
    /// The account that reported it.
    package var account: AccountID
    /// Why.
    package var reason: String
    /// When, in milliseconds since 1970.
    package var created: Int64

    package init(template: Identity, account: AccountID, reason: String, created: Int64) {
        self.template = template
        self.account = account
        self.reason = reason
        self.created = created
    }
}
