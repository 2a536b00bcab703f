import BlockingWork
import CSodium
import Glibc

/// Hashes passwords for storing, and verifies them: Argon2id (RFC 9106) by libsodium, on its own threads (decision 029).
///
/// A hash takes ``Cost/memory`` while it is made, so at most as many are made at once as there are threads. Behind them a bounded number
/// of passwords waits; any further call gets ``CredentialsFault/busy`` at once.
package struct PasswordHasher: Sendable {
    /// The cost of one hash, for this server as for somebody who guesses passwords.
    package struct Cost: Equatable, Sendable {
        /// How often the memory is gone over (Argon2's t).
        package var passes: UInt64
        /// In bytes (Argon2's m is this in KiB).
        package var memory: Int

        /// So many passes over so many bytes, on one lane (Argon2's p; libsodium knows no other).
        package init(passes: UInt64, memory: Int) {
            self.passes = passes
            self.memory = memory
        }

        /// The first of OWASP's choices for Argon2id (Password Storage Cheat Sheet): m = 19 MiB, t = 2, p = 1.
        package static let recommended = Cost(passes: 2, memory: 19 * 1024 * 1024)
        /// The least that libsodium takes: for tests, which hash by the hundred.
        package static let least = Cost(passes: 1, memory: 8 * 1024)
    }

    private let cost: Cost
    private let workers: Workers

    /// - Parameters:
    ///   - cost: the cost of new hashes; older ones are verified at their own.
    ///   - threads: how many are made at once; each takes one core and `cost.memory`.
    ///   - limit: how many passwords there may be in all, those being hashed among them.
    /// - Throws: ``CredentialsFault/noCryptography``, ``CredentialsFault/impossibleCost``.
    package init(cost: Cost = .recommended, threads: Int = 2, limit: Int = 64) throws(CredentialsFault) {
        let passes = Int(clamping: cost.passes)
        guard
            (Int(crypto_pwhash_argon2id_OPSLIMIT_MIN)...Int(UInt32.max)).contains(passes),
            (Int(crypto_pwhash_argon2id_MEMLIMIT_MIN)...crypto_pwhash_argon2id_memlimit_max()).contains(cost.memory)
        else { throw .impossibleCost }
        _ = try Cryptography()
        self.cost = cost
        workers = Workers(label: "teaspoon.passwords", count: threads, limit: limit)
    }

    /// A new hash, with a salt of its own.
    ///
    /// - Throws: ``CredentialsFault/busy``, ``CredentialsFault/outOfMemory``.
    package func hash(_ password: Password) async throws(CredentialsFault) -> PasswordHash {
        let cost = cost
        return try await work { () throws(CredentialsFault) in try Self.hash(password.bytes, at: cost) }
    }

    /// Whether this is the password that was hashed. The time does not depend on how near a guess is.
    ///
    /// - Throws: ``CredentialsFault/busy``, ``CredentialsFault/outOfMemory``; ``CredentialsFault/unreadableHash``.
    package func verify(_ password: Password, against hash: PasswordHash) async throws(CredentialsFault) -> Bool {
        try await work { () throws(CredentialsFault) in try Self.verify(password.bytes, against: hash) }
    }

    /// Takes as long as ``verify(_:against:)``, and has no result: for a sign-in to an account that does not exist, which would
    /// otherwise be answered sooner than one with a wrong password, and so show who has an account.
    ///
    /// - Throws: ``CredentialsFault/busy``, ``CredentialsFault/outOfMemory``, as often as ``verify(_:against:)``.
    package func verifyNothing(_ password: Password) async throws(CredentialsFault) {
        // Hashing is the whole of verifying but for the comparison.
        _ = try await hash(password)
    }

    /// Whether a hash was made at another cost than today's. The time to make it again is when its password was just verified.
    package func needsRehash(_ hash: PasswordHash) -> Bool {
        crypto_pwhash_str_needs_rehash(hash.text, cost.passes, cost.memory) != 0
    }

    private func work<Value: Sendable>(
        _ piece: @escaping @Sendable () throws(CredentialsFault) -> Value
    ) async throws(CredentialsFault) -> Value {
        let result: Result<Value, CredentialsFault>
        do throws(TooMuchWork) {
            result = try await workers.run { Result(catching: piece) }
        } catch {
            throw .busy
        }
        return try result.get()
    }

    private static func hash(_ password: [CChar], at cost: Cost) throws(CredentialsFault) -> PasswordHash {
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let done = crypto_pwhash_str_alg(
            &text,
            password,
            UInt64(password.count),
            cost.passes,
            cost.memory,
            crypto_pwhash_ALG_ARGON2ID13
        )
        // The parameters were looked at before: all that is left to go wrong is the memory.
        guard done == 0 else { throw .outOfMemory }
        let written = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        guard let hash = PasswordHash(stored: String(decoding: written, as: UTF8.self)) else { throw .unreadableHash }
        return hash
    }

    private static func verify(_ password: [CChar], against hash: PasswordHash) throws(CredentialsFault) -> Bool {
        errno = 0
        let found = crypto_pwhash_str_verify(hash.text, password, UInt64(password.count))
        if found == 0 { return true }
        // A right password must not be called wrong because the memory ran out: libsodium says EINVAL of a wrong one only.
        switch errno {
        case EINVAL: return false
        case ENOMEM: throw .outOfMemory
        default: throw .unreadableHash
        }
    }
}
