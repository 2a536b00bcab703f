public import Planner

/// How somebody is reminded: by which devices, by email, and the result of each reminder.
public final class RemindersPage: Page {
    /// A device that is told.
    public struct Device: Equatable, Sendable {
        /// Names it in the forms about it.
        public var name: String
        /// Browser and system.
        public var words: String
        /// Whether it is this one.
        public var isHere: Bool
        /// Whether nothing has reached it lately.
        public var isFailing: Bool

        /// All of it given.
        public init(name: String, words: String, isHere: Bool, isFailing: Bool) {
            self.name = name
            self.words = words
            self.isHere = isHere
            self.isFailing = isFailing
        }
    }

    /// A line of the log.
    public struct Line: Equatable, Sendable {
        /// When it was to ring, where the person is.
        public var when: LocalDateTime
        /// Its text.
        public var what: String
        /// Where it went.
        public var device: String
        /// The result of its delivery, in words.
        public var outcome: String
        /// When the device showed it; nil: it has not said so.
        public var shown: LocalDateTime?

        /// All of it given.
        public init(when: LocalDateTime, what: String, device: String, outcome: String, shown: LocalDateTime?) {
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
    let zone: FieldValue
    let log: [Line]
    let today: LocalDate
    let notice: String?

    /// The page.
    ///
    /// - Parameters:
    ///   - key: the key that browsers subscribe with; nil if nothing can be pushed.
    ///   - letters: whether emails are wanted; nil if the server sends none.
    ///   - zone: the time zone of the reminders, empty if it is not known.
    ///   - today: the date there.
    public init(
        key: String?,
        devices: [Device],
        letters: Bool?,
        email: String,
        zone: FieldValue,
        log: [Line],
        today: LocalDate,
        notice: String? = nil
    ) {
        self.key = key
        self.devices = devices
        self.letters = letters
        self.email = email
        self.zone = zone
        self.log = log
        self.today = today
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String { "Reminders" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .settings }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.literal(
            "<p class=\"lead\">Reminders of tasks, and the end of a timer, can reach your devices while Teaspoon is closed.</p>"
        )
        here(&html)
        if !devices.isEmpty { list(&html) }
        html.beginEntries()
        html.entry("Quiet hours and daily maximum", .quiet, to: Route.settingsGroup(.sound).path, "Sound and notifications")
        html.endEntries()
        mail(&html)
        lines(&html, context)
    }

    private func here(_ html: inout HTML) {
        guard let key else {
            html.literal(
                """
                <p class="hint" id="no-push">Messages to devices are off: the administrator of this server can turn them on with its option \
                --contact.</p>
                """
            )
            return
        }
        var isHere = false
        for device in devices where device.isHere { isHere = true }
        html.write(
            "<push-device class=\"card stack\" id=\"push-here\" data-key=\"\(key)\" data-to=\"\(AccountRoute.keepDevice)\""
        )
        html.write("\(" data-here", if: isHere)><h2>This device</h2>")
        if isHere {
            html.literal("<p id=\"push-said\" role=\"status\">Reminders are on for this device.</p>")
        } else {
            html.literal("<p id=\"push-said\" role=\"status\">Reminders are off for this device.</p>")
        }
        html.write(
            """
            <p class="hint">A reminder says which task it is about, unless you choose otherwise. It travels encrypted: the push service of \
            your browser’s maker passes it on, and cannot read it.</p>\
            <p class="acts"><button type="button" class="button primary" id="push-on" hidden>Turn on reminders on this device</button></p>\
            <noscript><p class="hint">This needs script, which this browser does not run.</p></noscript></push-device>
            """
        )
    }

    private func list(_ html: inout HTML) {
        html.literal("<h2 class=\"head\">Devices</h2><ul class=\"rows\" id=\"push-devices\">")
        for device in devices {
            html.write(
                """
                <li class="row place"><span class="what"><span class="title" dir="auto">\(device.words)</span>\
                <span class="facts dotted">\("<span>This browser</span>", if: device.isHere)\
                \("<span>Not reached lately</span>", if: device.isFailing)</span></span>
                """
            )
            html.write("<div class=\"both\"><form method=\"post\" action=\"\(AccountRoute.tryDevice)\" class=\"act\">")
            html.hidden("device", device.name)
            html.write(
                "<button class=\"quiet\"\(" id=\"push-try\"", if: device.isHere) aria-label=\"Send test: \(device.words)\">Send test</button></form>"
            )
            html.write("<form method=\"post\" action=\"\(AccountRoute.removeDevice)\" class=\"act\">")
            html.hidden("device", device.name)
            html.write(
                "<button class=\"quiet\"\(" id=\"push-off\"", if: device.isHere) aria-label=\"Remove: \(device.words)\">Remove</button></form></div></li>"
            )
        }
        html.literal("</ul>")
    }

    private func mail(_ html: inout HTML) {
        guard let letters else { return }
        html.literal("<h2 class=\"head\">By e-mail</h2>")
        html.beginForm(.setEmailReminders, id: "letters")
        html.write(
            """
            <p>If no device receives a reminder within two minutes, we can e-mail <span dir="auto">\(email)</span>. \
            The e-mail says what the reminder says, and is not encrypted on its way.</p>
            """
        )
        html.radio("letters", "no", "No e-mails", isOn: !letters)
        html.radio("letters", "yes", "E-mail me if no device receives it", isOn: letters)
        html.field(
            "Time zone",
            id: "zone",
            name: "zone",
            zone,
            as: .word,
            hint: "For example Europe/Berlin. Used for your task times."
        )
        html.endForm(sending: "Save", id: "letters-now")
    }

    private func lines(_ html: inout HTML, _ context: PageContext) {
        html.literal("<h2 class=\"head\">DeliveryRecord log</h2>")
        guard !log.isEmpty else {
            html.literal("<p class=\"hint\" id=\"push-log\">Nothing yet. Each reminder is listed here for 30 days.</p>")
            return
        }
        html.literal("<ul class=\"rows\" id=\"push-log\">")
        for line in log {
            html.write(
                """
                <li class="row place"><span class="what"><span class="title" dir="auto">\(line.what)</span>\
                <span class="facts dotted"><span>\(words(line.when, context))</span>
                """
            )
            if !line.device.isEmpty { html.write("<span>\(line.device)</span>") }
            html.literal("</span><span class=\"facts\">")
            if let shown = line.shown { html.write("Shown \(words(shown, context))") } else { html.write("\(line.outcome)") }
            html.literal("</span></span></li>")
        }
        html.literal("</ul>")
    }

    /// "today, 9:30", "Tue 14 Oct, 9:30".
    private func words(_ time: LocalDateTime, _ context: PageContext) -> String {
        let times = context.settings.times
        return (time.date == today ? "today" : Words.date(time.date, from: today, times)) + ", " + Words.clock(time.minute, times)
    }
}
