extension PostgreSQLStore {
    // Of the gallery's tables one is by template: its content. Those by word are read a page at a time, from a cursor on.
    static let galleryAndLinks = """
        CREATE TABLE gallery_template (
            id bytea NOT NULL PRIMARY KEY,
            account bytea NOT NULL,
            name text NOT NULL,
            about text NOT NULL,
            maker text NOT NULL,
            count bigint NOT NULL,
            icon bigint NOT NULL,
            checklist boolean NOT NULL,
            created bigint NOT NULL,
            uses bigint NOT NULL,
            removed boolean NOT NULL,
            items text NOT NULL
        );

        CREATE INDEX gallery_template_by_account ON gallery_template (account, created, id);
        CREATE INDEX gallery_template_by_age ON gallery_template (removed, created, id);
        CREATE INDEX gallery_template_by_uses ON gallery_template (removed, uses, id);

        CREATE TABLE gallery_word (
            word text COLLATE "C" NOT NULL,
            created bigint NOT NULL,
            template bytea NOT NULL,
            PRIMARY KEY (word, created, template)
        );

        CREATE INDEX gallery_word_by_template ON gallery_word (template);

        CREATE TABLE gallery_report (
            template bytea NOT NULL,
            account bytea NOT NULL,
            reason text NOT NULL,
            created bigint NOT NULL,
            PRIMARY KEY (template, account)
        );

        CREATE INDEX gallery_report_by_account ON gallery_report (account);
        CREATE INDEX gallery_report_by_age ON gallery_report (created, template, account);

        CREATE TABLE shared_address (
            hash bytea NOT NULL PRIMARY KEY,
            account bytea NOT NULL,
            list bytea NOT NULL,
            label text NOT NULL,
            created bigint NOT NULL,
            opened bigint NOT NULL
        );

        CREATE INDEX shared_address_by_account ON shared_address (account, created, hash);
        """
}
