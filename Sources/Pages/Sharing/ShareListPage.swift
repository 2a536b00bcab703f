public import Facts
public import Planner

/// What leaves with a list, before it is shared.
public final class ShareListPage: Page {
    let list: Identity
    let preview: SharePreview
    let shownName: Typed

    /// The page before or after a name was typed.
    public init(_ list: Identity, _ preview: SharePreview, shownName: Typed) {
        self.list = list
        self.preview = preview
        self.shownName = shownName
    }

    package func title(_ context: PageContext) -> String { "Share a list" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <p class="lead">The list <b dir="auto">\(preview.name)</b> with what is in it. Nobody sees it before you have invited \
            somebody.</p><h2>What the others will see</h2>
            """
        )
        if preview.lines.isEmpty {
            html.literal("<p>Nothing is in it yet.</p>")
        } else {
            html.literal("<ul id=\"leaving\">")
            for line in preview.lines {
                html.write(
                    "<li dir=\"auto\"\(" class=\"step\"", if: line.level > 0)>\(line.title)\(" (done)", if: line.isDone)</li>"
                )
            }
            html.literal("</ul>")
        }
        html.literal(
            """
            <p>Of each of these its title, steps, dates, priority and what is done; of the list its name, colour and sign.</p>\
            <h2>What stays with you</h2><p>What a task costs you, your notes on it, reminders, when you plan it, your labels, your \
            times. Nobody else sees any of that.</p>
            """
        )
        html.beginForm(.sharedNew, id: "share")
        html.hidden("list", list.hex)
        html.shownNameField(shownName)
        html.write(
            """
            <p class="acts"><button class="button primary" id="share-now">Share this list</button>\
            <a class="button" href="\(Address.list(list))">Keep it to myself</a></p>
            """
        )
        html.endForm()
    }
}

/// What somebody joins, before they do.
public final class JoinListPage: Page {
    let link: String
    let name: String
    let from: String
    let role: SharedRole
    let shownName: Typed
    let notice: String?

    /// The page before or after a name was typed.
    public init(link: String, name: String, from: String, role: SharedRole, shownName: Typed, notice: String? = nil) {
        self.link = link
        self.name = name
        self.from = from
        self.role = role
        self.shownName = shownName
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Join a list" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.write(
            """
            <p class="lead"><bdi>\(from)</bdi> shares the list <b dir="auto">\(name)</b> with you.</p>\
            <p>\(fixed: role.ofMine). What you plan, note or label there stays with you.</p>
            """
        )
        html.beginForm(.sharedJoin, id: "join")
        html.hidden("t", link)
        html.shownNameField(shownName)
        html.write(
            """
            <p class="acts"><button class="button primary" id="join-now">Join this list</button>\
            <a class="button" href="\(AccountAddress.shared)">No, thank you</a></p>
            """
        )
        html.endForm()
    }
}
