package import Facts

/// Asks whether it is meant, before a list is taken from somebody.
package final class EndSharingPage: Page {
    /// The part of sharing that ends.
    package enum What: Sendable, CaseIterable {
        /// One's own membership.
        case leave
        /// Another's.
        case remove
        /// Owning it.
        case handOver
        /// Everybody else's membership, and the sharing.
        case stop

        /// The word in addresses and forms.
        package var word: String {
            switch self {
            case .leave: "leave"
            case .remove: "remove"
            case .handOver: "hand-over"
            case .stop: "stop"
            }
        }
    }

    let what: What
    let number: UInt32
    let listName: String
    let member: Identity?
    let person: String
    /// How many links to the list still work.
    let openLinks: Int

    /// The page.
    ///
    /// - Parameters:
    ///   - member: whom it is about, where that is not oneself.
    ///   - person: that one's name.
    ///   - openLinks: how many links to the list still work.
    package init(_ what: What, number: UInt32, name: String, member: Identity? = nil, person: String = "", openLinks: Int = 0) {
        self.what = what
        self.number = number
        self.listName = name
        self.member = member
        self.person = person
        self.openLinks = openLinks
    }

    package func title(_ context: PageContext) -> String { context.words[name] }

    private var name: Phrase {
        switch what {
        case .leave: .endLeave
        case .remove: .endRemove
        case .handOver: .endOwner
        case .stop: .endStop
        }
    }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.keepActions("end", "\(button)", id: "end-now", at: AccountRoute.sharedList(number))
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.sharedEnd, id: "end")
        html.hidden("space", String(number))
        html.hidden("what", what.word)
        if let member { html.hidden("member", member.hex) }
        html.write("<p>\(sentence)</p>")
        if what == .remove, openLinks > 0 { endLinks(&html) }
        html.endForm()
    }

    private var sentence: Sentence {
        let list = MarkupTag("<b dir=\"auto\">\(listName)</b>", "")
        return switch what {
        case .leave: .endLeaveWhat(list: list)
        case .remove: .endRemoveWhat(person: personTag, list: list)
        case .handOver: .endOwnerWhat(person: personTag, list: list)
        case .stop: .endStopWhat(list: list)
        }
    }

    private var personTag: MarkupTag { MarkupTag("<bdi>\(person)</bdi>", "") }

    private func endLinks(_ html: inout HTML) {
        html.write(
            """
            <div><label class="choice"><input type="checkbox" name="end-links" value="yes" checked \
            aria-describedby="end-links-hint"><span>\(.endRemoveLinks(count: openLinks))</span></label>\
            <p class="hint" id="end-links-hint">\(.endRemoveLinksHint(count: openLinks, person: personTag))</p></div>
            """
        )
    }

    private var button: Phrase {
        switch what {
        case .leave: .endLeave
        case .remove: .endRemoveNow
        case .handOver: .endOwnerNow
        case .stop: .endStop
        }
    }
}
