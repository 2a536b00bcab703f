/// Variables of the environment that look like settings of Teaspoon but are not: most often a slip of the keyboard, which would leave the
/// setting that was meant at its default.
package struct UnknownSettings: Equatable, Sendable {
    /// Their names, in order.
    package let names: [String]

    private static let prefix = "TEASPOON_"
    private static let registration = "TEASPOON_REGISTRATION"
    /// All settings of all commands and of the scripts beside them.
    static let known: Set<String> = [
        "TEASPOON_ADDRESS", "TEASPOON_BACKUPS", "TEASPOON_BACKUPS_KEPT", "TEASPOON_COMMON_PASSWORDS", "TEASPOON_CONTACT",
        "TEASPOON_DATA", "TEASPOON_DRAIN", "TEASPOON_HOST", "TEASPOON_HSTS_SUBDOMAINS", "TEASPOON_LOG", "TEASPOON_MAIL",
        "TEASPOON_MAIL_FROM", "TEASPOON_MAX_BODIES", "TEASPOON_MAX_GUEST_STORAGE", "TEASPOON_MAX_GUESTS", "TEASPOON_PORT",
        "TEASPOON_PUBLIC", registration,
        "TEASPOON_RELEASES", "TEASPOON_STORE", "TEASPOON_SYNC_RATE", "TEASPOON_TRUST_PROXY",
    ]

    /// Those among the names of all variables.
    package init(among names: [String]) {
        self.names = names.filter { $0.hasPrefix(Self.prefix) && !Self.known.contains($0) }.sorted()
    }

    /// The one that may have been meant for `TEASPOON_REGISTRATION`: overlooked, it would let anybody make an account.
    package var meantForRegistration: String? {
        names.first { $0.hasPrefix(Self.prefix + "REG") || Self.distance($0, Self.registration) <= 4 }
    }

    /// How many letters have to be put in, left out or replaced to make one word of the other (Levenshtein).
    static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var corner = row[0]
            row[0] = index + 1
            for (column, wanted) in other.enumerated() {
                let replaced = corner + (letter == wanted ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = min(replaced, corner + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
