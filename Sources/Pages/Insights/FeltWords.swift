import Planner

extension Felt {
    /// As a person is asked, and told.
    var name: Phrase {
        switch self {
        case .lighter: .feltLighter
        case .asUsual: .feltAsUsual
        case .heavier: .feltHeavier
        case .hadToStop: .feltHadToStop
        }
    }

    /// The same within a sentence, with the number of days that were so.
    func counted(_ days: Int) -> Sentence {
        switch self {
        case .lighter: .reportFeltLighter(days: days)
        case .asUsual: .reportFeltAsUsual(days: days)
        case .heavier: .reportFeltHeavier(days: days)
        case .hadToStop: .reportFeltHadToStop(days: days)
        }
    }
}

extension HTML {
    /// Whether a new day asks how the one before was: off until somebody switches it on.
    mutating func howItWasSwitch(_ context: PageContext) {
        let isOn = context.settings.asksHowItWas
        beginForm(.insights, context, id: "ask-how", class: "act card stack")
        write(
            """
            <h2>\(.askFelt)</h2><p class="hint">\(isOn ? Phrase.askFeltOn : .askFeltOff)</p>
            """
        )
        hidden("ask", isOn ? "no" : "yes")
        write("<button class=\"button\" id=\"ask-how-button\">\(isOn ? Phrase.askFeltStop : .askFeltBegin)</button>")
        endForm()
    }
}
