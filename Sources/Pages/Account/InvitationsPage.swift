import Planner

/// The invitations to this server, for its administrator: made, listed and withdrawn.
public final class InvitationsPage: Page {
    /// The people who may make an account.
    public enum Door: Equatable, Sendable {
        case open
        case closed
        case byInvitation(sendsMail: Bool)
    }

    /// An invitation that nobody has used.
    public struct Row: Sendable {
        /// Names it in the form that withdraws it.
        let name: String
        /// For whom it is; may be empty.
        let guest: String
        /// When it ends, in milliseconds since 1970.
        let expires: Int64

        /// All of it given.
        public init(name: String, guest: String, expires: Int64) {
            self.name = name
            self.guest = guest
            self.expires = expires
        }
    }

    /// The state of the page's forms: the values that were typed, and their errors.
    public struct FormState: Sendable {
        /// The result of the last command, or why it failed.
        public var notice: String?
        /// A link that was made: it is shown once.
        public var link: String?
        /// For whom it is to be.
        public var guest = FieldValue("")

        /// Nothing but maybe a notice.
        public init(notice: String? = nil) {
            self.notice = notice
        }
    }

    let door: Door
    let rows: [Row]
    let state: FormState

    /// The page.
    public init(_ door: Door, rows: [Row], state: FormState = FormState()) {
        self.door = door
        self.rows = rows
        self.state = state
    }

    package func title(_ context: PageContext) -> String { "Invitations" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(state.notice)
        if let link = state.link { made(link, &html) }
        switch door {
        case .open:
            html.literal(
                "<p class=\"lead\">Anyone can create an account on this server. To invite someone, give them its web address.</p>"
            )
        case .closed:
            html.literal(
                """
                <p class="lead">Registration is closed on this server, so invitations do not work here. To add an account, use \
                <b>teaspoon account add</b> on the server, or start it with <b>--registration invitation</b>.</p>
                """
            )
        case .byInvitation(let sendsMail): form(&html, sendsMail: sendsMail)
        }
        if !rows.isEmpty { list(&html, context) }
        html.write("<p><a class=\"more\" href=\"\(AccountRoute.account)\">Your account</a></p>")
    }

    private func made(_ link: String, _ html: inout HTML) {
        html.literal("<section class=\"card stack\" id=\"made\"><h2>Invitation created</h2>")
        html.copyField(
            link,
            id: "link",
            label: "The link for the person you invite",
            hint: "It works once and expires in 14 days. Copy it now: it is shown only here."
        )
        html.literal("</section>")
    }

    private func form(_ html: inout HTML, sendsMail: Bool) {
        html.literal(
            "<p class=\"lead\">Only people with an invitation can create an account on this server. Each invitation works once.</p>"
        )
        html.beginForm(.invitations, id: "invite")
        if sendsMail {
            html.field(
                "Their e-mail address (optional)",
                name: "guest",
                state.guest,
                as: .mail,
                hint: "We e-mail the link to this address. Leave it empty to pass the link on yourself."
            )
        } else {
            html.field(
                "Who is it for? (optional)",
                name: "guest",
                state.guest,
                hint: "A name for your list below. Only you see it. You pass the link on yourself: this server sends no e-mail."
            )
        }
        html.endForm(sending: "Create invitation", id: "invite-now")
    }

    private func list(_ html: inout HTML, _ context: PageContext) {
        html.literal("<h2>Open invitations</h2><ul class=\"rows\" id=\"invitations\">")
        for row in rows {
            let guest = row.guest.isEmpty ? "A link" : row.guest
            let end = "Expires on " + context.words.date(context.instant.at(row.expires).date, at: context.instant)
            html.write(
                """
                <li class="row place"><span class="what"><span class="title" dir="auto">\(guest)</span>\
                <span class="facts">\(end)</span></span>\
                <form method="post" action="\(AccountRoute.withdrawInvitation)" class="act">
                """
            )
            html.hidden("invitation", row.name)
            html.write("<button class=\"quiet\" aria-label=\"Revoke: \(guest), \(end)\">Revoke</button>")
            html.endForm()
            html.literal("</li>")
        }
        html.literal("</ul>")
    }
}
