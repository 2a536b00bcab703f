import Planner

// How much energy a day has, and the name of a unit of it.

extension HTML {
    mutating func energyFields(_ form: SettingsForm, _ context: PageContext) {
        field(
            Words.capitalised(context.settings.unitMany) + " per day",
            id: "maximum",
            name: "maximum",
            form[.maximum],
            as: .number,
            hint: "Leave empty to start with the number of the day before."
        )
        field(
            "Reserve",
            id: "reserve",
            name: "reserve",
            form[.reserve],
            as: .number,
            hint: "Shown separately, so you don’t run out completely. 0 for none."
        )
        beginAnswers("If tasks don’t fit")
        answer(form, .firm, "no", "Offer to borrow from tomorrow")
        answer(form, .firm, "yes", "Strict limit", "No borrowing")
        endAnswers()
        beginAnswers("Rests in plans")
        answer(form, .rests, "on", "Suggest one", "Between two tasks that take 4 or more")
        answer(form, .rests, "off", "Suggest none")
        endAnswers()
        literal("<fieldset class=\"answers\"><legend>Name of a unit</legend><div class=\"card side-by-side\">")
        field("Singular", id: "unit-one", name: "one", form[.one], as: .word)
        field("Plural", id: "unit-many", name: "many", form[.many], as: .word)
        literal("</div><p class=\"hint\">For example spoon and spoons, point and points, percent and percent.</p></fieldset>")
    }
}
