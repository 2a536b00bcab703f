import Facts
import Hummingbird
import Pages
import Planner
import Storage

/// The devices that reminders are shown on.
extension RemindersController {
    /// This browser asks for reminders; or reports by itself its present endpoint (`again=yes`), which is accepted only from a browser that
    /// is still in the list: a person who removed it does not want it back.
    func keepDevice(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        try limits.add(to: caller.account.id)
        let endpoint = asked.typed("endpoint")
        let zone = asked.typed("zone")
        let device = PushDevice(
            account: caller.account.id,
            digest: PushGateway.digest(of: endpoint),
            endpoint: endpoint,
            publicKey: Base64.decoded(asked.typed("key")) ?? [],
            secret: Base64.decoded(asked.typed("secret")) ?? [],
            session: caller.session.hash,
            name: caller.session.device,
            zone: IANATimeZone(name: zone) == nil ? "UTC" : zone,
            created: asked.now
        )
        guard let pushing, pushing.accepts(device) else {
            return pages.page(try await page(of: caller, notice: .unreachable, asked), status: 422)
        }
        let language = asked.deviceLanguage(of: pages.words)
        if asked.typed("again") == "yes" {
            guard try await stored(await store.renew(device, language: language)) else {
                return pages.say(.notFound)
            }
        } else {
            try await stored(await store.keep(device, language: language))
        }
        planning.changed(caller.account.id)
        return pages.lead(to: AccountRoute.reminders.path)
    }

    func removeDevice(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        if let digest = Hex.decode(asked.typed("device")[...]) {
            try await stored(await store.removeDevice(digest, of: caller.account.id))
            planning.changed(caller.account.id)
        }
        return pages.lead(to: AccountRoute.reminders.path)
    }

    /// Sends a test reminder to a device at once, and shows the result.
    func tryDevice(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        try limits.tryDevice(of: caller.account.id)
        let account = caller.account.id
        let named = asked.typed("device")
        let devices = try await stored(await store.devices(of: account, now: asked.now))
        guard let pushing, let device = devices.first(where: { Hex.encode($0.digest) == named }) else {
            return pages.page(try await page(of: caller, notice: .removed, asked), status: 422)
        }
        let words = ReminderWords.test(in: pages.words)
        let message = ReminderMessage(kind: .test, words: words)
        let name = DeliveryRecordName(at: asked.now, number: .random(in: .min ... .max))
        let tag = Identity(high: 0, low: 1)
        let result = await pushing.send(message, to: device, tag: tag, log: name, for: 60_000) { .silent(in: pages.words) }
        let (outcome, said) = Self.said(result, device.name)
        var reminder = QueuedReminder(
            account: account,
            name: tag,
            at: asked.now,
            kind: message.kind.rawValue,
            day: 0,
            expires: 0,
            message: []
        )
        reminder.isDone = true
        let line = DeliveryRecord(name: name, device: device.name, what: words.title, outcome: outcome.rawValue)
        let gone = outcome == .gone ? [device.digest] : []
        let noted = ReminderOutcome(reminder, deliveries: [line], gone: gone)
        try await stored(await store.settle([noted]))
        return pages.page(try await page(of: caller, notice: said, asked))
    }

    private static func said(_ result: PushGateway.Outcome, _ device: String) -> (DeliveryOutcome, RemindersPage.Notice) {
        switch result {
        case .taken: (.taken, .sent(device))
        case .gone: (.gone, .gone(device))
        case .refused, .later, .notSent: (.notTaken, .notSent(device))
        }
    }

    /// A device's worker says that it showed something. The line of it may come a moment later than that.
    func noteShown(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        try limits.noteShown(to: caller.account.id)
        guard let name = DeliveryRecordName(text: asked.typed("log")) else { return pages.lead(to: AccountRoute.reminders.path) }
        for _ in 0..<Self.shownTries {
            let isNoted = try await stored(await store.shown(name, of: caller.account.id, at: asked.now))
            if isNoted { break }
            guard (try? await Task.sleep(for: .milliseconds(250))) != nil else { break }
        }
        return pages.lead(to: AccountRoute.reminders.path)
    }

    private static let shownTries = 8
}
