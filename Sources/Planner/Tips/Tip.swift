/// A tip on pacing or on getting started: other people's experience, to be tried or left. No medical advice, and no claim without its
/// source. Its texts are the catalog's.
package final class Tip: Sendable {
    /// The topic of a tip.
    package enum Group: CaseIterable, Sendable {
        case pacing
        case starting
        case remembering
        case rest
        case evening
    }

    /// The author of the advice, and where it is published.
    package final class Source: Sendable {
        /// Person or institution.
        package let author: String
        /// When it was written; empty if nobody says.
        package let year: String
        /// Its title.
        package let title: String
        /// Where it can be read.
        package let publication: Publication

        init(author: String, year: String, title: String, publication: Publication) {
            self.author = author
            self.year = year
            self.title = title
            self.publication = publication
        }
    }

    /// Where a source is published.
    package enum Publication: Sendable {
        /// In a journal or on a site of that name.
        case at(String, address: String)
        /// On a site that was closed in that year.
        case closed(String)
    }

    /// Its name in URLs, in the facts about it and in the catalog: a–z and hyphens. Never changed.
    package let slug: ByteString
    /// Its topic.
    package let group: Group
    /// Where it comes from.
    package let source: Source

    init(slug: ByteString, group: Group, source: Source) {
        self.slug = slug
        self.group = group
        self.source = source
    }

    /// Every one, in the order in which they are shown: those of one group side by side.
    package static let all: [Tip] = pacing + starting + remembering + rest + evening

    /// The tip of that name.
    package static func of(_ slug: ByteString) -> Tip? {
        for tip in all where tip.slug == slug { return tip }
        return nil
    }
}
