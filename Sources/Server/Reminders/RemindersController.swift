import Facts
import Hummingbird
import Pages
import Planner
import Storage

/// How somebody is reminded: the devices, the emails and the delivery log.
struct RemindersController: Sendable {
    let store: any Store
    let plans: AccountReplicas
    /// Nil where nothing can be pushed.
    let pushing: PushGateway?
    let planning: ReminderPlanning
    /// Whether reminders can be e-mails, too.
    let sendsMail: Bool
    let pages: ServerPages
    let limits = ReminderLimits()

    func show(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        return pages.page(try await page(of: caller, asked))
    }

    private static let mostLines = 100

    func page(
        of caller: SignedIn,
        notice: RemindersPage.Notice? = nil,
        refused: (zone: String, wantsEmail: Bool)? = nil,
        _ asked: AccountRequest
    ) async throws(AccountFault) -> RemindersPage {
        let (account, now) = (caller.account.id, asked.now)
        let devices = try await stored(await store.devices(of: account, now: now))
        let reminded = try await stored(await store.reminded(account))
        let lines = try await stored(await store.deliveries(of: account, upTo: Self.mostLines))
        let zone = reminded.flatMap { IANATimeZone(name: $0.zone) } ?? Surroundings.current.rules ?? .utc
        let settings = try await stored(await plans.settings(of: caller.account, on: asked.acceptedLanguages))
        return RemindersPage(
            key: pushing.map { Base64.encoded($0.publicKey) },
            devices: devices.map { device in
                RemindersPage.Device(
                    name: Hex.encode(device.digest),
                    words: device.name,
                    isHere: device.session == caller.session.hash,
                    isFailing: device.failingSince != nil
                )
            },
            letters: sendsMail ? refused?.wantsEmail ?? reminded?.wantsEmail ?? false : nil,
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

    func setEmail(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        guard sendsMail else { return pages.say(.notFound) }
        let zone = asked.typed("zone")
        let isWanted = asked.typed("letters") == "yes"
        guard IANATimeZone(name: zone) != nil else {
            return pages.page(try await page(of: caller, refused: (zone, isWanted), asked), status: 422)
        }
        try await stored(
            await store.setEmailReminders(
                isWanted,
                zone: zone,
                language: asked.deviceLanguage(of: pages.words),
                of: caller.account.id,
                in: caller.account.space
            )
        )
        planning.changed(caller.account.id)
        return pages.lead(to: AccountRoute.reminders.path)
    }

    func stored<Value>(_ work: @autoclosure () async throws(StoreFault) -> Value) async throws(AccountFault) -> Value {
        try await AccountFault.ofStore(await work())
    }
}
