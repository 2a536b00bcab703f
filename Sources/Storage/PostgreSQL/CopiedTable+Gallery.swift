extension CopiedTable {
    /// What people published, and the addresses that show something.
    static let gallery = [template, word, report, sharedAddress]

    private static let template = CopiedTable(
        name: "gallery_template",
        columns: [
            ("id", .bytes), ("account", .bytes), ("name", .text), ("about", .text), ("maker", .text), ("count", .number),
            ("icon", .number), ("checklist", .flag), ("created", .number), ("uses", .number), ("removed", .flag),
            ("items", .text),
        ],
        keyLength: 1,
        declare: """
            DECLARE templates CURSOR FOR
            SELECT id, account, name, about, maker, count, icon, checklist, created, uses, removed, items FROM gallery_template
            """,
        fetch: "FETCH 100 FROM templates",
        insert: """
            INSERT INTO gallery_template
                (id, account, name, about, maker, count, icon, checklist, created, uses, removed, items)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
            """
    )

    private static let word = CopiedTable(
        name: "gallery_word",
        columns: [("word", .text), ("created", .number), ("template", .bytes)],
        keyLength: 3,
        declare: "DECLARE words CURSOR FOR SELECT word, created, template FROM gallery_word",
        fetch: "FETCH 1000 FROM words",
        insert: "INSERT INTO gallery_word (word, created, template) VALUES ($1, $2, $3)"
    )

    private static let report = CopiedTable(
        name: "gallery_report",
        columns: [("template", .bytes), ("account", .bytes), ("reason", .text), ("created", .number)],
        keyLength: 2,
        declare: "DECLARE reports CURSOR FOR SELECT template, account, reason, created FROM gallery_report",
        fetch: "FETCH 1000 FROM reports",
        insert: "INSERT INTO gallery_report (template, account, reason, created) VALUES ($1, $2, $3, $4)"
    )

    private static let sharedAddress = CopiedTable(
        name: "shared_address",
        columns: [
            ("hash", .bytes), ("account", .bytes), ("list", .bytes), ("label", .text), ("created", .number), ("opened", .number),
        ],
        keyLength: 1,
        declare: "DECLARE shared_addresses CURSOR FOR SELECT hash, account, list, label, created, opened FROM shared_address",
        fetch: "FETCH 1000 FROM shared_addresses",
        insert: "INSERT INTO shared_address (hash, account, list, label, created, opened) VALUES ($1, $2, $3, $4, $5, $6)"
    )
}
