import Facts

/// Templates that people published for everybody on a server.
extension StatementStore {
    /// Templates that are read for one page and not shown on it.
    private static var mostRefused: Int { 100 }

    func publish(_ template: PublishedTemplate, items: String, words: [String], upTo limit: Int64) async throws(StoreFault)
        -> Bool
    {
        // Transactions that publish for the same account wait, and so does one that deletes it.
        try await insert(
            [.insertion(of: template, items: items)]
                + words.map { word in
                    "INSERT INTO \(into: .word) VALUES (\(word), \(template.created), \(template.id))"
                },
            of: template.account,
            upTo: limit,
            counting: "SELECT count(*) FROM gallery_template WHERE account = \(template.account)"
        )
    }

    func published(_ id: Identity) async throws(StoreFault) -> (template: PublishedTemplate, items: String)? {
        try await first("SELECT \(columns: .template) FROM gallery_template WHERE id = \(id)") { row throws(StoreFault) in
            (try PublishedTemplate(row), try row.value(PublishedTemplate.columns))
        }
    }

    func published(by account: AccountID) async throws(StoreFault) -> [PublishedTemplate] {
        try await all(
            """
            SELECT \(.withoutItems) FROM gallery_template WHERE account = \(account) ORDER BY created DESC, id DESC
            """,
            size: .many,
            PublishedTemplate.init
        )
    }

    func gallery(by order: GalleryOrder, after cursor: GalleryCursor?, upTo limit: Int64) async throws(StoreFault)
        -> [PublishedTemplate]
    {
        let cursor = cursor ?? .start
        let column: Statement =
            switch order {
            case .newest: "created"
            case .uses: "uses"
            }
        return try await all(
            """
            SELECT \(.withoutItems) FROM gallery_template
            WHERE \(.isShown) AND (\(column), id) < (\(cursor.number), \(cursor.id))
            ORDER BY \(column) DESC, id DESC LIMIT \(limit)
            """,
            size: .many,
            PublishedTemplate.init
        )
    }

    func find(
        _ words: [String],
        after cursor: GalleryCursor?,
        upTo limit: Int64,
        examining examined: Int64,
        where isFound: @Sendable (PublishedTemplate, String) -> Bool
    ) async throws(StoreFault) -> GalleryFound {
        guard let first = words.first else { return GalleryFound(templates: [], next: nil) }
        // One statement for any number of words: where there are fewer than five, the first is asked for again.
        let hasOthers = (1...4).map { index -> Statement in
            let word = words.indices.contains(index) ? words[index] : first
            // Not EXISTS: where PostgreSQL knows how large the table is, it would read all rows of the word once instead of a few by the index.
            return """
                (
                    SELECT 1 FROM gallery_word o WHERE o.word = \(word) AND o.created = w.created AND o.template = w.template LIMIT 1
                ) IS NOT NULL
                """
        }
        let cursor = cursor ?? .start
        let candidates = try await all(
            """
            SELECT created, template, \(hasOthers[0]) AND \(hasOthers[1]) AND \(hasOthers[2]) AND \(hasOthers[3])
            FROM gallery_word w WHERE word = \(first) AND (created, template) < (\(cursor.number), \(cursor.id))
            ORDER BY created DESC, template DESC LIMIT \(examined)
            """,
            size: .many
        ) { row throws(StoreFault) in
            (cursor: GalleryCursor(try row.value(0), try row.value(1)), hasAll: try row.value(2, as: Bool.self))
        }
        var search = GallerySearch(upTo: limit, examining: examined)
        var templates: [PublishedTemplate] = []
        var refused = 0
        // By their names, one after the other: a page has twenty, and hardly any is refused that has all the words.
        for candidate in candidates where !search.isFull {
            var template: PublishedTemplate?
            if candidate.hasAll, let read = try await published(candidate.cursor.id) {
                if isFound(read.template, read.items) { template = read.template } else { refused += 1 }
            }
            search.look(at: candidate.cursor, hasAll: template != nil)
            if let template, search.found.count > templates.count { templates.append(template) }
            if refused == Self.mostRefused, !search.isFull { search.stop() }
        }
        return GalleryFound(templates: templates, next: search.next)
    }

    func withdraw(_ id: Identity, of account: AccountID) async throws(StoreFault) -> Bool {
        let own: Statement = """
            SELECT 1 FROM gallery_template WHERE id = \(id) AND account = \(account) \(postgreSQL: "FOR UPDATE")
            """
        return try await transact(reading: [own]) { rows in
            if rows[0].isEmpty { return Decision(false) }
            let deletion: Statement = "DELETE FROM gallery_template WHERE id = \(id)"
            return Decision(true, writing: [deletion] + Statement.removalFromGallery(of: id))
        }
    }

    func take(_ id: Identity) async throws(StoreFault) {
        try await run("UPDATE gallery_template SET uses = uses + 1 WHERE id = \(id)")
    }

    func report(_ report: GalleryReport) async throws(StoreFault) -> Bool {
        // PostgreSQL's locks here wait for a transaction that withdraws the template, or deletes the account: nothing is left behind.
        let template: Statement = """
            SELECT 1 FROM gallery_template WHERE id = \(report.template) AND \(.isShown) \(postgreSQL: "FOR SHARE")
            """
        return try await transact(reading: [.lockedAccount(report.account), template]) { rows in
            if rows.contains(where: \.isEmpty) { return Decision(false) }
            return Decision(
                true,
                writing: [
                    """
                    INSERT INTO \(into: .report) VALUES (
                        \(report.template), \(report.account), \(report.reason), \(report.created)
                    )
                    ON CONFLICT (template, account) DO UPDATE SET reason = excluded.reason
                    """
                ]
            )
        }
    }

    func reports(upTo limit: Int64) async throws(StoreFault) -> [(report: GalleryReport, template: PublishedTemplate)] {
        try await all(
            """
            SELECT \(.withoutItems), \(columns: .report)
            FROM (SELECT * FROM gallery_report ORDER BY created, template, account LIMIT \(limit)) AS gallery_report
            CROSS JOIN gallery_template WHERE id = template
            ORDER BY gallery_report.created, template, gallery_report.account
            """,
            size: .many
        ) { row throws(StoreFault) in
            (report: try GalleryReport(row.dropFirst(PublishedTemplate.columns)), template: try PublishedTemplate(row))
        }
    }

    func settle(_ id: Identity, removing: Bool) async throws(StoreFault) {
        guard removing else {
            try await run("DELETE FROM gallery_report WHERE template = \(id)")
            return
        }
        try await run(
            ["UPDATE gallery_template SET removed = \(true) WHERE id = \(id)"] + Statement.removalFromGallery(of: id)
        )
    }
}

extension Statement {
    /// The description of a template: all columns but its items.
    fileprivate static var withoutItems: Statement { "\(columns: .template, without: 1)" }

    /// That nobody took it out of the gallery.
    fileprivate static var isShown: Statement { "removed = \(sqlite: "0", postgreSQL: "false")" }

    fileprivate static func insertion(of template: PublishedTemplate, items: String) -> Statement {
        """
        INSERT INTO \(into: .template) VALUES (
            \(template.id), \(template.account), \(template.name), \(template.about), \(template.maker), \(template.count),
            \(template.icon), \(template.isChecklist), \(template.created), \(template.uses), \(template.isRemoved), \(items)
        )
        """
    }

    /// Deletes the words that a template is found by, and its reports.
    fileprivate static func removalFromGallery(of id: Identity) -> [Statement] {
        [
            "DELETE FROM gallery_word WHERE template = \(id)",
            "DELETE FROM gallery_report WHERE template = \(id)",
        ]
    }

    /// Deletes all that an account published, reported and shares. The account is locked, so nothing can be published meanwhile.
    static func deletionOfGallery(of account: AccountID) -> [Statement] {
        let templates: Statement = "(SELECT id FROM gallery_template WHERE account = \(account))"
        return [
            .lockedAccount(account),
            "DELETE FROM gallery_word WHERE template IN \(templates)",
            "DELETE FROM gallery_report WHERE template IN \(templates)",
            "DELETE FROM gallery_report WHERE account = \(account)",
            "DELETE FROM gallery_template WHERE account = \(account)",
            "DELETE FROM shared_address WHERE account = \(account)",
        ]
    }
}

extension PublishedTemplate {
    /// How many columns of ``Table/template`` it is read from: all but the last one, the items.
    fileprivate static let columns = Table.template.columns.count - 1

    fileprivate init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            id: try row.value(0),
            account: try row.value(1),
            name: try row.value(2),
            about: try row.value(3),
            maker: try row.value(4),
            count: try row.value(5),
            icon: try row.value(6),
            isChecklist: try row.value(7),
            created: try row.value(8),
            uses: try row.value(9),
            isRemoved: try row.value(10)
        )
    }
}

extension GalleryReport {
    /// The report of a row: the columns of ``Table/report``.
    fileprivate init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            template: try row.value(0),
            account: try row.value(1),
            reason: try row.value(2),
            created: try row.value(3)
        )
    }
}
