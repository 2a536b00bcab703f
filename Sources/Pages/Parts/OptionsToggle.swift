import Planner

extension HTML {
    /// Show Options or Hide Options, at the top of a list; remembered for that list.
    mutating func optionsToggle(isShown: Bool, _ context: PageContext) {
        guard !context.settings.isSimple else { return }
        beginForm(.options, context, id: "options", class: "top-act")
        hidden("show", isShown ? "no" : "yes")
        if isShown {
            literal("<button class=\"quiet\" id=\"options-toggle\" aria-pressed=\"true\">Hide Options</button>")
        } else {
            literal("<button class=\"quiet\" id=\"options-toggle\" aria-pressed=\"false\">Show Options</button>")
        }
        endForm()
    }
}
