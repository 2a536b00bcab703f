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
        beginAnswers(.energyDue)
        answer(form, .due, "on", .energyDueOn, .energyDueOnHint)
        answer(form, .due, "off", .energyDueOff)
        endAnswers()
        write("<fieldset class=\"answers\"><legend>\(.energyUnit)</legend><div class=\"card side-by-side\">")
        let isPair = words.example(of: .two) == nil && words.example(of: .higher) == nil
        for unit in UnitForm.allCases {
            guard let number = words.example(of: unit) else { continue }
            let entry = SettingsEntry.unit[unit.rawValue]
            let label = isPair ? Sentence(number == 1 ? .energyUnitOne : .energyUnitMany) : .energyUnitNumber(number: number)
            field(words[label], id: "unit-" + entry.word.description, name: entry.word, form[entry], as: .word)
        }
        write("</div><p class=\"hint\">\(.energyUnitHint)</p></fieldset>")
    }
}
