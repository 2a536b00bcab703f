import Dispatch
import Facts
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Planner
import Requests
import Storage

/// Answers for the planner's addresses.
///
/// A plan normally lives in the browser's own worker, and the server shows only the first page of an empty plan, whose script
/// installs the worker. Two kinds of browsers get their answers from here: a browser that is signed in, from the account's facts; and
/// a browser that runs no script, and asks the server to keep its plan.
struct PlannerController: Sendable {
    let guests: Guests
    let strangers = Strangers()
    let joining: GuestJoining
    let plans: AccountReplicas
    let sessions: Sessions
    let accounts: Accounts
    let pages: ServerPages
    let peer: Peer
    let bodies: BodyBudget
    /// Large bodies are worked on two at a time: of a file that is looked at or brought in, several copies are made.
    let largeWork = WorkGate(width: 2, mostWaiting: 64)

    /// Everything below ``Route/root``; what is there, the planner's own table of routes says.
    func addRoutes(to router: Router<HTTPContext>) {
        let root = Pages.Route.root
        let planner = router.group(at: { $0 == root || $0.hasPrefix(root + "/") })
        let forms = planner.groupForOwnSite {
            pages.plain(.forbidden, .saidForeign)
        }
        for path in [RouterPath(root), RouterPath(root + "/**")] {
            planner.on(path, HTTPRequest.Method.looking, use: answer)
            forms.on(path, HTTPRequest.Method.changing, use: answer)
        }
        router.on(exactly: "/", HTTPRequest.Method.looking) { _, _ in
            let headers: HTTPFields = [.location: Pages.Route.today.path, .cacheControl: "no-cache"]
            return Hummingbird.Response(status: .permanentRedirect, headers: headers)
        }
    }

    private func answer(_ request: Hummingbird.Request, _ context: HTTPContext) async -> Hummingbird.Response {
        let channel = context.channel
        var visit = visit(request.head, context.target, over: channel)
        let cookie = peer.cookie(for: request.head)
        var caller: SignedIn?
        let seen = Sessions.Glance()
        do throws(StoreFault) {
            caller = try await sessions.find(cookie.token(in: request.head), now: visit.request.now)
        } catch {
            return cannotTell(visit, request.head, over: channel)
        }
        let holder = await holder(of: visit, caller, announced: ReceivedForm.announcedLength(of: request))
        let held: BodyReservation
        do throws(ReceivedForm.Fault) {
            let form = try await ReceivedForm.read(
                from: request,
                upTo: longestBody(of: visit, from: holder),
                over: channel,
                within: bodies,
                for: holder
            )
            visit.request.body = form.bytes
            held = form.held
        } catch {
            return refuse(visit.request, error, over: channel)
        }
        if caller != nil, seen.isOld {
            do throws(StoreFault) {
                caller = try await sessions.find(cookie.token(in: request.head), now: WallClock.now())
            } catch {
                return cannotTell(visit, request.head, over: channel)
            }
        }
        // A person who sends a form and leaves wants it carried out. Nobody wants a page, or a file to be read, that nobody waits for.
        if held.isLarge || visit.request.method != "POST" || visit.looksAtFile { visit.client = context.client }
        let (asked, signedIn, head) = (visit, caller, request.head)
        guard held.isLarge else {
            let response = await answer(asked, for: signedIn, cookie, to: head)
            return bounded(response, to: asked, of: holder, over: channel)
        }
        let response = await largeWork.pass(for: asked.client) { await self.answer(asked, for: signedIn, cookie, to: head) }
        return keeping(held, until: response ?? busy(asked.request))
    }

    /// The answer with its part of the budget. Only a page that was looked at is refused: a form has been carried out.
    private func bounded(
        _ response: Hummingbird.Response,
        to visit: Visit,
        of holder: BodyBudget.Holder,
        over channel: any Channel
    ) -> Hummingbird.Response {
        if visit.request.method == "POST" { return response }
        return bodies.bounded(response, to: holder, over: channel) ?? busy(visit.request)
    }

    /// Answers a request that was read.
    private func answer(
        _ visit: Visit,
        for caller: SignedIn?,
        _ cookie: SessionCookie,
        to head: HTTPRequest
    ) async -> Hummingbird.Response {
        if let caller, let answer = await accountsAnswer(visit, for: caller, cookie, to: head) { return answer }
        var visit = visit
        let path = String(visit.request.target.prefix { $0 != "?" })
        if path == Pages.Route.account.path {
            visit.request.offersAccount = (try? await accounts.offersAccounts()) ?? true
        }
        visit.request.plans = DevicePlans(apart: await plansApart(head, for: path))
        if hasLostCookie(head, visit.request.target) { return pages.say(.noCookie) }
        guard let (response, token) = await guests.answer(visit) else {
            if let page = pageWithoutHTTPS(visit, head) { return page }
            return http(await strangersAnswer(visit), to: head)
        }
        var answer = http(response, to: head)
        if case .open(let key) = response.decision {
            answer.headers.append(contentsOf: await open(key, head))
            return answer
        }
        if response.erases { answer.headers.append(contentsOf: await eraseOthers(nil, head)) }
        if let token, !HTTPRequest.Method.looking.contains(head.method) {
            let cookie = GuestCookie(isSecure: peer.isSecure(head))
            answer.headers.append(response.erases ? cookie.removing : cookie.setting(token))
        }
        return answer
    }

    /// Whose body it is. A cookie that opens no plan is easily made up: before a body that is not small, it is tried.
    private func holder(of visit: Visit, _ caller: SignedIn?, announced: Int?) async -> BodyBudget.Holder {
        if let caller { return .account(caller.account.id) }
        guard visit.request.method == "POST", announced ?? .max > BodyBudget.small, let token = visit.token,
            await guests.keepsPlan(of: token)
        else { return .network(visit.clientAddress) }
        return .guest(token.guest)
    }

    /// How many bytes are taken. A visitor who keeps nothing here yet may begin with a file, but not with one of the largest size.
    private func longestBody(of visit: Visit, from holder: BodyBudget.Holder) -> Int {
        if case .network = holder { return Application.largestBody }
        return Application.largestBody(to: visit.request.target)
    }

    /// The answer with what its request holds of the budget, until it is sent: a page for a large file is large, too.
    private func keeping(_ held: BodyReservation, until answer: Hummingbird.Response) -> Hummingbird.Response {
        var kept = answer
        kept.body = ResponseBody(contentLength: answer.body.contentLength) { writer in
            try await answer.body.write(writer)
            withExtendedLifetime(held) {}
        }
        return kept
    }

    private func busy(_ request: Requests.Request) -> Hummingbird.Response {
        var answer = http(Application(device: 0).refuse(request, because: .busy), to: nil)
        answer.headers[.retryAfter] = "5"
        return answer
    }

    /// Whose plan it is cannot be told: better no answer than that of somebody new.
    private func cannotTell(_ visit: Visit, _ head: HTTPRequest, over channel: any Channel) -> Hummingbird.Response {
        let response = Application(device: 0).refuse(visit.request, because: .storageFailed)
        return LastAnswer.closing(http(response, to: head), on: channel)
    }

    /// Answers from the account's plan; nil if the account was deleted meanwhile.
    private func accountsAnswer(
        _ visit: Visit,
        for caller: SignedIn,
        _ cookie: SessionCookie,
        to head: HTTPRequest
    ) async -> Hummingbird.Response? {
        var visit = visit
        // Only these pages say so.
        let path = String(visit.request.target.prefix { $0 != "?" })
        let saysOffers = [Pages.Route.lists.path, Pages.Route.today.path].contains(path)
        let offers = saysOffers ? try? await sessions.store.offers(to: caller.account, now: visit.request.now) : nil
        visit.request.account = SyncStatus(
            mail: caller.account.email,
            state: .savedEverywhere,
            unsent: 0,
            refused: 0,
            isWholePlanUnsent: false,
            synced: visit.request.now,
            invitations: offers?.map(\.announced) ?? []
        )
        let asked = asksAboutPlan(visit, path) ? await joining.summary(of: visit.token) : nil
        visit.request.plans = DevicePlans(asked: asked, apart: await plansApart(head, for: path))
        guard var response = await plans.answer(visit, of: caller.account) else { return nil }
        if case .look = response.decision, let about = await aboutWaitingPlan(visit, of: caller.account) { response = about }
        var answer = http(response, to: head)
        if let decision = response.decision, let guest = visit.token {
            guard let cookies = await decide(decision, on: guest, of: caller.account, head) else { return pages.say(.apartFull) }
            answer.headers.append(contentsOf: cookies)
        }
        // The plan is stored in the account, and stays there; this browser keeps nothing but its session.
        if response.signsOut || response.erases {
            do throws(StoreFault) {
                try await sessions.store.end(caller.session.hash, of: caller.account.id)
            } catch {
                return http(Application(device: 0).refuse(visit.request, because: .storageFailed), to: head)
            }
            answer.headers.append(cookie.removing)
        }
        if response.erases { answer.headers.append(contentsOf: await eraseOthers(visit.token, head)) }
        return answer
    }

    private func visit(_ head: HTTPRequest, _ target: RequestTarget, over channel: any Channel) -> Visit {
        let around = Surroundings.current
        let now = WallClock.now()
        var request = Requests.Request(
            method: head.method.rawValue,
            target: target.text,
            contentType: head.headerFields[.contentType] ?? "",
            now: now,
            offset: around.minutesAhead(at: now),
            entropy: randomBytes(32),
            release: pages.release,
            host: .server,
            language: head.headerFields[.acceptLanguage] ?? ""
        )
        request.catalogs = pages.catalogs
        request.zone = around.zone ?? IANATimeZone.utcName
        request.isKeptByServer = around.isUntrusted
        if request.method == "POST", target.text.hasPrefix(Pages.Route.importFile.path) {
            request.clockChanges = around.rules?.clockChanges ?? []
        }
        return Visit(
            request: request,
            wantsPatch: head.headerFields[.xPatch] == "1",
            isWithoutWorker: head.headerFields[.xWithoutWorker] == "1",
            token: GuestCookie(isSecure: peer.isSecure(head)).token(in: head),
            clientAddress: peer.networkAddress(of: head, over: channel)
        )
    }

    /// Whether a form that was carried out led here, and the browser sends no cookie at all: a plan was begun for it, and it did not keep
    /// what opens that. A browser without script that has been signed in, or has had a plan here, still sends some cookie.
    private func hasLostCookie(_ head: HTTPRequest, _ target: String) -> Bool {
        guard HTTPRequest.Method.looking.contains(head.method), head.headerFields[values: .cookie].isEmpty else { return false }
        return Form(urlEncoded: ArraySlice(RequestTarget(target).query.utf8))["did"].flatMap { Identity(hex: $0) } != nil
    }

    /// The first page where the browser can keep nothing, because it came without HTTPS; nil for other pages and browsers.
    private func pageWithoutHTTPS(_ visit: Visit, _ head: HTTPRequest) -> Hummingbird.Response? {
        let path = String(visit.request.target.prefix { $0 != "?" })
        guard visit.request.isKeptByServer, visit.request.method != "POST", path == Pages.Route.today.path else { return nil }
        return pages.page(KeepHerePage(address: "http://" + (head.authority ?? "")))
    }

    /// For a browser that nothing is kept for: it may look, and is told plainly that what it sends would not be kept.
    private func strangersAnswer(_ visit: Visit) async -> Requests.Response {
        if visit.looksAtFile { return await strangers.answer(visit) }
        var request = visit.request
        let application = Application(device: 0)
        guard request.method == "POST" else {
            // Nothing is known of a stranger: the times are those of the worker that is on its way, if one can be.
            if !request.isKeptByServer { request.zone = nil }
            return application.handle(request)
        }
        if visit.isWithoutWorker { request.isKeptByServer = true }
        return application.refuse(request, because: .notKept)
    }

    private func refuse(
        _ request: Requests.Request,
        _ fault: ReceivedForm.Fault,
        over channel: any Channel
    ) -> Hummingbird.Response {
        switch fault {
        case .busy: return LastAnswer.closing(busy(request), on: channel)
        case .tooLarge:
            let response = Application(device: 0).refuse(request, because: .tooLarge)
            return LastAnswer.closing(http(response, to: nil), on: channel)
        case .incomplete:
            return LastAnswer.closing(
                pages.plain(.badRequest, .saidIncomplete),
                on: channel
            )
        }
    }

    private func http(_ response: Requests.Response, to request: HTTPRequest?) -> Hummingbird.Response {
        var headers = HTTPFields()
        for header in response.headers {
            guard let name = HTTPField.Name(header.name) else { continue }
            headers.append(HTTPField(name: name, value: header.value))
        }
        if request?.headerFields[.xRelease] != nil { headers[.xRelease] = pages.release }
        return Hummingbird.Response(
            status: .init(code: response.status),
            headers: headers,
            body: .init(byteBuffer: ByteBuffer(bytes: response.body))
        )
    }
}
