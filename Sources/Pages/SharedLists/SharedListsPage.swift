/// The lists that an account shares, and the invitations that wait for it.
package final class SharedListsPage: Page {
    /// One list.
    package struct Entry: Sendable {
        let number: UInt32
        let name: String
        let role: SharedRole
        let others: [String]

        package init(number: UInt32, name: String, role: SharedRole, others: [String]) {
            self.number = number
            self.name = name
            self.role = role
            self.others = others
        }
    }

    /// One invitation.
    package struct Waiting: Sendable {
        let number: UInt32
        let name: String
        let from: String
        let role: SharedRole

        package init(number: UInt32, name: String, from: String, role: SharedRole) {
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
    let done: String?

    package init(lists: [Entry], waiting: [Waiting], shownName: FieldValue, notice: String? = nil, done: String? = nil) {
        self.lists = lists
        self.waiting = waiting
        self.shownName = shownName
        self.notice = notice
        self.done = done
    }

    package func title(_ context: PageContext) -> String { context.words[.sharedLists] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .account }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.succeeded(done)
        if !waiting.isEmpty {
            html.write("<h2 class=\"head\">\(.sharedListsInvitations)</h2>")
            for invitation in waiting { self.invitation(invitation, &html) }
        }
        if lists.isEmpty {
            html.write("<p class=\"lead\">\(.sharedListsEmpty(menu: MarkupTag("<b>", "</b>")))</p>")
        } else {
            if !waiting.isEmpty { html.write("<h2 class=\"head\">\(.sharedListsJoined)</h2>") }
            html.literal("<ul class=\"rows\" id=\"shared-lists\">")
            for list in lists { row(list, &html) }
            html.literal("</ul>")
        }
        html.write("<p><a class=\"more\" href=\"\(Route.lists)\">\(.sharedListsAll)</a></p>")
    }

    private func row(_ list: Entry, _ html: inout HTML) {
        html.write(
            """
            <li class="row"><a class="category" href="\(AccountRoute.sharedList(list.number))"><span class="what">\
            <span class="title" dir="auto">\(list.name)</span><span class="facts dotted"><span>\(list.role.ofMine)</span>
            """
        )
        if !list.others.isEmpty { html.write("<span>\(.sharedListsWith(names: names(list.others, html.words)))</span>") }
        html.write("</span></span>\(Symbol.next)</a></li>")
    }

    private func names(_ others: [String], _ words: Catalog) -> MarkupTag {
        var names: Markup = ""
        for (index, other) in others.enumerated() {
            if index > 0 { names = "\(names)\(words.separator())" }
            names = "\(names)<bdi>\(other)</bdi>"
        }
        return MarkupTag(names, "")
    }

    /// Who shares a list.
    static func offer(of list: String, from person: String) -> Sentence {
        .sharedOffer(
            person: MarkupTag("<bdi>\(person)</bdi>", ""),
            list: MarkupTag("<b dir=\"auto\">\(list)</b>", "")
        )
    }

    private func invitation(_ invitation: Waiting, _ html: inout HTML) {
        let offer = Self.offer(of: invitation.name, from: invitation.from)
        let role: Phrase = invitation.role == .look ? .sharedOfferView : .sharedOfferEdit
        html.write("<section class=\"card stack\"><p>\(offer) \(role)</p>")
        html.write("<form method=\"post\" action=\"\(AccountRoute.sharedAnswer)\" class=\"act stack\">")
        html.hidden("space", String(invitation.number))
        html.shownNameField(shownName, id: "shown-name-" + String(invitation.number))
        html.write(
            """
            <p class="acts"><button class="button\(" primary", if: waiting.count == 1)" name="answer" value="yes">\
            \(.sharedOfferJoin)</button>\
            <button class="button" name="answer" value="no">\(.sharedOfferDecline)</button></p>
            """
        )
        html.endForm()
        html.literal("</section>")
    }
}
