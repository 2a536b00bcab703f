// Sounds, and notifications in front of other apps. Both are off until the person wants them.

extension HTML {
    mutating func soundFields(_ form: SettingsForm) {
        beginAnswers("Sound")
        answer(form, .sound, "off", "Off")
        answer(form, .sound, "on", "On", "A soft chime when a timer ends")
        endAnswers()
        literal(
            """
            <try-chime><button type="button" class="button" id="try-chime">Test sound</button>\
            <p class="hint" id="chime-said" role="status"></p></try-chime>\
            <noscript><p class="hint">Sound needs script, which this browser does not run.</p></noscript><try-notice>
            """
        )
        beginAnswers("Notifications")
        answer(form, .notices, "off", "Off")
        answer(form, .notices, "on", "On", "When a timer ends, even while you are using another app")
        endAnswers("This setting syncs. Each device must also allow notifications.")
        literal(
            """
            <p class="hint" id="notice-said" role="status"></p>\
            <button type="button" class="button" id="try-notice">Send a test notification</button></try-notice>\
            <noscript><p class="hint">Notifications need script, which this browser does not run.</p></noscript>
            """
        )
        badgeFields(form)
    }

    /// Offered everywhere, though some devices have no numbers on icons: a field that comes and goes with the script would move the page.
    private mutating func badgeFields(_ form: SettingsForm) {
        beginAnswers("Number on the app’s icon")
        answer(form, .badge, "off", "Off")
        answer(form, .badge, "on", "On", "How many are left today")
        endAnswers("Shown where Teaspoon is installed and the device has numbers on icons. It never counts what is still to do.")
    }

    /// How reminders arrive. The server's page chooses the devices, since each device decides for itself.
    mutating func reminderFields(_ form: SettingsForm) {
        beginAnswers("Show in notifications")
        answer(form, .reminderSays, "task", "Task name")
        answer(form, .reminderSays, "nothing", "No details", "“A reminder from Teaspoon”")
        endAnswers()
        literal("<fieldset class=\"answers\"><legend>Quiet hours</legend><div class=\"card side-by-side\">")
        field("From", id: "quiet-from", name: "quiet-from", form[.quietFrom], as: .time)
        field("Until", id: "quiet-until", name: "quiet-until", form[.quietUntil], as: .time)
        literal(
            """
            </div><p class="hint">Reminders during quiet hours arrive together afterwards. Timers still ring. Leave empty for no quiet \
            hours.</p></fieldset>
            """
        )
        field(
            "Maximum reminders per day",
            id: "most-reminders",
            name: "most-reminders",
            form[.mostReminders],
            as: .number,
            hint: "1 to 50. After that, one summary reminder. Timers don’t count."
        )
        field(
            "Default time for tasks without one",
            id: "time-of-dates",
            name: "time-of-dates",
            form[.timeOfDates],
            as: .time,
            hint: "Used for “10 min before” and so on."
        )
        literal("<p class=\"hint\">On a low day, reminders come without a sound.</p>")
        beginEntries()
        entry("Devices that get notifications", .device, to: AccountRoute.reminders.path, id: "to-reminders")
        endEntries()
    }
}
