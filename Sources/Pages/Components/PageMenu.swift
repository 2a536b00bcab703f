import Facts
import Planner

// The rows of a page's menu.

extension HTML {
    @inline(never)
    mutating func menuLink(_ name: Phrase, _ symbol: Symbol, id: StaticString, to path: String) {
        write("<li><a id=\"\(fixed: id)\" href=\"\(path)\">\(symbol)<span>\(name)</span></a></li>")
    }

    /// A row that sends a command.
    ///
    /// - Parameter back: where to go afterwards; nil: the page itself.
    @inline(never)
    mutating func menuCommand(
        _ name: Markup,
        _ symbol: Symbol,
        id: String,
        _ route: Route,
        back: String? = nil,
        _ context: PageContext
    ) {
        literal("<li>")
        beginForm(route, context, back: back)
        write("<button id=\"\(id)\">\(symbol)<span>\(name)</span></button>")
        endForm()
        literal("</li>")
    }

    /// Show Options; remembered for that list. While they show, ``hideOptions(_:)`` stands above the rows instead.
    mutating func menuOptions(isShown: Bool, _ context: PageContext) {
        guard !isShown, !context.settings.isSimple else { return }
        literal("<li>")
        beginForm(.options, context, id: "options")
        hidden("show", "yes")
        write("<button id=\"options-toggle\">\(Symbol.settings)<span>\(.menuOptionsShow)</span></button>")
        endForm()
        literal("</li>")
    }

    /// A button for a command on the subject of the page.
    ///
    /// - Parameter back: where it leads if the page has nowhere to go back to, for what takes the page away with it; nil: the page
    ///   stays.
    @inline(never)
    mutating func menuCommand(
        _ command: Route,
        _ name: Phrase,
        _ symbol: Symbol,
        id: String,
        back: String? = nil,
        _ context: PageContext
    ) {
        literal("<li>")
        beginForm(command, context, back: back, saying: back == nil ? "" : " data-return")
        write("<button id=\"\(id)\">\(symbol)<span>\(name)</span></button>")
        endForm()
        literal("</li>")
    }

    /// The way to choose several, where it is not among the page's actions.
    mutating func menuSelect(_ origin: Route, page: Int) {
        menuLink(.menuSelect, .ticked, id: "choose", to: origin.path(asked: "", page: page, select: "1"))
    }

    /// Above the rows while options show: one tap hides them.
    mutating func hideOptions(_ context: PageContext) {
        beginForm(.options, context, id: "options", class: "act links")
        hidden("show", "no")
        write("<button class=\"quiet\" id=\"options-toggle\">\(Symbol.settings)<span>\(.menuOptionsHide)</span></button>")
        endForm()
    }

    mutating func menuPrint() {
        write("<li><button type=\"button\" id=\"print\" data-print>\(Symbol.printer)<span>\(.menuPrint)</span></button></li>")
    }
}
