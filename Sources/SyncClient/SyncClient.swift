/// A device's side of `/sync` as a state machine: what happened goes in, what to do comes out.
///
/// The host (a browser's worker) carries out the effects in their order and reports the results that are asked for. Whatever ends it in
/// between, the next run goes on from the stored state: a batch is sent again until its answer was stored, and taking facts is idempotent.
/// Decisions that belong into one transaction of the host's storage are in ``AccountRecord`` and its changes.
package struct SyncClient: Equatable, Sendable {
    /// How many batches one request carries, and how many bytes of them: so many that they arrive before the server gives the request up,
    /// even on a slow line. And how many bytes it carries at least where the line is slower still.
    static let mostBatches: Int64 = 200
    static let mostBytes: Int64 = 64 * 1024
    static let fewestBytes: Int64 = 2048
    /// How many facts an answer may bring, and how few are asked for at least where the line is too slow for so many.
    static let mostFacts: Int64 = 2000
    static let fewestFacts: Int64 = 50
    /// The first wait after a failure and the longest one, in milliseconds.
    static let firstWait: Int64 = 2000
    static let longestWait: Int64 = 5 * 60_000
    /// A device that was not answered for so long, in milliseconds, reads before it sends: a text that was written elsewhere is then seen
    /// before it is overwritten.
    static let longAgo: Int64 = 60_000
    /// A clock that is wrong by less, in milliseconds, is right enough.
    static let tolerance: Int64 = 60_000
    /// How far timestamps may be ahead of the server's clock, in milliseconds.
    static let mostAhead: Int64 = 5 * 60_000

    // Of all runs of one worker.
    var failures: Int64 = 0
    var notBefore: Int64 = 0
    /// Until when the server asked to wait: nothing that happens on the device shortens that.
    var askedToWait: Int64 = 0
    /// Batches in one request; fewer where the server found them too many.
    var batches = SyncClient.mostBatches
    /// Bytes in one request; fewer after one that was not answered in time.
    var bytes = SyncClient.mostBytes
    /// Facts in one answer; fewer after one that did not arrive in time.
    var facts = SyncClient.mostFacts

    // Of one run.
    var isRestamped = false
    /// Whether nothing is sent until all is read; nil before it is known.
    var readsFirst: Bool?
    /// Whether the last request was answered.
    var isAnswered = false

    // Of the last answer.
    var hasMore = false
    var isFull = false

    /// One that has never run.
    init() {}

    // MARK: - What happens

    /// Something was written, the server announced news, the network is back.
    ///
    /// - Parameters:
    ///   - isUrgent: although the last failure was not long ago.
    ///   - now: the device's clock, in milliseconds since 1970.
    mutating func asked(isUrgent: Bool, now: Int64) -> SyncEffects {
        if isUrgent { notBefore = askedToWait }
        return now < notBefore ? SyncEffects() : SyncEffects(.begin)
    }

    /// It is this worker's turn.
    ///
    /// - Parameters:
    ///   - isLeaving: a session is still to be ended.
    ///   - isExpected: somebody signed in whose account is not known.
    mutating func began(isLeaving: Bool, isExpected: Bool) -> SyncEffects {
        isRestamped = false
        readsFirst = nil
        isAnswered = false
        if isLeaving { return SyncEffects(.endSession) }
        var effects = SyncEffects()
        if isExpected { effects.add(.meet) }
        effects.add(.look)
        return effects
    }

    /// Ending the session was tried.
    mutating func sessionEnded(isDone: Bool, now: Int64, chance: Int64) -> SyncEffects {
        isDone ? finish(SyncEffects()) : failed(now: now, chance: chance)
    }

    /// The account that the plan is in, and how many batches wait to be sent: what to send next.
    mutating func found(_ account: AccountRecord?, waiting: Int64, now: Int64) -> SyncEffects {
        guard let account else { return finish(SyncEffects()) }
        if account.isJoining {
            var effects = SyncEffects(.join)
            effects.add(.tell)
            effects.add(.look)
            return effects
        }
        let readsFirst = readsFirst ?? (now - account.number(.synced) > Self.longAgo)
        self.readsFirst = readsFirst
        if readsFirst { return SyncEffects(.send, 0, 0) }
        // Everything that is here, then the facts written since.
        if account.sendsEverything { return SyncEffects(.sendPage, bytes) }
        return SyncEffects(.send, waiting == 0 ? 0 : batches, bytes)
    }

    /// The server answered a request that was made with that record.
    ///
    /// - Parameter heard: the time of the device's clock that ``ReceivedAnswer/now`` is of.
    mutating func answered(_ answer: ReceivedAnswer, to account: AccountRecord, heard: Int64, now: Int64, chance: Int64)
        -> SyncEffects
    {
        isAnswered = true
        facts = min(facts + facts / 8, Self.mostFacts)
        bytes = min(bytes + bytes / 8, Self.mostBytes)
        hasMore = answer.hasMore
        isFull = answer.isFull
        let ahead = heard - answer.now
        let correction = ahead > Self.tolerance || ahead < -Self.tolerance ? -ahead : 0
        if answer.refused.hasTimestampAhead {
            // Once it was put right, another clock is to blame. Nothing that is only late is ever given up.
            if isRestamped { return failed(now: now, chance: chance) }
            return SyncEffects(.restamp, answer.now + Self.mostAhead, correction)
        }
        let departures = account.departures(after: answer)
        if departures.row.count > 0 {
            var effects = SyncEffects()
            effects.add(.forget, departures.row)
            effects.add(.tell)
            return again(effects)
        }
        return SyncEffects(.take, correction)
    }

    /// Timestamps were moved back, or not: memory was of another time.
    mutating func restamped(isDone: Bool) -> SyncEffects {
        isRestamped = isDone
        return again(SyncEffects())
    }

    /// The answer was kept, or not.
    ///
    /// - Parameters:
    ///   - isNews: whether pages show something else now.
    ///   - account: its record afterwards.
    ///   - waiting: how many batches wait to be sent.
    mutating func taken(_ outcome: TakeOutcome, isNews: Bool, account: AccountRecord?, waiting: Int64) -> SyncEffects {
        var (isUnsent, isHome) = (outcome == .movedOn, false)
        if outcome == .kept || outcome == .keptBefore, let account {
            isUnsent = account.isUnsent(waiting: waiting)
            // Only once all that the account has is here: another device may have done so, and gone on.
            isHome = account.hasLost && !hasMore
        }
        var effects = SyncEffects()
        if isHome { effects.add(.takeHome) }
        if isHome || isNews { effects.add(.tell) }
        // Where there is no room, sending it again at once would fill nothing but the network.
        let isDone = outcome != .stale && !isHome && (isFull || !isUnsent)
        return isDone && !hasMore ? finish(effects) : again(effects)
    }

    /// Goes on with the run.
    private mutating func again(_ effects: SyncEffects) -> SyncEffects {
        if !hasMore { readsFirst = false }
        var effects = effects
        effects.add(.look)
        return effects
    }

    private mutating func finish(_ effects: SyncEffects) -> SyncEffects {
        failures = 0
        return effects
    }

    /// Something went wrong.
    ///
    /// - Parameters:
    ///   - status: that of HTTP; 408 also if no whole answer arrived in time; 0 if nobody answered, or something else went wrong.
    ///   - asked: how many milliseconds the server asked to wait.
    ///   - sent: how many batches the request had that was not taken.
    ///   - chance: a random number below 65,536.
    mutating func failed(status: Int64 = 0, wait asked: Int64 = 0, sent: Int64 = 0, now: Int64, chance: Int64) -> SyncEffects {
        if sent > 0, status == 400 || status == 413 {
            var effects = SyncEffects()
            if sent > 1 {
                batches = (sent + 1) / 2
            } else if isAnswered {
                // One that the server cannot take whatever comes with it: set aside, or nothing would follow.
                batches = Self.mostBatches
                effects.add(.setAside)
            } else {
                // A proxy, or a server of an older release, may refuse every request: one without facts shows it.
                batches = 1
                readsFirst = true
            }
            isAnswered = false
            effects.add(.look)
            return effects
        }
        // Without a pause: it waited long already, and a worker that waits may be ended, which forgets the numbers.
        if status == 408, readsFirst != nil, facts > Self.fewestFacts || (sent > 0 && bytes > Self.fewestBytes) {
            facts = max(facts / 2, Self.fewestFacts)
            // The request may have taken as long as its answer.
            if sent > 0 { bytes = max(bytes / 2, Self.fewestBytes) }
            isAnswered = false
            return SyncEffects(.look)
        }
        failures += 1
        var longest = Self.firstWait
        for _ in 1..<failures where longest < Self.longestWait { longest *= 2 }
        longest = min(longest, Self.longestWait)
        // Spread, so that a server that comes back is not met by all at once.
        let wait = max(longest / 2 + longest / 2 * chance / 65_536, asked)
        notBefore = now + wait
        askedToWait = asked > 0 ? notBefore : 0
        switch status {
        case 401: return SyncEffects(.note, AccountStatus.signInAgain)
        case 409: return SyncEffects(.note, AccountStatus.anotherAccount)
        case 410: return SyncEffects(.note, AccountStatus.deleted)
        default: return SyncEffects(.tryAgain, wait)
        }
    }
}
