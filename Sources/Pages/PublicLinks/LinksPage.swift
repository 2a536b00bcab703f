package import Facts
package import Planner

extension HTML {
    /// The way to a link that shows a list; only where there is an account.
    mutating func showListLink(_ list: Identity) {
        menuLink(.linksMenuList, .device, id: "show-list", to: PublicLinkRoute.links.path + "?list=" + list.hex)
    }

    /// The way to a link that shows how many spoons are left today; only where there is an account.
    mutating func showSpoonsLink(_ context: PageContext) {
        write(
            """
            <p><a class="more" id="show-spoons" href="\(PublicLinkRoute.links)?show=spoons">\(.linksDay(unit: context.unit))</a>\
            <span class="hint"> \(.linksDayHint)</span></p>
            """
        )
    }
}

/// Addresses that show something without an account: made, listed and ended.
package final class LinksPage: Page {
    /// One that there is.
    package struct Row: Sendable {
        /// Names it in the form that ends it.
        package let name: String
        /// The label that its maker gave it; may be empty.
        package let label: String
        /// What it shows.
        package let shows: Shown
        /// How many whole days ago it was made.
        package let madeDaysAgo: Int
        /// How many whole days ago it was opened last; nil: never.
        package let openedDaysAgo: Int?

        package init(name: String, label: String, shows: Shown, madeDaysAgo: Int, openedDaysAgo: Int?) {
            self.name = name
            self.label = label
            self.shows = shows
            self.madeDaysAgo = madeDaysAgo
            self.openedDaysAgo = openedDaysAgo
        }
    }

    /// What a link shows.
    package enum Shown: Sendable {
        /// How many are left today.
        case spoons
        /// A list of this name.
        case list(String)
        /// Nothing: the list of this name is another member's to show by now.
        case othersList(String)
        /// A list that was deleted, or that the person has left.
        case nothing

        func name(_ unit: UnitOfEnergy, _ words: Catalog) -> String {
            switch self {
            case .spoons: words[.linksShowsSpoons(unit: unit)]
            case .list(let name), .othersList(let name): name
            case .nothing: words[.linksShowsNothing]
            }
        }
    }

    /// The subject of a link to be made.
    package struct NewLink: Sendable {
        /// The list; nil: how many are left.
        package let list: Identity?
        /// The view that others will see.
        package let view: PublicLinkContent

        package init(list: Identity?, view: PublicLinkContent) {
            self.list = list
            self.view = view
        }
    }

    let rows: [Row]
    let newLink: NewLink?
    let label: FieldValue
    let made: String?
    let notice: String?
    let unit: UnitOfEnergy

    /// The page of an account.
    ///
    /// - Parameters:
    ///   - wanted: what one is to be made for.
    ///   - made: the link that was just made; it can be shown only now.
    ///   - settings: the choices in the account's plan, which may name the unit.
    package init(
        _ rows: [Row],
        newLink: NewLink? = nil,
        label: FieldValue = FieldValue(""),
        made: String? = nil,
        notice: String? = nil,
        settings: Settings = .standard
    ) {
        unit = UnitOfEnergy(settings)
        self.rows = rows
        self.newLink = newLink
        self.label = label
        self.made = made
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { context.words[.links] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if let made { address(made, &html) }
        if let newLink { make(newLink, &html) } else { explain(&html) }
        if !rows.isEmpty { list(&html) }
    }

    private func explain(_ html: inout HTML) {
        html.write(
            """
            <p class="lead">\(.linksLead)</p>\
            <p><a class="button" id="make-spoons" href="\(PublicLinkRoute.links)?show=spoons">\(.linksSpoons(unit: unit))</a></p>\
            <p class="hint">\(.linksListHint(menu: MarkupTag("<b>", "</b>")))</p>
            """
        )
    }

    private func address(_ address: String, _ html: inout HTML) {
        html.write("<section class=\"card stack\" id=\"made\"><h2>\(.linksCreated)</h2>")
        html.copyField(address, id: "address", label: "\(.linksAddress)", hint: "\(.linksAddressHint)")
        html.literal("</section>")
    }

    private func make(_ newLink: NewLink, _ html: inout HTML) {
        html.write("<p class=\"lead\">\(.linksPreview)</p>")
        html.write("<section class=\"card stack\" id=\"preview\"><h2 dir=\"auto\">\(newLink.view.title(html.words))</h2>")
        newLink.view.write(&html)
        html.write("</section><form method=\"post\" action=\"\(PublicLinkRoute.links)\" id=\"make\" class=\"act stack\">")
        if let list = newLink.list { html.hidden("list", list.hex) } else { html.hidden("show", "spoons") }
        html.field(html.words[.linksLabel], name: "label", label, hint: html.words[.linksLabelHint])
        html.write("<button class=\"primary\" id=\"make-now\" name=\"do\" value=\"make\">\(.linksCreate)</button>")
        html.endForm()
    }

    private func list(_ html: inout HTML) {
        html.write("<h2 class=\"head\">\(.linksYours)</h2><ul class=\"rows\" id=\"addresses\">")
        for row in rows { self.row(row, &html) }
        html.literal("</ul>")
    }

    private func row(_ row: Row, _ html: inout HTML) {
        let shows = row.shows.name(unit, html.words)
        let name = row.label.isEmpty ? shows : row.label
        let below: Markup = row.label.isEmpty ? "" : "<bdi>\(shows)</bdi>"
        let ended: Markup = if case .othersList = row.shows { "<span>\(.publicEnded)</span>" } else { "" }
        let opened = row.openedDaysAgo.map { Sentence.linksOpened(days: $0) } ?? Sentence(.linksNotOpened)
        html.write(
            """
            <li class="row managed"><span class="what"><span class="title" dir="auto">\(name)</span>\
            <span class="facts">\(below)\(ended)<span>\(.linksMade(days: row.madeDaysAgo))</span>\
            <span>\(opened)</span></span></span>\
            <form method="post" action="\(PublicLinkRoute.links)" class="act">
            """
        )
        html.hidden("address", row.name)
        html.write(
            """
            <button class="quiet" name="do" value="end" aria-label="\(.linksRevokeOne(link: name))">\(.linksRevoke)</button></form></li>
            """
        )
    }
}
