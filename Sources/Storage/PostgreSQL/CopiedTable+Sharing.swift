extension CopiedTable {
    /// Who shares what.
    static let sharing = [sharedSpace, member, membership, invitation, invited]

    private static let sharedSpace = CopiedTable(
        name: "shared_space",
        columns: [("number", .number), ("space", .bytes), ("list", .bytes), ("created", .number)],
        keyLength: 1,
        declare: "DECLARE sharedspaces CURSOR FOR SELECT number, space, list, created FROM shared_space",
        fetch: "FETCH 1000 FROM sharedspaces",
        insert: "INSERT INTO shared_space (number, space, list, created) VALUES ($1, $2, $3, $4)"
    )

    private static let member = CopiedTable(
        name: "member",
        columns: [("number", .number), ("account", .bytes), ("role", .number), ("name", .text), ("joined", .number)],
        keyLength: 2,
        declare: "DECLARE members CURSOR FOR SELECT number, account, role, name, joined FROM member",
        fetch: "FETCH 1000 FROM members",
        insert: "INSERT INTO member (number, account, role, name, joined) VALUES ($1, $2, $3, $4, $5)"
    )

    private static let membership = CopiedTable(
        name: "membership",
        columns: [("account", .bytes), ("number", .number), ("space", .bytes), ("role", .number)],
        keyLength: 2,
        declare: "DECLARE memberships CURSOR FOR SELECT account, number, space, role FROM membership",
        fetch: "FETCH 1000 FROM memberships",
        insert: "INSERT INTO membership (account, number, space, role) VALUES ($1, $2, $3, $4)"
    )

    private static let invitation = CopiedTable(
        name: "invitation",
        columns: [
            ("number", .number), ("name", .bytes), ("email", .text), ("role", .number), ("created", .number),
            ("expires", .number),
        ],
        keyLength: 2,
        declare: "DECLARE invitations CURSOR FOR SELECT number, name, email, role, created, expires FROM invitation",
        fetch: "FETCH 1000 FROM invitations",
        insert: "INSERT INTO invitation (number, name, email, role, created, expires) VALUES ($1, $2, $3, $4, $5, $6)"
    )

    private static let invited = CopiedTable(
        name: "invited",
        columns: [("key", .text), ("number", .number), ("expires", .number)],
        keyLength: 2,
        declare: "DECLARE inviteds CURSOR FOR SELECT key, number, expires FROM invited",
        fetch: "FETCH 1000 FROM inviteds",
        insert: "INSERT INTO invited (key, number, expires) VALUES ($1, $2, $3)"
    )
}
