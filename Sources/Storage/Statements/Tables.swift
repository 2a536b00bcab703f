extension Table {
    // MARK: Accounts

    static let account = Table(
        "account",
        key: [.bytes("id")],
        [.text("email"), .text("password"), .bytes("space"), .number("created"), .flag("administrator")]
    )

    /// The form of each account's e-mail address that is compared.
    static let address = Table("address", key: [.text("key")], [.bytes("account")])

    static let session = Table(
        "session",
        key: [.bytes("account"), .bytes("hash")],
        [.text("device"), .number("created"), .number("seen"), .number("expires")]
    )

    /// Links that work once.
    static let link = Table(
        "link",
        key: [.bytes("account"), .bytes("hash")],
        [.number("purpose"), .bytes("payload"), .number("expires")]
    )

    // MARK: Guests

    /// Accounts without an address. Each has the name of its space.
    static let guest = Table("guest", key: [.bytes("id")], [.bytes("hash"), .number("used")])

    /// The days that the servers have counted: one row, with the number of the last.
    static let guestDay = Table("guest_day", key: [.number("number")])

    // MARK: Facts

    static let space = Table(
        "space",
        key: [.bytes("id")],
        [.number("epoch"), .number("sequence"), .number("facts"), .number("bytes")]
    )

    static let fact = Table(
        "fact",
        key: [.bytes("space"), .bytes("thing"), .number("field")],
        [.bytes("value"), .bytes("stamp"), .number("sequence")]
    )

    /// Snapshots of plans, in parts. They are not copied: a planner makes them again.
    static let accountSnapshot = Table(
        "account_snapshot",
        key: [.bytes("space"), .number("part")],
        [.number("generation"), .number("parts"), .number("made"), .bytes("reached"), .bytes("bytes")]
    )

    // MARK: Shared lists

    static let sharedSpace = Table(
        "shared_space",
        key: [.number("number")],
        [.bytes("space"), .bytes("list"), .number("created")]
    )

    /// The members of a list, found by the list.
    static let member = Table(
        "member",
        key: [.number("number"), .bytes("account")],
        [.number("role"), .text("name"), .number("joined")]
    )

    /// The members of a list, found by the account.
    static let membership = Table(
        "membership",
        key: [.bytes("account"), .number("number")],
        [.bytes("space"), .number("role")]
    )

    static let invitation = Table(
        "invitation",
        key: [.number("number"), .bytes("name")],
        [.text("email"), .number("role"), .number("created"), .number("expires")]
    )

    /// Invitations to an e-mail address, found by the address.
    static let invited = Table("invited", key: [.text("key"), .number("number")], [.number("expires")])

    // MARK: Reminders

    /// Secrets of the server's own.
    static let secret = Table("secret", key: [.text("name")], [.bytes("value")])

    /// Who is reminded. A backup says of everybody that the planning of their reminders is due.
    static let reminded = Table(
        "reminded",
        key: [.bytes("account")],
        [
            .bytes("space"), .text("zone"), .flag("letters"), .number("cursor"), .number("checked", inBackup: "0::bigint"),
            .number("busy", inBackup: "0::bigint"), .text("language"),
        ]
    )

    static let device = Table(
        "push_device",
        key: [.bytes("account"), .bytes("digest")],
        [
            .text("endpoint"), .bytes("key"), .bytes("secret"), .bytes("session"), .text("name"), .text("zone"),
            .number("created"), .optionalNumber("failing"),
        ]
    )

    /// Reminders that are to go out, or went out in the last days. A backup does not have them: they are planned again.
    static let ring = Table(
        "ring",
        key: [.bytes("account"), .bytes("name")],
        [
            .number("bucket"), .number("at"), .number("next"), .number("kind"), .number("day"), .number("expires"),
            .number("tries"), .bytes("token"), .bytes("settled"), .bytes("message"), .flag("done"),
        ]
    )

    static let delivery = Table(
        "delivery",
        key: [.bytes("account"), .number("at"), .number("number")],
        [.text("device"), .text("what"), .number("outcome"), .optionalNumber("shown")]
    )

    // MARK: Gallery

    static let template = Table(
        "gallery_template",
        key: [.bytes("id")],
        [
            .bytes("account"), .text("name"), .text("about"), .text("maker"), .number("count"), .number("icon"),
            .flag("checklist"), .number("created"), .number("uses"), .flag("removed"), .text("items"),
        ],
        copiedAtOnce: 100
    )

    /// The words by which a template is found.
    static let word = Table("gallery_word", key: [.text("word"), .number("created"), .bytes("template")])

    static let report = Table(
        "gallery_report",
        key: [.bytes("template"), .bytes("account")],
        [.text("reason"), .number("created")]
    )

    static let publicLink = Table(
        "shared_address",
        key: [.bytes("hash")],
        [.bytes("account"), .bytes("list"), .text("label"), .number("created"), .number("opened")]
    )
}
