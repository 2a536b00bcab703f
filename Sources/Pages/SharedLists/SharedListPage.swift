package import Facts

/// The members of a list with their roles; for its owner also the ways to invite others.
package final class SharedListPage: Page {
    /// Somebody who shares it.
    package struct Person: Sendable {
        let account: Identity
        let name: String
        let role: SharedRole
        let isMe: Bool

        package init(account: Identity, name: String, role: SharedRole, isMe: Bool) {
            self.account = account
            self.name = name
            self.role = role
            self.isMe = isMe
        }
    }

    /// An invitation that waits, or a link.
    package struct Waiting: Sendable {
        /// Names it in the form that ends it.
        let name: String
        /// The address; empty for a link.
        let email: String
        let role: SharedRole
        /// For how many whole days it still works.
        let daysLeft: Int

        package init(name: String, email: String, role: SharedRole, daysLeft: Int) {
            self.name = name
            self.email = email
            self.role = role
            self.daysLeft = daysLeft
        }
    }

    /// The state of the page's forms: the values that were typed, and their errors.
    package struct FormState: Sendable {
        /// Why the last change was not made.
        package var notice: String?
        /// What the last change did.
        package var done: String?
        /// A link that was made: it is shown once.
        package var link: String?
        /// Whom to invite.
        package var email = FieldValue("")
        /// By which name the others see one; nil: the one there is.
        package var shownName: FieldValue?

        package init() {}
    }

    let number: UInt32
    let list: Identity
    let name: String
    let people: [Person]
    let waiting: [Waiting]
    let state: FormState
    /// Whether invited people get an email.
    let sendsMail: Bool

    package init(
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

    package func title(_ context: PageContext) -> String { context.words[.members] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .sharedLists }

    private var me: Person? { people.first { $0.isMe } }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(state.notice)
        html.succeeded(state.done)
        html.write("<p class=\"lead\"><a dir=\"auto\" id=\"shared-name\" href=\"\(Route.list(list))\">\(name)</a></p>")
        if let link = state.link { self.link(link, &html) }
        let owns = me?.role == .own
        html.write("<h2 class=\"head\">\(.membersPeople)</h2><ul class=\"rows\" id=\"people\">")
        for person in people { row(person, owns, &html) }
        html.literal("</ul>")
        if owns { invite(&html) }
        if let me { myName(me, &html) }
        html.write("<h2 class=\"head\">\(.membersEnd)</h2><p class=\"acts\">")
        if owns { end(&html, "stop", .membersStop) } else { end(&html, "leave", .membersLeave) }
        html.literal("</p>")
    }

    private func end(_ html: inout HTML, _ what: StaticString, _ name: Phrase) {
        html.write(
            "<a class=\"button\" id=\"\(fixed: what)\" href=\"\(AccountRoute.sharedEnd)?space=\(String(number))&amp;what=\(fixed: what)\">\(name)</a>"
        )
    }

    private func row(_ person: Person, _ owns: Bool, _ html: inout HTML) {
        let hasChanges = owns && !person.isMe
        let name: Markup = person.isMe ? "\(.membersYou(name: person.name))" : "\(person.name)"
        html.write(
            """
            <li class="row person"><span class="what"><span class="title" dir="auto">\(name)</span> \
            <span class="facts">\(person.role.ofOther)</span></span>
            """
        )
        if hasChanges { acts(person, &html) }
        html.literal("</li>")
    }

    /// Whether people can join by a link and edit: making a member view-only ends such links.
    private var hasEditLink: Bool { waiting.contains { $0.email.isEmpty && $0.role == .write } }

    private func acts(_ person: Person, _ html: inout HTML) {
        let other: SharedRole = person.role == .look ? .write : .look
        let hint = person.role == .write && hasEditLink ? "view-only-hint-" + person.account.hex : nil
        let change: Phrase = other == .write ? .membersAllowEditing : .membersViewOnly
        html.write("<details><summary aria-label=\"\(name(.membersAccess, person, html.words))\">\(.membersAccess)</summary>")
        html.write("<div class=\"acts\"><form method=\"post\" action=\"\(AccountRoute.sharedRole)\" class=\"act\">")
        html.hidden("space", String(number))
        html.hidden("member", person.account.hex)
        html.write(
            """
            <button class="button" name="role" value="\(fixed: other.value)" aria-label="\(name(change, person, html.words))"\
            \(attribute: "aria-describedby", hint)>\(change)</button></form>
            """
        )
        for (what, change) in [("hand-over", Phrase.membersMakeOwner), ("remove", .membersRemove)] {
            let query = "?space=" + String(number) + "&what=" + what + "&member=" + person.account.hex
            html.write(
                """
                <a class="button" href="\(AccountRoute.sharedEnd)\(query)" aria-label="\(name(change, person, html.words))">\(change)</a>
                """
            )
        }
        html.literal("</div>")
        if let hint { html.write("<p class=\"hint\" id=\"\(hint)\">\(.membersViewOnlyHint)</p>") }
        html.literal("</details>")
    }

    /// The name of a button for screen readers.
    private func name(_ button: Phrase, _ person: Person, _ words: Catalog) -> Sentence {
        .membersButtonFor(button: words[button], name: person.name)
    }

    // MARK: - Letting people in

    private func link(_ link: String, _ html: inout HTML) {
        html.literal("<section class=\"card stack\">")
        html.copyField(link, id: "link", label: "\(.membersLink)", hint: "\(.membersLinkHint)")
        html.literal("</section>")
    }

    private func invite(_ html: inout HTML) {
        html.write("<details class=\"card\"\(" open", if: people.count == 1 || state.email.fault != nil)>")
        html.write("<summary>\(.membersInvite)</summary><h3>\(.membersInviteEmail)</h3>")
        html.beginForm(.sharedInvite, id: "invite")
        html.hidden("space", String(number))
        html.addressField(
            state.email,
            label: html.words[.membersInviteTheir],
            hint: html.words[sendsMail ? .membersInviteMailHint : .membersInviteHint]
        )
        html.roleField("invite-role", .write)
        html.endForm(sending: "\(.membersInviteNow)", id: "invite-now")
        html.write("<h3>\(.membersInviteLink)</h3>")
        html.beginForm(.sharedInvite, id: "make-link")
        html.hidden("space", String(number))
        html.hidden("link", "yes")
        html.roleField("link-role", .write)
        html.endForm(sending: "\(.membersInviteLinkNow)", id: "make-link-now", as: "button")
        html.literal("</details>")
        guard !waiting.isEmpty else { return }
        html.write("<h2 class=\"head\">\(.membersPending)</h2><ul class=\"rows\" id=\"waiting\">")
        for waiting in waiting { row(waiting, &html) }
        html.literal("</ul>")
    }

    private func row(_ waiting: Waiting, _ html: inout HTML) {
        let ends = html.words[.membersPendingEnds(days: waiting.daysLeft)]
        let isLink = waiting.email.isEmpty
        let name: Sentence = isLink ? .membersRevokeLink(ends: ends) : .membersRevokeAddress(mail: waiting.email, ends: ends)
        html.write(
            """
            <li class="row managed"><span class="what"><span class="title" dir="auto">\
            \(isLink ? html.words[.membersPendingLink] : waiting.email)</span>\
            <span class="facts dotted"><span>\(waiting.role.ofOther)</span><span>\(ends)</span></span></span>
            """
        )
        html.write("<form method=\"post\" action=\"\(AccountRoute.sharedUninvite)\" class=\"act\">")
        html.hidden("space", String(number))
        html.hidden("invitation", waiting.name)
        html.write("<button class=\"quiet\" aria-label=\"\(name)\">\(.membersRevoke)</button></form></li>")
    }

    private func myName(_ me: Person, _ html: inout HTML) {
        html.write("<details class=\"card\"\(" open", if: state.shownName?.fault != nil)>")
        html.write("<summary>\(.membersName)</summary>")
        html.beginForm(.sharedName, id: "my-name")
        html.hidden("space", String(number))
        html.shownNameField(state.shownName ?? FieldValue(me.name))
        html.endForm(sending: "\(.membersNameSave)", id: "use-name", as: me.role == .own ? "button" : "primary")
        html.literal("</details>")
    }
}
