import Planner

// Where it went in four weeks: kinds of energy, lists, and rest in minutes of its own.

extension InsightsPage {
    /// So many lists are named; the others are one row.
    private static let mostGroups = 6

    func whereItWent(_ html: inout HTML, _ context: PageContext) {
        guard let went, went.used > 0 else { return }
        html.write(
            """
            <section id="where"><div class="section-head"><h2>\(.insightsWhere)</h2><p>\(.insightsWhereWeeks)</p></div>\
            <div class="card chart"><p class="said">\(says(went, context))</p>
            """
        )
        if usesKinds {
            html.beginData("\(.insightsKindsTable)", [.insightsHeadKind, .insightsHeadUsed, nil], class: "data bars")
            for kind in EnergyKind.allCases {
                let used = went.kinds[Int(kind.rawValue)]
                bar(&html, html.words[Words.name(kind)], used, of: went.used)
            }
            html.endData()
            html.write("<p class=\"hint\">\(.insightsKindsHint)</p>")
        }
        html.beginData("\(.insightsListsTable)", [.insightsHeadList, .insightsHeadUsed, nil], class: "data bars")
        var others = 0
        for (index, group) in went.groups.enumerated() {
            if index >= Self.mostGroups {
                others += group.used
            } else {
                bar(&html, Text.shortened(group.name, to: 40), group.used, of: went.used)
            }
        }
        if others > 0 { bar(&html, context.words[.insightsListsOther], others, of: went.used) }
        if went.elsewhere > 0 { bar(&html, context.words[.insightsListsNone], went.elsewhere, of: went.used) }
        html.literal("</tbody></table></div></section>")
    }

    /// "152 spoons were used. 19 rests took 7 h 55 min."
    private func says(_ went: WhereItWent, _ context: PageContext) -> Markup {
        let used = Sentence.insightsWhereUsed(spoons: SpoonCount(count: went.used, unit: context.unit))
        if went.rests == 0 { return "\(used)" }
        let rests: Sentence =
            went.restMinutes > 0
            ? .insightsWhereRestsTook(rests: went.rests, time: context.words.minutes(went.restMinutes))
            : .insightsWhereRests(rests: went.rests)
        return "\(used) \(rests)"
    }

    private func bar(_ html: inout HTML, _ name: String, _ used: Int, of all: Int) {
        html.write(
            """
            <tr><th scope="row" dir="auto">\(name)</th><td>\(used)</td><td aria-hidden="true">\
            <svg class="plot" viewBox="0 0 100 6"><rect class="used" width="\(used * 100 / all)" height="6"></rect>\
            </svg></td></tr>
            """
        )
    }
}
