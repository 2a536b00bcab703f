import Facts
import Foundation
import GRDB

extension SQLiteStore {
    private static let said = "id, account, name, about, maker, count, icon, checklist, created, uses, removed"

    /// Publishes a template.
    func publish(_ template: Published, items: String, words: [String], upTo limit: Int64) async throws(StoreFault) -> Bool {
        try await write { database in
            let account = template.account.data
            guard
                try Self.account(template.account, in: database) != nil,
                let there = try Int64.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM gallery_template WHERE account = ?",
                    arguments: [account]
                ), there < limit
            else { return false }
            try database.execute(
                sql: "INSERT INTO gallery_template (\(Self.said), items) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    template.id.data, account, template.name, template.about, template.maker, template.count, template.icon,
                    template.isChecklist, template.created, template.uses, template.isRemoved, items,
                ]
            )
            let insert = try database.cachedStatement(sql: "INSERT INTO gallery_word (word, created, template) VALUES (?, ?, ?)")
            for word in words { try insert.execute(arguments: [word, template.created, template.id.data]) }
            return true
        }
    }

    /// The template of that name with its items.
    func published(_ id: Identity) async throws(StoreFault) -> (template: Published, items: String)? {
        try await read { database in
            let sql = "SELECT \(Self.said), items FROM gallery_template WHERE id = ?"
            let row = try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [id.data])
            return try row.map { row in (try Published(row), row[11]) }
        }
    }

    /// Everything an account has published.
    func published(by account: AccountID) async throws(StoreFault) -> [Published] {
        try await readMany { database in
            let sql = "SELECT \(Self.said) FROM gallery_template WHERE account = ? ORDER BY created DESC, id DESC"
            return try Row.fetchAll(database, sql: sql, arguments: [account.data]).map { row in try Published(row) }
        }
    }

    /// Templates in an order, a page at a time.
    func gallery(by order: GalleryOrder, after place: GalleryPlace?, upTo limit: Int64) async throws(StoreFault)
        -> [Published]
    {
        let place = place ?? .start
        let column = order == .uses ? "uses" : "created"
        return try await readMany { database in
            let sql = """
                SELECT \(Self.said) FROM gallery_template WHERE removed = 0 AND (\(column), id) < (?, ?)
                ORDER BY \(column) DESC, id DESC LIMIT ?
                """
            let rows = try Row.fetchAll(database, sql: sql, arguments: [place.number, place.id.data, limit])
            return try rows.map { row in try Published(row) }
        }
    }

    /// Templates with all of these words.
    func find(_ words: [String], after place: GalleryPlace?, upTo limit: Int64, examining examined: Int64)
        async throws(StoreFault) -> GalleryFound
    {
        guard let first = words.first else { return GalleryFound(templates: [], next: nil) }
        // One statement for however many words: what is not asked for is the first once more.
        let others = (1...4).map { words.indices.contains($0) ? words[$0] : first }
        let place = place ?? .start
        return try await readMany { database in
            let has =
                "EXISTS (SELECT 1 FROM gallery_word o WHERE o.word = ? AND o.created = w.created AND o.template = w.template)"
            let sql = """
                SELECT created, template, \(has) AND \(has) AND \(has) AND \(has) FROM gallery_word w
                WHERE word = ? AND (created, template) < (?, ?) ORDER BY created DESC, template DESC LIMIT ?
                """
            let arguments = StatementArguments(others + [first]) + [place.number, place.id.data, examined]
            var search = GallerySearch(upTo: limit, examining: examined)
            for row in try Row.fetchAll(database, sql: sql, arguments: arguments) {
                search.look(at: GalleryPlace(row[0], try Published.id(row[1])), hasAll: row[2])
            }
            let one = try database.cachedStatement(sql: "SELECT \(Self.said) FROM gallery_template WHERE id = ?")
            let templates = try search.found.compactMap { id in
                try Row.fetchOne(one, arguments: [id.data]).map { row in try Published(row) }
            }
            return GalleryFound(templates: templates, next: search.next)
        }
    }

    /// Takes a template back.
    func withdraw(_ id: Identity, of account: AccountID) async throws(StoreFault) -> Bool {
        try await write { database in
            try database.execute(
                sql: "DELETE FROM gallery_template WHERE id = ? AND account = ?",
                arguments: [id.data, account.data]
            )
            guard database.changesCount == 1 else { return false }
            try Self.forget(id, in: database)
            return true
        }
    }

    /// Notes that a template was taken once more.
    func take(_ id: Identity) async throws(StoreFault) {
        try await write { database in
            try database.execute(sql: "UPDATE gallery_template SET uses = uses + 1 WHERE id = ?", arguments: [id.data])
        }
    }

    /// Keeps a report.
    func report(_ report: GalleryReport) async throws(StoreFault) -> Bool {
        try await write { database in
            try database.execute(
                sql: """
                    INSERT INTO gallery_report (template, account, reason, created)
                    SELECT id, ?, ?, ? FROM gallery_template WHERE id = ? AND removed = 0
                        AND EXISTS (SELECT 1 FROM account WHERE account.id = ?)
                    ON CONFLICT (template, account) DO UPDATE SET reason = excluded.reason
                    """,
                arguments: [
                    report.account.data, report.reason, report.created, report.template.data, report.account.data,
                ]
            )
            return database.changesCount == 1
        }
    }

    /// Reports that nobody has decided about.
    func reports(upTo limit: Int64) async throws(StoreFault) -> [(report: GalleryReport, template: Published)] {
        try await readMany { database in
            let sql = """
                SELECT id, t.account, name, about, maker, count, icon, checklist, t.created, uses, removed,
                    r.account, reason, r.created
                FROM gallery_report r CROSS JOIN gallery_template t ON id = r.template
                ORDER BY r.created, r.template, r.account LIMIT ?
                """
            return try Row.fetchAll(database, sql: sql, arguments: [limit]).map { row in
                let template = try Published(row)
                let account = AccountID(try Published.id(row[11]))
                let report = GalleryReport(template: template.id, account: account, reason: row[12], created: row[13])
                return (report, template)
            }
        }
    }

    /// Decides about a template.
    func settle(_ id: Identity, removing: Bool) async throws(StoreFault) {
        try await write { database in
            guard removing else {
                return try database.execute(sql: "DELETE FROM gallery_report WHERE template = ?", arguments: [id.data])
            }
            try database.execute(sql: "UPDATE gallery_template SET removed = 1 WHERE id = ?", arguments: [id.data])
            try Self.forget(id, in: database)
        }
    }

    /// What a template is found by, and what was said of it, goes.
    private static func forget(_ id: Identity, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM gallery_word WHERE template = ?; DELETE FROM gallery_report WHERE template = ?",
            arguments: [id.data, id.data]
        )
    }

    /// Everything of an account's, before it goes itself.
    static func deleteGallery(of account: AccountID, in database: Database) throws {
        let id = account.data
        try database.execute(
            sql: """
                DELETE FROM gallery_word WHERE template IN (SELECT id FROM gallery_template WHERE account = ?);
                DELETE FROM gallery_report WHERE template IN (SELECT id FROM gallery_template WHERE account = ?);
                DELETE FROM gallery_report WHERE account = ?;
                DELETE FROM gallery_template WHERE account = ?;
                DELETE FROM shared_address WHERE account = ?;
                """,
            arguments: [id, id, id, id, id]
        )
    }

    /// What belongs to nobody that is there.
    static func examineGallery(in database: Database) throws -> [String] {
        let lost = [
            ("words", "gallery_word WHERE template NOT IN (SELECT id FROM gallery_template)"),
            ("reports", "gallery_report WHERE template NOT IN (SELECT id FROM gallery_template)"),
            ("templates", "gallery_template WHERE account NOT IN (SELECT id FROM account)"),
            ("addresses", "shared_address WHERE account NOT IN (SELECT id FROM account)"),
        ]
        return try lost.compactMap { name, rows in
            let count = try Int64.fetchOne(database, sql: "SELECT count(*) FROM \(rows)") ?? 0
            return Examination.finding(ofLost: name, count)
        }
    }
}

extension Identity {
    /// As a column holds it.
    fileprivate var data: Data { Data(bytes) }
}

extension Published {
    fileprivate static func id(_ data: Data) throws(StoreFault) -> Identity {
        guard let id = Identity(bytes: Array(data)) else { throw .damaged("a name of another length") }
        return id
    }

    /// The template of a row: what is said of it, in its order.
    fileprivate init(_ row: Row) throws(StoreFault) {
        self.init(
            id: try Self.id(row[0]),
            account: AccountID(try Self.id(row[1])),
            name: row[2],
            about: row[3],
            maker: row[4],
            count: row[5],
            icon: row[6],
            isChecklist: row[7],
            created: row[8],
            uses: row[9],
            isRemoved: row[10]
        )
    }
}
