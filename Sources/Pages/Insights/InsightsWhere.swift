import Planner

// Where it went in four weeks: kinds of energy, lists, and rest in minutes of its own.

extension InsightsPage {
    /// So many lists are named; the others are one row.
    private static let mostGroups = 6

    func whereItWent(_ html: inout HTML, _ context: PageContext) {
        guard let went, went.used > 0 else { return }
        html.write(
            """
            <section id="where"><div class="section-head"><h2>Where it went</h2><p>Four weeks</p></div>\
            <div class="card chart"><p class="said">\(sentence(went, context))</p>
            """
        )
        if usesKinds {
            html.beginData("Used by kind of energy", ["Kind of energy", "Used", ""], class: "data bars")
            for kind in EnergyKind.allCases {
                let used = went.kinds[Int(kind.rawValue)]
                bar(&html, Words.capitalised(kind.word.description), used, of: went.used)
            }
            html.endData()
            html.literal("<p class=\"hint\">A task with two kinds counts in both.</p>")
        }
        html.beginData("Used by list", ["List", "Used", ""], class: "data bars")
        var others = 0
        for (index, group) in went.groups.enumerated() {
            if index < Self.mostGroups { bar(&html, group.name, group.used, of: went.used) } else { others += group.used }
        }
        if others > 0 { bar(&html, "Other lists", others, of: went.used) }
        if went.elsewhere > 0 { bar(&html, "No list", went.elsewhere, of: went.used) }
        html.literal("</tbody></table></div></section>")
    }

    /// "152 spoons were used. 19 rests took 475 minutes."
    private func sentence(_ went: WhereItWent, _ context: PageContext) -> String {
        let words = context.spoons(went.used) + (went.used == 1 ? " was used." : " were used.")
        if went.rests == 0 { return words }
        let rests = went.rests == 1 ? " 1 rest" : " " + String(went.rests) + " rests"
        return words + rests + (went.restMinutes > 0 ? " took " + Words.minutes(went.restMinutes) + "." : ".")
    }

    private func bar(_ html: inout HTML, _ name: String, _ used: Int, of all: Int) {
        html.write(
            """
            <tr><th scope="row" dir="auto">\(Text.shortened(name, to: 40))</th><td>\(used)</td><td aria-hidden="true">\
            <svg class="plot" viewBox="0 0 100 6"><rect class="used" width="\(used * 100 / all)" height="6"></rect>\
            </svg></td></tr>
            """
        )
    }
}
