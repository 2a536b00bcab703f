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
    case spoons
    case add
    case backlog
    case more

    fileprivate var address: Address {
        switch self {
        case .today: .today
        case .spoons: .spoons
        case .add: .newTask
        case .backlog: .backlog
        case .more: .more
        }
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .today: .sun
        case .spoons: .drawer
        case .add: .plus
        case .backlog: .tray
        case .more: .dots
        }
    }

    fileprivate func word(_ context: PageContext) -> String {
        switch self {
        case .today: "Today"
        case .spoons: Words.capitalised(context.settings.unitMany)
        case .add: "Add"
        case .backlog: "Backlog"
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
        html.literal("<!doctype html>")
        html.element(
            "html",
            .fixed("lang", "en")
                .with("data-release", context.release)
                .fixed("data-theme", context.settings.theme.word)
        ) { html in
            head(&html)
            html.element("body") { body(&$0, action, main) }
        }
        return html.bytes
    }

    private func head(_ html: inout HTML) {
        let files = "/static/" + context.release + "/"
        html.element("head") { html in
            html.literal("<meta charset=\"utf-8\">")
            html.literal("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">")
            html.element("title", text: title + " · Teaspoon")
            html.literal("<meta name=\"theme-color\" content=\"#FAF7F1\" media=\"(prefers-color-scheme: light)\">")
            html.literal("<meta name=\"theme-color\" content=\"#111819\" media=\"(prefers-color-scheme: dark)\">")
            html.literal("<meta name=\"apple-mobile-web-app-capable\" content=\"yes\">")
            html.literal("<meta name=\"mobile-web-app-capable\" content=\"yes\">")
            html.literal("<meta name=\"format-detection\" content=\"telephone=no\">")
            html.literal("<link rel=\"manifest\" href=\"/manifest.webmanifest\">")
            html.void("link", .fixed("rel", "icon").fixed("type", "image/svg+xml").with("href", files + "icons/teaspoon.svg"))
            html.void("link", .fixed("rel", "apple-touch-icon").with("href", files + "icons/apple-touch-180.png"))
            html.void("link", .fixed("rel", "stylesheet").with("href", files + "app.css"))
            html.element("script", .type("module").with("src", files + "app.js")) { _ in }
            // The script's parts, which it would otherwise ask for one after another.
            for part in Self.scripts {
                html.void("link", .fixed("rel", "modulepreload").with("href", files + "app/" + part + ".js"))
            }
        }
    }

    private static let scripts = [
        "acts", "ask", "drafts", "fields", "focus", "navigate", "patch", "refresh", "reorder-list", "rows", "show", "swipe-row",
        "toast",
        "turn", "worker",
    ]

    private func body(_ html: inout HTML, _ action: (inout HTML) -> Void, _ main: (inout HTML) -> Void) {
        html.literal(Symbol.sheet)
        html.literal("<a class=\"skip\" href=\"#main\">Skip to content</a>")
        html.element("header", .id("top")) { html in
            html.element("a", .class("brand").href(.today).label("Teaspoon, to today")) { $0.symbol(.spoon) }
            html.element("h1", .id("title").fixed("dir", "auto").fixed("tabindex", "-1"), text: title)
            action(&html)
            html.element("a", .class("help").id("help").href(.help)) { html in
                html.symbol(.help)
                html.element("span", text: "Help")
            }
        }
        html.element("main", .id("main").fixed("tabindex", "-1")) { main(&$0) }
        html.element("nav", .id("bar").label("Main")) { html in
            for entry in Section.allCases {
                html.element(
                    "a",
                    .class(entry == .add ? "add" : "entry")
                        .href(entry.address)
                        .with("aria-current", entry == section ? "page" : nil)
                ) { html in
                    html.symbol(entry.symbol)
                    html.element("span", text: entry.word(context))
                }
            }
        }
        html.element("div", .id("toast").fixed("role", "status").fixed("aria-live", "polite")) { html in
            if let toast = context.toast { toastContent(&html, toast) }
        }
    }

    private func toastContent(_ html: inout HTML, _ toast: Toast) {
        html.element("p", .fixed("dir", "auto"), text: Words.done(toast.act, left: toast.left, context))
        html.form(.undo(toast.act.identity), context) { html in
            html.element("button", .class("quiet").id("toast-undo")) { html in
                html.symbol(.undo)
                html.element("span", text: toast.act.isUndone ? "Do it again" : "Undo")
            }
        }
        html.element("button", .class("quiet icon-only").type("button").flag("data-dismiss").label("Dismiss")) {
            $0.symbol(.close)
        }
    }
}
