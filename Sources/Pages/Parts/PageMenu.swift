import Facts
import Planner

// The rows of a page's menu.

extension HTML {
    @inline(never)
    mutating func menuLink(_ name: StaticString, _ symbol: Symbol, id: StaticString, to path: String) {
        write("<li><a id=\"\(fixed: id)\" href=\"\(path)\">\(symbol)<span>\(fixed: name)</span></a></li>")
    }

    /// Show Options or Hide Options; remembered for that list.
    mutating func menuOptions(isShown: Bool, _ context: PageContext) {
        guard !context.settings.isSimple else { return }
        literal("<li>")
        beginForm(.options, context, id: "options")
        hidden("show", isShown ? "no" : "yes")
        write(
            """
            <button id="options-toggle">\(Symbol.settings)<span>\(fixed: isShown ? "Hide Options" : "Show Options")</span></button>
            """
        )
        endForm()
        literal("</li>")
    }

    /// A button that does something with what the page is about.
    ///
    /// - Parameter back: where it leads if the page has nowhere to go back to, for what takes the page away with it; nil: the page
    ///   stays.
    @inline(never)
    mutating func menuAct(
        _ act: Address,
        _ name: StaticString,
        _ symbol: Symbol,
        id: String,
        back: String? = nil,
        _ context: PageContext
    ) {
        literal("<li>")
        beginForm(act, context, back: back, saying: back == nil ? "" : " data-return")
        write("<button id=\"\(id)\">\(symbol)<span>\(fixed: name)</span></button>")
        endForm()
        literal("</li>")
    }

    mutating func menuPrint() {
        write("<li><button type=\"button\" id=\"print\" data-print>\(Symbol.printer)<span>Print</span></button></li>")
    }
}
