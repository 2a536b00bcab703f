import Facts
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// The pages about shared lists for a person who is signed in, and the ways in for others.
struct SharingController: Sendable {
    let sharing: Sharing
    let deadLinks: DeadLinks
    let pages: ServerPages

    // MARK: - All of them

    func showAll(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        try await showAll(asked, notice: nil)
    }

    func showAll(_ asked: AccountRequest, notice: String?, typed: FieldValue? = nil) async throws(AccountFault)
        -> Hummingbird.Response
    {
        let caller = try asked.signedIn()
        let lists = try await sharing.all(of: caller.account.id)
        let invitations = try await sharing.invitations(for: caller.account, now: asked.now)
        var waiting: [SharedListsPage.Waiting] = []
        for invitation in invitations where !lists.contains(where: { $0.list.number == invitation.number }) {
            guard let offer = try await sharing.offer(invitation) else { continue }
            let role = SharedRole(invitation.role)
            waiting.append(
                SharedListsPage.Waiting(number: invitation.number, name: offer.name, from: offer.from, role: role)
            )
        }
        let entries = lists.map { list in
            SharedListsPage.Entry(
                number: list.list.number,
                name: list.name,
                role: SharedRole(list.me.role),
                others: list.members.filter { $0.account != caller.account.id }.map(\.name)
            )
        }
        let name: FieldValue
        if let typed { name = typed } else { name = FieldValue(try await sharing.usualName(of: caller.account)) }
        let done = notice == nil ? Self.done(asked.query["did"]).map { pages.words[$0] } : nil
        return pages.page(
            SharedListsPage(lists: entries, waiting: waiting, shownName: name, notice: notice, done: done),
            status: typed == nil ? 200 : 422
        )
    }

    /// The message about the last change, of those that there are.
    private static func done(_ did: String?) -> Phrase? {
        switch did.map({ ByteString($0) }) {
        case "left": .sharedLeft
        case "stopped": .sharedStopped
        case "declined": .sharedDeclined
        default: nil
        }
    }

    func answerInvitation(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let caller = try asked.signedIn()
        guard let number = UInt32(asked.typed("space")) else { throw .notShared }
        guard let invitation = try await sharing.invitation(for: caller.account, to: number, now: asked.now) else {
            throw .notShared
        }
        guard ByteString(asked.typed("answer")) == "yes" else {
            try await sharing.end(invitation)
            return pages.lead(to: AccountRoute.shared.path + "?did=declined")
        }
        guard let name = ShownName(typed: asked.typed("name")) else {
            return try await showAll(asked, notice: nil, typed: FieldValue(asked.typed("name"), fault: nameFault))
        }
        let outcome = try await sharing.join(invitation, caller.account, as: name, now: asked.now)
        guard let notice = try notice(of: outcome) else { return pages.lead(to: AccountRoute.sharedList(number)) }
        return try await showAll(asked, notice: notice)
    }

    // MARK: - Sharing one

    func showShare(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let caller = try asked.signedIn()
        let name = FieldValue(try await sharing.usualName(of: caller.account))
        return try await shareListPage(asked.query["list"], name, of: caller)
    }

    private func shareListPage(_ named: String?, _ name: FieldValue, of caller: SignedIn) async throws(AccountFault)
        -> Hummingbird.Response
    {
        guard let list = named.flatMap({ Identity(hex: $0) }) else { throw .notShared }
        guard let preview = try await sharing.preview(of: list, of: caller.account) else { throw .notShared }
        return pages.page(ShareListPage(list, preview, shownName: name), status: name.fault == nil ? 200 : 422)
    }

    func share(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let caller = try asked.signedIn()
        guard let list = Identity(hex: asked.typed("list")) else { throw .notShared }
        guard let name = ShownName(typed: asked.typed("name")) else {
            return try await shareListPage(list.hex, FieldValue(asked.typed("name"), fault: nameFault), of: caller)
        }
        let (number, outcome) = try await sharing.share(list, of: caller.account, as: name, now: asked.now)
        guard let notice = try notice(of: outcome) else { return pages.lead(to: AccountRoute.sharedList(number)) }
        return try await showAll(asked, notice: notice)
    }

    // MARK: - Joining by a link

    func showJoin(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        // Nobody has to sign in, or make an account, to read that a link has ended.
        guard try await sharing.invitation(by: asked.query["t"] ?? "", now: asked.now) != nil else {
            return try await deadLinks.answer(.list, asked)
        }
        let caller = try asked.signedIn()
        let name = FieldValue(try await sharing.usualName(of: caller.account))
        return try await joinPage(asked.query["t"] ?? "", name, asked)
    }

    private func joinPage(_ link: String, _ name: FieldValue, _ asked: AccountRequest) async throws(AccountFault)
        -> Hummingbird.Response
    {
        guard let offer = try await sharing.offer(try await sharing.invitation(by: link, now: asked.now)) else {
            return try await deadLinks.answer(.list, asked)
        }
        let role = SharedRole(offer.invitation.role)
        let join = JoinListPage(link: link, name: offer.name, from: offer.from, role: role, shownName: name)
        return pages.page(join, status: name.fault == nil ? 200 : 422)
    }

    func join(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let caller = try asked.signedIn()
        let link = asked.typed("t")
        guard let invitation = try await sharing.invitation(by: link, now: asked.now) else {
            return try await deadLinks.answer(.list, asked)
        }
        guard let name = ShownName(typed: asked.typed("name")) else {
            return try await joinPage(link, FieldValue(asked.typed("name"), fault: nameFault), asked)
        }
        let outcome = try await sharing.join(invitation, caller.account, as: name, now: asked.now)
        guard let notice = try notice(of: outcome) else { return pages.lead(to: AccountRoute.sharedList(invitation.number)) }
        return try await showAll(asked, notice: notice)
    }

    // MARK: - Parts

    /// The message about a name that is refused.
    var nameFault: String { pages.words[.sharedNameWrong(most: ShownName.longest)] }

    /// The message about an outcome; nil if it succeeded. If the account may not do this, the answer is that the list does not exist.
    func notice(of outcome: SharingOutcome) throws(AccountFault) -> String? {
        switch outcome {
        case .done: return nil
        case .refused: throw .notShared
        case .tooManyLists: return pages.words[.sharedTooManyLists(most: SharingLimits.lists)]
        case .tooManyMembers: return pages.words[.sharedTooManyMembers(most: SharingLimits.members)]
        case .full: return pages.words[.sharedFull]
        case .moved: return pages.words[.sharedMoved]
        }
    }
}

extension SharedRole {
    /// The role, as pages say it.
    init(_ role: MemberRole) {
        switch role {
        case .view: self = .look
        case .edit: self = .write
        case .own: self = .own
        }
    }
}

extension MemberRole {
    /// The role that a form chose; nil for anything but the two that can be chosen.
    init?(chosen: String) {
        switch ByteString(chosen) {
        case "look": self = .view
        case "write": self = .edit
        default: return nil
        }
    }
}
