/// Whether the wall clock can be trusted: for some time it has kept the pace of the machine's own clock, which nobody can set.
///
/// After a wrong answer of a time server, or a start without a battery, a clock can be years ahead for a while. What is deleted
/// by such a clock is lost for good, and nothing that maintenance deletes is urgent.
struct ClockTrial {
    /// How long both clocks must have kept the same pace before something is deleted.
    static let length = Duration.seconds(6 * 60 * 60)
    /// How much they may differ from one look to the next, in milliseconds: an adjusted clock runs a bit too fast or slow.
    private static let slack: Int64 = 60_000

    private var last: (wall: Int64, own: ContinuousClock.Instant)?
    private var begun = ContinuousClock.now

    /// Looks at both clocks.
    ///
    /// - Parameters:
    ///   - wall: milliseconds since 1970, by the wall clock.
    ///   - own: the same moment by the machine's own clock.
    ///   - length: how long both clocks must have kept the same pace.
    /// - Returns: whether the trial has lasted long enough. It begins again when the wall clock has jumped.
    mutating func look(wall: Int64, own: ContinuousClock.Instant, for length: Duration = ClockTrial.length) -> Bool {
        defer { self.last = (wall, own) }
        guard let last, abs(wall - last.wall - Int64((own - last.own) / .milliseconds(1))) <= Self.slack else {
            begun = own
            return false
        }
        return own - begun >= length
    }
}
