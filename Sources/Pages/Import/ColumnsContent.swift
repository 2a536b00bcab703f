import Planner

/// A table of no program that is known: the person says what its columns are.
package struct ImportColumns {
    /// A column, with its first cells.
    package struct Column {
        /// Its name in the table; empty: it has none.
        package let name: String
        package let cells: [String]
        /// The place of what is suggested among ``ImportColumns/uses``.
        package let use: Int

        package init(name: String, cells: [String], use: Int) {
            self.name = name
            self.cells = cells
            self.use = use
        }
    }

    package let columns: [Column]
    package let rows: Int
    package let hasHeader: Bool
    /// A date that may be read in two ways; nil: no date may.
    package let doubtfulDate: String?
    package let dateOrder: Int?
    /// What the form sends again: the bytes of the file.
    package let carried: [(name: StaticString, value: String)]

    package init(
        columns: [Column],
        rows: Int,
        hasHeader: Bool,
        doubtfulDate: String?,
        dateOrder: Int?,
        carried: [(name: StaticString, value: String)]
    ) {
        self.columns = columns
        self.rows = rows
        self.hasHeader = hasHeader
        self.doubtfulDate = doubtfulDate
        self.dateOrder = dateOrder
        self.carried = carried
    }

    /// What a column may be; the form sends the place.
    package static let uses: [Phrase] = [
        .importUseIgnored, .importUseTitle, .formNote, .formList, .formSubjects, .formDueDate, .formStart, .formDueTime,
        .importUseDone,
        .formPriority, .importUseCost, .formMinutes, .importUseLevel, .importUseParent, .importUseIdentifier, .importUseKept,
    ]

    /// The page that asks.
    package func content(_ words: Catalog) -> ImportedContent {
        var html = HTML(words: words)
        for (name, value) in carried { html.hidden(name, value) }
        html.write(
            """
            <input type="hidden" name="columns" value="\(columns.count)"><p class="lead">\(.importColumnsLead(count: rows))</p>\
            <label class="choice"><input type="checkbox" name="header" value="yes"\(" checked", if: hasHeader)>\
            <span>\(.importColumnsHeader)</span></label>
            """
        )
        for (place, column) in columns.enumerated() {
            let id = "use-" + String(place)
            html.write("<div class=\"field\"><label for=\"\(id)\">")
            if column.name.isEmpty {
                html.write("\(.importColumn(number: words.number(place + 1)))")
            } else {
                html.write("<bdi>\(column.name)</bdi>")
            }
            html.write("</label><select id=\"\(id)\" name=\"use\">")
            for (number, use) in Self.uses.enumerated() { html.choice(number, words[use], isChosen: number == column.use) }
            html.write(
                "</select><p class=\"hint\" dir=\"auto\">\(Text.shortened(words.enumeration(column.cells), to: 120))</p></div>"
            )
        }
        if let doubtfulDate {
            html.beginChoice("order", .importDates)
            for order in ImportPreview.dateOrders {
                html.choice(order.number, words[order.name], isChosen: order.number == (dateOrder ?? 1))
            }
            html.endChoice()
            html.write("<p class=\"hint\">\(.importDatesDoubt(date: doubtfulDate))</p>")
        }
        var actions = HTML(words: words)
        actions.beginDecision()
        actions.write(
            """
            <a class="button" id="cancel" href="\(Route.elsewhere)" data-cancel>\(.actionCancel)</a>\
            <button class="primary" id="look" form="take-in" formaction="\(Route.importFile)?look=1">\(.importPreview)</button>
            """
        )
        actions.endActions()
        return ImportedContent(
            title: words[.importColumns],
            form: .importing,
            parts: [.markup(html.bytes)],
            actions: actions.bytes
        )
    }
}
