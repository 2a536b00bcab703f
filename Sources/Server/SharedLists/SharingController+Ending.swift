import Facts
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Leaving a shared list, removing a member, handing the list over and stopping: the page that asks, and the answer to it.
extension SharingController {
    private func ending(_ asked: AccountRequest, _ form: Form) async throws(AccountFault) -> (
        EndSharingPage.What, Member, Sharing.Known
    ) {
        let known = try await known(asked)
        let named = ByteString(form["what"] ?? "")
        guard let what = EndSharingPage.What.allCases.first(where: { ByteString($0.word) == named }) else { throw .notShared }
        guard (what == .leave) == (known.me.role != .own) else { throw .notShared }
        if what == .leave || what == .stop { return (what, known.me, known) }
        let member = form["member"].flatMap { Identity(hex: $0) }
        guard let person = known.members.first(where: { $0.account.identity == member && $0.role != .own }) else {
            throw .notShared
        }
        return (what, person, known)
    }

    func showEnd(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let (what, person, known) = try await ending(asked, asked.query)
        let isOther = person.account != known.me.account
        let links = what == .remove ? try await sharing.openLinks(to: known, now: asked.now) : []
        return pages.page(
            EndSharingPage(
                what,
                number: known.list.number,
                name: known.name,
                member: isOther ? person.account.identity : nil,
                person: person.name,
                openLinks: links.count
            )
        )
    }

    func end(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let (what, person, known) = try await ending(asked, asked.form)
        switch what {
        case .leave:
            return try await backToAll(did: "left", try await sharing.leave(known), asked)
        case .remove:
            let endsLinks = asked.typed("end-links") == "yes"
            let outcome = try await sharing.remove(person, from: known, endingLinks: endsLinks, now: asked.now)
            return try await back(to: known, did: "removed", outcome, asked)
        case .handOver:
            return try await back(to: known, did: "changed", try await sharing.handOver(known, to: person), asked)
        case .stop:
            let outcome = try await sharing.stop(known, of: try asked.signedIn().account, now: asked.now)
            return try await backToAll(did: "stopped", outcome, asked)
        }
    }

    private func backToAll(did: String, _ outcome: SharingOutcome, _ asked: AccountRequest)
        async throws(AccountFault) -> Hummingbird.Response
    {
        guard let notice = try notice(of: outcome) else { return pages.lead(to: AccountRoute.shared.path + "?did=" + did) }
        return try await showAll(asked, notice: notice)
    }
}
