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
            write("<p class=\"said\">\(.planBarOver)</p>")
        }
        write(
            """
            <noscript><button class="button" id="count" name="count" value="1">\(.planBarCount)</button></noscript>\
            <button class="primary" id="take">\(.planBarTake)</button></div>
            """
        )
    }

    /// A few tasks that are not in a plan, and how many have no cost.
    ///
    /// - Parameter why: why a task is not in it, as a sentence.
    @inline(never)
    mutating func waitingTasks(
        _ title: Phrase,
        _ waiting: [PlanCandidate],
        uncosted: Int,
        _ context: PageContext,
        _ why: (PlanCandidate) -> Sentence
    ) {
        if !waiting.isEmpty {
            beginSection("waits", words[title])
            literal("<ul class=\"rows\" id=\"waits-list\" aria-labelledby=\"waits\">")
            for line in waiting {
                write(
                    """
                    <li class="row"><div class="row-main"><a class="what" href="\(Route.task(line.task.identity))">\
                    <span class="title" dir="auto">\(line.task.title)</span><span class="facts">\(why(line))</span></a>
                    """
                )
                cost(line.cost, context)
                literal("</div></li>")
            }
            literal("</ul>")
            endSection()
        }
        if uncosted > 0 {
            let give = MarkupTag("<a href=\"\(Route.tasks)?select=1\">", "</a>")
            write("<p class=\"quiet-text\" id=\"uncosted\">\(.planUncosted(count: uncosted, give: give))</p>")
        }
    }

    /// The time and the energy that a plan is asked for, folded away: they are not needed every time.
    mutating func planFilter(_ asked: PlanFilter, _ context: PageContext) {
        write("<details class=\"fold\" id=\"asked\"><summary>\(Words.asked(asked, words))</summary>")
        write("<div class=\"asked\"><p class=\"hint\" aria-hidden=\"true\">\(.planTime)</p>")
        beginSegments("\(.planTime)")
        for minutes in [nil, 30, 60, 120, 240] as [Int?] {
            var other = asked
            other.minutes = minutes
            segment(minutes.map { words.minutes($0) } ?? words[.planTimeAny], to: other.path, isCurrent: asked.minutes == minutes)
        }
        endSegments()
        if case .some = asked.minutes {
            write("<p class=\"hint\">\(.planTimeHint(minutes: words.minutes(Worths.usualMinutes)))</p>")
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
    ///
    /// - Parameter hasLighter: whether there is a lighter plan, too.
    mutating func howPlansChoose(hasLighter: Bool, _ context: PageContext) {
        let unit = context.unit.one
        let each: Sentence = unit.isEmpty ? Sentence(.planHowEach) : .planHowEachOwn(unit: unit)
        write("<details class=\"fold\" id=\"how\"><summary>\(.planHow)</summary><div class=\"prose\">")
        if hasLighter { write("<p id=\"orders\">\(.planOrderThis) \(.planOrderLighter)</p>") }
        write("<p>\(.planHowLead)</p><ul>")
        let worths: [Phrase] = [
            .planHowDue, .planHowHigh, .planHowSoon, .planHowDaily, .planHowMedium, .planHowWeek, .planHowLow, .planHowCarried,
        ]
        for worth in worths { write("<li>\(worth)</li>") }
        write("<li>\(each)</li></ul><p>\(.planHowOrder)</p></div></details>")
    }
}

extension MarkupTag {
    /// A part of a sentence that is the title of a task, cut where it is long.
    static func title(_ task: TaskEntry, upTo length: Int) -> MarkupTag {
        MarkupTag("<bdi>\(Text.shortened(task.title, to: length))</bdi>", "")
    }
}

extension Words {
    /// "Time for this plan: any", "Time for this plan: 1 h, no thinking energy".
    fileprivate static func asked(_ asked: PlanFilter, _ words: Catalog) -> String {
        let time = asked.minutes.map { Sentence.planAsked(time: words.minutes($0)) } ?? Sentence(.planAskedAny)
        switch asked.energy {
        case nil: return words[time]
        case .has(let kind): return words.enumeration([words[time], words[.planAskedHas(kind: words[energy(kind)])]])
        case .lacks(let kind): return words.enumeration([words[time], words[.planAskedLacks(kind: words[energy(kind)])]])
        }
    }

    /// What stands in place of a plan that holds nothing.
    static func nothingToPlan(waiting: [PlanCandidate], uncosted: Int) -> Phrase {
        if !waiting.isEmpty { return .planEmpty }
        return uncosted > 0 ? .planEmptyUncosted : .planEmptyNone
    }

    /// The first few titles: "Shower, Tea and Letter.", "Shower, Tea, Letter and others."
    @inline(never)
    static func someTitles(_ titles: [String], _ words: Catalog) -> Sentence {
        var shown: [String] = []
        for title in titles where shown.count < 8 { shown.append(Text.shortened(title, to: 80)) }
        if titles.count > shown.count { return .planAlreadyTasksMore(titles: words.enumeration(shown)) }
        return .planAlreadyTasks(titles: words.list(shown))
    }
}
