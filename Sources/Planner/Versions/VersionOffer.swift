package import Facts

/// The values of a task that lost against those that it has, offered for 30 days: the person chooses between the two.
package final class VersionOffer: Sendable {
    /// Names it in forms and commands.
    package let identity: Identity
    /// What it is about.
    package let part: VersionPart
    /// The task as it would be.
    package let chosen: TaskDraft
    /// The task as it is.
    package let now: TaskDraft

    fileprivate init(_ identity: Identity, _ part: VersionPart, chosen: TaskDraft, now: TaskDraft) {
        self.identity = identity
        self.part = part
        self.chosen = chosen
        self.now = now
    }
}

extension PlanReader {
    /// The offers of a task, one of each part at most: where several values were lost, the one that was written last, until it is settled.
    ///
    /// They follow from the facts alone, so that all devices of a person offer the same. Who may only view a shared list cannot choose.
    package func versionOffers(of task: TaskEntry) -> [VersionOffer] {
        let versions = keptVersions(of: task.identity)
        guard !versions.isEmpty, membership(ofTask: task.identity)?.role != .view else { return [] }
        let now = TaskDraft(task, in: self)
        var offers: [VersionOffer] = []
        for part in [VersionPart.title, .dates] {
            var newest: (version: KeptVersion, offer: VersionOffer)?
            for version in versions where version.part == part {
                guard let offer = offer(of: version, task, now) else { continue }
                if let newest, !newest.version.isBefore(version) { continue }
                newest = (version, offer)
            }
            if let newest { offers.append(newest.offer) }
        }
        return offers
    }

    private func offer(of version: KeptVersion, _ task: TaskEntry, _ now: TaskDraft) -> VersionOffer? {
        guard replica.newest - Int64(clamping: version.noticed.time) <= Int64(History.days) * 86_400_000,
            let chosen = version.chosen(over: now)
        else { return nil }
        switch version.part {
        case .title:
            if ByteString(chosen.title) == ByteString(now.title) { return nil }
        case .dates:
            let (one, other) = (chosen.details, now.details)
            if one.due == other.due && one.time == other.time && one.repeats == other.repeats { return nil }
            // What was chosen for a date that is done by now no longer matters.
            guard task.done == nil, !isDateOfRepeating(task.identity) else { return nil }
        }
        return VersionOffer(version.identity, version.part, chosen: chosen, now: now)
    }

    /// Whether a task has its date because the one before was done or skipped.
    private func isDateOfRepeating(_ task: Identity) -> Bool {
        guard let written = entry(.task(task), TaskField.due) else { return false }
        return isWrittenByRepeating(written.timestamp, home: home(of: task))
    }
}

extension KeptVersion {
    fileprivate func isBefore(_ other: KeptVersion) -> Bool {
        written != other.written ? written < other.written : identity < other.identity
    }
}
