import Planner

// The clock, the week, and when a day starts.

extension HTML {
    mutating func timeFields(_ form: SettingsForm, _ context: PageContext) {
        zoneWithoutScript(context)
        beginAnswers("Clock")
        answer(form, .clock, "24", "24-hour", "21:05")
        answer(form, .clock, "12", "12-hour", "9:05 pm")
        endAnswers()
        beginAnswers("Dates")
        answer(form, .order, "day", "Day first", "5/6 is 5 June")
        answer(form, .order, "month", "Month first", "5/6 is May 6")
        endAnswers()
        var days: [(value: String, text: String)] = []
        for day in TimeChoices.weekdays { days.append((String(day), Words.weekdays[day])) }
        literal("<fieldset class=\"answers\"><legend>Week and day</legend><div class=\"card side-by-side\">")
        menu("Week starts on", id: "weekday", name: "weekday", empty: nil, chosen: form[.weekday].text, days)
        var hours: [(value: String, text: String)] = []
        for hour in TimeChoices.hours { hours.append((String(hour), Words.clock(hour * 60, context.settings.times))) }
        menu("Day starts at", id: "begins", name: "begins", empty: nil, chosen: form[.begins].text, hours)
        literal(
            """
            </div><p class="hint">If you stay up past midnight: until this time it still counts as the day before, for due dates and \
            repeats. A New Day starts when you say so, at any hour.</p></fieldset>
            """
        )
    }
}
