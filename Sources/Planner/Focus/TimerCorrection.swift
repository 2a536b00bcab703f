import Facts

/// The end of a session that was set before the device's clock was corrected: the stored end, and the same end by the present clock.
struct TimerCorrection: Equatable {
    let stored: Int64
    let right: Int64

    init(_ stored: Int64, to right: Int64) {
        self.stored = stored
        self.right = right
    }

    /// [stored, right], in milliseconds since 1970.
    var value: Value {
        var writer = CBORWriter(capacity: 24)
        writer.array(2)
        writer.integer(stored)
        writer.integer(right)
        return .bytes(writer.bytes)
    }

    init?(_ value: Value) {
        guard let bytes = value.bytes else { return nil }
        var reader = CBORReader(bytes)
        do throws(CBORFault) {
            guard try reader.array() == 2 else { return nil }
            stored = try reader.integer()
            right = try reader.integer()
            try reader.finish()
        } catch {
            return nil
        }
        guard stored >= 0, right >= 0, right <= LocalDate.latestTime else { return nil }
    }
}

extension TimerSession {
    /// Moves the session with the clock, if it is the session that was corrected.
    mutating func follow(_ correction: TimerCorrection) {
        guard case .running(let since, let end) = state, end == correction.stored else { return }
        let by = correction.right - end
        state = .running(since: max(since + by, 0), end: correction.right)
        began = max(began + by, 0)
    }
}

extension PlanReader {
    /// The run as it was written.
    fileprivate var writtenTimer: TimerSession? { TimerSession(replica.value(.timer, TimerField.run)) }

    /// The timer that is set; nil if none is.
    package var timer: TimerSession? {
        guard var run = writtenTimer else { return nil }
        if let correction = TimerCorrection(replica.value(.timer, TimerField.correction)) { run.follow(correction) }
        return run
    }
}

extension PersonalSpace {
    /// Puts a running timer's end right after the device's clock was put forward or back. A person did not do this in the plan: History
    /// gets no change.
    ///
    /// - Parameters:
    ///   - end: the end that was shown, in milliseconds since 1970; of another run, nothing is done.
    ///   - right: where it is by the clock as it is now.
    func correctTimer(end: Int64, to right: Int64, from origin: CommandOrigin) -> CommandResult {
        let now = origin.instant.time
        guard let run = timer, case .running(_, let shown) = run.state, shown == end, right != end,
            case .some(.running(_, let stored)) = writtenTimer?.state
        else { return .nothing }
        guard right >= 0, right <= now + run.length, right <= LocalDate.latestTime, right > now - run.length else {
            return .nothing
        }
        return remember(.timer, TimerField.correction, TimerCorrection(stored, to: right).value, origin)
    }
}
