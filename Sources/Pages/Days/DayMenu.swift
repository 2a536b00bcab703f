import Facts
import Planner

/// The menu *Move to a day*, for one task: the same on its page, and on the page that rows, the calendar and the keys lead to.
final class DayMenu: Sendable {
    /// A day that is offered, with what it holds before the move.
    struct Offer: Sendable {
        let word: StaticString
        let name: Phrase
        let date: LocalDate
        let load: DayLoad?
        /// Whether the task is on it.
        let isCurrent: Bool
    }

    let task: TaskEntry
    let offers: [Offer]
    /// Whether the task has a planned day, or is in a list, which *No day* takes away.
    let hasDay: Bool
    /// The date that it is due, which can be removed here: not where a rule hangs on it, or another member decides it.
    let due: LocalDate?
    let isDueRemovable: Bool
    /// The day that is shown first where one is picked.
    let picked: LocalDate

    /// Reads the menu; nil for a task that is done, or in a list that was put away.
    init?(reading space: PlanReader, _ task: TaskEntry, at instant: Instant) {
        let bucket = space.bucket(of: task)
        guard task.done == nil, bucket != .shelved else { return nil }
        self.task = task
        let own = space.ownDay(of: task, at: instant)
        offers = Self.offers(reading: space, own: own, at: instant)
        let planned = space.intendedDate(of: task.identity) != nil
        hasDay = planned || bucket == .today || bucket == .backlog
        due = task.due
        isDueRemovable = task.due != nil && task.repeats == nil && space.membership(ofTask: task.identity)?.role != .view
        picked = own.map { max($0, instant.date) } ?? instant.date.adding(days: 1)
    }

    /// The days that are offered.
    ///
    /// - Parameter own: the day of the task; nil for none, and for several tasks.
    static func offers(reading space: PlanReader, own: LocalDate? = nil, at instant: Instant) -> [Offer] {
        let today = instant.date
        let span = space.calendar(from: today, days: instant.nextWeek.number - today.number + 1, at: instant)
        let loads = DayLoads(reading: space, at: instant)
        var offers: [Offer] = []
        for (word, name, choice) in [
            ("today", .formDateToday, .today), ("tomorrow", .formDateTomorrow, .tomorrow), ("week", .formDateWeek, .nextWeek),
        ] as [(StaticString, Phrase, DayChoice)] {
            guard let date = choice.date(at: instant) else { continue }
            let load = loads.load(of: span.entries(on: date), on: date)
            offers.append(Offer(word: word, name: name, date: date, load: load, isCurrent: own == date))
        }
        return offers
    }
}

extension HTML {
    /// The days to choose from, and apart from them what puts the task out of sight.
    ///
    /// - Parameters:
    ///   - back: where its commands lead to; nil: the page itself.
    ///   - hidden: the typed date until which it was to be hidden, if it was refused.
    mutating func dayMenu(_ menu: DayMenu, back: String? = nil, hidden: FieldValue, _ context: PageContext) {
        let identity = menu.task.identity
        beginForm(.taskDay(identity), context, back: back, id: "days")
        write("<ul class=\"rows day-menu\" aria-label=\"\(.dayMenu)\">")
        for offer in menu.offers { dayOffer(offer, context) }
        write(
            """
            <li class="row"><a class="day-choice" id="day-pick" href="\
            \(Route.movePath(menu.task, .day, on: menu.picked, back: back ?? context.here))">\(.dayMenuPick)</a></li>
            """
        )
        beginDayButton("none", isCurrent: !menu.hasDay && menu.due == nil)
        write("<span>\(.dayMenuNone)")
        if let due = menu.due { write("<small>\(.dayMenuStillDue(date: words.date(due, at: context.instant)))</small>") }
        literal("</span></button></li>")
        if menu.isDueRemovable {
            beginDayButton("undue", isCurrent: false)
            write("<span>\(.dayMenuRemoveDate)</span></button></li>")
        }
        literal("</ul>")
        endForm()
        outOfSight(menu.task, back: back, hidden, context)
    }

    private mutating func beginDayButton(_ word: StaticString, isCurrent: Bool) {
        write(
            """
            <li class="row"><button class="day-choice" id="day-\(fixed: word)" name="day" value="\(fixed: word)"\
            \(" aria-current=\"true\"", if: isCurrent)>
            """
        )
    }

    /// "Tomorrow", and at the end "Thu 26 Nov · 7 of 12".
    private mutating func dayOffer(_ offer: DayMenu.Offer, _ context: PageContext) {
        beginDayButton(offer.word, isCurrent: offer.isCurrent)
        write("<span>\(offer.name)</span><span class=\"end\">")
        if offer.date != context.instant.date { write("<span>\(words.date(offer.date, at: context.instant))</span> · ") }
        if let load = offer.load { write("<span>\(words.brief(load))</span>") }
        literal("</span></button></li>")
    }

    /// Until later today, and until a date: the task is hidden, and planned for nothing.
    private mutating func outOfSight(_ task: TaskEntry, back: String?, _ hidden: FieldValue, _ context: PageContext) {
        literal("<ul class=\"rows day-menu\"><li class=\"row\">")
        beginForm(.snoozeTask(task.identity), context, back: back, id: "snooze")
        write("<button class=\"day-choice\" id=\"until-later\" name=\"until\" value=\"later\">\(.dayMenuSnooze)</button>")
        endForm()
        write(
            """
            </li><li class="row"><details id="hide-until"\(" open", if: hidden.fault != nil)><summary class="day-choice">\
            <span>\(.dayMenuHide)<small>\(.dayMenuHideHint)</small></span></summary>
            """
        )
        // A separate form: return in its field must not mean the button above.
        beginForm(.snoozeTask(task.identity), context, back: back, id: "hide-date", class: "act stack")
        self.hidden("until", "date")
        field(words[.moveDayDate], name: "date", hidden, as: .date, draft: "snooze-" + task.identity.hex)
        write("<button class=\"button\" id=\"until-date\">\(.dayMenuHideButton)</button>")
        endForm()
        literal("</details></li></ul>")
    }

    /// The way to the menu from a row: a button at its end, and a swipe to the right.
    @inline(never)
    mutating func toDay(_ task: TaskEntry, _ context: PageContext) {
        let label = Sentence.calendarRowMove(task: task.title)
        write(
            """
            <a class="to-day" id="day-\(task.identity)" draggable="false" href="\(Route.dayPath(task, back: context.address))" \
            aria-label="\(label)" data-swipe-right="\(.rowMove)"></a>
            """
        )
    }
}

extension Route {
    /// Where a day is chosen for a task.
    ///
    /// - Parameter back: where to go afterwards.
    static func dayPath(_ task: TaskEntry, back: String) -> String {
        taskDay(task.identity).path + "?back=" + PercentEncoding.encoded(back)
    }
}

extension Catalog {
    /// "7 of 12", "7 of 12 and 2 without a cost": what a day holds before the move.
    func brief(_ load: DayLoad) -> String {
        sum(self[.dayMenuLoad(planned: load.planned, usual: load.usual)], uncosted: load.uncosted)
    }
}
