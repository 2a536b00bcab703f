import CSodium

/// libsodium, made ready once. Code that has a value of this type may call functions that need that (its manual: "before any other
/// function").
struct Cryptography: Sendable {
    private static let isReady = sodium_init() >= 0

    /// Starts the library at the first call, and costs nothing after that.
    init() throws(CredentialsFault) {
        guard Self.isReady else { throw .noCryptography }
    }

    /// Fresh bytes that nobody can guess.
    func randomBytes(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }
}
