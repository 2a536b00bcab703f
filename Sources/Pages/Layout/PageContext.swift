package import Facts
package import Planner

/// The values that every page needs besides its own model.
package final class PageContext: Sendable {
    /// Which set of files (script, styles) belongs with this build.
    package let release: String
    /// The person's choices: the name of a unit, the colours.
    package let settings: Settings
    /// When the page is made.
    package let instant: Instant
    /// The identity for new entities of the page's forms.
    package let nonce: Identity
    /// Path and query of the page itself, without the parameter of a message that is shown only once.
    package let here: String
    /// The same without the moment since which ticked rows keep their places: the page as it is when it is opened again.
    let address: String
    /// Whether the server answers, not the device: at a first visit, or in a browser that runs no script.
    package let isAnsweredByServer: Bool
    /// Whether the server keeps the plan whatever the browser runs: no worker will ever answer it.
    package let isKeptByServer: Bool
    /// The time zone of the page's times, where the browser's script is to compare it with its own; else nil.
    let zone: String?
    /// The message about the last change, which can be undone.
    package let toast: Toast?
    /// How often the host failed; shown in *About*.
    package let failures: UInt64
    /// The timer that is set.
    package let timer: TimerShown?
    /// The account that the plan is in; nil for a guest.
    package let account: SyncStatus?
    /// Whether a guest can get an account, as far as it is known.
    package let offersAccount: Bool
    /// The plans of the device besides this one, and whether this one is all there.
    package let plans: DevicePlans
    /// The first of the person's lists, which wide windows show beside the tabs.
    package let lists: [ListEntry]

    /// The texts, in the person's language.
    package let words: Catalog
    /// What the person calls a unit of energy, for sentences: each row names it.
    let unit: UnitOfEnergy

    /// The context of a page.
    package init(
        release: String,
        settings: Settings,
        instant: Instant,
        nonce: Identity,
        here: String,
        isAnsweredByServer: Bool,
        toast: Toast?,
        failures: UInt64,
        timer: TimerShown? = nil,
        account: SyncStatus? = nil,
        offersAccount: Bool = true,
        plans: DevicePlans = .one,
        lists: [ListEntry] = [],
        isKeptByServer: Bool = false,
        zone: String? = nil,
        words: Catalog = .english
    ) {
        self.release = release
        self.settings = settings
        self.instant = instant
        self.nonce = nonce
        self.here = here
        address = Self.opened(here)
        self.isAnsweredByServer = isAnsweredByServer
        self.toast = toast
        self.failures = failures
        self.timer = timer
        self.account = account
        self.offersAccount = offersAccount
        self.plans = plans
        self.lists = lists
        self.isKeptByServer = isKeptByServer
        self.zone = zone
        self.words = words
        unit = UnitOfEnergy(settings)
    }

    private static func opened(_ here: String) -> String {
        let parts = Text.pieces(of: here, at: UInt8(ascii: "?"))
        guard parts.count == 2 else { return here }
        let kept = Text.pieces(of: parts[1], at: UInt8(ascii: "&")).filter { !ByteString($0).begins(with: "since=") }
        return kept.isEmpty ? parts[0] : parts[0] + "?" + Text.joined(kept, "&")
    }

    /// "1 spoon", "3 spoons", in the person's own word.
    func spoons(_ count: Int) -> String {
        words[.numberOfSpoons(spoons: SpoonCount(count: count, unit: unit))]
    }

    /// "3 spoons", "3 spoons and 2 without a cost": beside the tasks that were added up.
    func sum(_ count: Int, uncosted: Int) -> String { words.sum(spoons(count), uncosted: uncosted) }
}

/// A message about the last change, shown above the bottom bar until it is dismissed or the page changes.
package final class Toast: Sendable {
    let change: Change
    /// How many spoons are left after it; nil if that says nothing.
    let left: Int?
    /// What undoing it, or redoing it, did.
    let outcome: UndoOutcome
    /// The task that was planned for a day or taken off its day, if it is still due on a date.
    let due: TaskEntry?
    /// Whether that date can be removed there: not where a rule hangs on it, or another member decides it.
    let removesDue: Bool

    /// The toast of a command.
    ///
    /// - Parameters:
    ///   - moved: the task that it planned for a day or took off its day.
    ///   - removesDue: whether the person may remove the date that it is due.
    package init(_ change: Change, left: Int?, outcome: UndoOutcome = .done, moved: TaskEntry? = nil, removesDue: Bool = false) {
        self.change = change
        self.left = left
        self.outcome = outcome
        due = moved?.due == nil ? nil : moved
        self.removesDue = removesDue && change.name == .removedIntendedDate && moved?.due != nil && moved?.repeats == nil
    }
}
