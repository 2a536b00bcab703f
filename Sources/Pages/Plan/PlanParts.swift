import Facts
import Planner

// The parts of the pages of plans.

extension HTML {
    /// A line of a plan: the whole row is the label of its box.
    @inline(never)
    mutating func beginPlanRow(_ name: StaticString, _ value: String, isChosen: Bool, id: String) {
        write(
            """
            <li id="\(id)" class="row choosing"><label><input type="checkbox" name="\(fixed: name)" value="\(value)"\
            \(" checked", if: isChosen)><span class="what">
            """
        )
    }

    /// The end of what begins with the facts of a line.
    @inline(never)
    mutating func endPlanRow(_ cost: Int, _ context: PageContext) {
        literal("</span></span>")
        self.cost(cost, context)
        literal("</label></li>")
    }

    /// The day with the ticked tasks, and the button that takes them. The script asks for it again while somebody ticks.
    mutating func planTotal(_ total: Total, _ context: PageContext) {
        write("<div id=\"total\" data-total=\"\(Route.total)?plan=yes\">")
        if let budget = total.budget { self.budget(budget, added: total.cost, context) }
        if total.isTooMuch {
            literal("<p class=\"said\">This does not fit any more. Choose fewer.</p>")
        }
        literal(
            """
            <noscript><button class="button" id="count" name="count" value="1">Count</button></noscript>\
            <button class="primary" id="take">Take this plan</button></div>
            """
        )
    }

    /// A few tasks that are not in a plan, and how many have no cost.
    ///
    /// - Parameter why: why a task is not in it.
    @inline(never)
    mutating func waitingTasks(
        _ title: String,
        _ waiting: [PlanCandidate],
        uncosted: Int,
        _ context: PageContext,
        _ why: (PlanCandidate) -> String
    ) {
        if waiting.isEmpty, uncosted == 0 { return }
        beginSection("waits", title)
        if !waiting.isEmpty {
            literal("<ul class=\"rows\" id=\"waits-list\" aria-labelledby=\"waits\">")
            for line in waiting {
                write(
                    """
                    <li class="row"><div class="row-main"><a class="what" href="\(Route.task(line.task.identity))">\
                    <span class="title" dir="auto">\(line.task.title)</span><span class="facts">\(why(line)).</span></a>
                    """
                )
                cost(line.cost, context)
                literal("</div></li>")
            }
            literal("</ul>")
        }
        if uncosted > 0 {
            let one = uncosted == 1
            write(
                """
                <p class="quiet-text" id="uncosted">\(uncosted) \(one ? "task has" : "tasks have") no cost yet. \
                <a href="\(Route.tasks)?select=1">\(one ? "Give it one" : "Give them one")</a></p>
                """
            )
        }
        endSection()
    }

    /// The time and the energy that a plan is asked for, folded away: they are not needed every time.
    mutating func planFilter(_ asked: PlanFilter, _ context: PageContext) {
        write("<details class=\"fold\" id=\"asked\"><summary>\(Words.asked(asked))</summary>")
        literal("<div class=\"asked\"><p class=\"hint\" aria-hidden=\"true\">Time for this plan</p>")
        beginSegments("Time for this plan")
        for minutes in [nil, 30, 60, 120, 240] as [Int?] {
            var other = asked
            other.minutes = minutes
            segment(minutes.map { Words.minutes($0) } ?? "Any", to: other.path, isCurrent: asked.minutes == minutes)
        }
        endSegments()
        if case .some = asked.minutes {
            write("<p class=\"hint\">Tasks without minutes count \(Words.minutes(Worths.usualMinutes)).</p>")
        }
        literal("</div>")
        if context.settings.usesKinds {
            energies(asked.energy) { energy in
                var other = asked
                other.energy = energy
                return other.path
            }
        }
        literal("</details>")
    }

    /// In which order plans choose, written down: without that nobody could trust one.
    mutating func howPlansChoose(_ context: PageContext) {
        write(
            """
            <details class="fold" id="how"><summary>How this chooses</summary><div class="prose">\
            <p>It takes the set of tasks that counts most and still fits. The reserve is left alone, and a plan never makes a day fuller \
            than your usual one.</p><ul><li>Due today or before: 400</li><li>High priority: 160</li>\
            <li>Due in 1 or 2 days: 120</li><li>For every day: 80</li><li>Medium priority: 60</li><li>Due in 3 to 7 days: 40</li>\
            <li>Low priority: 20</li><li>Carried over: 10</li><li>Every task: 30, and 3 more for each \(context.settings.unitOne) it takes</li></ul>\
            <p>Equal tasks follow your own order. The lighter plan uses up to six tenths of what is free.</p></div></details>
            """
        )
    }
}

extension Words {
    /// "Time for this plan: any", "Time for this plan: 1 h, no energy for: Thinking".
    fileprivate static func asked(_ asked: PlanFilter) -> String {
        var words = "Time for this plan: " + (asked.minutes.map { Words.minutes($0) } ?? "any")
        switch asked.energy {
        case nil: break
        case .has(let kind): words += ", some energy: " + Catalog.english[name(kind)]
        case .lacks(let kind): words += ", no energy for: " + Catalog.english[name(kind)]
        }
        return words
    }

    /// The first few titles: "Shower, Tea and Letter", "Shower, Tea, Letter and others".
    @inline(never)
    static func someTitles(_ titles: [String]) -> String {
        var shown: [String] = []
        for title in titles where shown.count < 8 { shown.append(Text.shortened(title, to: 40)) }
        if titles.count > shown.count { shown.append("others") }
        return list(shown)
    }
}
