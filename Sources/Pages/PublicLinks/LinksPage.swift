public import Facts
import Planner

extension HTML {
    /// The way to a link that shows a list; only where there is an account.
    mutating func showListLink(_ list: Identity) {
        menuLink("Create a view-only link", .device, id: "show-list", to: PublicLinkRoute.links.path + "?list=" + list.hex)
    }

    /// The way to a link that shows how many spoons are left today; only where there is an account.
    mutating func showSpoonsLink(_ context: PageContext) {
        write(
            """
            <p><a class="more" id="show-spoons" href="\(PublicLinkRoute.links)?show=spoons">Share today’s \(context.settings.unitMany)</a>\
            <span class="hint"> Needs the network. Others see the number, your name from the settings, and how long ago you last changed \
            something.</span></p>
            """
        )
    }
}

/// Addresses that show something without an account: made, listed and ended.
public final class LinksPage: Page {
    /// One that there is.
    public struct Row: Sendable {
        /// Names it in the form that ends it.
        public let name: String
        /// The label that its maker gave it; may be empty.
        public let label: String
        /// The name of the shared view.
        public let shows: String
        /// When it was made, in words.
        public let made: String
        /// When it was opened last, in words; nil: never.
        public let opened: String?

        /// All of it given.
        public init(name: String, label: String, shows: String, made: String, opened: String?) {
            self.name = name
            self.label = label
            self.shows = shows
            self.made = made
            self.opened = opened
        }
    }

    /// The subject of a link to be made.
    public struct NewLink: Sendable {
        /// The list; nil: how many are left.
        public let list: Identity?
        /// The view that others will see.
        public let view: PublicLinkContent

        /// Both given.
        public init(list: Identity?, view: PublicLinkContent) {
            self.list = list
            self.view = view
        }
    }

    let rows: [Row]
    let newLink: NewLink?
    let label: FieldValue
    let made: String?
    let notice: String?

    /// The page of an account.
    ///
    /// - Parameters:
    ///   - wanted: what one is to be made for.
    ///   - made: the link that was just made; it can be shown only now.
    public init(
        _ rows: [Row],
        newLink: NewLink? = nil,
        label: FieldValue = FieldValue(""),
        made: String? = nil,
        notice: String? = nil
    ) {
        self.rows = rows
        self.newLink = newLink
        self.label = label
        self.made = made
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Shared links" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if let made { address(made, &html) }
        if let newLink { make(newLink, &html) } else { explain(&html, context) }
        if !rows.isEmpty { list(&html) }
    }

    private func explain(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <p class="lead">Anyone with the link can view it, without an account, until you revoke it.</p>\
            <p><a class="button" id="make-spoons" href="\(PublicLinkRoute.links)?show=spoons">Share today’s \(context.settings.unitMany)</a></p>\
            <p class="hint">To share a list, open it and choose <b>Create a view-only link</b> in its menu.</p>
            """
        )
    }

    private func address(_ address: String, _ html: inout HTML) {
        html.literal("<section class=\"card stack\" id=\"made\"><h2>Link created</h2>")
        html.copyField(
            address,
            id: "address",
            label: "Link",
            hint: "Copy it now: it is shown only here, and this server does not keep it."
        )
        html.literal("</section>")
    }

    private func make(_ newLink: NewLink, _ html: inout HTML) {
        html.literal("<p class=\"lead\">Anyone with the link will see this, as it is when they open it, and nothing else:</p>")
        html.write("<section class=\"card stack\" id=\"preview\"><h2 dir=\"auto\">\(newLink.view.title)</h2>")
        newLink.view.write(&html)
        html.write("</section><form method=\"post\" action=\"\(PublicLinkRoute.links)\" id=\"make\" class=\"act stack\">")
        if let list = newLink.list { html.hidden("list", list.hex) } else { html.hidden("show", "spoons") }
        html.field(
            "Label (optional)",
            name: "label",
            label,
            hint: "For example “for Mum”. Only you see this."
        )
        html.literal("<button class=\"primary\" id=\"make-now\" name=\"do\" value=\"make\">Create link</button>")
        html.endForm()
    }

    private func list(_ html: inout HTML) {
        html.literal("<h2 class=\"head\">Your links</h2><ul class=\"rows\" id=\"addresses\">")
        for row in rows {
            html.write(
                """
                <li class="row place"><span class="what"><span class="title" dir="auto">\(row.label.isEmpty ? row.shows : row.label)</span>\
                <span class="facts">\(row.label.isEmpty ? "" : "<bdi>\(row.shows)</bdi>" as Markup)<span>Created \(row.made)</span>\
                <span>\(row.opened ?? "Not opened yet")</span></span></span>\
                <form method="post" action="\(PublicLinkRoute.links)" class="act">
                """
            )
            html.hidden("address", row.name)
            html.write(
                """
                <button class="quiet" name="do" value="end" aria-label="Revoke: \(row.label.isEmpty ? row.shows : row.label)">\
                Revoke</button>
                """
            )
            html.endForm()
            html.literal("</li>")
        }
        html.literal("</ul>")
    }
}
