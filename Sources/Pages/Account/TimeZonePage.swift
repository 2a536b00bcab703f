import Planner

/// The time zone of a browser that runs no script, which cannot say it by itself.
package final class TimeZonePage: Page {
    let zone: FieldValue

    /// The page before or after something was typed.
    package init(_ zone: FieldValue) {
        self.zone = zone
    }

    package func title(_ context: PageContext) -> String { context.words[.zone] }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p>\(.zoneLead)</p>")
        html.beginForm(.zone, id: "zone-form")
        let words = context.words
        html.field(words[.zone], id: "zone", name: "zone", zone, as: .word, hint: words[.zoneHint])
        html.endForm(sending: "\(.zoneSave)", id: "save-zone")
    }
}

extension HTML {
    /// The time zone of a page where no script runs, and a link to set it.
    @inline(never)
    mutating func zoneWithoutScript(_ context: PageContext) {
        guard context.isAnsweredByServer else { return }
        let offset = Int(context.instant.offset)
        let (hours, minutes) = (abs(offset) / 60, abs(offset) % 60)
        var zone = "UTC"
        if offset != 0 { zone += (offset < 0 ? "−" : "+") + String(hours) }
        if minutes != 0 { zone += (minutes < 10 ? ":0" : ":") + String(minutes) }
        let words = Sentence.zoneWithoutScript(zone: zone, set: MarkupTag("<a href=\"\(AccountRoute.zone)\">", "</a>"))
        write("<noscript><p class=\"hint\" id=\"zone-hint\">\(words)</p></noscript>")
    }
}
