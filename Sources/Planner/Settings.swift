public import Facts

/// How the app looks: which set of colours.
public enum Theme: Int64, CaseIterable, Sendable {
    /// As the device says.
    case system = 0
    /// Dark on light, whatever the device says.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// The person's choices.
public struct Settings: Equatable, Sendable {
    /// What one unit of energy is called.
    public var unitOne: String
    /// What several are called.
    public var unitMany: String
    /// What every day begins with; nil: what the last one did.
    public var dailyMaximum: Int?
    /// How many are kept back, 0–99.
    public var reserve: Int
    /// Whether the limit is a wall: no borrowing from tomorrow.
    public var isFirm: Bool
    /// Which set of colours.
    public var theme: Theme

    /// The choices of someone who chose nothing.
    public static let standard = Settings(
        unitOne: "spoon",
        unitMany: "spoons",
        dailyMaximum: nil,
        reserve: 1,
        isFirm: false,
        theme: .system
    )

    /// What a day may begin with.
    public static let spoons = 0...99
    /// What a day may have taken from the next: more than any list can need.
    public static let borrowed = 0...10_000
    /// The essay's own number.
    public static let usualSpoons = 12
    /// Characters in a unit's name.
    public static let unitLength = 20

    /// All of them given.
    public init(unitOne: String, unitMany: String, dailyMaximum: Int?, reserve: Int, isFirm: Bool, theme: Theme) {
        self.unitOne = unitOne
        self.unitMany = unitMany
        self.dailyMaximum = dailyMaximum
        self.reserve = reserve
        self.isFirm = isFirm
        self.theme = theme
    }
}

extension PersonalSpace {
    /// The person's choices.
    public var settings: Settings {
        guard let record = replica[.settings] else { return .standard }
        let standard = Settings.standard
        return Settings(
            unitOne: record[SettingsField.unitOne].text ?? standard.unitOne,
            unitMany: record[SettingsField.unitMany].text ?? standard.unitMany,
            dailyMaximum: record[SettingsField.dailyMaximum].integer.map { Int($0, within: Settings.spoons) },
            reserve: record[SettingsField.reserve].integer.map { Int($0, within: Settings.spoons) } ?? standard.reserve,
            isFirm: record[SettingsField.firm].integer == 1,
            theme: record[SettingsField.theme].integer.flatMap { Theme(rawValue: $0) } ?? standard.theme
        )
    }
}

/// A page with a list on it: what was chosen for each is remembered.
public struct ListPage: Hashable, Sendable {
    let scope: UInt32
    let identity: Identity

    private init(scope: UInt32, _ identity: Identity = .only) {
        self.scope = scope
        self.identity = identity
    }

    var thing: Thing { Thing(.listView, scope: scope, identity) }

    /// The to-do list.
    public static let today = ListPage(scope: 1)
    /// All tasks.
    public static let tasks = ListPage(scope: 2)
    /// The backlog.
    public static let backlog = ListPage(scope: 3)
    /// The ten categories.
    public static let spoons = ListPage(scope: 4)
    /// The lists.
    public static let lists = ListPage(scope: 5)
    /// The templates.
    public static let templates = ListPage(scope: 6)

    /// One category; nil for what is not yet costed.
    public static func category(_ cost: Int?) -> ListPage {
        ListPage(scope: 16 + UInt32(clamping: cost ?? 0))
    }

    /// One list of the person's own.
    public static func list(_ identity: Identity) -> ListPage {
        ListPage(scope: 32, identity)
    }
}

/// How the tasks of a list are ordered. Those not done stand before those that are, whatever the order. The numbers are on the
/// wire.
public enum SortOrder: Int64, CaseIterable, Sendable {
    /// As the person put them.
    case own = 0
    /// The newest date first: when it is due, or else when it was added.
    case newest = 1
    /// What matters most first; then by date, the soonest first.
    case priority = 2
    /// The soonest date first.
    case soonest = 3
}
