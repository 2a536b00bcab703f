import Facts
import Planner

/// The timer as it runs, or waits.
extension FocusPage {
    func running(_ html: inout HTML, _ timer: TimerShown, _ context: PageContext) {
        let run = timer.run
        html.write(
            """
            <section class="timer" id="timer" aria-label="\(fixed: timer.name)" data-length="\(String(run.length))" \
            data-left="\(String(timer.left))"\(attribute: "data-end", run.end.map { String($0) })>
            """
        )
        if let title = timer.title, let task = run.task {
            html.write("<p class=\"timer-task\"><a href=\"\(Address.task(task))\" dir=\"auto\">\(title)</a></p>")
        }
        disc(&html, timer)
        html.write(
            """
            <p class="timer-digits" id="timer-digits" role="timer">\(Words.digits(timer.left))</p>\
            <p class="timer-words" id="timer-words">
            """
        )
        if let end = run.end {
            html.write("Until \(Words.time(end, at: context.moment)), ")
        } else {
            html.literal("Paused, ")
        }
        html.write("<span id=\"timer-left\">\(Words.left(timer.left))</span> left</p>")
        acts(&html, timer, context)
        html.literal("</section>")
    }

    /// What is left, as a part of a disc: drawn here as it is now; the script lets it shrink.
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

    private func acts(_ html: inout HTML, _ timer: TimerShown, _ context: PageContext) {
        html.beginForm(.focusAct(.pause), context, back: Address.focus.path, id: "timer-acts", class: "act acts")
        let isPaused = timer.run.isPaused
        let toggle = isPaused ? Address.focusAct(.goOn) : Address.focusAct(.pause)
        html.write(
            """
            <button class="primary" id="timer-toggle" formaction="\(toggle)">\(isPaused ? Symbol.play : Symbol.pause)\
            <span>\(fixed: isPaused ? (timer.left == timer.run.length ? "Start" : "Go on") : "Pause")</span></button>
            """
        )
        if timer.takesMore { button(&html, .five, "5 more", .plus) }
        button(&html, .reset, "Reset", .undo)
        button(&html, .stop, timer.run.isRest ? "That was enough" : "Stop", .check)
        html.literal("<button class=\"button\" type=\"button\" id=\"full-screen\" aria-pressed=\"false\">")
        html.write("\(Symbol.full)<span>Full screen</span></button>")
        html.endForm()
    }

    private func button(_ html: inout HTML, _ act: Address.FocusAct, _ word: StaticString, _ symbol: Symbol) {
        html.write(
            """
            <button class="button" id="timer-\(act.word)" formaction="\(Address.focusAct(act))">\(symbol)<span>\(fixed: word)</span></button>
            """
        )
    }

    /// A clock that goes forward all at once was set, or the device slept: only the person knows. The script shows this then, and
    /// fills in the rest.
    func clockMoved(_ html: inout HTML, _ timer: TimerShown, _ context: PageContext) {
        guard case .running(_, let end) = timer.run.state else { return }
        html.write(
            "<form method=\"post\" action=\"\(Address.focusAct(.clock))\" id=\"clock-moved\" class=\"act notice-form\" hidden>"
        )
        html.hidden("nonce", context.nonce.hex)
        html.hidden("back", Address.focus.path)
        html.write(
            """
            <input type="hidden" name="end" value="\(String(end))">\
            <input type="hidden" name="right" id="clock-right" value="">\
            <p>This device’s clock went forward by <span id="clock-by"></span> all at once. \
            If it was set, and no time passed, the timer can be put right.</p>\
            <button class="button" id="clock-correct">Put it right</button>
            """
        )
        html.endForm()
    }
}
