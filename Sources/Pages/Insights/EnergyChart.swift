import Planner

/// Spoons by date: the number of the day as an outline, the used spoons as a bar in it, those beyond the number as stripes above it, and
/// borrowed ones with a dotted line. Dates without a record have a dash only.
///
/// Drawn without script or style, in whole numbers: 3200 units wide. It is there for the eyes; the sentence and the table beside
/// it say the same.
struct EnergyChart {
    let insights: Insights
    let first: LocalDate
    let count: Int
    /// How high it is, above the line at its foot.
    var height = 1200

    private static let (width, top, stripe) = (3200, 60, 56)

    @inline(never)
    func write(_ html: inout HTML) {
        html.write("<svg class=\"plot\" viewBox=\"0 0 3200 \(height + 10)\" aria-hidden=\"true\" focusable=\"false\">")
        let weeks = (count + 6) / 7
        let gap = weeks > 1 ? Self.width / (count * 2) : 0
        let slot = (Self.width - (weeks - 1) * gap) / max(count, 1)
        let bar = min(slot * 4 / 5, 260)
        let most = most
        for index in 0..<count {
            let left = index * slot + index / 7 * gap + (slot - bar) / 2
            let date = first.adding(days: index)
            if let day = insights.day(date) {
                write(&html, day, left: left, bar: bar, most: most)
            } else if let earliest = insights.days.first?.date, earliest < date, date < insights.today {
                html.write("<path class=\"gap\" d=\"M\(left) \(height - 60)h\(bar)\"></path>")
            }
        }
        html.write("<path class=\"base\" d=\"M0 \(height + 4)h3200\"></path></svg>")
    }

    /// The value of the highest bar.
    private var most: Int {
        var most = 1
        for day in insights.days(from: first, to: first.adding(days: count - 1)) {
            most = max(most, day.used, day.had + day.borrowed)
        }
        return most
    }

    private func write(_ html: inout HTML, _ day: DayRecord, left: Int, bar: Int, most: Int) {
        func high(_ spoons: Int) -> Int { (height - Self.top) * spoons / most }
        let (had, used) = (high(day.had), high(min(day.used, day.had)))
        rect(&html, "had", left, bar, above: 0, had)
        if day.used > 0 { rect(&html, "used", left + bar / 5, bar - bar / 5 * 2, above: 0, used) }
        if day.over > 0 {
            let over = high(day.used) - had
            rect(&html, "over", left, bar, above: had, over)
            stripes(&html, left, height - had - over, bar, over)
        }
        if day.borrowed > 0 { rect(&html, "borrowed", left, bar, above: had, high(day.had + day.borrowed) - had) }
    }

    /// Lines from lower left to upper right, within a rectangle.
    @inline(never)
    private func stripes(_ html: inout HTML, _ left: Int, _ top: Int, _ width: Int, _ height: Int) {
        html.literal("<path class=\"stripes\" d=\"")
        var at = Self.stripe / 2
        while at < width + height {
            let (up, down) = (min(at, width), min(at, height))
            html.write("M\(left + at - down) \(top + down)L\(left + up) \(top + at - up)")
            at += Self.stripe
        }
        html.literal("\"></path>")
    }

    @inline(never)
    private func rect(_ html: inout HTML, _ name: StaticString, _ left: Int, _ width: Int, above foot: Int, _ height: Int) {
        let top = self.height - foot - height
        html.write(
            """
            <rect class="\(fixed: name)" x="\(left)" y="\(top)" width="\(width)" height="\(height)"></rect>
            """
        )
    }
}

extension HTML {
    /// The legend of the chart: the marks differ in shape, too.
    ///
    /// - Parameter hasBorrowed: whether anything was borrowed in it.
    @inline(never)
    mutating func chartLegend(hasOver: Bool, hasBorrowed: Bool, hasGaps: Bool) {
        literal("<ul class=\"legend\" aria-hidden=\"true\">")
        sample("<rect class=\"had\" x=\"5\" y=\"5\" width=\"90\" height=\"90\"></rect>", .insightsMarkHad)
        sample("<rect class=\"used\" width=\"100\" height=\"100\"></rect>", .insightsMarkUsed)
        if hasOver {
            sample(
                """
                <rect class="over" x="5" y="5" width="90" height="90"></rect>\
                <path class="stripes" d="M5 35L35 5M5 65L65 5M5 95L95 5M35 95L95 35M65 95L95 65"></path>
                """,
                .insightsMarkOver
            )
        }
        if hasBorrowed {
            sample("<rect class=\"borrowed\" x=\"5\" y=\"5\" width=\"90\" height=\"90\"></rect>", .insightsMarkBorrowed)
        }
        if hasGaps { sample("<path class=\"gap\" d=\"M10 50h80\"></path>", .insightsMarkGap) }
        literal("</ul>")
    }

    private mutating func sample(_ shape: StaticString, _ word: Phrase) {
        write("<li><svg class=\"plot\" viewBox=\"0 0 100 100\">\(fixed: shape)</svg>\(word)</li>")
    }

    /// A table of numbers: its name, and the heads of its columns, the first of which is that of the rows.
    ///
    /// - Parameter heads: nil: a column without a head.
    @inline(never)
    mutating func beginData(_ caption: Markup, _ heads: [Phrase?], class name: StaticString = "data") {
        write("<table class=\"\(fixed: name)\"><caption class=\"unseen\">\(caption)</caption><thead><tr>")
        for head in heads {
            if let head { write("<th scope=\"col\">\(head)</th>") } else { literal("<td></td>") }
        }
        literal("</tr></thead><tbody>")
    }

    /// A row of such a table. On the narrowest screens each number has the head of its column beside it.
    @inline(never)
    mutating func dataRow(_ name: String, _ heads: [Phrase?], _ values: [String]) {
        write("<tr><th scope=\"row\" dir=\"auto\">\(name)</th>")
        for (index, value) in values.enumerated() {
            var head: Markup = ""
            if index + 1 < heads.count, let named = heads[index + 1] { head = "\(named)" }
            write("<td data-head=\"\(head)\">\(value)</td>")
        }
        literal("</tr>")
    }

    mutating func endData() {
        literal("</tbody></table>")
    }
}
