import Facts
public import Planner

/// The timer as every page shows it.
public final class TimerShown: Sendable {
    let run: TimerSession
    /// The title of its task.
    let title: String?
    /// The next step of that task.
    let step: String?
    let choices: TimerSettings
    /// When the page is made, in milliseconds since 1970.
    private let now: Int64

    /// Reads it; nil if none is set.
    public init?(reading space: PersonalSpace, at instant: Instant) {
        guard let run = space.timer else { return nil }
        self.run = run
        title = run.task.flatMap { space.task($0) }?.title
        step = run.task.flatMap { space.hasSteps($0) ? space.openSteps(of: $0).next?.title : nil }
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

    /// "Timer" or "Rest".
    var name: StaticString { run.isRest ? "Rest" : "Timer" }
}

extension Words {
    /// "12 minutes", "less than a minute": the time that is left of a timer, rounded up. The script uses the same words
    /// (`Web/app/timer-face.js`).
    static func left(_ milliseconds: Int64) -> String {
        guard milliseconds > 60_000 else { return milliseconds == 60_000 ? "1 minute" : "less than a minute" }
        return String((milliseconds + 59_999) / 60_000) + " minutes"
    }

    /// "12:00": minutes and seconds, rounded up.
    static func digits(_ milliseconds: Int64) -> String {
        let seconds = (milliseconds + 999) / 1000
        let rest = seconds % 60
        return String(seconds / 60) + ":" + (rest < 10 ? "0" : "") + String(rest)
    }

    /// "at 14:35", or "on Tue 14 Oct at 14:35" where that was another day.
    static func ended(_ end: Int64, _ context: PageContext) -> String {
        let date = context.instant.at(end).date
        let clock = "at " + time(end, at: context.instant)
        return date == context.instant.date ? clock : "on " + Words.date(date, context.instant.times) + " " + clock
    }
}

extension HTML {
    /// The messages of a set timer on top of every page: on all pages but its own a line that leads to it; and the message at its end,
    /// which is in the page from the beginning so that nothing has to be requested when it is needed.
    @inline(never)
    mutating func timer(_ timer: TimerShown, onItsPage: Bool, _ context: PageContext) {
        literal("<p class=\"unseen\" id=\"timer-said\" role=\"status\"></p>")
        if let end = timer.run.end { alarm(timer, end, isLarge: onItsPage, context) }
        if onItsPage || timer.isOver { return }
        write(
            "<p class=\"timer-note\" id=\"timer-note\"><a href=\"\(Route.focus)\">\(timer.run.isRest ? Symbol.cup : Symbol.timer)<span>"
        )
        if let end = timer.run.end {
            write("\(fixed: timer.name) until \(Words.time(end, at: context.instant))")
        } else {
            write("\(fixed: timer.name) paused, \(Words.left(timer.left)) left")
        }
        literal("</span></a></p>")
    }

    private mutating func alarm(_ timer: TimerShown, _ end: Int64, isLarge: Bool, _ context: PageContext) {
        let isOver = timer.isOver
        write(
            """
            <section id="alarm" class="alarm\(" large", if: isLarge)" aria-labelledby="alarm-title" data-end="\(String(end))"\
            \(" data-sound", if: timer.choices.sounds)\(" data-notify", if: timer.choices.notifies)\
            \(" data-rest", if: timer.run.isRest)\(" data-over", if: isOver)\
            \(attribute: "data-note", timer.isToNote ? Route.focusCommand(.note).path : nil)\
            \(" hidden", if: !isOver)><div class="alarm-picture" aria-hidden="true">\(timer.run.isRest ? Symbol.cup : Symbol.bell)</div>\
            <h2 id="alarm-title" tabindex="-1">\(fixed: timer.run.isRest ? "Your rest is over" : "Time is up")</h2>\
            <p>\(fixed: timer.name) ended \(Words.ended(end, context)).
            """
        )
        if timer.isNoted { literal(" It counts and is listed under Done today.") }
        literal("</p>")
        if let title = timer.title { write("<p class=\"alarm-task\" dir=\"auto\">\(title)</p>") }
        beginForm(.focusCommand(.stop), context, id: "alarm-form", class: "act acts")
        if !timer.run.isRest {
            hidden("rest", "yes")
            hidden("minutes", String(timer.choices.rest))
            write(
                """
                <button class="button" id="alarm-rest" formaction="\(Route.focus)">\(Symbol.cup)\
                <span>Rest \(timer.choices.rest) min</span></button>
                """
            )
        }
        write(
            """
            <button class="button" id="alarm-five" formaction="\(Route.focusCommand(.five))"><span>+5 min</span></button>\
            <button class="button" id="alarm-stop">\(Symbol.check)<span>\(fixed: timer.run.isRest ? "Done" : "Stop")</span></button>\
            <button class="button quiet" type="button" id="alarm-later">Not now</button>
            """
        )
        endForm()
        literal("</section>")
    }
}
