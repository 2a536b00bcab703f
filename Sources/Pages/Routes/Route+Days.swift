package import Planner

// The day, and what leads through it: plans, the timer, the calendar.

extension Route {
    /// Today's list.
    package static var today: Route { Route("/app/today") }
    /// The beginning of a day.
    package static var newDay: Route { Route("/app/day/new") }
    /// Another number of spoons for the day.
    package static var adjustDay: Route { Route("/app/day/adjust") }
    /// Where the chosen tasks are sent to, to be done today.
    package static var submit: Route { Route("/app/day/submit") }
    /// Where the tasks that were ticked off are sent to.
    package static var checkOff: Route { Route("/app/day/done") }
    /// A low day: begun and ended.
    package static var lowDay: Route { Route("/app/day/low") }

    /// One thing to do now; a form sent here takes it on.
    package static var now: Route { Route("/app/now") }
    /// Not this one.
    package static var pass: Route { Route("/app/now/pass") }

    /// A plan for the day; a form sent here takes it.
    package static var plan: Route { Route("/app/plan") }
    /// A plan for several days; a form sent here takes it.
    package static var planWeek: Route { Route("/app/plan/week") }

    /// The timer; a form that is sent there starts one.
    package static var focus: Route { Route("/app/focus") }
    /// Pauses the timer.
    package static var pauseTimer: Route { Route("/app/focus/pause") }
    /// Lets the timer go on.
    package static var resumeTimer: Route { Route("/app/focus/go-on") }
    /// Gives the timer five more minutes.
    package static var extendTimer: Route { Route("/app/focus/five") }
    /// Lets the timer begin again.
    package static var resetTimer: Route { Route("/app/focus/reset") }
    /// Stops the timer.
    package static var stopTimer: Route { Route("/app/focus/stop") }
    /// Notes a rest as done.
    package static var noteRest: Route { Route("/app/focus/note") }
    /// Whether the end of the timer is heard.
    package static var setTimerSound: Route { Route("/app/focus/sound") }
    /// Puts the end of the timer right after the clock was moved.
    package static var correctTimer: Route { Route("/app/focus/clock") }

    /// A month, or a week, of dates.
    package static var calendar: Route { Route("/app/calendar") }
    /// One day of it.
    @inline(never)
    package static var calendarDay: RoutePattern<LocalDate> {
        RoutePattern(
            "/app/calendar/",
            printed: { $0.text },
            read: { word in LocalDate(text: word).flatMap { $0.isOnCalendar ? $0 : nil } }
        )
    }
}
