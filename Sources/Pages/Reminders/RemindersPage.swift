package import Planner

/// How somebody is reminded: by which devices, by email, and the result of each reminder.
package final class RemindersPage: Page {
    /// A device that is told.
    package struct Device: Equatable, Sendable {
        /// Names it in the forms about it.
        package var name: String
        /// Browser and system.
        package var words: String
        /// Whether it is this one.
        package var isHere: Bool
        /// Whether nothing has reached it lately.
        package var isFailing: Bool

        package init(name: String, words: String, isHere: Bool, isFailing: Bool) {
            self.name = name
            self.words = words
            self.isHere = isHere
            self.isFailing = isFailing
        }
    }

    /// The answer to what was asked for on the page before; with the name of a device.
    package enum Notice: Equatable, Sendable {
        /// This browser could not be added.
        case unreachable
        /// There is no such device, so no test was sent.
        case removed
        /// A test was sent.
        case sent(String)
        /// The device no longer takes messages.
        case gone(String)
        /// A test could not be sent.
        case notSent(String)

        /// Whether what was asked for was done.
        fileprivate var isDone: Bool {
            switch self {
            case .sent: true
            case .unreachable, .removed, .gone, .notSent: false
            }
        }

        fileprivate var words: Sentence {
            switch self {
            case .unreachable: Sentence(.pushHereUnreachable)
            case .removed: Sentence(.pushTestRemoved)
            case .sent(let device): .pushTestSent(device: device)
            case .gone(let device): .pushTestGone(device: device)
            case .notSent(let device): .pushTestRefused(device: device)
            }
        }
    }

    /// A line of the log.
    package struct Line: Equatable, Sendable {
        /// When it was to ring, where the person is.
        package var when: LocalDateTime
        /// Its text.
        package var what: String
        /// Where it went.
        package var device: String
        /// The result of its delivery.
        package var outcome: Phrase
        /// When the device showed it; nil: it has not said so.
        package var shown: LocalDateTime?

        package init(when: LocalDateTime, what: String, device: String, outcome: Phrase, shown: LocalDateTime?) {
            self.when = when
            self.what = what
            self.device = device
            self.outcome = outcome
            self.shown = shown
        }
    }

    let key: String?
    let devices: [Device]
    let letters: Bool?
    let email: String
    let zone: String
    let isZoneRefused: Bool
    let log: [Line]
    let today: LocalDate
    let times: DateTimeSettings
    let notice: Notice?

    /// The page.
    ///
    /// - Parameters:
    ///   - key: the key that browsers subscribe with; nil if nothing can be pushed.
    ///   - letters: whether emails are wanted; nil if the server sends none.
    ///   - zone: the time zone of the reminders, empty if it is not known.
    ///   - isZoneRefused: whether it was typed, and is not a time zone.
    ///   - today: the date there.
    ///   - times: how the person reads clocks and calendars.
    package init(
        key: String?,
        devices: [Device],
        letters: Bool?,
        email: String,
        zone: String,
        isZoneRefused: Bool = false,
        log: [Line],
        today: LocalDate,
        times: DateTimeSettings = .standard,
        notice: Notice? = nil
    ) {
        self.key = key
        self.devices = devices
        self.letters = letters
        self.email = email
        self.zone = zone
        self.isZoneRefused = isZoneRefused
        self.log = log
        self.today = today
        self.times = times
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { context.words[.reminders] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .settings }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        if let notice, notice.isDone { html.succeeded(words[notice.words]) } else { html.noticed(notice.map { words[$0.words] }) }
        html.write("<p class=\"lead\">\(.remindersLead)</p>")
        here(&html)
        if !devices.isEmpty { list(&html) }
        html.beginEntries()
        let settings = Route.settingsGroup(.sound).path
        html.entry(.remindersSettings, .quiet, to: settings, words[.remindersSettingsFacts])
        html.endEntries()
        mail(&html)
        lines(&html, context)
    }

    private func here(_ html: inout HTML) {
        guard let key else {
            html.write("<p class=\"hint\" id=\"no-push\">\(.pushOff)</p>")
            return
        }
        var isHere = false
        for device in devices where device.isHere { isHere = true }
        html.write(
            "<push-device class=\"card stack\" id=\"push-here\" data-key=\"\(key)\" data-to=\"\(AccountRoute.keepDevice)\""
        )
        let said: Phrase = isHere ? .pushHereOn : .pushHereOff
        html.write(
            """
            \(" data-here", if: isHere)><h2>\(.pushHere)</h2><p id="push-said" role="status">\(said)</p>\
            <p class="hint">\(.pushHereHint)</p>\
            <p class="acts"><button type="button" class="button primary" id="push-on" hidden>\(.pushHereTurnOn)</button></p>\
            <noscript><p class="hint">\(.pushHereNoScript)</p></noscript></push-device>
            """
        )
    }

    private func list(_ html: inout HTML) {
        html.write("<h2 class=\"head\">\(.pushDevices)</h2><ul class=\"rows\" id=\"push-devices\">")
        for device in devices {
            let here: Markup = device.isHere ? "<span>\(.pushDeviceHere)</span>" : ""
            let failing: Markup = device.isFailing ? "<span>\(.pushDeviceFailing)</span>" : ""
            html.write(
                """
                <li class="row managed"><span class="what"><span class="title" dir="auto">\(device.words)</span>\
                <span class="facts dotted">\(here)\(failing)</span></span>
                """
            )
            html.write("<div class=\"both\"><form method=\"post\" action=\"\(AccountRoute.tryDevice)\" class=\"act\">")
            html.hidden("device", device.name)
            let test = Sentence.pushDeviceTestDevice(device: device.words)
            html.write(
                """
                <button class="quiet"\(" id=\"push-try\"", if: device.isHere) aria-label="\(test)">\(.pushDeviceTest)</button></form>
                """
            )
            html.write("<form method=\"post\" action=\"\(AccountRoute.removeDevice)\" class=\"act\">")
            html.hidden("device", device.name)
            let remove = Sentence.pushDeviceRemoveDevice(device: device.words)
            html.write(
                """
                <button class="quiet"\(" id=\"push-off\"", if: device.isHere) aria-label="\(remove)">\(.pushDeviceRemove)</button>\
                </form></div></li>
                """
            )
        }
        html.literal("</ul>")
    }

    private func mail(_ html: inout HTML) {
        guard let letters else { return }
        let words = html.words
        html.write("<h2 class=\"head\">\(.reminderMail)</h2>")
        html.beginForm(.setEmailReminders, id: "letters")
        let address = MarkupTag("<span dir=\"auto\">\(email)</span>", "")
        html.write("<p>\(.reminderMailLead(address: address))</p>")
        html.radio("letters", "no", words[.reminderMailNo], isOn: !letters)
        html.radio("letters", "yes", words[.reminderMailYes], isOn: letters)
        html.field(
            words[.reminderMailZone],
            id: "zone",
            name: "zone",
            FieldValue(zone, fault: isZoneRefused ? words[.reminderMailZoneFault] : nil),
            as: .word,
            hint: words[.reminderMailZoneHint]
        )
        html.endForm(sending: "\(.reminderMailSave)", id: "letters-now", as: "button")
    }

    private func lines(_ html: inout HTML, _ context: PageContext) {
        html.write("<h2 class=\"head\">\(.deliveryLog)</h2>")
        guard !log.isEmpty else {
            html.write("<p class=\"hint\" id=\"push-log\">\(.deliveryLogEmpty)</p>")
            return
        }
        html.literal("<ul class=\"rows\" id=\"push-log\">")
        for line in log {
            html.write(
                """
                <li class="row managed"><span class="what"><span class="title" dir="auto">\(line.what)</span>\
                <span class="facts dotted"><span>\(words(line.when, context))</span>
                """
            )
            if !line.device.isEmpty { html.write("<span>\(line.device)</span>") }
            html.literal("</span><span class=\"facts\">")
            let outcome = line.shown.map { Sentence.deliveryLogShown(time: words($0, context)) } ?? Sentence(line.outcome)
            html.write("\(outcome)")
            html.literal("</span></span></li>")
        }
        html.literal("</ul>")
    }

    /// "today, 9:30", "Tue 14 Oct, 9:30".
    private func words(_ time: LocalDateTime, _ context: PageContext) -> String {
        let clock = context.words.clock(time.minute, times)
        if time.date == today { return context.words[.deliveryLogToday(time: clock)] }
        return context.words[.deliveryLogDay(date: context.words.date(time.date, from: today, times), time: clock)]
    }
}
