import Facts
import Planner

/// The timer as it runs, or waits.
extension FocusPage {
    func running(_ html: inout HTML, _ timer: TimerShown, _ context: PageContext) {
        let run = timer.run
        html.write(
            """
            <section class="timer" id="timer" aria-label="\(run.isRest ? Phrase.focusFaceRest : .focusFaceTimer)" data-length="\(String(run.length))" \
            data-left="\(String(timer.left))"\(attribute: "data-end", run.end.map { String($0) }) data-less="\(.focusLeftLess)" \
            data-half="\(.focusLeftHalf(left: context.words.left(run.length / 2)))" data-five="\(.focusLeftFive)" data-one="\(.focusLeftOne)">
            """
        )
        if let title = timer.title, let task = run.task {
            html.write("<p class=\"timer-task\"><a href=\"\(Route.task(task))\" dir=\"auto\">\(title)</a></p>")
            html.timerStep(timer)
        }
        disc(&html, timer)
        // The digits show it; said by a screen reader, they could be a time of day.
        let (left, span) = (context.words.left(timer.left), MarkupTag("<span id=\"timer-left\">", "</span>"))
        let words = MarkupTag("<span class=\"unseen\">", "</span>")
        let said: Sentence =
            if let end = run.end {
                .focusLeftUntil(words: words, shown: span, left: left, time: context.words.time(end, at: context.instant))
            } else {
                .focusLeftPaused(words: words, shown: span, left: left)
            }
        html.write(
            """
            <p class="timer-digits" id="timer-digits" role="timer">\(Words.digits(timer.left))</p>\
            <p class="timer-words" id="timer-words"\(timer.untilAttributes(context))>\(said)</p>
            """
        )
        forms(&html, timer, context)
        html.literal("</section>")
    }

    /// The time that is left, as a part of a disc: drawn here as it is now; the script lets it shrink.
    private func disc(_ html: inout HTML, _ timer: TimerShown) {
        // The circle's line is a hundred long, and as wide as to fill the disc.
        let left = Int(min(max(timer.left * 100 / timer.run.length, 0), 100))
        html.write(
            """
            <div class="disc" id="disc" aria-hidden="true"><svg viewBox="0 0 64 64"><circle cx="32" cy="32" r="15.9155" \
            transform="rotate(-90 32 32)" stroke-dasharray="\(left) 100" stroke-dashoffset="\(left - 100)"></circle></svg>\
            <span class="half right"><span></span></span><span class="half left"><span></span></span></div>
            """
        )
    }

    /// The forms of the buttons in the action bar.
    private func forms(_ html: inout HTML, _ timer: TimerShown, _ context: PageContext) {
        html.beginForm(.pauseTimer, context, back: Route.focus.path, id: "timer-acts")
        html.endForm()
        guard let task = timer.run.task, !timer.run.isRest else { return }
        if let step = timer.step {
            // The timer goes on with the next one.
            html.beginForm(.checkOffTask(step.identity), context, back: Route.focus.path, id: "timer-finish")
        } else {
            html.beginForm(.checkOffTask(task), context, back: Route.today.path, id: "timer-finish")
            html.hidden("timer", "stop")
        }
        html.endForm()
    }

    /// Pause, and below it the less frequent commands.
    func timerActions(_ html: inout HTML, _ timer: TimerShown) {
        html.write("<section id=\"actions\" class=\"decide timer-actions\" aria-label=\"\(.actions)\">")
        let isPaused = timer.run.isPaused
        let word: Phrase =
            isPaused ? (timer.left == timer.run.length ? .focusBarStart : .focusBarResume) : .focusBarPause
        let toggle = isPaused ? Route.resumeTimer : Route.pauseTimer
        html.write(
            """
            <button class="primary" id="timer-toggle" form="timer-acts" formaction="\(toggle)">\(isPaused ? Symbol.play : Symbol.pause)\
            <span>\(word)</span></button>
            """
        )
        if timer.takesMore { button(&html, "timer-five", .extendTimer, .focusBarFive) }
        if timer.run.isRest {
            button(&html, "timer-stop", .stopTimer, .focusBarEndRest)
        } else {
            button(&html, "timer-stop", .stopTimer, .focusBarStop)
            if case .some = timer.title {
                html.write(
                    """
                    <button class="button" id="timer-done" form="timer-finish">\(Symbol.check)<span>\(timer.doneWords)</span></button>
                    """
                )
            }
        }
        html.endActions()
    }

    private func button(_ html: inout HTML, _ id: StaticString, _ command: Route, _ word: Phrase) {
        let isFive = command == .extendTimer
        html.write(
            """
            <button class="button" id="\(fixed: id)" form="timer-acts" formaction="\(command)"\
            \(" data-each-press", if: isFive)>
            """
        )
        // That of the minutes has its drawing among its words: a plus.
        if !isFive { html.write("\(Symbol.stop)") }
        html.write("<span>\(word)</span></button>")
    }

    /// A clock that goes forward all at once was set, or the device slept: only the person knows. The script shows this then, and
    /// fills in the rest.
    func clockMoved(_ html: inout HTML, _ timer: TimerShown, _ context: PageContext) {
        guard case .running(_, let end) = timer.run.state else { return }
        html.write(
            "<form method=\"post\" action=\"\(Route.correctTimer)\" id=\"clock-moved\" class=\"act notice-form\" hidden>"
        )
        html.hidden("nonce", context.nonce.hex)
        html.hidden("back", Route.focus.path)
        html.write(
            """
            <input type="hidden" name="end" value="\(String(end))">\
            <input type="hidden" name="right" id="clock-right" value="">\
            <p>\(.focusClockJumped(by: MarkupTag("<span id=\"clock-by\">", "</span>")))</p>\
            <button class="button" id="clock-correct">\(.focusClockCorrect)</button>
            """
        )
        html.endForm()
    }
}
