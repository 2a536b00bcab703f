import Planner

extension Words {
    /// What takes no energy of a kind.
    fileprivate static func lacking(_ kind: EnergyKind) -> Phrase {
        switch kind {
        case .physical: .energyFilterNotPhysical
        case .thinking: .energyFilterNotThinking
        case .social: .energyFilterNotSocial
        case .emotional: .energyFilterNotEmotional
        }
    }
}

extension HTML {
    /// The kinds of energy that can be asked for or spared, as links.
    ///
    /// - Parameter path: the page that is asked so; nil: for any kind.
    @inline(never)
    mutating func energies(_ asked: NowFilter.Energy?, path: (NowFilter.Energy?) -> String) {
        write("<nav class=\"asked\" aria-label=\"\(.energyFilter)\"><div class=\"scale\">")
        energy(words[.energyFilterAny], to: path(nil), isOn: asked == nil)
        write("</div><p class=\"label\">\(.energyFilterSome)</p><div class=\"scale\">")
        for kind in EnergyKind.allCases { energy(words[Words.name(kind)], to: path(.has(kind)), isOn: asked == .has(kind)) }
        write("</div><p class=\"label\">\(.energyFilterNone)</p><div class=\"scale\">")
        for kind in EnergyKind.allCases {
            energy(words[Words.lacking(kind)], to: path(.lacks(kind)), isOn: asked == .lacks(kind))
        }
        literal("</div></nav>")
    }

    @inline(never)
    private mutating func energy(_ word: String, to path: String, isOn: Bool) {
        write("<a class=\"chip-button\" href=\"\(path)\"\(" aria-current=\"true\"", if: isOn)>\(word)</a>")
    }
}
