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

    /// The same within a sentence.
    var inSentence: StaticString {
        switch self {
        case .lighter: "lighter"
        case .asUsual: "as usual"
        case .heavier: "heavier"
        case .hadToStop: "had to stop"
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
            <h2>How was the day?</h2><p class="hint">\(fixed: isOn ? "Each New Day asks" : "Each New Day can ask") how the day before was. \
            Answering takes one tap and is always optional.</p>
            """
        )
        hidden("ask", isOn ? "no" : "yes")
        write("<button class=\"button\" id=\"ask-how-button\">\(fixed: isOn ? "Do not ask" : "Ask on New Day")</button>")
        endForm()
    }
}
