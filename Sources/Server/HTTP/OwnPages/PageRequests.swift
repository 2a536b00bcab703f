import Credentials
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Requests
import Storage

/// Reads requests for the server's own pages, with the form and the session, and answers what goes wrong on the way.
struct PageRequests: Sendable {
    typealias Handler = @Sendable (AccountRequest) async throws(AccountFault) -> Hummingbird.Response

    let sessions: Sessions
    let peer: Peer
    /// Where browsers find this server, if it was told.
    let address: String?
    let pages: ServerPages
    let bodies: BodyBudget

    /// Reads a request and has it answered; a failure is answered with a page that names the reason.
    ///
    /// - Parameter largest: the longest form that is taken, in bytes.
    func answer(_ request: Hummingbird.Request, _ context: HTTPContext, upTo largest: Int, by handler: Handler) async
        -> Hummingbird.Response
    {
        let form: ReceivedForm
        let client = BodyBudget.Holder.network(peer.networkAddress(of: request.head, over: context.channel))
        do throws(ReceivedForm.Fault) {
            form = try await ReceivedForm.read(
                from: request,
                upTo: largest,
                over: context.channel,
                within: bodies,
                for: client
            )
        } catch .busy {
            return LastAnswer.closing(pages.busy, on: context.channel)
        } catch .incomplete {
            let response = pages.plain(.badRequest, .saidIncomplete)
            return LastAnswer.closing(response, on: context.channel)
        } catch {
            return LastAnswer.closing(pages.say(.tooLarge), on: context.channel)
        }
        do throws(AccountFault) {
            defer { withExtendedLifetime(form.held) {} }
            let asked = try await read(request.head, form.bytes, context)
            let answer = try await handler(asked)
            // A form has been carried out: that is not answered with a refusal.
            if request.method == .post { return answer }
            let holder = asked.caller.map { BodyBudget.Holder.account($0.account.id) } ?? client
            return bodies.bounded(answer, to: holder, over: context.channel) ?? pages.busy
        } catch {
            // A form is not sent again after signing in; a page is opened.
            return pages.refusal(of: error, at: request.method == .post ? nil : context.target.text)
        }
    }

    private func read(_ head: HTTPRequest, _ body: [UInt8], _ context: HTTPContext) async throws(AccountFault) -> AccountRequest {
        let now = WallClock.now()
        let cookie = peer.cookie(for: head)
        return AccountRequest(
            head: head,
            form: Form(body: body, contentType: head.headerFields[.contentType] ?? ""),
            query: Form(urlEncoded: ArraySlice(context.target.query.utf8)),
            caller: try await AccountFault.ofStore(await sessions.find(cookie.token(in: head), now: now)),
            clientAddress: peer.networkAddress(of: head, over: context.channel),
            mark: BrowserCookie(isSecure: cookie.isSecure).mark(in: head),
            now: now,
            cookie: cookie,
            // A link that is shown to the person who asks for it may name what their own browser calls this server.
            serverAddress: address ?? (cookie.isSecure ? "https://" : "http://") + (head.authority ?? "")
        )
    }
}
