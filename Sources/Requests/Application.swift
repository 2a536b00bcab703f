package import Facts
import Interchange
package import Pages
package import Planner

/// The planner of one person: requests in, pages and facts out.
///
/// It answers the browser's service worker and the server alike, and knows neither. Use it for one request at a time.
package final class Application {
    /// The largest body a form may have, in bytes.
    package static let largestBody = 2 << 20
    /// The largest body that brings a file in: the largest file, written with four letters for three bytes, and the form around it.
    package static let largestFileBody = TeaspoonFile.largest / 3 * 4 + 65_536

    /// The largest body that may go to an address.
    ///
    /// - Parameter target: path and query, as they stand in the request line.
    package static func largestBody(to target: String) -> Int {
        largestBody(to: Target(target))
    }

    /// Whether a request sends a file for a preview: a form that changes nothing.
    package static func looksAtFile(_ request: Request) -> Bool {
        let target = Target(request.target)
        guard target.takesFile else { return false }
        return ByteString(request.contentType).begins(with: "multipart/form-data") || target.query.token("look") == "1"
    }

    private static func largestBody(to target: Target) -> Int {
        target.takesFile ? largestFileBody : largestBody
    }

    package let space: PersonalSpace

    /// What the file of another program holds that the present request brings, as ``ImportDesk`` read it; empty: that could not be loaded. Nil where
    /// the request brings no such file. On the server it stays nil, because such files are read here.
    package var imported: [UInt8]?

    /// The texts of the pages.
    package var words = Catalog.english

    /// Has pages in the language of a file from here on; an empty one means English.
    ///
    /// - Returns: whether the file was read. If not, nothing has changed.
    package func takeWords(_ file: [UInt8]) -> Bool {
        do throws(CatalogFault) {
            words = file.isEmpty ? .english : try Catalog(file: file)
            return true
        } catch {
            return false
        }
    }

    /// A planner that knows nothing yet.
    ///
    /// - Parameter device: 64 random bits that identify this writer.
    package init(device: UInt64) {
        space = PersonalSpace(device: device)
    }

    /// Loads a snapshot; only while nothing is known yet.
    ///
    /// - Throws: the fault of the bytes, or that something is known already; nothing has changed then.
    package func loadSnapshot(_ bytes: [UInt8]) throws(FactsFault) {
        try space.load(snapshot: bytes)
    }

    /// Merges one batch of facts.
    ///
    /// - Throws: the fault of the bytes; nothing has changed then.
    package func loadFacts(_ batch: [UInt8]) throws(FactsFault) {
        try space.load(batch: batch)
    }

    /// Takes in facts, from wherever they came.
    package func take(_ facts: [Fact]) {
        space.apply(facts)
    }

    /// Everything that is known.
    package var facts: [Fact] { space.replica.facts }

    /// When the newest fact that is known was written, in milliseconds since 1970; 0: none is.
    package var newest: Int64 { space.replica.newest }

    /// Everything, compacted.
    ///
    /// - Parameter now: milliseconds since 1970.
    package func snapshot(now: Int64) -> [UInt8] {
        space.snapshot(now: now)
    }

    /// The reminders in a span of time (``Planner/PlanReader/scheduledReminders(in:_:after:)``), and how the person wants them worded.
    ///
    /// - Parameter device: the language of the device, as ``Request/language``.
    package func scheduledReminders(
        in span: Range<Int64>,
        _ zoneRules: TimeZoneRules,
        after sent: SentReminders,
        on device: String
    ) -> ([ScheduledReminder], Settings) {
        let settings = settings(on: device)
        return (space.scheduledReminders(in: span, zoneRules, after: sent), settings)
    }

    /// The person's choices. Where nothing was chosen, clocks and calendars are read as is usual in the country of a device: never as in
    /// that of the device that asked last.
    ///
    /// - Parameter device: its language, as ``Request/language``.
    package func settings(on device: String) -> Settings {
        space.habits = DateTimeSettings(language: device)
        return space.settings
    }

    /// Merges facts that were written elsewhere.
    ///
    /// - Parameter joins: whether the plan joins the account that they are of.
    /// - Returns: the facts that merging made, as one batch, maybe of none; to be kept and passed on. See
    ///   ``Planner/PersonalSpace/merge(batch:joining:)``.
    /// - Throws: the fault of the bytes; nothing has changed then.
    package func mergeFacts(_ batch: [UInt8], joining joins: Bool = false) throws(FactsFault) -> [UInt8] {
        Batch(try space.merge(batch: batch, joining: joins)).wire
    }

    /// A page of everything that is known and may be sent: a CBOR array of where the next page begins, or null after the last, and one batch.
    ///
    /// - Parameters:
    ///   - start: empty for the first page, else the value from the page before.
    ///   - bytes: how many bytes of values at most, unless one entity has more.
    /// - Throws: ``FactsFault/unreadable(_:)`` if that is no such cursor.
    package func everything(from start: [UInt8], bytes: Int) throws(FactsFault) -> [UInt8] {
        let page = space.page(from: start.isEmpty ? nil : try Entity(cursor: start), bytes: bytes)
        var writer = CBORWriter()
        writer.array(2)
        if let next = page.next { writer.byteString(next.cursor) } else { writer.null() }
        writer.byteString(Batch(page.facts.filter { isSent($0) }).wire)
        return writer.bytes
    }

    /// Moves back timestamps that a clock ahead of time has written; see ``Planner/PersonalSpace/restamp(after:back:)``.
    ///
    /// - Parameters:
    ///   - limit: milliseconds since 1970.
    ///   - shift: milliseconds.
    /// - Returns: everything, compacted.
    package func restamp(after limit: Int64, back shift: Int64) -> [UInt8] {
        space.restamp(after: limit, back: shift)
    }

    /// Answers a request. The facts in the answer are part of the planner's memory already: a host that cannot keep them
    /// must forget this planner.
    package func handle(_ request: Request) -> Response {
        var response = answer(request)
        // After whatever was done: the host shows it without asking for a page.
        if let badge = space.badge(at: request.now) { response.headers.append((name: "x-spoons-left", value: badge)) }
        return response
    }

    private func answer(_ request: Request) -> Response {
        let target = Target(request.target)
        guard request.body.count <= Self.largestBody(to: target) else { return refuse(request, because: .tooLarge) }
        space.clockCorrection = request.correction
        let request = asThePersonReads(request)
        space.wallDate = request.instant.date
        guard let match = target.match else {
            if let show = RouteTable.answer(toUnknown: target.path) { return show(self, target, request) }
            return say(.notFound, to: request, target)
        }
        if let waiting = whileOnItsWay(match, target, request) { return waiting }
        switch ByteString(request.method) {
        case "GET", "HEAD":
            guard let get = match.get else { return methodNotAllowed(request, target, allow: match.allowed) }
            return get(self, target, request)
        case "POST": return carryOut(match, target, request)
        default: return methodNotAllowed(request, target, allow: "GET, HEAD, POST")
        }
    }

    /// The language that the person wants to see.
    ///
    /// - Parameter device: the device's language, as ``Request/language``.
    package func wantedLanguage(on device: String) -> String { Language.wanted(space.settings.language, device: device) }

    /// The request, with its moment on the clock and calendar of the person whose planner this is.
    func asThePersonReads(_ request: Request) -> Request {
        var request = request
        request.times = settings(on: request.language).times
        speak(request.language, of: request.catalogs)
        return request
    }

    /// Has texts in the language that the person wants to see, where a host has languages at hand.
    ///
    /// - Parameter device: the device's language, as ``Request/language``.
    func speak(_ device: String, of catalogs: Catalogs) {
        if !catalogs.isEmpty { words = catalogs[wantedLanguage(on: device)] ?? .english }
    }

    // MARK: Answering

    func respond(
        to request: Request,
        _ target: Target,
        with page: consuming any Page,
        status: Int = 200,
        here: String? = nil
    ) -> Response {
        let context = context(of: request, target, here: here)
        var headers = Headers.page
        if request.host == .server { headers += Headers.naming(words) }
        return Response(status: status, headers: headers, body: context.document(of: page))
    }

    /// The lists that wide windows show beside the tabs: as many as are one tap away without a search.
    private var listsAtSide: [ListEntry] {
        var lists: [ListEntry] = []
        for list in space.openLists where lists.count < 8 { lists.append(list) }
        return lists
    }

    private func context(of request: Request, _ target: Target, here: String?) -> PageContext {
        let instant = request.instant
        return PageContext(
            release: request.release,
            settings: space.settings,
            instant: instant,
            nonce: Nonce.make(from: request.entropy),
            here: here ?? (ByteString(request.method) == "POST" ? Route.today.path : target.here),
            isAnsweredByServer: request.host == .server,
            toast: toast(target, instant),
            failures: request.failures,
            timer: TimerShown(reading: space, at: instant),
            account: request.account,
            offersAccount: request.offersAccount,
            plans: request.plans,
            lists: listsAtSide,
            isKeptByServer: request.isKeptByServer,
            zone: request.zone,
            words: words
        )
    }

    func methodNotAllowed(_ request: Request, _ target: Target, allow: String) -> Response {
        var response = say(.methodNotAllowed, to: request, target)
        response.headers.append((name: "allow", value: allow))
        return response
    }

    /// Says why a request is not answered as it was meant, with the status of the error.
    ///
    /// - Parameter typed: name and value of each field that was sent, which the page keeps for another try.
    @inline(never)
    func say(
        _ problem: ErrorPage.Problem,
        to request: Request,
        _ target: Target,
        typed: [(name: String, value: String)] = [],
        here: String? = nil
    ) -> Response {
        let page = ErrorPage(problem, typed: typed, path: target.path)
        return respond(to: request, target, with: page, status: page.status, here: here)
    }

    func redirect(to location: String, keeping facts: [Fact]) -> Response {
        Response(
            status: 303,
            headers: [(name: "location", value: location)] + Headers.always,
            facts: facts.isEmpty ? [] : Batch(facts).wire
        )
    }

    private func toast(_ target: Target, _ instant: Instant) -> Toast? {
        guard let did = target.query["did"], let identity = Identity(hex: did),
            let change = space.change(identity, around: instant)
        else { return nil }
        let left = target.route == .today ? left(after: change) : nil
        // The message of an undo names the change that was undone, and offers to redo it.
        if let undone = change.undoes, let original = space.change(undone, around: instant) {
            return Toast(original, left: left, outcome: change.outcome)
        }
        let moved = space.taskMoved(by: change)
        let mayChange = moved.map { space.membership(ofTask: $0.identity)?.role != .view } ?? false
        return Toast(change, left: left, moved: moved, removesDue: mayChange)
    }

    /// How many spoons are left, which the message after a change says on Today: elsewhere it would follow every sock that is packed. Nil
    /// where the message says as much already, and where the change left today's list as it was.
    private func left(after change: Change) -> Int? {
        guard let left = space.budget?.left else { return nil }
        switch change.name {
        case .startedDay: return left == change.amount ? nil : left
        case .addedTask where change.count == 1 && !change.isUndone:
            return space.todayItem(change.identity).map { _ in left }
        default: return left
        }
    }
}
