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
    }
}
