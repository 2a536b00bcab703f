import Planner

/// A key, or two pressed one after the other, and its effect. ``all`` is the one table of them: the page of keys shows it, and every
/// page carries it for the script (`Web/app/navigation/keys.js`), so that neither knows a key that the other does not.
struct Shortcut {
    /// Where on the page of keys it stands.
    enum Group: CaseIterable {
        case anywhere
        case rows
        case pages

        var name: Phrase {
            switch self {
            case .anywhere: .keysAnywhere
            case .rows: .keysRows
            case .pages: .keysPages
            }
        }
    }

    let group: Group
    /// The keys as the browser names them, with a space between two: "n", "g t".
    let keys: StaticString
    /// Its effect, in words; nil: the name of the page of spoons, which the person may call something else.
    let name: Phrase?
    /// Its effect, for the script: `next` or `previous` row; a selector of a control in the row that has the focus, as `.tick`; or a URL.
    /// The fragment of a URL names a button or a form: if the page has it, the button is pressed or the form's field gets the focus;
    /// otherwise the URL is opened first.
    let effect: StaticString

    /// Every key there is.
    static let all: [Shortcut] = [
        Shortcut(group: .anywhere, keys: "n", name: .keyAdd, effect: "/app/tasks/new#add"),
        Shortcut(group: .anywhere, keys: "/", name: .keySearch, effect: "/app/tasks#find-field"),
        Shortcut(group: .anywhere, keys: "s", name: .keySelect, effect: "/app/tasks?select=1"),
        Shortcut(group: .anywhere, keys: "w", name: .keyNow, effect: "/app/now"),
        Shortcut(group: .anywhere, keys: "p", name: .keyPlan, effect: "/app/plan"),
        Shortcut(group: .anywhere, keys: "d", name: .keyNewDay, effect: "/app/day/new"),
        Shortcut(group: .anywhere, keys: "u", name: .keyUndo, effect: "/app/history#toast-undo"),
        Shortcut(group: .anywhere, keys: "?", name: .keyThisPage, effect: "/app/keys"),
        Shortcut(group: .rows, keys: "j", name: .keyRowNext, effect: "next"),
        Shortcut(group: .rows, keys: "k", name: .keyRowPrevious, effect: "previous"),
        Shortcut(group: .rows, keys: "x", name: .keyRowTick, effect: ".tick, [type=checkbox], .take"),
        Shortcut(group: .rows, keys: "m", name: .keyRowMove, effect: "a.to-day, .redate"),
        Shortcut(group: .rows, keys: "e", name: .keyRowOpen, effect: "a"),
        Shortcut(group: .pages, keys: "g t", name: .keyToday, effect: "/app/today"),
        Shortcut(group: .pages, keys: "g a", name: .keyTasks, effect: "/app/tasks"),
        Shortcut(group: .pages, keys: "g s", name: nil, effect: "/app/spoons"),
        Shortcut(group: .pages, keys: "g b", name: .keyBacklog, effect: "/app/backlog"),
        Shortcut(group: .pages, keys: "g l", name: .keyLists, effect: "/app/lists"),
        Shortcut(group: .pages, keys: "g c", name: .keyCalendar, effect: "/app/calendar"),
        Shortcut(group: .pages, keys: "g n", name: .keyNotes, effect: "/app/notes"),
        Shortcut(group: .pages, keys: "g f", name: .keyFocus, effect: "/app/focus"),
        Shortcut(group: .pages, keys: "g h", name: .keyHistory, effect: "/app/history"),
        Shortcut(group: .pages, keys: "g m", name: .keyMore, effect: "/app/more"),
    ]

    /// The table as the script reads it: a line for each, `keys=effect`.
    static let table = Text.joined(all.map { $0.keys.description + "=" + $0.effect.description }, "\n")
}
