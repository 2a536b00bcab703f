import TestSupport
import Testing

@testable import Workbench

/// Ada's days from Thursday, 22 October, to Wednesday, 28 October 2026, in Berlin. The numbers of each hour stand here as they are added up
/// by hand, and every page of both of her devices has to show them.
///
/// | task | spoons | its day |
/// |---|---|---|
/// | Pills | 1 | every day |
/// | Call the surgery | 2 | Thu, 16:00 |
/// | Vacuum, Letters | 4, 2 | Thu; Vacuum again Wed, by the plan of Mon |
/// | Ironing | 3 | Fri, hidden by the low day; again Tue, by the plan of Mon; moved to Wed |
/// | Papers | 3 | Fri |
/// | Groceries (shared) | 3, for Ben 2 | Sat; Ben does it |
/// | Cake | 4 | Sat, on borrowed spoons |
/// | Bins | 2 | every three days: Sat, Tue, Fri |
/// | Kitchen (shared) | 4, for Ben 5 | Sun; Ben does it |
/// | Plants | 2 | Sun |
/// | Dentist | 4, takes 6 | Mon, 10:30 |
/// | Basil | 2 | Tue, by the plan of the day |
/// | Cupboard | 5 | none: no day of the plan of Mon has room for it |
struct SevenDays {
    let home: Household
    let pages: HouseholdPages

    // The paths of the pages of tasks that a later day does something with.
    private(set) var (pills, ironing, papers, groceries, kitchen) = ("", "", "", "", "")
    private(set) var (bins, dentist, vacuum, letters) = ("", "", "", "")

    init() throws {
        home = try Household()
        pages = HouseholdPages(home: home)
    }

    mutating func thursday() throws {
        let ada = home.laptop
        home.clock(22, 7)
        try ada.client.act("/app/day/new", [("first", "yes"), ("spoons", "12"), ("examples", "no")])
        try ada.client.act("/app/settings/sound", [("badge", "on")])
        pills = try ada.type("Pills ~1 every day")
        let call = try ada.type("Call the surgery ~2 today 16:00")
        dentist = try ada.type("Dentist ~4 26 oct 10:30")
        papers = try ada.type("Papers ~3 tomorrow")
        bins = try ada.hasTask(
            "Bins",
            cost: 2,
            [("due", "2026-10-24"), ("rule", "days"), ("every", "3"), ("anchor", "date")]
        )
        vacuum = try ada.hasTask("Vacuum", cost: 4)
        letters = try ada.hasTask("Letters", cost: 2)
        ironing = try ada.hasTask("Ironing", cost: 3)
        _ = try ada.hasTask("Cupboard", cost: 5)
        let list = try ada.client.addList("Home")
        groceries = try ada.hasTask("Groceries", cost: 3, [("list", list), ("due", "2026-10-24")])
        kitchen = try ada.hasTask("Kitchen", cost: 4, [("list", list)])
        try home.share(list)
        try ada.plan("Vacuum", "Letters")
        try ada.move(ironing, to: "tomorrow")
        try ada.move(kitchen, to: "2026-10-25")
        // Pills 1, Call 2, Vacuum 4, Letters 2.
        try pages.expect(
            "Thursday, planned",
            22,
            DaySums(spoons: 12, borrowed: 0, used: 9, done: 0, planned: 9, free: 3, over: 0),
            ahead: Self.thursdaysWeek
        )
        home.clock(22, 17)
        try ada.done(pills, call, letters)
        try pages.expect(
            "Thursday, done",
            22,
            DaySums(spoons: 12, borrowed: 0, used: 9, done: 5, planned: 4, free: 3, over: 0),
            ahead: Self.thursdaysWeek
        )
    }

    /// Friday: Pills 1, Papers 3, Ironing 3. Saturday: Pills 1, Bins 2, Groceries 3. Sunday: Pills 1, Kitchen 4. Monday: Pills 1, Dentist 4.
    /// Tuesday: Pills 1, Bins 2. Wednesday: Pills 1.
    static let thursdaysWeek = [
        AheadSums(planned: 7, spoons: 12), AheadSums(planned: 6, spoons: 12), AheadSums(planned: 5, spoons: 12),
        AheadSums(planned: 5, spoons: 12), AheadSums(planned: 3, spoons: 12), AheadSums(planned: 1, spoons: 12),
    ]

    func friday() throws {
        let ada = home.laptop
        home.clock(23, 7)
        try ada.open("/app/day/new")
        #expect(ada.text("total")?.contains("7 of 12 spoons") == true)
        #expect(Set(ada.titles(in: "coming-list")) == ["Pills", "Papers", "Ironing"])
        try ada.write("How many spoons do you have today?", "8")
        try ada.press("Start the day")
        // The usual number is the smaller of 8 and 12; after today's 8 no day ahead has more.
        let ahead = [
            AheadSums(planned: 6, spoons: 8), AheadSums(planned: 5, spoons: 8), AheadSums(planned: 5, spoons: 8),
            AheadSums(planned: 3, spoons: 8), AheadSums(planned: 1, spoons: 8),
        ]
        try pages.expect(
            "Friday, begun",
            23,
            DaySums(spoons: 8, borrowed: 0, used: 7, done: 0, planned: 7, free: 1, over: 0),
            ahead: ahead,
            past: Self.past
        )
        // Ironing can wait, so a low day puts its 3 aside.
        try ada.client.act("/app/day/low", [("do", "today")])
        try pages.expect(
            "Friday, a low day",
            23,
            DaySums(spoons: 8, borrowed: 0, used: 4, done: 0, planned: 4, free: 4, over: 0),
            ahead: ahead,
            past: Self.past
        )
        home.clock(23, 18)
        try ada.done(pills, papers)
        try pages.expect(
            "Friday, done",
            23,
            DaySums(spoons: 8, borrowed: 0, used: 4, done: 4, planned: 0, free: 4, over: 0),
            ahead: ahead,
            past: Self.past
        )
    }

    func saturday() throws {
        let ada = home.laptop
        home.clock(24, 7)
        try home.ben.client.act("/app/day/new", [("spoons", "10")])
        try ada.open("/app/day/new")
        #expect(ada.text("total")?.contains("3 of 8 spoons") == true)
        #expect(ada.titles(in: "offered-list") == ["Groceries"])
        // As the script asks for the page once another number stands in its field.
        try ada.open("/app/day/new?spoons=6")
        #expect(ada.text("total")?.contains("3 of 6 spoons") == true)
        try ada.chooseRow("Groceries")
        try ada.press("Start the day")
        // Pills 1, Bins 2, Groceries 3.
        try pages.expect(
            "Saturday, begun",
            24,
            DaySums(spoons: 6, borrowed: 0, used: 6, done: 0, planned: 6, free: 0, over: 0),
            ahead: [
                AheadSums(planned: 5, spoons: 6), AheadSums(planned: 5, spoons: 6), AheadSums(planned: 3, spoons: 6),
                AheadSums(planned: 1, spoons: 6),
            ],
            past: Self.past
        )
        try ada.open("/app/today")
        try ada.write("Add for today", "Cake")
        try ada.choose("4 spoons")
        try ada.press("Add", in: "add")
        try ada.press("Borrow 4")
        try pages.expect(
            "Saturday, borrowed",
            24,
            DaySums(spoons: 6, borrowed: 4, used: 10, done: 0, planned: 10, free: 0, over: 0),
            ahead: [
                AheadSums(planned: 5, spoons: 2), AheadSums(planned: 5, spoons: 6), AheadSums(planned: 3, spoons: 6),
                AheadSums(planned: 1, spoons: 6),
            ],
            past: Self.past
        )
        home.clock(24, 16)
        try ada.open("/app/today")
        for title in ["Pills", "Bins", "Cake"] { try ada.press("Done: " + title) }
        // Ben does Groceries: 3 spoons are free again, and only 1 of the 4 borrowed ones is needed. It takes 2 of his own.
        try home.ben.client.act(groceries + "/usual", [("use", "2")])
        try home.ben.done(groceries)
        try pages.expect(
            "Saturday, done",
            24,
            DaySums(spoons: 6, borrowed: 1, used: 7, done: 7, planned: 0, free: 0, over: 0),
            ahead: Self.afterSaturday,
            past: Self.past
        )
        try home.ben.open("/app/today")
        #expect(home.ben.figure == "2 / 10")
    }

    /// Sunday pays 1 spoon back.
    static let afterSaturday = [
        AheadSums(planned: 5, spoons: 5), AheadSums(planned: 5, spoons: 6), AheadSums(planned: 3, spoons: 6),
        AheadSums(planned: 1, spoons: 6),
    ]

    /// It is 2:30 twice, and no number changes: Saturday's day goes on, and Sunday has not begun.
    func nightOfTheClocks() throws {
        for minutes in [-30, 30] as [Int64] {
            home.clock(at: Household.summerTimeEnds + minutes * 60_000)
            for (name, person) in home.devices {
                let numbers = NumbersOnPages(client: person.client, place: "2:30, \(minutes), \(name)")
                try numbers.expectAhead(after: 24, Self.afterSaturday)
                numbers.expectLeft(0)
            }
        }
    }
}
