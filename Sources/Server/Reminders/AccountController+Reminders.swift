import Credentials
import Facts
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// The dependencies of the pages about reminders.
struct Reminders: Sendable {
    /// Nil where nothing can be pushed.
    let pushing: PushGateway?
    let planning: ReminderPlanning
    private static let mostKeys = 10_000
    /// How often somebody may try a device.
    let tries = RateLimiter<AccountID>(RateLimit(burst: 5, oneMoreEvery: .seconds(10)), capacity: mostKeys)
    /// How often somebody's devices may be added, or say where they are by now: each time all is planned again.
    let additions = RateLimiter<AccountID>(RateLimit(burst: 30, oneMoreEvery: .seconds(10)), capacity: mostKeys)
    /// How often somebody's devices may say that they showed something: twenty of them say so of each message.
    let shown = RateLimiter<AccountID>(RateLimit(burst: 200, oneMoreEvery: .seconds(1)), capacity: mostKeys)
}

/// How somebody is reminded: the devices, the emails and the delivery log.
extension AccountController {
    func showReminders(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        return pages.page(try await remindersPage(of: caller, asked))
    }

    private static let mostLines = 100

    private func remindersPage(
        of caller: SignedIn,
        notice: RemindersPage.Notice? = nil,
        refused: (zone: String, wantsEmail: Bool)? = nil,
        _ asked: AccountRequest
    ) async throws(AccountFault) -> RemindersPage {
        let (account, now) = (caller.account.id, asked.now)
        let store = accounts.store
        let devices = try await accounts.stored(await store.devices(of: account, now: now))
        let reminded = try await accounts.stored(await store.reminded(account))
        let lines = try await accounts.stored(await store.deliveries(of: account, upTo: Self.mostLines))
        let zone = reminded.flatMap { IANATimeZone(name: $0.zone) } ?? Surroundings.current.rules ?? .utc
        let settings = try await accounts.stored(await sharing.plans.settings(of: caller.account, on: asked.acceptedLanguages))
        return RemindersPage(
            key: reminders.pushing.map { Base64.encoded($0.publicKey) },
            devices: devices.map { device in
                RemindersPage.Device(
                    name: Hex.encode(device.digest),
                    words: device.name,
                    isHere: device.session == caller.session.hash,
                    isFailing: device.failingSince != nil
                )
            },
            letters: accounts.mailer == nil ? nil : refused?.wantsEmail ?? reminded?.wantsEmail ?? false,
            email: caller.account.email,
            zone: refused?.zone ?? reminded?.zone ?? "",
            isZoneRefused: refused != nil,
            log: lines.map { line in
                let outcome = DeliveryOutcome(rawValue: line.outcome)
                return RemindersPage.Line(
                    when: zone.wall(line.name.at),
                    what: line.what,
                    device: outcome?.isEmail == true ? pages.words[.deliveryLogEmail] : line.device,
                    outcome: outcome?.words ?? .deliveryLogUnknown,
                    shown: line.shown.map { zone.wall($0) }
                )
            },
            today: zone.wall(now).date,
            times: settings?.times ?? .standard,
            notice: notice
        )
    }

    /// This browser asks for reminders; or reports by itself its present endpoint (`again=yes`), which is accepted only from a browser that
    /// is still in the list: a person who removed it does not want it back.
    func keepDevice(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        try Self.count(caller, in: reminders.additions)
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
        guard let pushing = reminders.pushing, pushing.accepts(device) else {
            return pages.page(try await remindersPage(of: caller, notice: .unreachable, asked), status: 422)
        }
        let language = asked.deviceLanguage(of: pages.words)
        if asked.typed("again") == "yes" {
            guard try await accounts.stored(await accounts.store.renew(device, language: language)) else {
                return pages.say(.notFound)
            }
        } else {
            try await accounts.stored(await accounts.store.keep(device, language: language))
        }
        reminders.planning.changed(caller.account.id)
        return pages.lead(to: AccountRoute.reminders.path)
    }

    func removeDevice(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        if let digest = Hex.decode(asked.typed("device")[...]) {
            try await accounts.stored(await accounts.store.removeDevice(digest, of: caller.account.id))
            reminders.planning.changed(caller.account.id)
        }
        return pages.lead(to: AccountRoute.reminders.path)
    }

    /// Sends a test reminder to a device at once, and shows the result.
    func tryDevice(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        try Self.count(caller, in: reminders.tries)
        let account = caller.account.id
        let named = asked.typed("device")
        let devices = try await accounts.stored(await accounts.store.devices(of: account, now: asked.now))
        guard let pushing = reminders.pushing, let device = devices.first(where: { Hex.encode($0.digest) == named }) else {
            return pages.page(try await remindersPage(of: caller, notice: .removed, asked), status: 422)
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
        try await accounts.stored(await accounts.store.settle([noted]))
        return pages.page(try await remindersPage(of: caller, notice: said, asked))
    }

    private static func count(_ caller: SignedIn, in limiter: RateLimiter<AccountID>) throws(AccountFault) {
        if case .tryAgain(let wait) = limiter.take(caller.account.id, at: .now) { throw .tooOften(wait) }
    }

    private static func said(_ result: PushGateway.Outcome, _ device: String) -> (DeliveryOutcome, RemindersPage.Notice) {
        switch result {
        case .taken: (.taken, .sent(device))
        case .gone: (.gone, .gone(device))
        case .refused, .later, .notSent: (.notTaken, .notSent(device))
        }
    }

    func setEmailReminders(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        guard accounts.mailer != nil else { return pages.say(.notFound) }
        let zone = asked.typed("zone")
        let isWanted = asked.typed("letters") == "yes"
        guard IANATimeZone(name: zone) != nil else {
            return pages.page(try await remindersPage(of: caller, refused: (zone, isWanted), asked), status: 422)
        }
        try await accounts.stored(
            await accounts.store.setEmailReminders(
                isWanted,
                zone: zone,
                language: asked.deviceLanguage(of: pages.words),
                of: caller.account.id,
                in: caller.account.space
            )
        )
        reminders.planning.changed(caller.account.id)
        return pages.lead(to: AccountRoute.reminders.path)
    }

    /// A device's worker says that it showed something. The line of it may come a moment later than that.
    func noteShown(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        try Self.count(caller, in: reminders.shown)
        guard let name = DeliveryRecordName(text: asked.typed("log")) else { return pages.lead(to: AccountRoute.reminders.path) }
        for _ in 0..<Self.shownTries {
            let isNoted = try await accounts.stored(await accounts.store.shown(name, of: caller.account.id, at: asked.now))
            if isNoted { break }
            guard (try? await Task.sleep(for: .milliseconds(250))) != nil else { break }
        }
        return pages.lead(to: AccountRoute.reminders.path)
    }

    private static let shownTries = 8
}
