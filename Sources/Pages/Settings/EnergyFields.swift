import Planner

// How much energy a day has, and the name of a unit of it.

extension HTML {
    mutating func energyFields(_ form: SettingsForm, _ context: PageContext) {
        field(
            words[.energyMaximum(unit: context.unit)],
            id: "maximum",
            name: "maximum",
            form[.maximum],
            as: .number,
            hint: words[.energyMaximumHint]
        )
        field(
            words[.energyReserve],
            id: "reserve",
            name: "reserve",
            form[.reserve],
            as: .number,
            hint: words[.energyReserveHint]
        )
        beginAnswers(.energyFit)
        answer(form, .firm, "no", .energyFitBorrow)
        answer(form, .firm, "yes", .energyFitFirm, .energyFitFirmHint)
        endAnswers()
        beginAnswers(.energyRests)
        answer(form, .rests, "on", .energyRestsOn, .energyRestsOnHint)
        answer(form, .rests, "off", .energyRestsOff)
        endAnswers()
        write("<fieldset class=\"answers\"><legend>\(.energyUnit)</legend><div class=\"card side-by-side\">")
        field(words[.energyUnitOne], id: "unit-one", name: "one", form[.one], as: .word)
        field(words[.energyUnitMany], id: "unit-many", name: "many", form[.many], as: .word)
        write("</div><p class=\"hint\">\(.energyUnitHint)</p></fieldset>")
    }
}
