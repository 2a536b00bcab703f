import Facts
package import Planner

/// The timer as every page shows it.
package final class TimerShown: Sendable {
    let run: TimerSession
    /// The title of its task.
    let title: String?
    /// The next step of that task.
    let step: TaskEntry?
    /// Whether that task is still to do.
    let isTaskOpen: Bool
    let choices: TimerSettings
    /// When the page is made, in milliseconds since 1970.
    private let now: Int64

    /// Reads it; nil if none is set.
    package init?(reading space: PlanReader, at instant: Instant) {
        guard let run = space.timer else { return nil }
        self.run = run
        let task = run.task.flatMap { space.task($0) }
        title = task?.title
        isTaskOpen = task.map { task in space.todayItem(task.identity).map { $0.done == nil } ?? (task.done == nil) } ?? false
        step = run.task.flatMap { space.hasSteps($0) ? space.openSteps(of: $0).next : nil }
        choices = space.timerChoices
        now = instant.time
        isToNote =
            switch run.state {
            case .noted: false
            case .paused, .running: run.isRest && !space.wasTakenBack(run)
            }
    }

    var isOver: Bool { run.isOver(at: now) }
    /// Whether there is room for more minutes.
    var takesMore: Bool { run.left(at: now) <= 59 * 60_000 }
    var left: Int64 { run.left(at: now) }

    /// Whether it is a rest that is to be noted as done once it is over.
    let isToNote: Bool

    /// Whether it is a rest that is recorded as done already.
    var isNoted: Bool { if case .noted = run.state { true } else { false } }
}

extension Catalog {
    /// "12 minutes", "less than a minute": the time that is left of a timer, rounded up. The script says the same
    /// (`Web/app/timer/timer-face.js`).
    func left(_ milliseconds: Int64) -> String {
        if milliseconds < 60_000 { return self[.focusLeftLess] }
        return self[.focusLeft(minutes: Int(clamping: (milliseconds + 59_999) / 60_000))]
    }
}

extension Words {
    /// "12:00": minutes and seconds, rounded up.
    static func digits(_ milliseconds: Int64) -> String {
        let seconds = (milliseconds + 999) / 1000
        let rest = seconds % 60
        return String(seconds / 60) + ":" + (rest < 10 ? "0" : "") + String(rest)
    }
}

extension TimerShown {
    /// The end as the text says it, and an hour earlier and later. Clocks are changed in two nights of a year, and a planner knows only
    /// how far its device's clock is from UTC now: the script knows how far it will be then, and puts the right one in its place.
    func untilAttributes(_ context: PageContext) -> Markup {
        guard let end = run.end else { return "" }
        let hour: Int64 = 3_600_000
        let (words, instant) = (context.words, context.instant)
        return """
             data-at="\(String(end))" data-until="\(words.time(end, at: instant))" \
            data-hour-less="\(words.time(end - hour, at: instant))" data-hour-more="\(words.time(end + hour, at: instant))"
            """
    }

    /// The line on other pages.
    fileprivate func note(_ context: PageContext) -> Sentence {
        guard let end = run.end else {
            let left = context.words.left(left)
            return run.isRest ? .focusNoteRestPaused(left: left) : .focusNoteTimerPaused(left: left)
        }
        let time = context.words.time(end, at: context.instant)
        return run.isRest ? .focusNoteRest(time: time) : .focusNoteTimer(time: time)
    }

    /// When it ended, with the date where that was another day.
    fileprivate func ended(_ end: Int64, _ context: PageContext) -> Sentence {
        let (date, time) = (context.instant.at(end).date, context.words.time(end, at: context.instant))
        if date == context.instant.date {
            return run.isRest ? .alarmRestEnded(time: time) : .alarmTimerEnded(time: time)
        }
        let day = context.words.date(date, .date, context.instant.times)
        return run.isRest ? .alarmRestEndedOn(date: day, time: time) : .alarmTimerEndedOn(date: day, time: time)
    }
}

extension TimerShown {
    /// The button that ticks its task or, where it has steps, the next of them.
    var doneWords: Phrase {
        if case .some = step { .focusBarStep } else { .focusBarDone }
    }
}

extension HTML {
    /// The step that is next, below the title of the timer's task.
    mutating func timerStep(_ timer: TimerShown) {
        if let step = timer.step { write("<p class=\"timer-step\">\(.focusStep(step: step.title))</p>") }
    }

    /// The messages of a set timer on top of every page: on all pages but its own a line that leads to it; and the message at its end,
    /// which is in the page from the beginning so that nothing has to be requested when it is needed.
    @inline(never)
    mutating func timer(_ timer: TimerShown, onItsPage: Bool, _ context: PageContext) {
        literal("<p class=\"unseen\" id=\"timer-said\" role=\"status\"></p>")
        if let end = timer.run.end { alarm(timer, end, isLarge: onItsPage, context) }
        if onItsPage || timer.isOver { return }
        write(
            """
            <p class="timer-note" id="timer-note"><a href="\(Route.focus)">\(timer.run.isRest ? Symbol.cup : Symbol.timer)\
            <span\(timer.untilAttributes(context))>\(timer.note(context))</span></a></p>
            """
        )
    }

    private mutating func alarm(_ timer: TimerShown, _ end: Int64, isLarge: Bool, _ context: PageContext) {
        let isOver = timer.isOver
        write(
            """
            <section id="alarm" class="alarm\(" large", if: isLarge)" aria-labelledby="alarm-title" data-end="\(String(end))"\
            \(" data-sound", if: timer.choices.sounds)\(" data-notify", if: timer.choices.notifies)\
            \(" data-rest", if: timer.run.isRest)\(" data-over", if: isOver)\
            \(attribute: "data-note", timer.isToNote ? Route.noteRest.path : nil)\
            \(" hidden", if: !isOver)><div class="alarm-picture" aria-hidden="true">\(timer.run.isRest ? Symbol.cup : Symbol.bell)\
            \(Symbol.spoon)</div>\
            <h2 id="alarm-title" tabindex="-1">\(timer.run.isRest ? Phrase.alarmRest : .alarmTimer)</h2>\
            <p>\(timer.ended(end, context))
            """
        )
        if timer.isNoted { write(" \(.alarmRestCounts)") }
        literal("</p>")
        if let title = timer.title { write("<p class=\"alarm-task\" dir=\"auto\">\(title)</p>") }
        timerStep(timer)
        let finished = timer.isTaskOpen && !timer.run.isRest ? timer.step?.identity ?? timer.run.task : nil
        if let finished {
            // On the page of the timer nothing is left to do then.
            beginForm(.checkOffTask(finished), context, back: isLarge ? Route.today.path : nil, id: "alarm-finish")
            hidden("timer", "stop")
            endForm()
        }
        beginForm(.stopTimer, context, id: "alarm-form", class: "act acts")
        if case .some = finished {
            write(
                """
                <button class="primary" id="alarm-done" form="alarm-finish">\(Symbol.check)<span>\(timer.doneWords)</span></button>
                """
            )
        }
        if !timer.run.isRest {
            hidden("rest", "yes")
            hidden("minutes", String(timer.choices.rest))
            write(
                """
                <button class="button" id="alarm-rest" formaction="\(Route.focus)">\(Symbol.cup)\
                <span>\(.alarmRestFor(minutes: timer.choices.rest))</span></button>
                """
            )
        }
        write(
            """
            <button class="button" id="alarm-five" formaction="\(Route.extendTimer)" data-each-press>\
            <span>\(.alarmFive)</span></button>\
            <button class="button" id="alarm-stop">\(timer.run.isRest ? Symbol.check : .close)\
            <span>\(timer.run.isRest ? Phrase.alarmDone : .addBarClose)</span></button>\
            <button class="button quiet" type="button" id="alarm-later">\(.alarmLater)</button>
            """
        )
        endForm()
        literal("</section>")
    }
}
