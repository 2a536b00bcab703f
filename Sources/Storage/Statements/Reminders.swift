import Facts

/// Planning and sending reminders. How it is found whose are to be planned, how a plan is written, and which of the due ones a server takes on,
/// stands with each store.
extension StatementStore {
    func reminded(_ account: AccountID) async throws(StoreFault) -> RemindedAccount? {
        try await first("SELECT \(columns: .reminded) FROM reminded WHERE account = \(account)", RemindedAccount.init)
    }

    /// Whether a server is planning an account's reminders.
    func isBeingPlanned(_ account: AccountID, now: Int64) async throws(StoreFault) -> Bool {
        try await exists("SELECT 1 FROM reminded WHERE account = \(account) AND NOT \(.hasCome("busy", now))")
    }

    func reminders(of account: AccountID) async throws(StoreFault) -> [QueuedReminder] {
        try await all("SELECT \(columns: .ring) FROM ring WHERE account = \(account)", size: .many, QueuedReminder.init)
    }

    // MARK: - Sending

    func hold(_ reminders: [QueuedReminder], until lease: Int64) async throws(StoreFault) {
        try await run(
            Self.inOrder(reminders) { $0 }.map { reminder in
                """
                UPDATE ring SET next = \(lease)
                WHERE account = \(reminder.account) AND name = \(reminder.name) AND token = \(reminder.token) AND \(.isWaiting)
                """
            }
        )
    }

    func settle(_ outcomes: [ReminderOutcome]) async throws(StoreFault) {
        try await run(Self.inOrder(outcomes) { $0.reminder }.flatMap(Statement.settlement))
    }

    /// In one order, so that two which write at once cannot wait for each other.
    private static func inOrder<Item>(_ items: [Item], _ reminder: (Item) -> QueuedReminder) -> [Item] {
        items.sorted { one, other in
            (reminder(one).account.identity, reminder(one).name) < (reminder(other).account.identity, reminder(other).name)
        }
    }

    // MARK: - The log

    func deliveries(of account: AccountID, upTo limit: Int) async throws(StoreFault) -> [DeliveryRecord] {
        try await all(
            """
            SELECT \(columns: .delivery) FROM delivery WHERE account = \(account) ORDER BY at DESC, number LIMIT \(limit)
            """,
            size: .few,
            DeliveryRecord.init
        )
    }

    func shown(_ delivery: DeliveryRecordName, of account: AccountID, at time: Int64) async throws(StoreFault) -> Bool {
        try await run(
            """
            UPDATE delivery SET shown = coalesce(shown, \(time))
            WHERE account = \(account) AND at = \(delivery.at) AND number = \(delivery.number)
            """
        ) == 1
    }
}

extension Statement {
    /// That a reminder is still to go out. Both engines find it by an index over exactly this.
    static var isWaiting: Statement { "\(sqlite: "done = 0", postgreSQL: "NOT done")" }

    /// When something is to be done about a reminder that is planned again: by its own time, unless it was tried. A time after
    /// which it is of no use was set by a server whose clock was ahead, and which did not come to the end of it.
    static var nextWhenPlannedAgain: Statement {
        """
        CASE WHEN ring.tries = 0 OR ring.next > excluded.expires + \(QueuedReminder.slack) THEN excluded.next
        ELSE ring.next END
        """
    }

    /// That the time in a column of ``Table/reminded`` has come. No server sets one that is further ahead than
    /// ``RemindedAccount/longest``, unless its clock is wrong.
    static func hasCome(_ column: Statement, _ now: Int64) -> Statement {
        "(\(column) <= \(now) OR \(column) > \(now + RemindedAccount.longest))"
    }

    /// The accounts that are reminded of the tasks in a space, where tables of accounts and of spaces can be joined.
    static func reminded(in space: SpaceID) -> Statement {
        """
        SELECT account FROM reminded WHERE space = \(space) UNION ALL
        SELECT reminded.account FROM shared_space JOIN member ON member.number = shared_space.number
        JOIN reminded ON reminded.account = member.account WHERE shared_space.space = \(space)
        """
    }

    /// Those whose reminders are to be planned again, where tables of accounts and of spaces can be joined.
    static func outdated(now: Int64, after: AccountID?, upTo limit: Int) -> Statement {
        """
        SELECT account FROM reminded
        WHERE account > \(after?.identity.bytes ?? []) AND (\(.hasCome("checked", now)) OR cursor <> \(.currentCursor))
        ORDER BY account LIMIT \(limit)
        """
    }

    /// Takes on to plan an account's reminders, unless somebody else does or nothing has changed.
    ///
    /// - Parameter cursor: ``RemindedAccount/combinedCursor(own:shared:)`` as the spaces are now: a value, or ``currentCursor``.
    static func beginPlanning(_ account: AccountID, now: Int64, lease: Int64, at cursor: Statement) -> Statement {
        """
        UPDATE reminded SET busy = \(lease), checked = \(lease)
        WHERE account = \(account) AND \(.hasCome("busy", now)) AND (\(.hasCome("checked", now)) OR cursor <> \(cursor))
        RETURNING \(columns: .reminded)
        """
    }

    /// ``RemindedAccount/combinedCursor(own:shared:)`` of a row of ``Table/reminded``, as the spaces are now.
    static var currentCursor: Statement {
        """
        (SELECT sequence FROM space WHERE id = reminded.space) + coalesce((
            SELECT CAST(sum(sequence + number) AS bigint) FROM membership JOIN space ON id = membership.space
            WHERE membership.account = reminded.account
        ), 0)
        """
    }

    /// Ends a planning. What the person chose meanwhile has set `checked` to 0, which stays.
    static func endPlanning(of account: AccountID, cursor: Int64, lease: Int64, again: Int64) -> Statement {
        """
        UPDATE reminded SET cursor = \(cursor), checked = CASE WHEN checked = \(lease) THEN \(again) ELSE checked END, busy = 0
        WHERE account = \(account) AND busy = \(lease)
        """
    }

    /// Forgets what went out, and the lines of the log, after their time.
    static func forgetReminders(of account: AccountID, now: Int64) -> [Statement] {
        [
            "DELETE FROM ring WHERE account = \(account) AND NOT (\(.isWaiting)) AND at < \(now - QueuedReminder.memory)",
            """
            DELETE FROM delivery WHERE account = \(account) AND (at < \(now - DeliveryRecord.retention) OR at < coalesce((
                SELECT at FROM delivery WHERE account = \(account) ORDER BY at DESC LIMIT 1 OFFSET \(DeliveryRecord.most)
            ), 0))
            """,
        ]
    }

    fileprivate static func settlement(_ outcome: ReminderOutcome) -> [Statement] {
        let reminder = outcome.reminder
        let account = reminder.account
        let result: Statement = """
            UPDATE ring SET next = \(reminder.next), tries = \(reminder.tries), settled = \(reminder.settled), done = \(reminder.isDone)
            WHERE account = \(account) AND name = \(reminder.name) AND token = \(reminder.token)
            """
        let log = outcome.deliveries.map { delivery -> Statement in
            """
            INSERT INTO \(into: .delivery)
            SELECT id, \(delivery.name.at), \(delivery.name.number), \(delivery.device), \(delivery.what),
                \(delivery.outcome), \(nullable: delivery.shown)
            FROM account WHERE id = \(account)
            ON CONFLICT (account, at, number) DO UPDATE SET outcome = excluded.outcome
            """
        }
        let failing = outcome.failing.map { digest, since -> Statement in
            "UPDATE push_device SET failing = \(nullable: since) WHERE account = \(account) AND digest = \(digest)"
        }
        return [result] + log + outcome.gone.map { .removal(ofDevice: $0, of: account) } + failing
    }
}

extension QueuedReminder {
    /// How long sent messages are remembered, so that none is sent again.
    static let memory: Int64 = 3 * 86_400_000
    /// How long a lease may outlast the use of a message, in milliseconds.
    static let slack: Int64 = 60_000

    /// The reminder of a row: the columns of ``Table/ring``.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            account: try row.value(0),
            name: try row.value(1),
            at: try row.value(3),
            kind: try row.value(5),
            day: try row.value(6),
            expires: try row.value(7),
            message: try row.value(11)
        )
        next = try row.value(4)
        tries = try row.value(8)
        token = try row.value(9)
        settled = try row.value(10)
        isDone = try row.value(12)
    }
}

extension RemindedAccount {
    /// Of a row: the columns of ``Table/reminded``.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            account: try row.value(0),
            space: try row.value(1),
            zone: try row.value(2),
            language: try row.value(7),
            wantsEmail: try row.value(3)
        )
    }
}

extension DeliveryRecord {
    /// The line of a row: the columns of ``Table/delivery``.
    fileprivate init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            name: DeliveryRecordName(at: try row.value(1), number: try row.value(2)),
            device: try row.value(3),
            what: try row.value(4),
            outcome: try row.value(5),
            shown: try row.value(6)
        )
    }
}
