import Planner

/// The overview of the settings, each part with its present values.
package final class SettingsPage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String { context.words[.pageSettings] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"beside\">")
        html.settingsParts(context, current: nil)
        // Beside the list, where the window is wide enough; elsewhere it is out of sight, and one tap away.
        html.write("<section class=\"first-part\" aria-labelledby=\"first-part\"><h2 id=\"first-part\">\(.settingsLook)</h2>")
        html.settingsForm(.look, SettingsForm(context.settings, context.words), context)
        html.literal("</section></div>")
    }
}

/// One part of the settings: its form. Where choices take effect at once there is no Save.
package final class SettingsGroupPage: Page {
    let group: SettingsGroup
    let form: SettingsForm

    package init(_ group: SettingsGroup, form: SettingsForm) {
        self.group = group
        self.form = form
    }

    package func title(_ context: PageContext) -> String { context.words[group.title] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .settings }

    package var hasTabs: Bool { group.isAtOnce }

    /// All parts are left in the same way, whether they wait for Save or not.
    package var hasBackLink: Bool { true }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if !group.isAtOnce { html.formActions("settings", cancel: Route.settings.path) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"beside\">")
        html.settingsParts(context, current: group)
        html.literal("<div>")
        html.settingsForm(group, form, context)
        if group == .you, context.settings.picture != nil { removePicture(&html, context) }
        if group == .energy { html.kindsSwitch(context) }
        html.literal("</div></div>")
    }

    /// A separate form: text typed in the other one stays.
    private func removePicture(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.picture, context, back: Route.settingsGroup(.you).path, id: "picture-removal")
        html.write("<button class=\"quiet\" id=\"remove-picture\">\(.profilePictureRemove)</button>")
        html.endForm()
    }
}

extension HTML {
    /// The form of one part.
    mutating func settingsForm(_ group: SettingsGroup, _ form: SettingsForm, _ context: PageContext) {
        beginForm(
            .settingsGroup(group),
            context,
            id: "settings",
            class: "act stack",
            saying: group.isAtOnce ? " data-at-once" : ""
        )
        if !group.isAtOnce { defaultButton() }
        hidden("was", form.sent(group))
        switch group {
        case .you: profileFields(form, context)
        case .look: lookFields(form)
        case .text: textFields(form, context)
        case .language: languageFields(form)
        case .time: timeFields(form, context)
        case .sound:
            soundFields(form)
            reminderFields(form)
        case .energy: energyFields(form, context)
        case .simple: simpleFields(form)
        }
        if group.isAtOnce { write("<noscript><button class=\"primary\" id=\"save\">\(.actionSave)</button></noscript>") }
        endForm()
    }
}
