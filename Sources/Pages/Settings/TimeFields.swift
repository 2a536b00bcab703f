import Planner

// The clock, the week, and when a day starts.

extension HTML {
    mutating func timeFields(_ form: SettingsForm, _ context: PageContext) {
        zoneWithoutScript(context)
        beginAnswers(.timeClock)
        answer(form, .clock, "24", .timeClock24, .timeClock24Hint)
        answer(form, .clock, "12", .timeClock12, .timeClock12Hint)
        endAnswers()
        beginAnswers(.timeDates)
        answer(form, .order, "day", .timeDatesDay, .timeDatesDayHint)
        answer(form, .order, "month", .timeDatesMonth, .timeDatesMonthHint)
        endAnswers()
        var days: [(value: String, text: String)] = []
        for day in DateTimeSettings.weekdays { days.append((String(day), words.weekday(day))) }
        write("<fieldset class=\"answers\"><legend>\(.timeWeek)</legend><div class=\"card side-by-side\">")
        menu(words[.timeWeekStarts], id: "weekday", name: "weekday", empty: nil, chosen: form[.weekday].text, days)
        var hours: [(value: String, text: String)] = []
        for hour in DateTimeSettings.hours { hours.append((String(hour), words.clock(hour * 60, context.settings.times))) }
        menu(words[.timeDayStarts], id: "begins", name: "begins", empty: nil, chosen: form[.begins].text, hours)
        write("</div><p class=\"hint\">\(.timeDayHint)</p></fieldset>")
    }
}
