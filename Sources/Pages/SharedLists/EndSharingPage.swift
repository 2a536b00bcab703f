public import Facts

/// Asks whether it is meant, before a list is taken from somebody.
public final class EndSharingPage: Page {
    /// The part of sharing that ends.
    public enum What: Sendable, CaseIterable {
        /// One's own membership.
        case leave
        /// Another's.
        case remove
        /// Owning it.
        case handOver
        /// Everybody else's membership, and the sharing.
        case stop

        /// The word in addresses and forms.
        public var word: String {
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
    let name: String
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
    public init(_ what: What, number: UInt32, name: String, member: Identity? = nil, person: String = "", openLinks: Int = 0) {
        self.what = what
        self.number = number
        self.name = name
        self.member = member
        self.person = person
        self.openLinks = openLinks
    }

    package func title(_ context: PageContext) -> String {
        switch what {
        case .leave: "Leave this list"
        case .remove: "Remove member"
        case .handOver: "Change owner"
        case .stop: "Stop sharing"
        }
    }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.sharedEnd, id: "end")
        html.hidden("space", String(number))
        html.hidden("what", what.word)
        if let member { html.hidden("member", member.hex) }
        switch what {
        case .leave:
            html.write(
                """
                <p>You will no longer see <b dir="auto">\(name)</b> or what is in it. The others keep it. To come back, you need \
                another invitation.</p>
                """
            )
        case .remove:
            html.write(
                """
                <p><bdi>\(person)</bdi> will no longer see <b dir="auto">\(name)</b>. What they added stays. You can invite them again.</p>
                """
            )
            if openLinks > 0 { endLinks(&html) }
        case .handOver:
            html.write(
                """
                <p><bdi>\(person)</bdi> becomes the owner of <b dir="auto">\(name)</b> and manages its members. You can still edit it. \
                Links and invitations are revoked.</p>
                """
            )
        case .stop:
            html.write(
                """
                <p><b dir="auto">\(name)</b> becomes your own list again, with everything in it. The other members no longer see it.</p>
                """
            )
        }
        html.write(
            """
            <p class="acts"><button class="button" id="end-now">\(fixed: button)</button>\
            <a class="button primary" href="\(AccountRoute.sharedList(number))">Cancel</a></p>
            """
        )
        html.endForm()
    }

    private func endLinks(_ html: inout HTML) {
        let isOne = openLinks == 1
        html.write(
            """
            <div><label class="choice"><input type="checkbox" name="end-links" value="yes" checked \
            aria-describedby="end-links-hint">\
            <span>\(fixed: isOne ? "Also revoke the link to this list" : "Also revoke the links to this list")</span></label>\
            <p class="hint" id="end-links-hint">\(fixed: isOne ? "A link to it still works" : "Links to it still work"): with one, \
            <bdi>\(person)</bdi> could join again. The other members stay, and you can create a new link.</p></div>
            """
        )
    }

    private var button: StaticString {
        switch what {
        case .leave: "Leave this list"
        case .remove: "Remove"
        case .handOver: "Make owner"
        case .stop: "Stop sharing"
        }
    }
}
