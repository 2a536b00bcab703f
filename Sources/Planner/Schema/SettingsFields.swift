import Facts

enum SettingsField {
    static let unitOne = Field(1, .name)
    static let unitMany = Field(2, .name)
    static let dailyMaximum = Field(3, .spoons)
    static let reserve = Field(4, .spoons)
    static let firm = Field(5, .flag)
    static let theme = Field(6, .choice)
    static let name = Field(7, .name)
    static let mail = Field(8, .name)
    /// A ``Picture``, as bytes.
    static let picture = Field(9, .picture)
    /// 1: ends and due reminders may be shown in front of other apps.
    static let notifications = Field(10, .flag)
    /// ``Font``
    static let font = Field(11, .choice)
    /// One of ``TextSettings/sizes``.
    static let letterSize = Field(12, .choice)
    /// One of ``TextSettings/spacings``.
    static let letterSpacing = Field(13, .choice)
    /// One of ``TextSettings/wordSpacings``.
    static let wordSpacing = Field(14, .choice)
    /// One of ``TextSettings/lineHeights``.
    static let lineHeight = Field(15, .choice)
    /// ``Colour``; absent: the theme's own.
    static let accent = Field(16, .choice)
    /// With which day a week begins, 0 for Monday; absent: as the device has it.
    static let firstWeekday = Field(17, .choice)
    /// At which hour a date begins, 0–23; absent: midnight.
    static let dateBegins = Field(18, .choice)
    /// 12 or 24; absent: as the device has it.
    static let clock = Field(19, .choice)
    /// 1: simple mode.
    static let simple = Field(20, .flag)
    /// 1: nothing moves, whatever the device says.
    static let motion = Field(21, .flag)
    /// 0: nothing is ever heard.
    static let sound = Field(22, .flag)
    /// The last length of a timer, in minutes.
    static let focusMinutes = Field(23, .minutes)
    /// The last length of a rest, in minutes.
    static let restMinutes = Field(24, .minutes)
    /// The low day: the key of the day that is one, or −1 for as long as the person wants; absent: none.
    static let lowDay = Field(25, .dayKey)
    /// 1: kinds of energy are shown and asked for.
    static let usesKinds = Field(26, .flag)
    /// When it begins to be quiet, in minutes since midnight; absent: never.
    static let quietFrom = Field(27, .minutes)
    /// When it ends to be, in minutes since midnight.
    static let quietUntil = Field(28, .minutes)
    /// How many reminders a day at most, 1–50; absent: 10.
    static let mostReminders = Field(29, .choice)
    /// 0: a reminder does not say which task it is about.
    static let reminderSays = Field(30, .flag)
    /// When a date without a time is meant, in minutes since midnight; absent: 540.
    static let timeOfDates = Field(31, .minutes)
    /// 0: dates are written with the day first, 1: with the month; absent: as the device has it.
    static let dateOrder = Field(32, .choice)
    /// 0: no key that is a character alone does anything.
    static let keys = Field(33, .flag)
    /// 1: the app's icon shows how many spoons are left.
    static let badge = Field(34, .flag)
    /// When a file of everything was last saved; absent: never.
    static let lastCopy = Field(35, .instant)
    /// Whose name stands on the report; absent: ``name``.
    static let reportName = Field(36, .name)
    /// The person's own text on the report.
    static let reportText = Field(37, .note)
    /// 1: a new day asks how the one before was.
    static let asksHowItWas = Field(38, .flag)
    /// 0: no rest is proposed between tasks that take much.
    static let proposesRests = Field(39, .flag)
    /// The language of the interface, as text: "de", "pt-BR"; absent: the device's.
    static let language = Field(40, .made)
    /// ``Settings/unitTwo``; absent: that of several.
    static let unitTwo = Field(41, .name)
    /// ``Settings/unitHigher``; absent: that of several.
    static let unitHigher = Field(42, .name)
    /// 0: a new day does not bring what is due.
    static let bringsDue = Field(43, .flag)
}
