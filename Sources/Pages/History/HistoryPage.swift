import Facts
public import Planner

/// What was done in the last thirty days, each with its undo.
public final class HistoryPage: Page {
    private static let actsShown = 50

    let acts: [Act]
    let pageNumber: Int
    let hasMore: Bool

    /// Reads the page's model.
    public init(reading space: PersonalSpace, moment: Moment, pageNumber: Int = 1) {
        self.pageNumber = pageNumber
        let found = space.acts(before: moment, limit: Self.actsShown + 1, skipping: (pageNumber - 1) * Self.actsShown)
        acts = Array(found.prefix(Self.actsShown))
        hasMore = found.count > Self.actsShown
    }

    package func title(_ context: PageContext) -> String { "History" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        guard !acts.isEmpty else {
            html.emptyState(
                .undo,
                "Nothing has been done yet. Every change will be listed here for 30 days, and can be undone.",
                action: "To today",
                to: Address.today.path
            )
            return
        }
        html.element("p", .class("lead"), text: "Every change of the last 30 days. Undoing one leaves later changes as they are.")
        html.form(.history, context, id: "list") { html in
            var date: LocalDate?
            var ofDate: [Act] = []
            for act in acts {
                let its = LocalDate(time: act.at, offset: context.moment.offset)
                if its != date {
                    section(&html, date, ofDate, context)
                    date = its
                    ofDate = []
                }
                ofDate.append(act)
            }
            section(&html, date, ofDate, context)
        }
        html.pager(.history, number: pageNumber, hasMore: hasMore, select: false)
    }

    private func section(_ html: inout HTML, _ date: LocalDate?, _ acts: [Act], _ context: PageContext) {
        guard let date, !acts.isEmpty else { return }
        html.element("section", .class("cost-section")) { html in
            html.element("h2", text: Words.date(date))
            html.element("ul", .class("rows")) { html in
                for act in acts { row(&html, act, context) }
            }
        }
    }

    private func row(_ html: inout HTML, _ act: Act, _ context: PageContext) {
        let name = Words.name(act, context)
        html.element("li", .id("act-" + act.identity.hex).class(act.isUndone ? "row undone" : "row")) { html in
            html.element("div", .class("row-main")) { html in
                html.element("span", .class("what")) { html in
                    html.element("span", .class("title").fixed("dir", "auto"), text: name)
                    html.element("span", .class("facts")) { html in
                        html.element("span", text: Words.time(act.at, offset: context.moment.offset))
                        if act.isUndone { html.element("span", text: "undone") }
                    }
                }
                html.element(
                    "button",
                    .class("quiet")
                        .id("undo-" + act.identity.hex)
                        .formAction(.undo(act.identity))
                        .label((act.isUndone ? "Do again: " : "Undo: ") + name)
                ) { $0.text(act.isUndone ? "Do again" : "Undo") }
            }
        }
    }
}
