/// The token of a browser's cookie, which says whose plan it may see.
///
/// One half names the folder, the other is compared with a file in it. So a list of the folders, as a backup or a log may show
/// it, opens no plan.
struct GuestToken: Sendable, Equatable {
    private static let halfLength = 16

    /// Names the guest; not a secret.
    let id: [UInt8]
    /// Known to the browser and to the folder, to nobody else.
    let secret: [UInt8]

    /// A token nobody has had before.
    init() {
        id = randomBytes(Self.halfLength)
        secret = randomBytes(Self.halfLength)
    }

    /// Reads a cookie's value; `nil` for anything that this server did not write.
    init?(cookie: Substring) {
        guard let bytes = Hex.decode(cookie), bytes.count == 2 * Self.halfLength else { return nil }
        id = Array(bytes.prefix(Self.halfLength))
        secret = Array(bytes.suffix(Self.halfLength))
    }

    /// The cookie's value.
    var cookie: String {
        Hex.encode(id + secret)
    }

    /// A number for its plan, by which a page tells it from the few others of the same browser.
    var key: Int64 {
        id.prefix(4).reduce(0) { $0 << 8 | Int64($1) }
    }

    /// Whether this is the token's secret; takes as long for a near miss as for a far one.
    func opens(_ stored: [UInt8]) -> Bool {
        guard stored.count == secret.count else { return false }
        return zip(stored, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
