import PostgreSQL

extension PostgreSQLStore {
    /// Looks through everything, as it is at one moment, and says what is not as it should be.
    func examine() async throws(StoreFault) -> [String] {
        try await transaction { transaction throws(PostgresFault) in
            try await transaction.query(Self.oneMoment)
            var examinations = try await Self.begin(transaction)
            var lost = 0
            try await transaction.query(
                "DECLARE examined CURSOR FOR SELECT space, thing, field, value, stamp, sequence FROM fact"
            )
            while true {
                let rows = try await transaction.query("FETCH 1000 FROM examined")
                if rows.isEmpty { break }
                for row in rows {
                    let space: [UInt8] = try row.value(0)
                    let key = FactRow.Key(thing: try row.value(1), field: UInt16(truncatingIfNeeded: try row.value(2) as Int64))
                    let fact = FactRow(key: key, value: try row.value(3), stamp: try row.value(4))
                    if examinations[space]?.look(at: fact, sequence: try row.value(5)) == nil { lost += 1 }
                }
            }
            var findings = try await Self.examineGallery(transaction)
            findings += examinations.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.value.findings)
            if lost > 0 { findings.append("\(lost) facts are of no space") }
            for relation in Examination.relations {
                let count = try await transaction.query(relation.count).first?.value(0, as: Int64.self) ?? 0
                if count > 0 { findings.append("\(count) \(relation.words)") }
            }
            return findings
        }
    }

    private static func begin(_ transaction: PostgresTransaction) async throws(PostgresFault) -> [[UInt8]: Examination] {
        var examinations: [[UInt8]: Examination] = [:]
        for row in try await transaction.query("SELECT id, epoch, sequence, facts, bytes FROM space") {
            let space: [UInt8] = try row.value(0)
            examinations[space] = Examination(of: space, standing: try standing(row, from: 1))
        }
        return examinations
    }

    /// What belongs to nobody that is there.
    private static func examineGallery(_ transaction: PostgresTransaction) async throws(PostgresFault) -> [String] {
        let rows = try await transaction.query(
            """
            SELECT (SELECT count(*) FROM gallery_word w WHERE NOT EXISTS (SELECT FROM gallery_template WHERE id = w.template)),
                (SELECT count(*) FROM gallery_report r WHERE NOT EXISTS (SELECT FROM gallery_template WHERE id = r.template)),
                (SELECT count(*) FROM gallery_template t WHERE NOT EXISTS (SELECT FROM account WHERE id = t.account)),
                (SELECT count(*) FROM shared_address a WHERE NOT EXISTS (SELECT FROM account WHERE id = a.account))
            """
        )
        var findings: [String] = []
        for row in rows {
            for (column, name) in ["words", "reports", "templates", "addresses"].enumerated() {
                if let finding = Examination.finding(ofLost: name, try row.value(column)) { findings.append(finding) }
            }
        }
        return findings
    }
}
