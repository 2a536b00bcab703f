package import Facts
package import Planner

/// The timer: to be set, or as it runs. One thing, and nothing else.
package final class FocusPage: Page {
    let timer: TimerShown?
    /// The task of the timer.
    let task: TaskEntry?
    /// Whether a rest is to be begun.
    let isRest: Bool
    let minutes: FieldValue
    let choices: TimerSettings

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - task: the task that a timer is wanted for; a deleted one is ignored.
    ///   - minutes: the minutes that were typed and refused; nil: the last choice.
    package init(reading space: PlanReader, at instant: Instant, for task: Identity?, rests: Bool, minutes: FieldValue? = nil) {
        timer = TimerShown(reading: space, at: instant)
        self.task = task.flatMap { space.task($0) }
        choices = space.timerChoices
        isRest = self.task?.isRest ?? rests
        // The task's own duration is the better guess.
        let said = self.task?.minutes.flatMap { TimerSettings.minutes.contains($0) ? $0 : nil }
        self.minutes = minutes ?? FieldValue(String(said ?? (isRest ? choices.rest : choices.focus)))
    }

    package func title(_ context: PageContext) -> String {
        context.words[(timer?.run.isRest ?? isRest) ? .focusRest : .focus]
    }

    package var section: Section? { (timer?.run.isRest ?? isRest) ? .rest : .today }

    package func parent(_ context: PageContext) -> Parent? { .today }

    package var isTimerPage: Bool { true }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        guard let timer else {
            html.formAction("start", isRest ? "\(.focusBarStartRest)" : "\(.focusBarStart)", id: "start-timer")
            return
        }
        if !timer.isOver { timerActions(&html, timer) }
    }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        guard let timer, !timer.isOver else { return }
        html.menuCommand("\(.focusReset)", .undo, id: "timer-reset", .resetTimer, back: Route.focus.path, context)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        guard let timer else {
            setting(&html, context)
            return
        }
        if !timer.isOver { running(&html, timer, context) }
        clockMoved(&html, timer, context)
        // Asked for from the page of another task, or to rest, while one is set.
        if let task {
            if timer.run.task != task.identity { instead(&html, Text.shortened(task.title, to: 60), context) }
        } else if isRest, !timer.run.isRest {
            instead(&html, "", context)
        }
        if !timer.isOver { html.soundChoice(timer.choices, runs: true, context) }
        html.zoneWithoutScript(context)
    }

    // MARK: To be set

    private func setting(_ html: inout HTML, _ context: PageContext) {
        if let task {
            html.write("<p class=\"timer-task\"><a href=\"\(Route.task(task.identity))\" dir=\"auto\">\(task.title)</a></p>")
        } else if isRest {
            html.write("<p class=\"lead\">\(.focusRestLead)</p>")
        }
        html.beginForm(.focus, context, back: Route.focus.path, id: "start", class: "act stack")
        html.defaultButton()
        bound(&html)
        html.stepper(
            context.words[.focusMinutes],
            id: "minutes-field",
            name: "minutes",
            minutes,
            in: TimerSettings.minutes,
            fewer: .focusMinuteFewer,
            more: .focusMinuteMore,
            isBig: true
        )
        html.endForm()
        presets(&html, context)
        html.soundChoice(choices, context)
        if case .none = task {
            let other: StaticString = isRest ? "" : "?rest=1"
            html.write(
                """
                <p><a class="more" id="other-kind" href="\(Route.focus)\(fixed: other)">\
                \(isRest ? Phrase.focusTimerInstead : .focusRestInstead)</a></p>
                """
            )
        }
    }

    private func presets(_ html: inout HTML, _ context: PageContext) {
        // A separate form: return in the field must not mean the first of these.
        html.beginForm(.focus, context, back: Route.focus.path, id: "presets")
        bound(&html)
        html.beginGroup(.focusPresets, id: "preset-minutes")
        html.literal("<div class=\"scale\">")
        for minutes in [5, 10, 15] { preset(&html, minutes) }
        preset(&html, isRest ? 20 : 25)
        preset(&html, isRest ? 30 : 45)
        html.literal("</div>")
        html.endGroup(id: "preset-minutes")
        html.endForm()
    }

    private func preset(_ html: inout HTML, _ minutes: Int) {
        html.write(
            """
            <button class="chip-button" id="preset-\(minutes)" name="minutes" value="\(minutes)" \
            aria-label="\(.focusPreset(minutes: minutes))">\(minutes)</button>
            """
        )
    }

    private func bound(_ html: inout HTML) {
        if let task { html.hidden("task", task.identity.hex) }
        if isRest { html.hidden("rest", "yes") }
    }

    /// - Parameter title: the title of the other timer's task; empty: a rest.
    private func instead(_ html: inout HTML, _ title: String, _ context: PageContext) {
        let minutes = isRest ? choices.rest : choices.focus
        let said: Sentence = title.isEmpty ? .focusOtherRest(minutes: minutes) : .focusOtherTask(minutes: minutes, task: title)
        html.beginForm(.focus, context, back: Route.focus.path, id: "instead")
        bound(&html)
        html.hidden("minutes", String(minutes))
        html.write(
            """
            <p class="hint">\(.focusOther)</p>\
            <button class="button" id="start-instead">\(title.isEmpty ? Symbol.cup : Symbol.timer)\
            <span>\(said)</span></button>
            """
        )
        html.endForm()
    }
}

extension HTML {
    /// Whether the end is heard, and the limits of a locked phone.
    @inline(never)
    ///
    /// - Parameter runs: whether there is a timer that could have the whole screen.
    mutating func soundChoice(_ choices: TimerSettings, runs: Bool = false, _ context: PageContext) {
        write("<details class=\"folded\" id=\"timer-settings\"><summary>\(.focusSound)</summary>")
        beginForm(.setTimerSound, context, id: "sound-form", class: "act acts")
        hidden("sound", choices.sounds ? "no" : "yes")
        write(
            """
            <button class="button" id="timer-sound" aria-pressed="\(fixed: choices.sounds ? "true" : "false")"\
            \(" data-sound", if: choices.sounds)>\(choices.sounds ? Symbol.bell : Symbol.quiet)\
            <span>\(choices.sounds ? Phrase.focusSoundOn : .focusSoundOff)</span></button>
            """
        )
        if runs {
            write(
                """
                <button class="button" type="button" id="full-screen" aria-pressed="false">\(Symbol.full)<span>\(.focusFullScreen)</span></button>
                """
            )
        }
        endForm()
        write("<p class=\"hint\">\(.focusSoundHint)</p>")
        if !choices.notifies {
            let settings = MarkupTag("<a href=\"\(Route.settingsGroup(.sound))\">", "</a>")
            write("<p class=\"hint\">\(.focusNoticeHint(settings: settings))</p>")
        }
        literal("</details>")
    }
}
