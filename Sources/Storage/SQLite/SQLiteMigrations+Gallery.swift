extension SQLiteStore {
    // Of the gallery's tables one is by template: its content. Those by word are read a page at a time, from a cursor on.
    static let galleryAndLinks = """
        CREATE TABLE gallery_template (
            id BLOB NOT NULL PRIMARY KEY,
            account BLOB NOT NULL,
            name TEXT NOT NULL,
            about TEXT NOT NULL,
            maker TEXT NOT NULL,
            count INTEGER NOT NULL,
            icon INTEGER NOT NULL,
            checklist INTEGER NOT NULL,
            created INTEGER NOT NULL,
            uses INTEGER NOT NULL,
            removed INTEGER NOT NULL,
            items TEXT NOT NULL
        ) WITHOUT ROWID;

        CREATE INDEX gallery_template_by_account ON gallery_template (account, created, id);
        CREATE INDEX gallery_template_by_age ON gallery_template (removed, created, id);
        CREATE INDEX gallery_template_by_uses ON gallery_template (removed, uses, id);

        CREATE TABLE gallery_word (
            word TEXT NOT NULL,
            created INTEGER NOT NULL,
            template BLOB NOT NULL,
            PRIMARY KEY (word, created, template)
        ) WITHOUT ROWID;

        CREATE INDEX gallery_word_by_template ON gallery_word (template);

        CREATE TABLE gallery_report (
            template BLOB NOT NULL,
            account BLOB NOT NULL,
            reason TEXT NOT NULL,
            created INTEGER NOT NULL,
            PRIMARY KEY (template, account)
        ) WITHOUT ROWID;

        CREATE INDEX gallery_report_by_account ON gallery_report (account);
        CREATE INDEX gallery_report_by_age ON gallery_report (created, template, account);

        CREATE TABLE shared_address (
            hash BLOB NOT NULL PRIMARY KEY,
            account BLOB NOT NULL,
            list BLOB NOT NULL,
            label TEXT NOT NULL,
            created INTEGER NOT NULL,
            opened INTEGER NOT NULL
        ) WITHOUT ROWID;

        CREATE INDEX shared_address_by_account ON shared_address (account, created, hash);
        """
}
