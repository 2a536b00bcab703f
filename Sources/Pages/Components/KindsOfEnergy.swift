package import Planner

extension EnergyKind {
    /// Reads a ``word``.
    package init?(word: String) {
        for kind in EnergyKind.allCases where ByteString(word) == ByteString(kind.word.description) {
            self = kind
            return
        }
        return nil
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .physical: .body
        case .thinking: .bulb
        case .social: .people
        case .emotional: .heart
        }
    }
}

extension Words {
    static func name(_ kind: EnergyKind) -> Phrase {
        switch kind {
        case .physical: .kindPhysical
        case .thinking: .kindThinking
        case .social: .kindSocial
        case .emotional: .kindEmotional
        }
    }

    /// The same in the middle of a sentence: "thinking energy".
    @inline(never)
    static func energy(_ kind: EnergyKind) -> Phrase {
        switch kind {
        case .physical: .kindPhysicalEnergy
        case .thinking: .kindThinkingEnergy
        case .social: .kindSocialEnergy
        case .emotional: .kindEmotionalEnergy
        }
    }
}

extension Catalog {
    /// The kinds, for menus.
    var kinds: [(value: String, text: String)] {
        var options: [(value: String, text: String)] = []
        for kind in EnergyKind.allCases { options.append((kind.word.description, self[Words.name(kind)])) }
        return options
    }
}

extension HTML {
    /// A drawing and a word for each kind that a task takes.
    mutating func kinds(_ kinds: EnergyKinds) {
        for kind in EnergyKind.allCases where kinds.contains(kind) {
            write("<span class=\"fact energy\">\(kind.symbol)\(Words.name(kind))</span>")
        }
    }

    /// Which kinds a task takes. A form without it says nothing of them: they stay as they are.
    mutating func kindsField(_ chosen: EnergyKinds) {
        beginGroup(.kinds, id: "kinds-field")
        hidden("kinds", "yes")
        literal("<div class=\"scale\">")
        for kind in EnergyKind.allCases {
            beginChip("checkbox", "kind", kind.word.description, isOn: chosen.contains(kind))
            write("<span class=\"energy\">\(kind.symbol)\(Words.name(kind))</span>")
            endChip()
        }
        literal("</div>")
        endGroup(id: "kinds-field")
    }

    /// A separate form on the page of the settings: kinds of energy, on or off.
    mutating func kindsSwitch(_ context: PageContext) {
        let isOn = context.settings.usesKinds
        beginForm(.kinds, context, back: Route.settingsGroup(.energy).path, id: "kinds", class: "act card stack")
        write(
            """
            <h2>\(.energyKinds)</h2><p class="hint">\(.energyKindsHint)</p>
            """
        )
        hidden("use", isOn ? "no" : "yes")
        let label: Phrase = isOn ? .energyKindsStop : .energyKindsUse
        write("<button class=\"button\" id=\"kinds-button\">\(label)</button>")
        endForm()
    }
}
