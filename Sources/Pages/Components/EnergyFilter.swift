import Planner

extension HTML {
    /// The kinds of energy that can be asked for or spared, as links.
    ///
    /// - Parameter path: the page that is asked so; nil: for any kind.
    @inline(never)
    mutating func energies(_ asked: NowFilter.Energy?, path: (NowFilter.Energy?) -> String) {
        literal("<nav class=\"asked\" aria-label=\"Kind of energy\"><div class=\"scale\">")
        energy("Any kind", to: path(nil), isOn: asked == nil)
        literal("</div><p class=\"label\">I have some of this</p><div class=\"scale\">")
        for kind in EnergyKind.allCases { energy(words[Words.name(kind)], to: path(.has(kind)), isOn: asked == .has(kind)) }
        literal("</div><p class=\"label\">I have none of this</p><div class=\"scale\">")
        for kind in EnergyKind.allCases {
            energy("Not " + kind.word.description, to: path(.lacks(kind)), isOn: asked == .lacks(kind))
        }
        literal("</div></nav>")
    }

    @inline(never)
    private mutating func energy(_ word: String, to path: String, isOn: Bool) {
        write("<a class=\"chip-button\" href=\"\(path)\"\(" aria-current=\"true\"", if: isOn)>\(word)</a>")
    }
}
