import Crypto
import Facts
import Pages
import Storage

/// The delivery of one reminder: to the devices of its account, or by e-mail.
struct ReminderDelivery: Sendable {
    let store: any Store
    /// Nil where nothing can be pushed.
    let pushing: PushGateway?
    /// Nil where the server sends no mail.
    let mailer: AccountMailer?
    let languages: AccountLanguages
    let clock: ClockWatch
    private let pauses = DevicePauses()

    /// An email goes out where no device's push service took a reminder within so long, in milliseconds.
    private static let emailAfter: Int64 = 120_000
    private static let longestPause: Int64 = 15 * 60_000
    /// A reminder is past only by a clock that has kept its pace for so long: by one that is wrong for a while, all of them are.
    static let trial = Duration.seconds(60 * 60)
    private static let emailDestination = "E-mail"
    /// Stands among the devices that are done with for: one of them took it.
    private static let wasTaken = [UInt8](repeating: 0, count: markLength)
    private static let markLength = 8

    /// How long to wait after so many tries, in milliseconds: five seconds, doubled each time, spread at random.
    static func pause(after tries: Int64) -> Int64 {
        let pause = min(5000 << min(max(tries - 1, 0), 10), longestPause)
        return pause + .random(in: 0...pause / 4)
    }

    /// Stops sending.
    func close() { pushing?.close() }

    /// Carries out the next step of a reminder's delivery.
    func carry(_ reminder: QueuedReminder) async throws(StoreFault) -> ReminderOutcome {
        let now = WallClock.now()
        let isClockTrusted = clock.trusts(now, after: Self.trial)
        guard let message = ReminderMessage(reminder) else { return finished(reminder) }
        let isPast = now >= reminder.expires
        if isPast, !isClockTrusted { return putOff(reminder, now: now) }
        if message.kind == .beyond { return finished(reminder, [line(.beyond, of: reminder, message)]) }
        if isPast {
            let wasTried = reminder.tries > 1 || !reminder.settled.isEmpty
            return finished(reminder, wasTried ? [] : [line(.past, of: reminder, message)])
        }
        var marks = Set(
            stride(from: 0, to: reminder.settled.count, by: Self.markLength).map {
                reminder.settled[$0..<min($0 + Self.markLength, reminder.settled.count)]
            }
        )
        let devices = try await store.devices(of: reminder.account, now: now)
        let left = pushing == nil ? [] : devices.filter { !marks.contains($0.digest[..<Self.markLength]) }
        let own = ContinuousClock.now
        let paused = left.compactMap { device in
            pauses.rest(of: device.digest, at: own).map { Later(device: device, next: now + $0) }
        }
        let asked = left.filter { pauses.rest(of: $0.digest, at: own) == nil }
        let tried = await send(message, reminder, to: asked, now: now)
        let answered = WallClock.now()
        var outcome = ReminderOutcome(reminder)
        var later = paused
        for (device, result) in tried {
            let mark = device.digest[..<Self.markLength]
            switch result {
            case .taken:
                marks.formUnion([mark, Self.wasTaken[...]])
                outcome.deliveries.append(line(.taken, of: reminder, message, to: device))
                if device.failingSince != nil { outcome.failing.append((device.digest, nil)) }
            case .gone:
                marks.insert(mark)
                outcome.deliveries.append(line(.gone, of: reminder, message, to: device))
                outcome.gone.append(device.digest)
            case .refused:
                marks.insert(mark)
                outcome.deliveries.append(line(.refused, of: reminder, message, to: device))
                if device.failingSince == nil { outcome.failing.append((device.digest, now)) }
            case .later(let pause):
                if let pause { pauses.pause(device.digest, for: pause, at: .now) }
                later.append(Later(device: device, next: answered + max(pause ?? 0, Self.pause(after: reminder.tries))))
                if device.failingSince == nil { outcome.failing.append((device.digest, now)) }
            case .notSent:
                later.append(Later(device: device, next: answered + 500))
            }
        }
        outcome.reminder.settled = marks.flatMap { Array($0) }
        let isTaken = marks.contains(Self.wasTaken[...])
        try await finish(
            &outcome,
            message,
            later,
            isTaken: isTaken,
            hadDevice: !marks.isEmpty || !left.isEmpty
        )
        return outcome
    }

    private func send(
        _ message: ReminderMessage,
        _ reminder: QueuedReminder,
        to devices: [PushDevice],
        now: Int64
    ) async -> [(PushDevice, PushGateway.Outcome)] {
        guard let pushing else { return [] }
        return await withTaskGroup(of: (PushDevice, PushGateway.Outcome).self) { group in
            for device in devices {
                group.addTask {
                    let log = Self.name(of: reminder, at: device.digest)
                    let timeToLive = reminder.expires - now
                    let result = await pushing.send(message, to: device, tag: reminder.name, log: log, for: timeToLive) {
                        .silent(in: await languages.words(of: reminder.account))
                    }
                    return (device, result)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// A device that is to be asked again, no sooner than then.
    private struct Later {
        let device: PushDevice
        let next: Int64
    }

    /// Decides what happens next: the reminder is done, is tried again, or is sent by email.
    private func finish(
        _ outcome: inout ReminderOutcome,
        _ message: ReminderMessage,
        _ later: [Later],
        isTaken: Bool,
        hadDevice: Bool
    ) async throws(StoreFault) {
        let reminder = outcome.reminder
        let now = WallClock.now()
        // Each device by its own time: the first of them is when something is to be done.
        var times = later.map(\.next)
        // Nobody reads an email in time to get up from a timer.
        if !isTaken, message.kind != .timer, try await wantsEmail(reminder) {
            if later.isEmpty || now >= reminder.at + Self.emailAfter {
                let sent = try await sendEmail(message, reminder)
                outcome.deliveries.append(
                    line(
                        sent == .sent ? .emailed : .emailFailed,
                        of: reminder,
                        message,
                        to: nil,
                        destination: Self.emailDestination
                    )
                )
                if sent == .sent {
                    outcome.reminder.isDone = true
                    return
                }
                if sent == .later { times.append(now + Self.pause(after: reminder.tries)) }
            } else {
                times.append(reminder.at + Self.emailAfter)
            }
        } else if later.isEmpty, !hadDevice {
            outcome.deliveries.append(line(.noDevice, of: reminder, message))
        }
        if let next = times.min(), next < reminder.expires {
            outcome.reminder.next = next
            return
        }
        outcome.reminder.isDone = true
        for one in later { outcome.deliveries.append(line(.notReached, of: reminder, message, to: one.device)) }
    }

    private func wantsEmail(_ reminder: QueuedReminder) async throws(StoreFault) -> Bool {
        guard mailer != nil else { return false }
        return try await store.reminded(reminder.account)?.wantsEmail == true
    }

    private func sendEmail(_ message: ReminderMessage, _ reminder: QueuedReminder) async throws(StoreFault) -> AccountMailer.Sent
    {
        guard let mailer, let account = try await store.account(reminder.account) else { return .never }
        return await mailer.sendReminder(
            message.words,
            of: message.tasks.count == 1 ? message.tasks.first : nil,
            to: account.email,
            in: await languages.words(of: account),
            // A server that is killed before it has noted that it sent the email sends it again.
            identity: Array(Self.digest(of: reminder, at: Array(Self.emailDestination.utf8)).prefix(16))
        )
    }

    /// Leaves a reminder for later. As one that was never tried, it gets its own time back when it is planned again, also where
    /// the clock was years ahead meanwhile.
    private func putOff(_ reminder: QueuedReminder, now: Int64) -> ReminderOutcome {
        var later = reminder
        later.tries = 0
        later.next = now + Self.longestPause
        return ReminderOutcome(later)
    }

    // MARK: - The log

    private func finished(_ reminder: QueuedReminder, _ deliveries: [DeliveryRecord] = []) -> ReminderOutcome {
        var reminder = reminder
        reminder.isDone = true
        return ReminderOutcome(reminder, deliveries: deliveries)
    }

    private func line(
        _ outcome: DeliveryOutcome,
        of reminder: QueuedReminder,
        _ message: ReminderMessage,
        to device: PushDevice? = nil,
        destination: String = ""
    ) -> DeliveryRecord {
        DeliveryRecord(
            name: Self.name(of: reminder, at: device?.digest ?? Array(destination.utf8)),
            device: device?.name ?? destination,
            what: message.words.title,
            outcome: outcome.rawValue
        )
    }

    /// The same line for the same reminder and device, however often it is tried.
    private static func name(of reminder: QueuedReminder, at destination: [UInt8]) -> DeliveryRecordName {
        let digest = digest(of: reminder, at: destination)
        return DeliveryRecordName(at: reminder.at, number: digest.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) })
    }

    private static func digest(of reminder: QueuedReminder, at destination: [UInt8]) -> SHA256.Digest {
        SHA256.hash(data: reminder.account.identity.bytes + reminder.name.bytes + destination)
    }
}
