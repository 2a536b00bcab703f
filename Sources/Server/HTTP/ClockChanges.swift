import Foundation

extension IANATimeZone {
    /// When its clocks are set forward or back, for files of other programs that say moments where they mean dates: from a moment on, in seconds
    /// since 1970, so many minutes ahead of UTC, as `[seconds, minutes, …]`.
    var clockChanges: [Int64] {
        // What tasks are due, with room on both sides: 1990 to 2060.
        let (first, last) = (Int64(631_152_000), Int64(2_840_140_800))
        var changes = [first, minutesAhead(at: first * 1000)]
        var time = Date(timeIntervalSince1970: TimeInterval(first))
        while let next = nextChange(after: time), next > time, next.timeIntervalSince1970 < TimeInterval(last) {
            let seconds = Int64(next.timeIntervalSince1970)
            changes += [seconds, minutesAhead(at: seconds * 1000)]
            time = next
        }
        return changes
    }
}
