import Facts
import PostgreSQL

extension PostgreSQLStore {
    /// Publishes a template.
    func publish(_ template: Published, items: String, words: [String], upTo limit: Int64) async throws(StoreFault) -> Bool {
        try await transaction { transaction throws(PostgresFault) in
            let account = template.account.parameter
            let found = try await transaction.together([
                // Whoever publishes for the same account waits, and so does whoever deletes it.
                PostgresStatement("SELECT FROM account WHERE id = $1 FOR UPDATE", [account]),
                PostgresStatement("SELECT count(*) FROM gallery_template WHERE account = $1", [account]),
            ])
            guard found.first?.isEmpty == false, let row = found.last?.first, try row.value(0, as: Int64.self) < limit else {
                return false
            }
            let id = PostgresValue.bytes(template.id.bytes)
            let insert = PostgresStatement(
                """
                INSERT INTO gallery_template
                    (id, account, name, about, maker, count, icon, checklist, created, uses, removed, items)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
                """,
                [
                    id, account, .text(template.name), .text(template.about), .text(template.maker), .int(template.count),
                    .int(template.icon), .bool(template.isChecklist), .int(template.created), .int(template.uses),
                    .bool(template.isRemoved), .text(items),
                ]
            )
            let words = words.map { word in
                PostgresStatement(
                    "INSERT INTO gallery_word (word, created, template) VALUES ($1, $2, $3)",
                    [.text(word), .int(template.created), id]
                )
            }
            try await transaction.finish(with: [insert] + words)
            return true
        }
    }

    /// The template of that name with its items.
    func published(_ id: Identity) async throws(StoreFault) -> (template: Published, items: String)? {
        let rows = try await query(
            """
            SELECT id, account, name, about, maker, count, icon, checklist, created, uses, removed, items
            FROM gallery_template WHERE id = $1
            """,
            [.bytes(id.bytes)]
        )
        return try rows.first.map { row throws(StoreFault) in (try Published(row), try row.read(11)) }
    }

    /// Everything an account has published.
    func published(by account: AccountID) async throws(StoreFault) -> [Published] {
        let rows = try await query(
            """
            SELECT id, account, name, about, maker, count, icon, checklist, created, uses, removed
            FROM gallery_template WHERE account = $1 ORDER BY created DESC, id DESC
            """,
            [account.parameter]
        )
        return try rows.map { row throws(StoreFault) in try Published(row) }
    }

    /// Templates in an order, a page at a time.
    func gallery(by order: GalleryOrder, after place: GalleryPlace?, upTo limit: Int64) async throws(StoreFault)
        -> [Published]
    {
        let sql: StaticString =
            switch order {
            case .newest:
                """
                SELECT id, account, name, about, maker, count, icon, checklist, created, uses, removed
                FROM gallery_template WHERE removed = false AND (created, id) < ($1, $2)
                ORDER BY created DESC, id DESC LIMIT $3
                """
            case .uses:
                """
                SELECT id, account, name, about, maker, count, icon, checklist, created, uses, removed
                FROM gallery_template WHERE removed = false AND (uses, id) < ($1, $2)
                ORDER BY uses DESC, id DESC LIMIT $3
                """
            }
        let place = place ?? .start
        let rows = try await query(sql, [.int(place.number), .bytes(place.id.bytes), .int(limit)])
        return try rows.map { row throws(StoreFault) in try Published(row) }
    }

    /// Templates with all of these words.
    func find(_ words: [String], after place: GalleryPlace?, upTo limit: Int64, examining examined: Int64)
        async throws(StoreFault) -> GalleryFound
    {
        guard let first = words.first else { return GalleryFound(templates: [], next: nil) }
        // One statement for however many words: what is not asked for is the first once more.
        let others = (1...4).map { words.indices.contains($0) ? words[$0] : first }
        let place = place ?? .start
        let rows = try await query(
            """
            SELECT created, template,
                EXISTS (SELECT FROM gallery_word o WHERE o.word = $2 AND o.created = w.created AND o.template = w.template)
                AND EXISTS (SELECT FROM gallery_word o WHERE o.word = $3 AND o.created = w.created AND o.template = w.template)
                AND EXISTS (SELECT FROM gallery_word o WHERE o.word = $4 AND o.created = w.created AND o.template = w.template)
                AND EXISTS (SELECT FROM gallery_word o WHERE o.word = $5 AND o.created = w.created AND o.template = w.template)
            FROM gallery_word w WHERE word = $1 AND (created, template) < ($6, $7)
            ORDER BY created DESC, template DESC LIMIT $8
            """,
            [.text(first)] + others.map { .text($0) } + [.int(place.number), .bytes(place.id.bytes), .int(examined)]
        )
        var search = GallerySearch(upTo: limit, examining: examined)
        for row in rows { search.look(at: GalleryPlace(try row.read(0), try row.identity(1)), hasAll: try row.read(2)) }
        var templates: [Published] = []
        // By their names, one after the other: a page has twenty.
        for id in search.found {
            if let (template, _) = try await published(id) { templates.append(template) }
        }
        return GalleryFound(templates: templates, next: search.next)
    }

    /// Takes a template back.
    func withdraw(_ id: Identity, of account: AccountID) async throws(StoreFault) -> Bool {
        try await transaction { transaction throws(PostgresFault) in
            let rows = try await transaction.query(
                "DELETE FROM gallery_template WHERE id = $1 AND account = $2 RETURNING id",
                [.bytes(id.bytes), account.parameter]
            )
            guard !rows.isEmpty else { return false }
            try await transaction.finish(with: Self.forget(id))
            return true
        }
    }

    /// Notes that a template was taken once more.
    func take(_ id: Identity) async throws(StoreFault) {
        try await query("UPDATE gallery_template SET uses = uses + 1 WHERE id = $1", [.bytes(id.bytes)])
    }

    /// Keeps a report.
    func report(_ report: GalleryReport) async throws(StoreFault) -> Bool {
        // What is locked here waits for who withdraws it, or deletes the account: nothing is left behind.
        let rows = try await query(
            """
            WITH there AS (SELECT id FROM gallery_template WHERE id = $1 AND removed = false FOR SHARE),
                somebody AS (SELECT id FROM account WHERE id = $2 FOR SHARE)
            INSERT INTO gallery_report (template, account, reason, created)
            SELECT there.id, somebody.id, $3, $4 FROM there, somebody
            ON CONFLICT (template, account) DO UPDATE SET reason = excluded.reason RETURNING template
            """,
            [.bytes(report.template.bytes), report.account.parameter, .text(report.reason), .int(report.created)]
        )
        return !rows.isEmpty
    }

    /// Reports that nobody has decided about.
    func reports(upTo limit: Int64) async throws(StoreFault) -> [(report: GalleryReport, template: Published)] {
        let rows = try await query(
            """
            SELECT id, t.account, name, about, maker, count, icon, checklist, t.created, uses, removed,
                r.account, reason, r.created
            FROM (SELECT * FROM gallery_report ORDER BY created, template, account LIMIT $1) r
            JOIN gallery_template t ON id = r.template
            ORDER BY r.created, r.template, r.account
            """,
            [.int(limit)]
        )
        return try rows.map { row throws(StoreFault) in
            let template = try Published(row)
            let account = AccountID(try row.identity(11))
            let report = GalleryReport(
                template: template.id,
                account: account,
                reason: try row.read(12),
                created: try row.read(13)
            )
            return (report, template)
        }
    }

    /// Decides about a template.
    func settle(_ id: Identity, removing: Bool) async throws(StoreFault) {
        guard removing else {
            try await query("DELETE FROM gallery_report WHERE template = $1", [.bytes(id.bytes)])
            return
        }
        try await together(
            [PostgresStatement("UPDATE gallery_template SET removed = true WHERE id = $1", [.bytes(id.bytes)])]
                + Self.forget(id)
        )
    }

    /// What a template is found by, and what was said of it, goes.
    private static func forget(_ id: Identity) -> [PostgresStatement] {
        [
            PostgresStatement("DELETE FROM gallery_word WHERE template = $1", [.bytes(id.bytes)]),
            PostgresStatement("DELETE FROM gallery_report WHERE template = $1", [.bytes(id.bytes)]),
        ]
    }

    /// Everything of an account's, before it goes itself. The account is locked: whoever publishes meanwhile comes too late.
    static func deleteGallery(of account: AccountID) -> [PostgresStatement] {
        let id = [account.parameter]
        return [
            PostgresStatement("SELECT FROM account WHERE id = $1 FOR UPDATE", id),
            PostgresStatement(
                "DELETE FROM gallery_word WHERE template IN (SELECT id FROM gallery_template WHERE account = $1)",
                id
            ),
            PostgresStatement(
                "DELETE FROM gallery_report WHERE template IN (SELECT id FROM gallery_template WHERE account = $1)",
                id
            ),
            PostgresStatement("DELETE FROM gallery_report WHERE account = $1", id),
            PostgresStatement("DELETE FROM gallery_template WHERE account = $1", id),
            PostgresStatement("DELETE FROM shared_address WHERE account = $1", id),
        ]
    }
}

extension Published {
    /// The template of a row: what is said of it, in its order.
    fileprivate init(_ row: PostgresRow) throws(StoreFault) {
        self.init(
            id: try row.identity(0),
            account: AccountID(try row.identity(1)),
            name: try row.read(2),
            about: try row.read(3),
            maker: try row.read(4),
            count: try row.read(5),
            icon: try row.read(6),
            isChecklist: try row.read(7),
            created: try row.read(8),
            uses: try row.read(9),
            isRemoved: try row.read(10)
        )
    }
}
