"""Hand-made faults of the synchronisation: the file, what stands there, what takes its place, and the effect.

Each is a mistake that somebody could make in this code, and that would lose, repeat or mix up what people wrote, or keep devices
apart or busy for ever.
"""

CLIENT, BYTES, CHANGES, RECORD = "SyncClient.swift", "SyncClient+Bytes.swift", "AccountRecord+Changes.swift", "AccountRecord.swift"
ANSWER, DEPARTURES, CHANGE, ROWS = "ReceivedAnswer.swift", "Departures.swift", "RecordChange.swift", "SpaceRows.swift"

FAULTS = [
    (CHANGE, "rest.add(answer.isFull ? 0 : 1)", "rest.add(0)", "an acknowledgement is dropped"),
    (CHANGE, "rest.add(answer.isFull ? 0 : 1)", "rest.add(1)", "what found no room counts as taken"),
    (CHANGES, "copy([.email, .epoch, .cursor,", "copy([.email, .cursor,", "an epoch is used again"),
    (CHANGES, "            sendAgain()\n        } else if", "        } else if", "after a restore nothing is sent again"),
    (CLIENT, "if answer.refused.hasTimestampAhead {", "if false {", "a restamp is skipped"),
    (CLIENT, "isRestamped = isDone\n", "isRestamped = false\n", "timestamps are moved back again and again"),
    (CHANGES, "        sendAgain()\n        self[.cursor]", "        self[.cursor]", "what was moved back is not sent"),
    (CHANGES, "        self[.cursor] = CBORItem.zero\n", "", "what others wrote over a fact of tomorrow is not read again"),
    (CLIENT, "? -ahead : 0", "? ahead : 0", "a clock is corrected the wrong way"),
    (CHANGES, "copy([.email, .epoch, .cursor, .position,", "copy([.email, .epoch, .position,", "the cursor stays behind"),
    (CHANGES, ".cursor, .position, .spaces", ".cursor, .spaces", "the position is not handed back"),
    (CHANGES, ".spaces, .invitations], from", ".invitations], from", "spaces are not remembered"),
    (CLIENT, "if departures.row.count > 0 {", "if false {", "an ended space is never forgotten"),
    (DEPARTURES, "ending = role < SpaceRows.edit ? .ended : .readAgain", "continue", "what a space did not take stays here alone"),
    (DEPARTURES, "                if isOwn { continue }\n", "", "a list that a restored server does not know is left, not taken home"),
    (DEPARTURES, "                ending = .unsure", "                ending = .removed", "words that a restored server lost are not noted"),
    (CLIENT, "isHome = account.hasLost && !hasMore", "isHome = false", "lost lists never become personal"),
    (CLIENT, "isHome = account.hasLost && !hasMore", "isHome = account.hasLost", "lost lists become personal before all is read"),
    (CHANGE, "case 4: record[.lost] = CBORItem.emptyArray", "case 4: break", "lists are taken home again and again"),
    (CHANGES, "if page.count == 2, page[0] == self[.turn] {", "if page.count == 2 {", "a page of an earlier turn counts"),
    (CHANGES, "        } else if !answer.isFull {\n", "        } else {\n", "a page that found no room counts as taken"),
    (CHANGES, "            advance(past: page)\n        }\n    }", "        }\n    }", "the first page of everything is sent for ever"),
    (RECORD, "if !isEmpty { self[.everything] = CBORItem.noBytes }", "", "a guest's plan does not go into the account"),
    (CHANGES, "if number(.status) != AccountStatus.deleted", "if true", "a deleted account is forgotten to be deleted"),
    (CHANGES, "if self[.round] == round { return .keptBefore }", "", "an answer that was kept is kept twice"),
    (CHANGES, "return self[.epoch] == sent[.epoch] && self[.cursor] == sent[.cursor] ? .kept", "return true ? .kept", "an answer is kept where it was not asked for"),
    (CHANGES, "if self[.id] != sent[.id] { return .elsewhere }", "", "an answer is kept for another account"),
    (CHANGES, "guard self[.id] == answer.record[.id] else {", "guard true else {", "two people's plans are mixed"),
    (CLIENT, "let readsFirst = readsFirst ?? (now - account.number(.synced) > Self.longAgo)", "let readsFirst = false", "a device sends before it has read"),
    (CLIENT, "if !hasMore { readsFirst = false }", "", "a device that reads first never sends"),
    (CLIENT, "return isDone && !hasMore ?", "return isDone ?", "the second page is never read"),
    (ANSWER, "            if try reader.flag() { hasMore = true }\n", "            _ = try reader.flag()\n", "a list's second page is never read"),
    (CLIENT, "isUnsent = account.isUnsent(waiting: waiting)", "isUnsent = false", "what waits is not sent in the same run"),
    (CLIENT, "!isHome && (isFull || !isUnsent)", "!isHome && !isUnsent", "a full account is asked without end"),
    (CLIENT, "batches = (sent + 1) / 2", "batches = sent", "a request that is too large stays too large"),
    (CLIENT, "facts = max(facts / 2, Self.fewestFacts)", "", "a slow line is asked for as much as ever"),
    (CLIENT, "facts = min(facts + facts / 8, Self.mostFacts)", "", "once a line was slow, it is asked for little for ever"),
    (CLIENT, "if sent > 0 { bytes = max(bytes / 2, Self.fewestBytes) }", "", "a slow line is sent as much as ever"),
    (CLIENT, "bytes = min(bytes + bytes / 8, Self.mostBytes)", "", "once a line was slow, it is sent little for ever"),
    (CLIENT, "effects.add(.setAside)", "", "a batch that cannot be taken blocks all others"),
    (CLIENT, "askedToWait = asked > 0 ? notBefore : 0", "askedToWait = 0", "what the server asks to wait is not waited"),
    (CLIENT, "for _ in 1..<failures where longest < Self.longestWait { longest *= 2 }", "", "waits do not grow"),
    (BYTES, "for item in [AccountRecord.Item.id, .epoch, .cursor]", "for item in [AccountRecord.Item.id, .epoch, .turn]", "all is read from the beginning each time"),
    (BYTES, "for column in [0, 2, 3] {", "for column in [0, 2, 2] {", "a space's place is not told"),
    (ANSWER, "static let emptyBatch = 4", "static let emptyBatch = 400", "small batches are dropped"),
    (ANSWER, "var lasting: CBORRow { isFull ? CBORRow() : others }", "var lasting: CBORRow { CBORRow() }", "what was refused is not set aside"),
    (CHANGE, "if numbers.contains(try reader.factName()) {", "if true {", "facts of other spaces that were set aside are forgotten"),
    (ROWS, "where column != 2 && column != 3", "where column == 0", "pages do not hear of new members"),
]
