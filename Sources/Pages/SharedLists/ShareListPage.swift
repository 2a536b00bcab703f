package import Facts
package import Planner

/// The preview of a list before it is shared: the content that others will get.
package final class ShareListPage: Page {
    let list: Identity
    let preview: SharePreview
    let shownName: FieldValue

    /// The page before or after a name was typed.
    package init(_ list: Identity, _ preview: SharePreview, shownName: FieldValue) {
        self.list = list
        self.preview = preview
        self.shownName = shownName
    }

    package func title(_ context: PageContext) -> String { context.words[.shareList] }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("share", cancel: Route.list(list).path, primary: "\(.shareListNow)", id: "share-now")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let name = MarkupTag("<b dir=\"auto\">\(preview.name)</b>", "")
        html.write("<p class=\"lead\">\(.shareListLead(list: name))</p><h2 class=\"head\">\(.shareListSeen)</h2>")
        if preview.lines.isEmpty {
            html.write("<p>\(.shareListEmpty)</p>")
        } else {
            html.titles(preview.lines, id: "leaving")
        }
        html.write(
            """
            <p class="hint">\(.shareListParts)</p><h2 class="head">\(.shareListUnseen)</h2>\
            <p class="hint">\(.shareListPrivate)</p>
            """
        )
        html.beginForm(.sharedNew, id: "share")
        html.hidden("list", list.hex)
        html.defaultButton()
        html.shownNameField(shownName)
        html.endForm()
    }
}

/// The preview of a shared list before a person joins it.
package final class JoinListPage: Page {
    let link: String
    let name: String
    let from: String
    let role: SharedRole
    let shownName: FieldValue
    let notice: String?

    /// The page before or after a name was typed.
    package init(link: String, name: String, from: String, role: SharedRole, shownName: FieldValue, notice: String? = nil) {
        self.link = link
        self.name = name
        self.from = from
        self.role = role
        self.shownName = shownName
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { context.words[.joinList] }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions(
            "join",
            cancel: AccountRoute.shared.path,
            cancelName: "\(.joinListDecline)",
            primary: "\(.joinListNow)",
            id: "join-now"
        )
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        let privacy: Phrase = role == .look ? .joinListView : .joinListEdit
        html.write("<p class=\"lead\">\(SharedListsPage.offer(of: name, from: from))</p><p>\(privacy)</p>")
        html.beginForm(.sharedJoin, id: "join")
        html.hidden("t", link)
        html.defaultButton()
        html.shownNameField(shownName)
        html.endForm()
    }
}
