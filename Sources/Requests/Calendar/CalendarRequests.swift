import Facts
import Pages
import Planner

/// Months, weeks and days.
extension Application {
    func showCalendar(_ target: Target, _ request: Request) -> Response {
        let query = target.query
        let instant = request.instant
        var chosen = instant.date
        // The date of the page that a line was on stands for a date whose chip is refused.
        let typed = query.typed(query["date"] == nil ? "due" : "date")
        if !Text.isBlank(typed) {
            guard let date = LocalDate(text: typed), date.isOnCalendar else {
                return noSuchDate(target, request, status: 422)
            }
            chosen = date
        }
        switch query.token("view") {
        case "week": return respond(to: request, target, with: WeekPage(reading: space, at: instant, chosen: chosen))
        case "day": return showDay(chosen, target, request)
        default: break
        }
        return showMonth(of: chosen, moving: nil, target, request)
    }

    /// The month of a date, or that which was asked for by its name.
    private func showMonth(of date: LocalDate, moving: MovingDate?, _ target: Target, _ request: Request) -> Response {
        let query = target.query
        let instant = request.instant
        var chosen = date
        var jump: MonthForm?
        if query["year"] != nil {
            switch month(query, today: instant.date) {
            case .found(let date): chosen = date
            case .refused(let form): jump = form
            }
        }
        let page = MonthPage(
            reading: space,
            at: instant,
            chosen: chosen,
            moving: moving,
            jump: jump
        )
        return respond(to: request, target, with: page, status: jump?.isRefused == true ? 422 : 200)
    }

    func showDay(_ date: LocalDate, _ target: Target, _ request: Request) -> Response {
        let page = CalendarDayPage(
            reading: space,
            at: request.instant,
            on: date,
            pageNumber: target.pageOrAll
        )
        return respond(to: request, target, with: page)
    }

    /// The answer to an address of the calendar that names no date.
    func showNoSuchDate(_ target: Target, _ request: Request) -> Response {
        noSuchDate(target, request, status: 404)
    }

    /// The month of today, with the error of the requested date.
    private func noSuchDate(_ target: Target, _ request: Request, status: Int) -> Response {
        let page = MonthPage(
            reading: space,
            at: request.instant,
            chosen: request.instant.date,
            notice: said(Fault.notADate)
        )
        return respond(to: request, target, with: page, status: status, here: Route.calendar.path)
    }

    // MARK: Moving

    /// The month in which a day is chosen for a task.
    func chooseDay(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let task = space.task(identity) else { return noTask(identity, target, request) }
        let query = target.query
        let part = query.datePart
        let moving = MovingDate(task, part, back: Target.safeBack(query["back"], or: .calendar, did: nil))
        let typed = LocalDate(text: query.typed("date")).flatMap { $0.isOnCalendar ? $0 : nil }
        let date = typed ?? date(part, of: task, at: request.instant) ?? request.instant.date
        return showMonth(of: date, moving: moving, target, request)
    }

    /// Moves the task to the day that was chosen.
    func moveDate(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try answering { () throws(Fault) in
            let date = try LocalDate.typed(submission.form.typed("date"))
            if submission.form.datePart == .day, let response = try askingForReserve(identity, .on(date), submission) {
                return response
            }
            return try perform(.moveDate(submission.form.datePart, of: identity, to: date), for: submission, or: .calendar)
        } refused: { error in
            if case .overBudget = error { return choose(identity, submission) }
            return chooseDayAgain(identity, error, submission)
        }
    }

    /// The page on which a day was chosen, with the error of the date.
    private func chooseDayAgain(_ identity: Identity, _ fault: Fault, _ submission: Submission) -> Response {
        guard let task = space.task(identity) else { return refused(submission, .noSuchTask) }
        let part = submission.form.datePart
        let typed = FieldValue(submission.form.typed("date"), fault: said(fault))
        let moving = MovingDate(task, part, back: Target.safeBack(submission.form["back"], or: .calendar, did: nil), typed: typed)
        let chosen = date(part, of: task, at: submission.instant) ?? submission.instant.date
        let page = MonthPage(reading: space, at: submission.instant, chosen: chosen, moving: moving)
        return again(submission, page, here: page.here)
    }

    private func date(_ part: DatePart, of task: TaskEntry, at instant: Instant) -> LocalDate? {
        switch part {
        case .due: task.due
        case .start: task.start
        case .intended: space.intendedDate(of: task.identity, at: instant)
        case .day: space.ownDay(of: task, at: instant)
        }
    }

    // MARK: Another month

    private enum Month {
        case found(LocalDate)
        case refused(MonthForm)
    }

    private func month(_ query: Form, today: LocalDate) -> Month {
        let month = query.number("month", in: 1...12) ?? today.parts.month
        let years = LocalDate(number: LocalDate.numbers.lowerBound).parts.year...9999
        do throws(Fault) {
            let year = try Text.number(query.typed("year"), in: years)
            if let date = LocalDate(year: year, month: month, day: 1) {
                return .found(date.monthBegins == today.monthBegins ? today : date)
            }
            throw .notADate
        } catch {
            return .refused(
                MonthForm(month: month, year: FieldValue(query.typed("year"), fault: said(error)))
            )
        }
    }
}

extension Form {
    /// Which date of a task is meant.
    fileprivate var datePart: DatePart {
        switch token("part") {
        case "start": .start
        case "planned": .intended
        case "day": .day
        default: .due
        }
    }
}
