import TestSupport
import Testing

@testable import Workbench

// From the day on which summer time ends.
extension SevenDays {
    func sunday() throws {
        let (laptop, phone) = (home.laptop, home.phone)
        home.clock(25, 8)
        try home.ben.client.act("/app/day/new", [("spoons", "10")])
        try phone.open("/app/day/new")
        #expect(try phone.value("How many spoons do you have today?") == "5")
        // Kitchen would use the spoon in reserve.
        #expect(phone.text("total")?.contains("1 of 5 spoons") == true)
        #expect(phone.titles(in: "coming-list") == ["Pills"] && phone.titles(in: "staying-list") == ["Kitchen"])
        try phone.chooseRow("Kitchen")
        try phone.press("Start the day")
        // The laptop has not heard of the new day, and puts nothing into it.
        let plants = try laptop.type("Plants ~2 today")
        let ahead = [AheadSums(planned: 5, spoons: 6), AheadSums(planned: 3, spoons: 6), AheadSums(planned: 1, spoons: 6)]
        try pages.expect(
            "Sunday, begun",
            25,
            DaySums(spoons: 5, borrowed: 0, used: 5, done: 0, planned: 5, free: 0, over: 0),
            ahead: ahead,
            past: Self.past
        )
        home.clock(25, 11)
        try home.ben.client.act(kitchen + "/usual", [("use", "5")])
        try home.ben.done(kitchen)
        try pages.expect(
            "Sunday, without Kitchen",
            25,
            DaySums(spoons: 5, borrowed: 0, used: 1, done: 0, planned: 1, free: 4, over: 0),
            ahead: ahead,
            past: Self.past
        )
        try home.ben.open("/app/today")
        #expect(home.ben.figure == "5 / 10")
        try laptop.client.act(plants + "/today")
        try laptop.done(pills, plants)
        home.clock(25, 23, 30)
        try pages.expect(
            "Sunday, done",
            25,
            DaySums(spoons: 5, borrowed: 0, used: 3, done: 3, planned: 0, free: 2, over: 0),
            ahead: ahead,
            past: Self.past
        )
    }

    func monday() throws {
        let ada = home.laptop
        home.clock(26, 7)
        try ada.open("/app/day/new")
        // The spoon that Sunday paid back is back.
        #expect(try ada.value("How many spoons do you have today?") == "6")
        #expect(ada.text("total")?.contains("5 of 6 spoons") == true)
        try ada.write("How many spoons do you have today?", "10")
        try ada.press("Start the day")
        // Pills 1, Dentist 4. Of 12, 8, 6, 6 and 10 the one in the middle is 8.
        let begun = DaySums(spoons: 10, borrowed: 0, used: 5, done: 0, planned: 5, free: 5, over: 0)
        try pages.expect(
            "Monday, begun",
            26,
            begun,
            ahead: [AheadSums(planned: 3, spoons: 8), AheadSums(planned: 1, spoons: 8)],
            past: Self.past
        )
        // A plan for the week leaves 1 in reserve and a fifth of the rest free: room for 3 on Tuesday, Ironing, and for 4 on Wednesday, Vacuum.
        let planned = [
            AheadSums(planned: 6, spoons: 8), AheadSums(planned: 5, spoons: 8), AheadSums(planned: 1, spoons: 8),
            AheadSums(planned: 3, spoons: 8), AheadSums(planned: 1, spoons: 8),
        ]
        for (name, person) in home.devices {
            let numbers = NumbersOnPages(client: person.client, place: "Monday, \(name)")
            try numbers.expectWeekPlan(from: 26, [AheadSums(planned: 5, spoons: 10)] + planned)
        }
        try ada.open("/app/plan/week")
        #expect(ada.text("waits-list")?.contains("Cupboard") == true)
        try ada.press(id: "take")
        try pages.expect("Monday, the week planned", 26, begun, ahead: planned, past: Self.past)
        home.clock(26, 18)
        try ada.done(pills, dentist)
        try ada.client.act(dentist + "/real", [("spoons", "6")])
        try pages.expect(
            "Monday, done",
            26,
            DaySums(spoons: 10, borrowed: 0, used: 7, done: 7, planned: 0, free: 3, over: 0),
            ahead: planned,
            past: Self.past
        )
    }

    func tuesday() throws {
        let (laptop, phone) = (home.laptop, home.phone)
        home.clock(27, 7)
        try phone.open("/app/day/new")
        #expect(phone.text("total")?.contains("6 of 10 spoons") == true)
        try phone.write("How many spoons do you have today?", "9")
        try phone.press("Start the day")
        // Pills 1, Bins 2, Ironing 3. Of 12, 8, 6, 6, 10 and 9 the smaller one in the middle is 8.
        try pages.expect(
            "Tuesday, begun",
            27,
            DaySums(spoons: 9, borrowed: 0, used: 6, done: 0, planned: 6, free: 3, over: 0),
            ahead: [AheadSums(planned: 5, spoons: 8), AheadSums(planned: 1, spoons: 8)],
            past: Self.past
        )
        _ = try laptop.hasTask("Basil", cost: 2)
        try laptop.open("/app/plan")
        #expect(laptop.text("total")?.contains("8 of 9 spoons") == true)
        try laptop.press("Take this plan")
        try pages.expect(
            "Tuesday, planned",
            27,
            DaySums(spoons: 9, borrowed: 0, used: 8, done: 0, planned: 8, free: 1, over: 0),
            ahead: [AheadSums(planned: 5, spoons: 8), AheadSums(planned: 1, spoons: 8)],
            past: Self.past
        )
        try laptop.client.act("/app/day/adjust", [("spoons", "5")])
        try pages.expect(
            "Tuesday, with fewer",
            27,
            DaySums(spoons: 5, borrowed: 0, used: 8, done: 0, planned: 8, free: 0, over: 3),
            ahead: [AheadSums(planned: 5, spoons: 5), AheadSums(planned: 1, spoons: 5)],
            past: Self.past
        )
        try laptop.move(ironing, to: "tomorrow")
        home.clock(27, 18)
        try phone.done(pills, bins)
        try pages.expect(
            "Tuesday, done",
            27,
            DaySums(spoons: 5, borrowed: 0, used: 5, done: 3, planned: 2, free: 0, over: 0),
            ahead: [AheadSums(planned: 8, spoons: 5), AheadSums(planned: 1, spoons: 5)],
            past: Self.past
        )
    }

    func wednesday() throws {
        let ada = home.laptop
        home.clock(28, 7)
        try ada.open("/app/day/new")
        // With 5 spoons, of which 1 is in reserve, Vacuum does not fit beside Pills; Ironing does.
        #expect(ada.text("total")?.contains("4 of 5 spoons") == true)
        #expect(ada.titles(in: "staying-list") == ["Vacuum"])
        try ada.write("How many spoons do you have today?", "12")
        try ada.press("Start the day")
        // Of 12, 8, 6, 6, 10, 5 and 12 the one in the middle is 8.
        let ahead = [AheadSums(planned: 1, spoons: 8), AheadSums(planned: 3, spoons: 8), AheadSums(planned: 1, spoons: 8)]
        try pages.expect(
            "Wednesday, begun",
            28,
            DaySums(spoons: 12, borrowed: 0, used: 8, done: 0, planned: 8, free: 4, over: 0),
            ahead: ahead,
            past: Self.past
        )
        home.clock(28, 18)
        try ada.done(pills, vacuum)
        // What was in the lists of earlier days is deleted, costs more and is sent back. Their numbers stay.
        try ada.client.act(letters + "/delete")
        try ada.client.act(papers, [("title", "Papers"), ("spoons", "9")])
        try ada.client.act("/app/backlog/fresh")
        try pages.expect(
            "Wednesday, done",
            28,
            DaySums(spoons: 12, borrowed: 0, used: 8, done: 5, planned: 3, free: 4, over: 0),
            ahead: ahead,
            past: Self.past
        )
    }

    /// The seven days once all of them have passed.
    func afterwards() throws {
        home.clock(29, 7)
        try home.phone.client.act("/app/day/new", [("spoons", "10")])
        try home.meet()
        for (name, person) in home.devices + [("a new device", try home.newDevice())] {
            let numbers = NumbersOnPages(client: person.client, place: "afterwards, \(name)")
            try numbers.expectPast(before: 29, Self.past)
            try numbers.expect("/app/insights", ["19 Oct", "31", "33", "19"])
            // Of this week, Thursday has 10 spoons and Pills.
            try numbers.expect("/app/insights", ["26 Oct", "37", "19", "15"])
            try numbers.expect(
                "/app/insights/report?weeks=2",
                ["22 Oct", "7 of 7", "58", "51", "34"],
                "Days noted: 7 of 14.",
                "Spoons in the morning: usually 8 (5 to 12).",
                "Used on a day: usually 5 (3 to 7).",
                "Days that used more than they had: 1.",
                "Days that borrowed from the next day: 1.",
                "Low days: 1."
            )
        }
    }

    static let past = [
        // Pills 1, Call 2, Vacuum 4, Letters 2; Vacuum was left undone.
        PastSums(name: "Thu 22 Oct", date: "Thu,2026-10-22", had: 12, borrowed: 0, planned: 9, used: 5, isLow: false),
        // Pills 1, Papers 3, Ironing 3; Ironing was put aside.
        PastSums(name: "Fri 23 Oct", date: "Fri,2026-10-23", had: 8, borrowed: 0, planned: 7, used: 4, isLow: true),
        // Pills 1, Bins 2, Groceries 3, Cake 4; Ben did Groceries.
        PastSums(name: "Sat 24 Oct", date: "Sat,2026-10-24", had: 6, borrowed: 1, planned: 10, used: 7, isLow: false),
        // Pills 1, Kitchen 4, Plants 2; Ben did Kitchen.
        PastSums(name: "Sun 25 Oct", date: "Sun,2026-10-25", had: 5, borrowed: 0, planned: 7, used: 3, isLow: false),
        // Pills 1, Dentist 4, which took 6.
        PastSums(name: "Mon 26 Oct", date: "Mon,2026-10-26", had: 10, borrowed: 0, planned: 5, used: 7, isLow: false),
        // Pills 1, Bins 2, Basil 2; Basil was left undone.
        PastSums(name: "Tue 27 Oct", date: "Tue,2026-10-27", had: 5, borrowed: 0, planned: 5, used: 3, isLow: false),
        // Pills 1, Vacuum 4, Ironing 3; Ironing was left undone.
        PastSums(name: "Wed 28 Oct", date: "Wed,2026-10-28", had: 12, borrowed: 0, planned: 8, used: 5, isLow: false),
    ]
}
