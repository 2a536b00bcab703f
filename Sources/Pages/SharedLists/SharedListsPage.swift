/// The lists that an account shares, and the invitations that wait for it.
public final class SharedListsPage: Page {
    /// One list.
    public struct Entry: Sendable {
        let number: UInt32
        let name: String
        let role: SharedRole
        let others: [String]

        /// All of it given.
        public init(number: UInt32, name: String, role: SharedRole, others: [String]) {
            self.number = number
            self.name = name
            self.role = role
            self.others = others
        }
    }

    /// One invitation.
    public struct Waiting: Sendable {
        let number: UInt32
        let name: String
        let from: String
        let role: SharedRole

        /// All of it given.
        public init(number: UInt32, name: String, from: String, role: SharedRole) {
            self.number = number
            self.name = name
            self.from = from
            self.role = role
        }
    }

    let lists: [Entry]
    let waiting: [Waiting]
    let shownName: FieldValue
    let notice: String?

    /// The page.
    public init(lists: [Entry], waiting: [Waiting], shownName: FieldValue, notice: String? = nil) {
        self.lists = lists
        self.waiting = waiting
        self.shownName = shownName
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Shared lists" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        if !waiting.isEmpty {
            html.literal("<h2>Invitations</h2>")
            for invitation in waiting { self.invitation(invitation, &html) }
        }
        if lists.isEmpty {
            html.literal(
                """
                <p class="lead">You have no shared lists. To share a list, open it and choose <b>Share this list</b> in its menu.</p>
                """
            )
        } else {
            if !waiting.isEmpty { html.literal("<h2>Lists you share</h2>") }
            html.literal("<ul class=\"rows\" id=\"shared-lists\">")
            for list in lists { row(list, &html) }
            html.literal("</ul>")
        }
        html.write("<p><a class=\"more\" href=\"\(Route.lists)\">All lists</a></p>")
    }

    private func row(_ list: Entry, _ html: inout HTML) {
        html.write(
            """
            <li class="row"><a class="category" href="\(AccountRoute.sharedList(list.number))"><span class="what">\
            <span class="title" dir="auto">\(list.name)</span><span class="facts"><span>\(fixed: list.role.ofMine)</span><span>
            """
        )
        for (index, other) in list.others.enumerated() {
            html.write("\(fixed: index == 0 ? "With " : ", ")<bdi>\(other)</bdi>")
        }
        html.literal("</span></span></span></a></li>")
    }

    private func invitation(_ invitation: Waiting, _ html: inout HTML) {
        html.write(
            """
            <section class="card stack"><p><bdi>\(invitation.from)</bdi> shares the list <b dir="auto">\(invitation.name)</b> with you. \
            \(fixed: invitation.role.ofMine).</p>
            """
        )
        html.write("<form method=\"post\" action=\"\(AccountRoute.sharedAnswer)\" class=\"act stack\">")
        html.hidden("space", String(invitation.number))
        html.shownNameField(shownName, id: "shown-name-" + String(invitation.number))
        html.literal(
            """
            <p class="acts"><button class="button primary" name="answer" value="yes">Join this list</button>\
            <button class="button" name="answer" value="no">Decline</button></p>
            """
        )
        html.endForm()
        html.literal("</section>")
    }
}
