import ArgumentParser

/// The rules for passwords.
struct PasswordOptions: ParsableArguments {
    @Option(
        name: .customLong("common-passwords"),
        help: ArgumentHelp(
            "The list of common passwords to refuse (default: the list that comes with the program; also by TEASPOON_COMMON_PASSWORDS).",
            valueName: "file"
        )
    )
    var said: String?

    /// The path of the list that is meant.
    var commonPasswords: String { InstalledFile.commonPasswords.path(said: said) }
}
