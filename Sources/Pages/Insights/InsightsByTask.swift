import Planner

// The planned and the actual costs of tasks.

extension InsightsPage {
    /// So many tasks are in the table.
    private static let mostTasks = 10

    func plannedAndReal(_ html: inout HTML, _ context: PageContext) {
        var records: [TaskRecord] = []
        for record in insights.tasks where record.took.count >= CostOffer.timesUp && record.task.map({ !$0.isRest }) == true {
            if records.count < Self.mostTasks { records.append(record) }
        }
        guard !records.isEmpty else { return }
        html.write("<section id=\"planned-and-real\"><div class=\"section-head\"><h2>\(.insightsTasks)</h2></div>")
        for offer in offers { self.offer(&html, offer, context) }
        html.write(
            """
            <div class="card chart"><p class="said">\(Self.sentence(records))</p>
            """
        )
        let heads: [Phrase?] = [.insightsHeadTask, .insightsHeadPlanned, .insightsHeadTook]
        html.beginData("\(.insightsTasksTable)", heads, class: "data names")
        for record in records {
            let title = record.task.map { Text.shortened($0.title, to: 60) } ?? ""
            html.dataRow(title, heads, [String(record.planned.last ?? 0), Self.row(record.last(CostOffer.timesUp), context)])
        }
        html.literal("</tbody></table></div></section>")
    }

    /// "5 tasks were done at least five times. 2 of them mostly took more or less than planned."
    private static func sentence(_ records: [TaskRecord]) -> Sentence {
        var other = 0
        for record in records {
            var count = 0
            let (planned, took) = (record.planned.suffix(CostOffer.timesUp), record.took.suffix(CostOffer.timesUp))
            for (one, two) in zip(planned, took) where one != two { count += 1 }
            if count * 2 > CostOffer.timesUp { other += 1 }
        }
        if other == 0 { return .insightsTasksAsPlanned(tasks: records.count) }
        if records.count == 1 { return Sentence(.insightsTasksOtherOne) }
        return .insightsTasksOther(other: other, tasks: records.count)
    }

    private func offer(_ html: inout HTML, _ offer: CostOffer, _ context: PageContext) {
        let task = offer.task
        let says: Sentence = .insightsOffer(
            usual: offer.usual,
            times: offer.took.count,
            costs: Self.listed(offer.took, context.words)
        )
        html.write(
            """
            <div class="card offer" id="offer-\(task.identity)"><h3 class="title" dir="auto">\(Text.shortened(task.title, to: 80))</h3>\
            <p class="hint">\(says)</p>
            """
        )
        html.beginForm(.answerUsualCost(task.identity), context)
        let (name, title) = (MarkupTag("<span class=\"unseen\">", "</span>"), Text.shortened(task.title, to: 40))
        html.write(
            """
            <div class="links"><button class="quiet" name="use" value="\(offer.cost)" id="use-\(task.identity)">\(Symbol.check)\
            <span>\(.insightsOfferUse(cost: offer.cost, name: name, task: title))</span></button>\
            <button class="quiet" name="decline" value="\(offer.cost)" id="keep-\(task.identity)">\
            \(.insightsOfferKeep(cost: offer.usual, name: name, task: title))</button></div>
            """
        )
        html.endForm()
        html.literal("</div>")
    }

    /// "3, 3, 2, 3, 3".
    static func row(_ numbers: [Int], _ context: PageContext) -> String {
        var words: [String] = []
        for number in numbers { words.append(String(number)) }
        return context.words.enumeration(words)
    }

    /// "3, 3, 2, 3 and 3".
    static func listed(_ numbers: [Int], _ words: Catalog) -> String {
        var parts: [String] = []
        for number in numbers { parts.append(String(number)) }
        return words.list(parts)
    }
}
