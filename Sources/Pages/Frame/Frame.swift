import Facts
import Planner

/// A page: a model, and a view that sees nothing else.
package protocol Page {
    /// What stands at the top and in the browser's title.
    func title(_ context: PageContext) -> String
    /// Which of the bottom bar's entries it belongs to.
    var section: Section? { get }
    /// The one action at the top, if there is one.
    func action(_ html: inout HTML, _ context: PageContext)
    /// What the page is about.
    func main(_ html: inout HTML, _ context: PageContext)
}

extension Page {
    /// No action of its own.
    package func action(_ html: inout HTML, _ context: PageContext) {}
}

/// The entries of the bottom bar.
public enum Section: CaseIterable, Sendable {
    case today
    case tasks
    case add
    case lists
    case more

    fileprivate var address: Address {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .add: .newTask
        case .lists: .lists
        case .more: .more
        }
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .today: .sun
        case .tasks: .ticked
        case .add: .plus
        case .lists: .list
        case .more: .dots
        }
    }

    fileprivate var word: StaticString {
        switch self {
        case .today: "Today"
        case .tasks: "Tasks"
        case .add: "Add"
        case .lists: "Lists"
        case .more: "More"
        }
    }
}

extension Page {
    /// The whole document.
    package func render(in context: PageContext) -> [UInt8] {
        let frame = Frame(title: title(context), section: section, context: context)
        return frame.document(action: { action(&$0, context) }, main: { main(&$0, context) })
    }
}

/// What stands round every page: head, top, bottom bar and toast.
///
/// It takes what a page writes as two functions, not the page itself: a generic frame would be compiled once for each page.
private struct Frame {
    let title: String
    let section: Section?
    let context: PageContext

    @inline(never)
    func document(action: (inout HTML) -> Void, main: (inout HTML) -> Void) -> [UInt8] {
        var html = HTML()
        html.write(
            """
            <!doctype html><html lang="en" data-release="\(context.release)" data-theme="\(fixed: context.settings.theme.word)">
            """
        )
        head(&html)
        html.literal("<body>")
        html.literal(Symbol.sheet)
        html.literal("<a class=\"skip\" href=\"#main\">Skip to content</a>")
        top(&html, action)
        html.literal("<main id=\"main\" tabindex=\"-1\">")
        main(&html)
        html.literal("</main>")
        bar(&html)
        toast(&html)
        html.literal("</body></html>")
        return html.bytes
    }

    private func head(_ html: inout HTML) {
        let files = "/static/" + context.release + "/"
        html.write(
            """
            <head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <title>\(title) · Teaspoon</title>\
            <meta name="theme-color" content="#FAF7F1" media="(prefers-color-scheme: light)">\
            <meta name="theme-color" content="#111819" media="(prefers-color-scheme: dark)">\
            <meta name="apple-mobile-web-app-capable" content="yes">\
            <meta name="mobile-web-app-capable" content="yes">\
            <meta name="format-detection" content="telephone=no">\
            <link rel="manifest" href="/manifest.webmanifest">\
            <link rel="icon" type="image/svg+xml" href="\(files)icons/teaspoon.svg">\
            <link rel="apple-touch-icon" href="\(files)icons/apple-touch-180.png">\
            <link rel="stylesheet" href="\(files)app.css"><script type="module" src="\(files)app.js"></script>
            """
        )
        // The script's parts, which it would otherwise ask for one after another.
        for part in Self.scripts { html.write("<link rel=\"modulepreload\" href=\"\(files)app/\(part).js\">") }
        html.literal("</head>")
    }

    private static let scripts = [
        "acts", "ask", "chosen", "drafts", "fields", "focus", "live", "navigate", "paste-many", "patch", "refresh",
        "reorder-list", "rows", "show", "swipe-row", "toast", "turn", "typing", "understood", "worker",
    ]

    private func top(_ html: inout HTML, _ action: (inout HTML) -> Void) {
        html.write(
            """
            <header id="top"><a class="brand" href="\(Address.today)" aria-label="Teaspoon, to today">\(Symbol.spoon)</a>\
            <h1 id="title" dir="auto" tabindex="-1">\(title)</h1>
            """
        )
        action(&html)
        html.write("<a class=\"help\" id=\"help\" href=\"\(Address.help)\">\(Symbol.help)<span>Help</span></a></header>")
    }

    private func bar(_ html: inout HTML) {
        html.literal("<nav id=\"bar\" aria-label=\"Main\">")
        for entry in Section.allCases {
            html.write(
                """
                <a class="\(fixed: entry == .add ? "add" : "entry")" href="\(entry.address)"\
                \(" aria-current=\"page\"", if: entry == section)>\(entry.symbol)<span>\(fixed: entry.word)</span></a>
                """
            )
        }
        html.literal("</nav>")
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
