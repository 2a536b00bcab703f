/// The rules for a new password: long enough, not one of those everybody tries first, not the address beside it. Nothing else (NIST SP
/// 800-63B 3.1.1.2; OWASP ASVS 5.0, 6.2.1 to 6.2.12): no mixture of signs, no expiry, no hints.
package struct PasswordRules: Sendable {
    /// In code points.
    package static let fewestCodePoints = 8

    private let common: CommonPasswords

    /// Rules by a list of common passwords.
    package init(common: CommonPasswords) {
        self.common = common
    }

    /// Looks at a password somebody wants to have from now on.
    ///
    /// - Returns: the password, to be hashed.
    /// - Throws: the first rule that speaks against it.
    package func accept(_ typed: String, for address: EmailAddress) throws(PasswordRefusal) -> Password {
        guard let password = Password(typed: typed) else { throw .tooLong }
        guard password.codePoints >= Self.fewestCodePoints else { throw .tooShort }
        let word = CommonPasswords.lowerCased(typed)
        guard word != address.key, word != address.localPart else { throw .isTheAddress }
        guard !common.contains(typed) else { throw .common }
        return password
    }
}
