// Sounds, and notifications in front of other apps. Both are off until the person wants them.

extension HTML {
    mutating func soundFields(_ form: SettingsForm) {
        beginAnswers(.sound)
        answer(form, .sound, "off", .settingsOff)
        answer(form, .sound, "on", .settingsOn, .soundOnHint)
        endAnswers()
        write(
            """
            <try-chime><button type="button" class="button" id="try-chime">\(.soundTest)</button>\
            <p class="hint" id="chime-said" role="status"></p></try-chime>\
            <noscript><p class="hint">\(.soundScript)</p></noscript><try-notice>
            """
        )
        beginAnswers(.notices)
        answer(form, .notices, "off", .settingsOff)
        answer(form, .notices, "on", .settingsOn, .noticesOnHint)
        endAnswers(.noticesHint)
        write(
            """
            <p class="hint" id="notice-said" role="status"></p>\
            <button type="button" class="button" id="try-notice">\(.noticesTest)</button></try-notice>\
            <noscript><p class="hint">\(.noticesScript)</p></noscript>
            """
        )
        badgeFields(form)
    }

    /// Offered everywhere, though some devices have no numbers on icons: a field that comes and goes with the script would move the page.
    private mutating func badgeFields(_ form: SettingsForm) {
        beginAnswers(.badge)
        answer(form, .badge, "off", .settingsOff)
        answer(form, .badge, "on", .settingsOn, .badgeOnHint)
        endAnswers(.badgeHint)
    }

    /// How reminders arrive. The server's page chooses the devices, since each device decides for itself.
    mutating func reminderFields(_ form: SettingsForm) {
        beginAnswers(.remindersSay)
        answer(form, .reminderSays, "task", .remindersSayTask)
        answer(form, .reminderSays, "nothing", .remindersSayNothing, .remindersSayNothingHint)
        endAnswers()
        write("<fieldset class=\"answers\"><legend>\(.remindersQuiet)</legend><div class=\"card side-by-side\">")
        field(words[.remindersQuietFrom], id: "quiet-from", name: "quiet-from", form[.quietFrom], as: .time)
        field(words[.remindersQuietUntil], id: "quiet-until", name: "quiet-until", form[.quietUntil], as: .time)
        write(
            """
            </div><p class="hint">\(.remindersQuietHint)</p></fieldset>
            """
        )
        field(
            words[.remindersMost],
            id: "most-reminders",
            name: "most-reminders",
            form[.mostReminders],
            as: .number,
            hint: words[.remindersMostHint]
        )
        field(
            words[.remindersTime],
            id: "time-of-dates",
            name: "time-of-dates",
            form[.timeOfDates],
            as: .time,
            hint: words[.remindersTimeHint]
        )
        write("<p class=\"hint\">\(.remindersLowDay)</p>")
        beginEntries()
        entry(.remindersDevices, .device, to: AccountRoute.reminders.path, id: "to-reminders")
        endEntries()
    }
}
