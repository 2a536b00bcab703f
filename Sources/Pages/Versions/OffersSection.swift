import Planner

extension HTML {
    /// The titles and dates that were written on another device meanwhile, each with the choice between the two; or nothing.
    @inline(never)
    mutating func offers(_ offers: [VersionOffer], back: String, _ context: PageContext) {
        for offer in offers {
            let other = value(offer.chosen, instead: offer.now, offer.part, context)
            let now = value(offer.now, instead: offer.chosen, offer.part, context)
            let said: Sentence = offer.part == .title ? .versionTitle(other: other) : .versionDate(other: other)
            write("<section class=\"card stack\" id=\"offer-\(offer.identity)\"><p>\(said)</p>")
            beginForm(.restoreVersion(offer.identity), context, back: back, class: "act acts")
            // The button is a flex box: its text stays together, and is read as one, in one part.
            write(
                """
                <button class="button" id="back-\(offer.identity)"><span>\(.versionUse(value: other))</span></button>\
                <button class="button" id="away-\(offer.identity)" \
                formaction="\(Route.dismissVersion(offer.identity))"><span>\(.versionKeep(value: now))</span></button>
                """
            )
            endForm()
            literal("</section>")
        }
    }

    /// What stands in one of the two: a title, or a date with its time and, where the two differ in it, the rule.
    private func value(_ one: TaskDraft, instead other: TaskDraft, _ part: VersionPart, _ context: PageContext) -> MarkupTag {
        let text = part == .title ? Text.shortened(one.title, to: 80) : dates(one.details, other.details, context)
        return MarkupTag("<bdi>\(text)</bdi>", "")
    }

    private func dates(_ one: TaskDetails, _ other: TaskDetails, _ context: PageContext) -> String {
        var parts: [String] = []
        if let due = one.due { parts.append(words.date(due, at: context.instant)) }
        if let time = one.time { parts.append(words.clock(time, context.instant.times)) }
        if one.repeats != other.repeats {
            parts.append(one.repeats.map { words.repetition($0, context.instant.times) } ?? words[.taskRepeatSavedNever])
        }
        return parts.isEmpty ? words[.formDueNone] : words.enumeration(parts)
    }
}
