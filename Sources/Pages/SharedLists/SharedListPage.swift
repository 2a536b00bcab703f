public import Facts

/// The members of a list with their roles; for its owner also the ways to invite others.
public final class SharedListPage: Page {
    /// Somebody who shares it.
    public struct Person: Sendable {
        let account: Identity
        let name: String
        let role: SharedRole
        let isMe: Bool

        /// All of it given.
        public init(account: Identity, name: String, role: SharedRole, isMe: Bool) {
            self.account = account
            self.name = name
            self.role = role
            self.isMe = isMe
        }
    }

    /// An invitation that waits, or a link.
    public struct Waiting: Sendable {
        /// Names it in the form that ends it.
        let name: String
        /// The address; empty for a link.
        let email: String
        let role: SharedRole
        /// Until when it works, in words.
        let until: String

        /// All of it given.
        public init(name: String, email: String, role: SharedRole, until: String) {
            self.name = name
            self.email = email
            self.role = role
            self.until = until
        }
    }

    /// The state of the page's forms: the values that were typed, and their errors.
    public struct FormState: Sendable {
        /// The message about the last change.
        public var notice: String?
        /// A link that was made: it is shown once.
        public var link: String?
        /// Whom to invite.
        public var email = FieldValue("")
        /// By which name the others see one; nil: the one there is.
        public var shownName: FieldValue?

        /// Nothing.
        public init() {}
    }

    let number: UInt32
    let list: Identity
    let name: String
    let people: [Person]
    let waiting: [Waiting]
    let state: FormState
    /// Whether invited people get an email.
    let sendsMail: Bool

    /// The page.
    public init(
        number: UInt32,
        list: Identity,
        name: String,
        people: [Person],
        waiting: [Waiting],
        sendsMail: Bool,
        state: FormState = FormState()
    ) {
        self.sendsMail = sendsMail
        self.number = number
        self.list = list
        self.name = name
        self.people = people
        self.waiting = waiting
        self.state = state
    }

    package func title(_ context: PageContext) -> String { "Members" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .sharedLists }

    private var me: Person? { people.first { $0.isMe } }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(state.notice)
        html.write("<p class=\"lead\"><a dir=\"auto\" id=\"shared-name\" href=\"\(Route.list(list))\">\(name)</a></p>")
        if let link = state.link { self.link(link, &html) }
        let owns = me?.role == .own
        html.literal("<h2 class=\"head\">People</h2><ul class=\"rows\" id=\"people\">")
        for person in people { row(person, owns, &html) }
        html.literal("</ul>")
        if owns { invite(&html) }
        if let me { myName(me, &html) }
        html.literal("<h2 class=\"head\">Leave or stop sharing</h2><p class=\"acts\">")
        if owns {
            end(&html, "stop", nil, "Stop sharing this list")
        } else {
            end(&html, "leave", nil, "Leave this list")
        }
        html.write("</p>")
    }

    private func end(_ html: inout HTML, _ what: StaticString, _ person: Person?, _ words: StaticString) {
        html.write(
            "<a class=\"button\" id=\"\(fixed: what)\" href=\"\(AccountRoute.sharedEnd)?space=\(String(number))&amp;what=\(fixed: what)\">"
        )
        html.write("\(fixed: words)</a>")
    }

    private func row(_ person: Person, _ owns: Bool, _ html: inout HTML) {
        let hasChanges = owns && !person.isMe
        html.write(
            """
            <li class="row person"><span class="what"><span class="title" dir="auto">\(person.name)\
            \(" (you)", if: person.isMe)</span> <span class="facts">\(fixed: person.role.ofOther)</span></span>
            """
        )
        if hasChanges { acts(person, &html) }
        html.literal("</li>")
    }

    private func acts(_ person: Person, _ html: inout HTML) {
        let other: SharedRole = person.role == .look ? .write : .look
        let words: StaticString = other == .write ? "Allow editing" : "Make view-only"
        html.write("<details><summary aria-label=\"Change access: \(person.name)\">Change access</summary>")
        html.write("<div class=\"acts\"><form method=\"post\" action=\"\(AccountRoute.sharedRole)\" class=\"act\">")
        html.hidden("space", String(number))
        html.hidden("member", person.account.hex)
        html.write(
            """
            <button class="button" name="role" value="\(fixed: other.value)" aria-label="\(fixed: words): \(person.name)">\
            \(fixed: words)</button></form>
            """
        )
        for (what, words) in [("hand-over", "Make owner"), ("remove", "Remove")] {
            let query = "?space=" + String(number) + "&what=" + what + "&member=" + person.account.hex
            html.write(
                """
                <a class="button" href="\(AccountRoute.sharedEnd)\(query)" aria-label="\(words): \(person.name)">\(words)</a>
                """
            )
        }
        html.literal("</div></details>")
    }

    // MARK: - Letting people in

    private func link(_ link: String, _ html: inout HTML) {
        html.literal("<section class=\"card stack\">")
        html.copyField(
            link,
            id: "link",
            label: "Invitation link",
            hint: "Anyone with it can join, for 14 days. It is shown here once: copy it now. You can revoke it below."
        )
        html.literal("</section>")
    }

    private func invite(_ html: inout HTML) {
        html.write("<details class=\"card\"\(" open", if: people.count == 1 || state.email.fault != nil)>")
        html.literal("<summary>Invite someone</summary><h3>By e-mail address</h3>")
        html.beginForm(.sharedInvite, id: "invite")
        html.hidden("space", String(number))
        html.addressField(
            state.email,
            label: "Their e-mail address",
            hint: sendsMail
                ? "We e-mail this address. The invitation waits under Shared lists in the account with it."
                : "The invitation waits under Shared lists in the account with this address. No e-mail is sent."
        )
        html.roleField("invite-role", .write)
        html.endForm(sending: "Invite", id: "invite-now")
        html.literal("<h3>By link, for anyone who has it</h3>")
        html.beginForm(.sharedInvite, id: "make-link")
        html.hidden("space", String(number))
        html.hidden("link", "yes")
        html.roleField("link-role", .write)
        html.endForm(sending: "Create link", id: "make-link-now")
        html.literal("</details>")
        guard !waiting.isEmpty else { return }
        html.literal("<h2 class=\"head\">Pending invitations</h2><ul class=\"rows\" id=\"waiting\">")
        for waiting in waiting { row(waiting, &html) }
        html.literal("</ul>")
    }

    private func row(_ waiting: Waiting, _ html: inout HTML) {
        html.write(
            """
            <li class="row place"><span class="what"><span class="title" dir="auto">\("A link", if: waiting.email.isEmpty)\(waiting.email)\
            </span><span class="facts"><span>\(fixed: waiting.role.ofOther)</span><span>\(waiting.until)</span></span></span>
            """
        )
        html.write("<form method=\"post\" action=\"\(AccountRoute.sharedUninvite)\" class=\"act\">")
        html.hidden("space", String(number))
        html.hidden("invitation", waiting.name)
        html.write(
            """
            <button class="quiet" aria-label="Revoke: \("a link", if: waiting.email.isEmpty)\(waiting.email), \(waiting.until)">\
            Revoke</button></form></li>
            """
        )
    }

    private func myName(_ me: Person, _ html: inout HTML) {
        html.write("<details class=\"card\"\(" open", if: state.shownName?.fault != nil)>")
        html.literal("<summary>Your name in this list</summary>")
        html.beginForm(.sharedName, id: "my-name")
        html.hidden("space", String(number))
        html.shownNameField(state.shownName ?? FieldValue(me.name))
        html.endForm(sending: "Save name", id: "use-name")
        html.literal("</details>")
    }
}
