package import Facts

/// Templates that people published for everybody on a server, and public links, which show something without an account.
package protocol GalleryStore: Sendable {
    /// Publishes a template.
    ///
    /// - Parameters:
    ///   - items: its content, as text that only its reader understands.
    ///   - words: the words that it is found by, none twice.
    ///   - limit: how many an account may have, those that were removed among them.
    /// - Returns: false if the account has so many, or is not there.
    func publish(_ template: PublishedTemplate, items: String, words: [String], upTo limit: Int64) async throws(StoreFault)
        -> Bool

    /// The template of that name with its items; nil if it does not exist. One that was removed is given, too.
    func published(_ id: Identity) async throws(StoreFault) -> (template: PublishedTemplate, items: String)?

    /// Everything an account has published, the newest first.
    func published(by account: AccountID) async throws(StoreFault) -> [PublishedTemplate]

    /// Templates in an order, a page at a time.
    func gallery(by order: GalleryOrder, after cursor: GalleryCursor?, upTo limit: Int64) async throws(StoreFault)
        -> [PublishedTemplate]

    /// Templates with all of these words, the newest first. Looks only at a limited number of those with the first word.
    ///
    /// - Parameters:
    ///   - words: at least one; five count.
    ///   - limit: how many are given at most.
    ///   - examined: how many of those with the first word are looked at.
    ///   - isFound: decides about one that has all the words, with its items.
    func find(
        _ words: [String],
        after cursor: GalleryCursor?,
        upTo limit: Int64,
        examining examined: Int64,
        where isFound: @Sendable (PublishedTemplate, String) -> Bool
    ) async throws(StoreFault) -> GalleryFound

    /// Deletes a template, with all reports about it.
    ///
    /// - Returns: false if it is not this account's.
    func withdraw(_ id: Identity, of account: AccountID) async throws(StoreFault) -> Bool

    /// Notes that a template was taken once more.
    func take(_ id: Identity) async throws(StoreFault)

    /// Keeps a report: one of each account for a template.
    ///
    /// - Returns: false if there is no such template in the gallery.
    func report(_ report: GalleryReport) async throws(StoreFault) -> Bool

    /// Reports that nobody has decided about, the oldest first.
    func reports(upTo limit: Int64) async throws(StoreFault) -> [(report: GalleryReport, template: PublishedTemplate)]

    /// Decides about a template: it is removed from the gallery, or stays. Its reports are settled.
    func settle(_ id: Identity, removing: Bool) async throws(StoreFault)

    /// Makes a public link.
    ///
    /// - Parameter limit: how many an account may have.
    /// - Returns: false if the account has so many, or is not there.
    func make(_ link: PublicLink, upTo limit: Int64) async throws(StoreFault) -> Bool

    /// The public link of that hash; nil if it does not exist.
    func publicLink(_ hash: [UInt8]) async throws(StoreFault) -> PublicLink?

    /// The public links of an account, the newest first.
    func publicLinks(of account: AccountID) async throws(StoreFault) -> [PublicLink]

    /// Notes on which day a public link was opened.
    func opened(_ hash: [UInt8], day: Int64) async throws(StoreFault)

    /// Ends a public link, if it is this account's.
    func endPublicLink(_ hash: [UInt8], of account: AccountID) async throws(StoreFault)
}

extension GalleryStore {
    /// The same for all that have the words.
    package func find(_ words: [String], after cursor: GalleryCursor?, upTo limit: Int64, examining examined: Int64)
        async throws(StoreFault) -> GalleryFound
    {
        try await find(words, after: cursor, upTo: limit, examining: examined) { _, _ in true }
    }
}
