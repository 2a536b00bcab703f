import Facts
import Planner

/// A page: a model, and a view that sees nothing else.
///
/// A class each, so that what takes any of them is compiled once: without objects Embedded Swift would compile it for every page.
package protocol Page: AnyObject {
    /// What stands at the top and in the browser's title.
    func title(_ context: PageContext) -> String
    /// Which of the bottom bar's entries it belongs to.
    var section: Section? { get }
    /// The one action at the top, if there is one.
    func action(_ html: inout HTML, _ context: PageContext)
    /// Whether it is the timer's own page.
    var isTimerPage: Bool { get }
    /// What the page is about.
    func main(_ html: inout HTML, _ context: PageContext)
}

extension Page {
    /// No action of its own.
    package func action(_ html: inout HTML, _ context: PageContext) {}

    /// Every page but one.
    package var isTimerPage: Bool { false }
}

/// The entries of the bottom bar.
public enum Section: CaseIterable, Sendable {
    case today
    case tasks
    case lists
    case calendar
    case more
    case now
    case rest
    case settings
    /// Stands above the others, in the thumb's reach.
    case add

    /// What the bar holds.
    fileprivate static let usual: [Section] = [.today, .tasks, .lists, .calendar, .more, .add]
    /// What it holds in simple mode.
    fileprivate static let simple: [Section] = [.today, .now, .rest, .settings, .add]

    fileprivate var path: String {
        self == .rest ? Address.focus.path + "?rest=1" : address.path
    }

    private var address: Address {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .lists: .lists
        case .calendar: .calendar
        case .more: .more
        case .now: .now
        case .rest: .focus
        case .settings: .settings
        case .add: .newTask
        }
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .today: .sun
        case .tasks: .ticked
        case .lists: .list
        case .calendar: .date
        case .more: .dots
        case .now: .spoon
        case .rest: .cup
        case .settings: .settings
        case .add: .plus
        }
    }

    fileprivate var word: StaticString {
        switch self {
        case .today: "Today"
        case .tasks: "Tasks"
        case .lists: "Lists"
        case .calendar: "Calendar"
        case .more: "More"
        case .now: "What now?"
        case .rest: "Rest"
        case .settings: "Settings"
        case .add: "Add"
        }
    }
}

extension PageContext {
    /// The whole document of a page.
    package func document(of page: any Page) -> [UInt8] {
        Frame(page: page, context: self).document()
    }
}

/// What stands round every page: head, top, bottom bar and toast.
private struct Frame {
    let page: any Page
    let title: String
    let context: PageContext

    init(page: any Page, context: PageContext) {
        self.page = page
        title = page.title(context)
        self.context = context
    }

    func document() -> [UInt8] {
        var html = HTML()
        html.beginDocument(release: context.release, context.settings, isInAccount: context.account != nil)
        head(&html)
        html.literal("<body>")
        html.literal(Symbol.sheet)
        html.literal("<a class=\"skip\" href=\"#main\">Skip to content</a>")
        top(&html)
        if let account = context.account { html.accountMark(account) }
        html.literal("<main id=\"main\" tabindex=\"-1\">")
        if let timer = context.timer { html.timer(timer, onItsPage: page.isTimerPage, context) }
        page.main(&html, context)
        everything(&html)
        html.literal("</main>")
        bar(&html)
        toast(&html)
        html.literal("</body></html>")
        return html.bytes
    }

    private func head(_ html: inout HTML) {
        let files = "/static/" + context.release + "/"
        let grounds = context.settings.theme.grounds
        html.write(
            """
            <head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <title>\(title) · Teaspoon</title>\
            <meta name="color-scheme" content="\(fixed: context.settings.theme.scheme)">\
            <meta name="theme-color" content="\(fixed: grounds.light)" media="(prefers-color-scheme: light)">\
            <meta name="theme-color" content="\(fixed: grounds.dark)" media="(prefers-color-scheme: dark)">\
            <meta name="apple-mobile-web-app-capable" content="yes">\
            <meta name="mobile-web-app-capable" content="yes">\
            <meta name="format-detection" content="telephone=no">\
            <link rel="manifest" href="/manifest.webmanifest">\
            <link rel="icon" type="image/svg+xml" href="\(files)icons/teaspoon.svg">\
            <link rel="apple-touch-icon" href="\(files)icons/apple-touch-180.png">\
            <link rel="stylesheet" href="\(files)app.css"><script type="module" src="\(files)app.js"></script>
            """
        )
        // The first frame shows the whole page: on a slow phone the bar would otherwise be seen growing, entry by entry.
        html.literal("<link rel=\"expect\" href=\"#toast\" blocking=\"render\">")
        html.fonts(of: context.settings.font, files: files)
        // The script's parts, which it would otherwise ask for one after another.
        for part in Self.scripts { html.write("<link rel=\"modulepreload\" href=\"\(files)app/\(part).js\">") }
        html.literal("</head>")
    }

    private static let scripts = [
        "account", "acts", "address", "alert", "ask", "awake", "chime", "chosen", "clock", "clock-watch", "copy-text",
        "date-drop",
        "date-grid",
        "download",
        "drafts", "drag", "fields", "focus", "full-screen", "keys", "live", "look", "navigate", "notices", "paste-many", "patch",
        "picture",
        "print", "push-device", "refresh", "renew", "reorder-list", "rows", "show", "show-password", "stepper", "swipe-row",
        "timer",
        "toast", "turn",
        "typing",
        "understood", "worker",
    ]

    private func top(_ html: inout HTML) {
        html.write(
            """
            <header id="top"><a class="brand" href="\(Address.today)" aria-label="Teaspoon, to today">\(Symbol.spoon)</a>\
            <h1 id="title" dir="auto" tabindex="-1">\(title)</h1>
            """
        )
        page.action(&html, context)
        html.write("<a class=\"help\" id=\"help\" href=\"\(Address.help)\">\(Symbol.help)<span>Help</span></a></header>")
    }

    private func bar(_ html: inout HTML) {
        let keys = context.settings.usesKeys ? Shortcut.table : nil
        html.write("<nav id=\"bar\" aria-label=\"Main\"\(attribute: "data-keys", keys)>")
        let isSimple = context.settings.isSimple
        // In simple mode the settings stand for all that is under More.
        let current = isSimple && page.section == .more ? .settings : page.section
        for entry in isSimple ? Section.simple : Section.usual {
            html.write(
                """
                <a class="\(fixed: entry == .add ? "add" : "entry")" href="\(entry.path)"\
                \(" aria-current=\"page\"", if: entry == current)>\(entry.symbol)<span>\(fixed: entry.word)</span></a>
                """
            )
        }
        html.literal("</nav>")
    }

    /// The way out of simple mode: one tap, on every page.
    private func everything(_ html: inout HTML) {
        guard context.settings.isSimple else { return }
        html.beginForm(.simpleMode, context, id: "everything")
        html.literal("<button class=\"quiet\" name=\"simple\" value=\"no\" id=\"show-everything\">Show everything again</button>")
        html.endForm()
    }

    private func toast(_ html: inout HTML) {
        html.literal("<div id=\"toast\" role=\"status\" aria-live=\"polite\">")
        if let toast = context.toast {
            html.write("<p dir=\"auto\">\(Words.done(toast.act, left: toast.left, context))</p>")
            html.beginForm(.undo(toast.act.identity), context)
            html.write(
                """
                <button class="quiet" id="toast-undo">\(Symbol.undo)\
                <span>\(fixed: toast.act.isUndone ? "Do it again" : "Undo")</span></button>
                """
            )
            html.endForm()
            html.write(
                "<button class=\"quiet icon-only\" type=\"button\" data-dismiss aria-label=\"Dismiss\">\(Symbol.close)</button>"
            )
        }
        html.literal("</div>")
    }
}
