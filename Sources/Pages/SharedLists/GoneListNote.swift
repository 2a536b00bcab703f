import Facts
package import Planner

extension HTML {
    /// A note for each shared list that is gone.
    mutating func goneLists(_ lists: [GoneList], _ context: PageContext) {
        for list in lists { goneList(list, context) }
    }

    /// The note about a shared list that is gone: why, what is left of it, and for its owner the way to bring it back.
    mutating func goneList(_ list: GoneList, _ context: PageContext) {
        write("<section class=\"callout\" id=\"gone-\(list.identity)\">\(Symbol.info)<div><p>\(list.sentence(context))</p>")
        if !list.added.isEmpty { addedTasks(list.added) }
        if case .left = list.reason {
            write("<p>\(.goneNotes(notes: MarkupTag("<a href=\"\(Route.notes)\">", "</a>")))</p>")
        }
        beginForm(.dismissGoneList(list.identity), context, id: "dismiss-" + list.identity.hex, class: "act links")
        if let removal = list.removal {
            write(
                """
                <button class="quiet" id="restore-\(list.identity)" name="removal" value="\(removal)" \
                formaction="\(Route.bringBack(list.identity))">\(.goneRestore)</button>
                """
            )
        }
        if !list.isDismissed {
            let word: Phrase = list.removal == nil ? .frameDismiss : .goneLeave
            write("<button class=\"quiet\" id=\"dismiss-gone-\(list.identity)\">\(word)</button>")
        }
        endForm()
        endCallout()
    }

    /// Tasks that were put into the list before their writer knew that it was deleted.
    private mutating func addedTasks(_ tasks: [TaskEntry]) {
        write("<p>\(.goneAdded)</p><ul class=\"plain\">")
        for task in tasks.prefix(10) { write("<li><a href=\"\(Route.task(task.identity))\" dir=\"auto\">\(task.title)</a></li>") }
        literal("</ul>")
    }
}

extension GoneList {
    fileprivate func sentence(_ context: PageContext) -> Sentence {
        let name = Text.shortened(self.name, to: 80)
        guard case .deleted(let count, let title) = reason else { return .leftList(list: name) }
        let list = MarkupTag("<b dir=\"auto\">\(name)</b>", "")
        if isViewOnly { return .goneDeletedView(list: list) }
        let (words, instant) = (context.words, context.instant)
        let date = instant.at(at).date
        let what = TaskNames(count: count, title: Text.shortened(title, to: 60))
        let when = words[.dateAndTime(date: words.date(date, at: instant), time: words.time(at, at: instant))]
        guard removal != nil else { return .goneDeleted(list: list, what: what, when: when) }
        let until = words.date(date.adding(days: Int(History.days)), at: instant)
        return .goneDeletedOwn(list: list, what: what, when: when, until: until)
    }
}

/// A shared list that is gone, where its page was.
package final class GoneListPage: Page {
    let list: GoneList

    /// The page of a list that is gone.
    package init(_ list: GoneList) {
        self.list = list
    }

    package func title(_ context: PageContext) -> String { context.words[.problemGone] }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .lists }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.goneList(list, context)
    }
}
