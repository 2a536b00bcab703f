// What may be heard, and what may come up from behind other apps. Nothing does before it is asked for.

extension HTML {
    mutating func soundFields(_ form: SettingsForm) {
        literal("<fieldset><legend>Sound</legend>")
        answer(form, .sound, "off", "Off")
        answer(form, .sound, "on", "On: a soft chime when a timer ends")
        literal(
            """
            <try-chime><button type="button" class="button" id="try-chime">Try the chime</button>\
            <p class="hint" id="chime-said" role="status"></p></try-chime>\
            <noscript><p class="hint">Sound needs script, which this browser does not run.</p></noscript></fieldset>\
            <fieldset><legend>Notifications</legend><try-notice>
            """
        )
        answer(form, .notices, "off", "Off")
        answer(form, .notices, "on", "On: when a timer ends, also while another app is in front")
        literal(
            """
            <p class="hint" id="notice-said" role="status"></p>\
            <button type="button" class="button" id="try-notice">Show one now</button></try-notice>\
            <noscript><p class="hint">Notifications need script, which this browser does not run.</p></noscript>\
            <p class="hint">On or off goes with your plan; whether they may be shown, each device and browser decides by itself.</p>\
            </fieldset>
            """
        )
        badgeFields(form)
    }

    /// Offered everywhere, though some devices have no numbers on icons: what came and went with the script would move the page.
    private mutating func badgeFields(_ form: SettingsForm) {
        literal("<fieldset><legend>Number on the app’s icon</legend>")
        answer(form, .badge, "off", "Off")
        answer(form, .badge, "on", "On: how many are left today")
        literal(
            """
            <p class="hint">Shown where Teaspoon is installed and the device has numbers on icons. It never says how much is still to \
            do.</p></fieldset>
            """
        )
    }

    /// How reminders come. Where to is said on the server's page: it is each device's own.
    mutating func reminderFields(_ form: SettingsForm) {
        literal("<fieldset><legend>What a reminder says</legend>")
        answer(form, .reminderSays, "task", "Which task it is about")
        answer(form, .reminderSays, "nothing", "Only that there is one: “A reminder from Teaspoon”")
        literal("</fieldset><fieldset><legend>Quiet hours</legend>")
        field("From", id: "quiet-from", name: "quiet-from", form[.quietFrom], as: .time)
        field("Until", id: "quiet-until", name: "quiet-until", form[.quietUntil], as: .time)
        literal(
            """
            <p class="hint">Reminders of these hours come together when they end. A timer that you set rings all the same. Empty: there \
            are none.</p></fieldset>
            """
        )
        field(
            "Reminders a day, at most",
            id: "most-reminders",
            name: "most-reminders",
            form[.mostReminders],
            as: .number,
            hint: "1 to 50. Beyond them one says that there is more. Timers do not count."
        )
        field(
            "A date without a time counts as",
            id: "time-of-dates",
            name: "time-of-dates",
            form[.timeOfDates],
            as: .time,
            hint: "From there a reminder is counted back."
        )
        literal(
            """
            <p class="hint">On a low day reminders come without a sound.</p>
            """
        )
        write(
            "<p><a class=\"more\" id=\"to-reminders\" href=\"\(AccountAddress.reminders)\">Which devices ring while Teaspoon is closed</a></p>"
        )
    }
}
