import Credentials
import TestSupport
import Testing

struct PasswordHasherTests {
    private let hasher: PasswordHasher

    init() throws {
        hasher = try PasswordHasher(cost: .least)
    }

    @Test func `what was hashed is verified, whatever it is written in`() async throws {
        for text in ["", "correct horse battery staple", "żółw 🐢 e\u{301}", "a\u{0}b", String(repeating: "x", count: 1024)] {
            let password = try Self.password(text)
            let hash = try await hasher.hash(password)
            #expect(try await hasher.verify(password, against: hash), "\(text)")
        }
    }

    @Test func `any other password is not, were it one bit away`() async throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 100) {
            var letters = (0..<8 + random.below(40)).map { _ in UInt8(0x20 + random.below(0x5e)) }
            let hash = try await hasher.hash(try Self.password(letters))
            letters[random.below(letters.count)] ^= 1
            #expect(try await hasher.verify(try Self.password(letters), against: hash) == false)
        }
    }

    @Test func `a password goes on behind a zero byte`() async throws {
        let hash = try await hasher.hash(try Self.password("same\u{0}one"))
        #expect(try await hasher.verify(try Self.password("same\u{0}two"), against: hash) == false)
    }

    @Test func `one password hashed twice is two hashes`() async throws {
        let password = try Self.password("correct horse")
        #expect(try await hasher.hash(password) != hasher.hash(password))
    }

    @Test("a hash by Argon2's own program is verified (phc-winner-argon2, src/test.c)")
    func ofTheReference() async throws {
        let stored = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"
        let hash = try #require(PasswordHash(stored: stored))
        #expect(try await hasher.verify(try Self.password("password"), against: hash))
        #expect(try await hasher.verify(try Self.password("Password"), against: hash) == false)
    }

    @Test("the recommended cost is the one of OWASP: 19 MiB, two passes, one lane")
    func recommendedCost() async throws {
        let hash = try await PasswordHasher(threads: 1).hash(try Self.password("correct horse"))
        #expect(hash.text.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
    }

    @Test func `a hash made at another cost is to be made again`() async throws {
        let dearer = try PasswordHasher(cost: .init(passes: 2, memory: 16 * 1024))
        let hash = try await hasher.hash(try Self.password("correct horse"))
        #expect(!hasher.needsRehash(hash))
        #expect(dearer.needsRehash(hash))
        #expect(try await dearer.verify(try Self.password("correct horse"), against: hash))
    }

    @Test func `where there is no account a password is looked at all the same`() async throws {
        try await hasher.verifyNothing(try Self.password("correct horse"))
    }

    @Test func `where no place is left everybody is told so`() async throws {
        let full = try PasswordHasher(cost: .least, limit: 0)
        let password = try Self.password("correct horse")
        let hash = try await hasher.hash(password)
        await #expect(throws: CredentialsFault.busy) { try await full.hash(password) }
        await #expect(throws: CredentialsFault.busy) { try await full.verify(password, against: hash) }
        await #expect(throws: CredentialsFault.busy) { try await full.verifyNothing(password) }
    }

    @Test func `of ten thousand at once each is answered, or told that it is too much`() async throws {
        let small = try PasswordHasher(cost: .least, threads: 2, limit: 8)
        let password = try Self.password("correct horse")
        let hash = try await small.hash(password)
        let answers = await withTaskGroup(of: Result<Bool, CredentialsFault>.self) { group in
            for _ in 0..<10_000 {
                group.addTask {
                    do throws(CredentialsFault) {
                        return .success(try await small.verify(password, against: hash))
                    } catch {
                        return .failure(error)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 10_000)
        #expect(answers.allSatisfy { $0 == .success(true) || $0 == .failure(.busy) })
        #expect(answers.count { $0 == .success(true) } >= 8)
        #expect(try await small.verify(password, against: hash), "there is room again")
    }

    @Test(
        "text that is no Argon2id hash is refused",
        arguments: ["", "$argon2i$v=19$m=8,t=3,p=1$YWJjZGVmZ2g$YWJjZGVmZ2g", "$2b$12$abc", "$argon2id$ ", "$argon2id$\n"]
    )
    func noHash(text: String) {
        #expect(PasswordHash(stored: text) == nil)
    }

    @Test func `a hash that was cut is a fault of the store, not a wrong password`() async throws {
        let password = try Self.password("correct horse")
        let hash = try #require(PasswordHash(stored: "$argon2id$v=19$m=256,t=2,p=1$c29t"))
        await #expect(throws: CredentialsFault.unreadableHash) { try await hasher.verify(password, against: hash) }
        #expect(hasher.needsRehash(hash))
    }

    @Test(
        "a cost that the library does not know is refused at the start",
        arguments: [
            PasswordHasher.Cost(passes: 0, memory: 8192), .init(passes: 1, memory: 8191), .init(passes: .max, memory: 8192),
        ]
    )
    func impossibleCost(cost: PasswordHasher.Cost) {
        #expect(throws: CredentialsFault.impossibleCost) { try PasswordHasher(cost: cost) }
    }

    @Test func `neither a password nor its hash is shown by printing it`() async throws {
        let password = try Self.password("correct horse")
        let hash = try await hasher.hash(password)
        var dumped = ""
        dump(password, to: &dumped)
        #expect("\(password) \(hash)" == "a password a password's hash")
        #expect(!dumped.contains("correct") && !dumped.contains("99"))
    }

    private static func password(_ text: String) throws -> Password {
        try #require(Password(typed: text))
    }

    private static func password(_ bytes: [UInt8]) throws -> Password {
        try password(String(decoding: bytes, as: UTF8.self))
    }
}
