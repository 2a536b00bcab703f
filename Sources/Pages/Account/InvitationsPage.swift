import Planner

/// The invitations to this server, for its administrator: made, listed and withdrawn.
package final class InvitationsPage: Page {
    /// The people who may make an account.
    package enum Door: Equatable, Sendable {
        case open
        case closed
        case byInvitation(sendsMail: Bool)
    }

    /// An invitation that nobody has used.
    package struct Row: Sendable {
        /// Names it in the form that withdraws it.
        let name: String
        /// For whom it is; may be empty.
        let guest: String
        /// When it ends, in milliseconds since 1970.
        let expires: Int64

        package init(name: String, guest: String, expires: Int64) {
            self.name = name
            self.guest = guest
            self.expires = expires
        }
    }

    /// The state of the page's forms: the values that were typed, and their errors.
    package struct FormState: Sendable {
        /// Why the last command failed.
        package var notice: String?
        /// What the last command did.
        package var done: String?
        /// A link that was made: it is shown once.
        package var link: String?
        /// For whom it is to be.
        package var guest = FieldValue("")

        /// Nothing but maybe what was done.
        package init(done: String? = nil) {
            self.done = done
        }
    }

    let door: Door
    let rows: [Row]
    let state: FormState

    package init(_ door: Door, rows: [Row], state: FormState = FormState()) {
        self.door = door
        self.rows = rows
        self.state = state
    }

    package func title(_ context: PageContext) -> String { context.words[.serverInvitations] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(state.notice)
        html.succeeded(state.done)
        if let link = state.link { made(link, &html) }
        switch door {
        case .open:
            html.write("<p class=\"lead\">\(.serverInvitationsOpen)</p>")
        case .closed:
            let closed = Sentence.serverInvitationsClosed(
                command: MarkupTag("<b>teaspoon account add</b>", ""),
                option: MarkupTag("<b>--registration invitation</b>", "")
            )
            html.write("<p class=\"lead\">\(closed)</p>")
        case .byInvitation(let sendsMail): form(&html, context.words, sendsMail: sendsMail)
        }
        if !rows.isEmpty { list(&html, context) }
        html.write("<p><a class=\"more\" href=\"\(AccountRoute.account)\">\(.serverInvitationsBack)</a></p>")
    }

    private func made(_ link: String, _ html: inout HTML) {
        html.write("<section class=\"card stack\" id=\"made\"><h2>\(.serverInvitationsMade)</h2>")
        html.copyField(link, id: "link", label: "\(.serverInvitationsLink)", hint: "\(.serverInvitationsLinkHint)")
        html.literal("</section>")
    }

    private func form(_ html: inout HTML, _ words: Catalog, sendsMail: Bool) {
        html.write("<p class=\"lead\">\(.serverInvitationsLead)</p>")
        html.beginForm(.invitations, id: "invite")
        if sendsMail {
            html.field(
                words[.serverInvitationsEmail],
                name: "guest",
                state.guest,
                as: .mail,
                hint: words[.serverInvitationsEmailHint]
            )
        } else {
            html.field(
                words[.serverInvitationsName],
                name: "guest",
                state.guest,
                hint: words[.serverInvitationsNameHint]
            )
        }
        html.endForm(sending: "\(.serverInvitationsCreate)", id: "invite-now")
    }

    private func list(_ html: inout HTML, _ context: PageContext) {
        html.write("<h2 class=\"head\">\(.serverInvitationsList)</h2><ul class=\"rows\" id=\"invitations\">")
        for row in rows {
            let guest = row.guest.isEmpty ? context.words[.serverInvitationsUnnamed] : row.guest
            let date = context.words.date(context.instant.at(row.expires).date, at: context.instant)
            let ends = context.words[.serverInvitationsEnds(date: date)]
            html.write(
                """
                <li class="row managed"><span class="what"><span class="title" dir="auto">\(guest)</span>\
                <span class="facts">\(ends)</span></span>\
                <form method="post" action="\(AccountRoute.withdrawInvitation)" class="act">
                """
            )
            html.hidden("invitation", row.name)
            let name = Sentence.serverInvitationsRevokeOne(guest: guest, ends: ends)
            html.write("<button class=\"quiet\" aria-label=\"\(name)\">\(.serverInvitationsRevoke)</button>")
            html.endForm()
            html.literal("</li>")
        }
        html.literal("</ul>")
    }
}
