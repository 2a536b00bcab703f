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

    mutating func menuPrint() {
        write("<li><button type=\"button\" id=\"print\" data-print>\(Symbol.printer)<span>Print</span></button></li>")
    }
}
