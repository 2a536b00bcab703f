import Facts
import Planner

/// A page: a model, and a view that sees nothing else.
///
/// A class each, so that functions on any of them are compiled once: without objects Embedded Swift would compile them for every page.
package protocol Page: AnyObject {
    /// The title at the top and in the browser.
    func title(_ context: PageContext) -> String
    /// Which of the tabs it belongs to.
    var section: Section? { get }
    /// The page above it, which the back link at the top names: nil if a tab leads to it, and for forms, which have Cancel.
    func parent(_ context: PageContext) -> Parent?

    /// The drawing before the title: a list's own.
    func emblem(_ html: inout HTML)
    /// The quiet text beside the title: the date of the day.
    func subtitle(_ context: PageContext) -> String?
    /// The same where there is less room for it: beside the word "Offline".
    func shortSubtitle(_ context: PageContext) -> String?
    /// Whether the title is quieter than the subject of the page, which is a field of its form.
    var hasQuietTitle: Bool { get }
    /// The part beside the menu at the top: a search, if the page has no field for it.
    func tools(_ html: inout HTML, _ context: PageContext)
    /// The rows of the menu at the top, before Help: the less frequent commands.
    func menu(_ html: inout HTML, _ context: PageContext)
    /// The action bar, if there is one: its last button is the primary one, the only filled button of the page.
    func actions(_ html: inout HTML, _ context: PageContext)
    /// Whether the tabs stand below. A form has none: it is left by Cancel or by its action.
    var hasTabs: Bool { get }
    /// Whether the link to the page above stands at the top.
    var hasBackLink: Bool { get }
    /// Whether there is anywhere else to go: not before the first day.
    var hasNavigation: Bool { get }
    /// Whether it is the timer's own page.
    var isTimerPage: Bool { get }
    /// The main content of the page.
    func main(_ html: inout HTML, _ context: PageContext)
}

extension Page {
    /// None.
    package func parent(_ context: PageContext) -> Parent? { nil }

    /// No drawing.
    package func emblem(_ html: inout HTML) {}

    /// The title alone.
    package func subtitle(_ context: PageContext) -> String? { nil }

    /// As it is.
    package func shortSubtitle(_ context: PageContext) -> String? { subtitle(context) }

    /// As large as titles are.
    package var hasQuietTitle: Bool { false }

    /// Only the menu.
    package func tools(_ html: inout HTML, _ context: PageContext) {}

    /// Nothing but Help.
    package func menu(_ html: inout HTML, _ context: PageContext) {}

    /// No bar.
    package func actions(_ html: inout HTML, _ context: PageContext) {}

    /// Every page but forms.
    package var hasTabs: Bool { true }

    /// Every page with tabs.
    package var hasBackLink: Bool { hasTabs }

    /// Every page but the first.
    package var hasNavigation: Bool { true }

    /// Every page but one.
    package var isTimerPage: Bool { false }
}

/// The parts of the app that the tabs lead to.
package enum Section: CaseIterable, Sendable {
    case today
    case tasks
    case lists
    case calendar
    case more
    case now
    case rest
    case settings

    /// The tabs.
    fileprivate static let usual: [Section] = [.today, .tasks, .lists, .calendar, .more]
    /// The tabs in simple mode.
    fileprivate static let simple: [Section] = [.today, .now, .rest, .settings]

    fileprivate var path: String {
        self == .rest ? Route.focus.path + "?rest=1" : route.path
    }

    private var route: Route {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .lists: .lists
        case .calendar: .calendar
        case .more: .more
        case .now: .now
        case .rest: .focus
        case .settings: .settings
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
        }
    }

    fileprivate var name: Phrase {
        switch self {
        case .today: .barToday
        case .tasks: .barTasks
        case .lists: .barLists
        case .calendar: .barCalendar
        case .more: .barMore
        case .now: .barNow
        case .rest: .barRest
        case .settings: .barSettings
        }
    }
}

extension PageContext {
    /// The whole document of a page.
    package func document(of page: any Page) -> [UInt8] {
        DocumentLayout(page: page, context: self).document()
    }
}

/// The frame of every page: head, top and dock.
private struct DocumentLayout {
    let page: any Page
    let title: String
    let context: PageContext

    init(page: any Page, context: PageContext) {
        self.page = page
        title = page.title(context)
        self.context = context
    }

    func document() -> [UInt8] {
        var html = HTML(words: context.words)
        html.beginDocument(
            release: context.release,
            context.settings,
            isInAccount: context.account != nil,
            hasNavigation: page.hasNavigation,
            zone: context.zone
        )
        head(&html)
        html.literal("<body>")
        html.literal(Symbol.sheet)
        html.write("<a class=\"skip\" href=\"#main\">\(.frameSkip)</a>")
        top(&html)
        if context.account != nil || context.plans.isSignedIn { html.accountMark(context.account) }
        html.literal("<main id=\"main\" tabindex=\"-1\">")
        if let timer = context.timer { html.timer(timer, onItsPage: page.isTimerPage, context) }
        page.main(&html, context)
        everything(&html)
        html.literal("</main>")
        dock(&html)
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
        // The first frame shows the whole page: on a slow phone the tabs would otherwise be seen growing, one by one.
        html.literal("<link rel=\"expect\" href=\"#dock\" blocking=\"render\">")
        html.fonts(of: context.settings.font, files: files)
        html.literal("</head>")
    }

    private func top(_ html: inout HTML) {
        html.literal("<header id=\"top\">")
        if page.hasBackLink, let parent = page.parent(context) { html.backLink(parent) }
        html.write("<div\(" class=\"quiet\"", if: page.hasQuietTitle)>")
        page.emblem(&html)
        html.write("<h1 id=\"title\" dir=\"auto\" tabindex=\"-1\">\(title)</h1>")
        if let subtitle = page.subtitle(context), let short = page.shortSubtitle(context) {
            // In the place of the date, which it shortens, and which is as wide as both: nothing moves when a connection comes and
            // goes. The script knows what happens to changes made meanwhile.
            let offline = Sentence.frameOffline(
                saved: MarkupTag("<span class=\"unseen\" data-worker>", "</span>"),
                waiting: MarkupTag("<span class=\"unseen\" data-worker=\"none\" hidden>", "</span>")
            )
            html.write(
                """
                <p class="date"><span class="when">\(subtitle)</span><span id="offline" role="status"><span data-online>\
                <span aria-hidden="true">\(short) · </span>\(offline)</span></span></p>
                """
            )
        }
        html.literal("</div>")
        page.tools(&html, context)
        html.write(
            """
            <details class="menu" id="menu"><summary aria-label="\(.frameMoreOptions)">\(Symbol.dots)</summary><ul class="menu-items">
            """
        )
        page.menu(&html, context)
        html.menuLink(.frameHelp, .help, id: "help", to: Route.help.path)
        html.literal("</ul></details></header>")
    }

    /// The part at the lower edge, in the flow of the page, so that it never covers the page's end: the message about the last change, the
    /// page's actions, and the tabs.
    private func dock(_ html: inout HTML) {
        let keys = context.settings.usesKeys ? Shortcut.table : nil
        html.write("<div id=\"dock\"\(attribute: "data-keys", keys)>")
        toast(&html)
        page.actions(&html, context)
        if page.hasNavigation {
            html.literal("<div id=\"navigation\">")
            html.sideTop(context)
            tabs(&html)
            html.sideLists(context)
            html.sideHelp()
            html.literal("</div>")
        }
        html.literal("</div>")
    }

    /// The tabs. On a form they show only at the side of a wide window.
    private func tabs(_ html: inout HTML) {
        html.write("<nav id=\"bar\"\(" class=\"wide\"", if: !page.hasTabs) aria-label=\"\(.frameBar)\">")
        let isSimple = context.settings.isSimple
        // In simple mode the settings stand for all that is under More; else Today stands for What now? and for a rest.
        let current: Section? =
            switch page.section {
            case .more? where isSimple: .settings
            case .now? where !isSimple, .rest? where !isSimple: .today
            default: page.section
            }
        for entry in isSimple ? Section.simple : Section.usual {
            html.write(
                """
                <a href="\(entry.path)"\(" aria-current=\"page\"", if: entry == current)>\(entry.symbol)\
                <span>\(entry.name)</span></a>
                """
            )
        }
        html.literal("</nav>")
    }

    /// The way out of simple mode: one tap, on every page.
    private func everything(_ html: inout HTML) {
        guard context.settings.isSimple else { return }
        html.beginForm(.simpleMode, context, id: "everything")
        html.write("<button class=\"quiet\" name=\"simple\" value=\"no\" id=\"show-everything\">\(.frameShowEverything)</button>")
        html.endForm()
    }

    /// Beside the message that a task is still due: takes that date away, too.
    private func removeDate(_ html: inout HTML, _ task: TaskEntry) {
        html.beginForm(.taskDay(task.identity), context)
        html.write("<button class=\"quiet\" id=\"toast-undue\" name=\"day\" value=\"undue\">\(.dayMenuRemoveDate)</button>")
        html.endForm()
    }

    private func toast(_ html: inout HTML) {
        html.literal("<div id=\"toast\" role=\"status\" aria-live=\"polite\">")
        if let toast = context.toast {
            let done = context.words.said(toast, context)
            // Another element for another change, so that a screen reader announces the same words again.
            html.write("<p id=\"did-\(toast.change.identity)\" dir=\"auto\">\(done)</p>")
            if toast.removesDue, let task = toast.due { removeDate(&html, task) }
            html.beginForm(.undo(toast.change.identity), context)
            html.write(
                """
                <button class="quiet" id="toast-undo" name="wants" value="\(toast.change.wanted)">\(Symbol.undo)\
                <span>\(toast.change.isUndone ? Phrase.frameRedo : .frameUndo)</span></button>
                """
            )
            html.endForm()
            html.write(
                "<button class=\"quiet icon-only\" type=\"button\" data-dismiss aria-label=\"\(.frameDismiss)\">\(Symbol.close)</button>"
            )
        }
        html.literal("</div>")
    }
}
