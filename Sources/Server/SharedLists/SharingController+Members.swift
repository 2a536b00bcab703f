import Facts
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// The members of one list: seen by all of them, changed by its owner.
extension SharingController {
    /// The list that a request names, if the account that asks is a member of it.
    func known(_ asked: AccountRequest) async throws(AccountFault) -> Sharing.Known {
        let caller = try asked.signedIn()
        let number = asked.form["space"] ?? asked.query["space"]
        return try await sharing.known(number.flatMap { UInt32($0) }, to: caller.account.id)
    }

    func showList(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        var state = SharedListPage.FormState()
        switch asked.query["did"].map({ ByteString($0) }) {
        case "invited": state.done = pages.words[.membersInvited]
        case "changed": state.done = pages.words[.membersChanged]
        case "removed": state.done = pages.words[.membersRemoved]
        default: break
        }
        return pages.page(try await sharedListPage(try await known(asked), state, now: asked.now))
    }

    private func sharedListPage(_ known: Sharing.Known, _ state: SharedListPage.FormState, now: Int64)
        async throws(AccountFault) -> SharedListPage
    {
        var waiting: [SharedListPage.Waiting] = []
        if known.me.role == .own {
            waiting = try await sharing.invitations(to: known, now: now).map { invitation in
                let (day, left): (Int64, Int64) = (86_400_000, max(invitation.expires - now, 0))
                return SharedListPage.Waiting(
                    name: Self.name(of: invitation),
                    email: invitation.guest.email,
                    role: SharedRole(invitation.role),
                    // To the nearest: one that was made just now has all of its days.
                    daysLeft: Int((left + day / 2) / day)
                )
            }
        }
        let people = known.members.map { member in
            SharedListPage.Person(
                account: member.account.identity,
                name: member.name,
                role: SharedRole(member.role),
                isMe: member.account == known.me.account
            )
        }
        return SharedListPage(
            number: known.list.number,
            list: known.list.list,
            name: known.name,
            people: people,
            waiting: waiting,
            sendsMail: sharing.sendsMail,
            state: state
        )
    }

    /// A list whose form only the owner sees; the store checks it again.
    private func owned(_ asked: AccountRequest) async throws(AccountFault) -> Sharing.Known {
        let known = try await known(asked)
        guard known.me.role == .own else { throw .notShared }
        return known
    }

    /// Leads back to the list's page, or shows it with the reason why nothing was done.
    func back(to known: Sharing.Known, did: String, _ outcome: SharingOutcome, _ asked: AccountRequest)
        async throws(AccountFault) -> Hummingbird.Response
    {
        guard let notice = try notice(of: outcome) else {
            return pages.lead(to: AccountRoute.sharedList(known.list.number) + "&did=" + did)
        }
        var state = SharedListPage.FormState()
        state.notice = notice
        state.email = FieldValue(asked.typed("email"))
        return pages.page(try await sharedListPage(known, state, now: asked.now), status: 422)
    }

    // MARK: - Invitations

    func invite(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let known = try await owned(asked)
        guard let role = MemberRole(chosen: asked.typed("role")) else { throw .notShared }
        if ByteString(asked.typed("link")) == "yes" { return try await makeLink(to: known, as: role, asked) }
        let outcome: SharingOutcome
        do throws(AccountFault) {
            let owner = try asked.signedIn().account
            outcome = try await sharing.invite(
                asked.typed("email"),
                to: known,
                as: role,
                by: owner,
                from: asked.clientAddress,
                now: asked.now
            )
        } catch {
            let fault: String
            switch error {
            case .email(let refusal): fault = pages.words[refusal.words]
            case .emailTaken: fault = pages.words[.emailTaken]
            default: throw error
            }
            var state = SharedListPage.FormState()
            state.email = FieldValue(asked.typed("email"), fault: fault)
            return pages.page(try await sharedListPage(known, state, now: asked.now), status: 422)
        }
        return try await back(to: known, did: "invited", outcome, asked)
    }

    private func makeLink(to known: Sharing.Known, as role: MemberRole, _ asked: AccountRequest)
        async throws(AccountFault) -> Hummingbird.Response
    {
        let (token, outcome) = try await sharing.makeLink(to: known, as: role, now: asked.now)
        guard outcome == .done else { return try await back(to: known, did: "", outcome, asked) }
        var state = SharedListPage.FormState()
        state.link = asked.serverAddress + token.path
        return pages.page(try await sharedListPage(known, state, now: asked.now))
    }

    func uninvite(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let known = try await owned(asked)
        let named = asked.typed("invitation")
        // Only the invitations of this list can be named at all.
        for invitation in try await sharing.invitations(to: known, now: asked.now) where Self.name(of: invitation) == named {
            try await sharing.end(invitation)
        }
        return try await back(to: known, did: "changed", .done, asked)
    }

    /// Names an invitation in the form that ends it. The address that it waits for by now may be another than the one that its maker
    /// typed, and its maker is not told it.
    private static func name(of invitation: Invitation) -> String {
        switch invitation.guest {
        case .link(let digest): Hex.encode(digest)
        case .address(let email, _): "\(invitation.created)-\(email)"
        }
    }

    // MARK: - Members

    func setRole(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let known = try await owned(asked)
        guard let member = Identity(hex: asked.typed("member")), let role = MemberRole(chosen: asked.typed("role")) else {
            throw .notShared
        }
        let outcome = try await sharing.setRole(role, of: AccountID(member), in: known)
        return try await back(to: known, did: "changed", outcome, asked)
    }

    func setName(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let known = try await known(asked)
        guard let name = ShownName(typed: asked.typed("name")) else {
            var state = SharedListPage.FormState()
            state.shownName = FieldValue(asked.typed("name"), fault: nameFault)
            return pages.page(try await sharedListPage(known, state, now: asked.now), status: 422)
        }
        let outcome = try await sharing.setName(name, in: known)
        return try await back(to: known, did: "changed", outcome, asked)
    }
}
