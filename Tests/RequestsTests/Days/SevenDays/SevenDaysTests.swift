import Testing

/// A person's week, with the numbers that every page has to show.
struct SevenDaysTests {
    @Test(
        "D12, D1, C1, N1, N4: seven days with appointments, repeats, shared tasks, a low day, borrowing and a week plan add up on every page as by hand, also across a New Day on another device and the end of summer time"
    )
    func sevenDays() throws {
        var week = try SevenDays()
        try week.thursday()
        try week.friday()
        try week.saturday()
        try week.nightOfTheClocks()
        try week.sunday()
        try week.monday()
        try week.tuesday()
        try week.wednesday()
        try week.afterwards()
    }
}
