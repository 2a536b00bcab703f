import ArgumentParser
import Server
import Storage

/// `teaspoon account …`.
struct AccountCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "Create, list, sign out and delete accounts; print password reset links and invitations.",
        discussion: "Works while the server is running.",
        subcommands: [Add.self, List.self, ResetLink.self, Invite.self, SignOut.self, Delete.self]
    )

    struct Options: ParsableArguments {
        @OptionGroup var store: StoreOptions

        @OptionGroup var passwords: PasswordOptions

        /// - Parameter mayBegin: whether a missing store is made. Only the first account may need a new one.
        func withAccounts(mayBegin: Bool = false, _ work: (Administration) async throws -> Void) async throws {
            try await store.withStore(mayBegin: mayBegin) {
                try await work(Administration(of: $0, commonPasswords: passwords.commonPasswords))
            }
        }
    }

    struct Link: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "The address of this server: https://… (also by TEASPOON_ADDRESS). Without it, the link is only a path.",
                valueName: "url"
            )
        )
        var address: String?

        /// A link to that path.
        func to(_ path: String) throws -> String {
            (try SiteAddress.said(address)?.text ?? "") + path
        }

        func validate() throws {
            _ = try SiteAddress.said(address)
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Create an account. The password is read from standard input: one line.",
            discussion: "Where there is no store yet, one is made for the first account, in a folder that is there."
        )
        @OptionGroup var options: Options
        @Argument(help: "The e-mail address.") var email: String

        func run() async throws {
            guard let password = readLine(), !password.isEmpty else {
                throw ValidationError("Write the password on standard input, followed by a line break.")
            }
            try await options.withAccounts(mayBegin: true) { try await $0.add(email, password: password) }
            Say.out("Account \(email) created.")
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the accounts, each with its number in the log."
        )
        @OptionGroup var options: Options

        func run() async throws {
            try await options.withAccounts { accounts in
                for account in try await accounts.all().sorted(by: { $0.emailKey < $1.emailKey }) {
                    Say.out("\(account.email)  \(account.id)" + (account.isAdministrator ? "  (administrator)" : ""))
                }
            }
        }
    }

    struct ResetLink: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset-link",
            abstract: "Print a password reset link. It works once and expires in an hour."
        )
        @OptionGroup var options: Options
        @OptionGroup var link: Link
        @Argument(help: "The e-mail address.") var email: String

        func run() async throws {
            try await options.withAccounts { Say.out(try link.to(await $0.resetPath(for: email))) }
        }
    }

    struct Invite: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "invite",
            abstract: "Print an invitation link, where registration is by invitation. It works once and expires in two weeks."
        )
        @OptionGroup var options: Options
        @OptionGroup var link: Link
        @Argument(help: "The e-mail address of the inviting account.") var inviter: String

        func run() async throws {
            try await options.withAccounts { Say.out(try link.to(await $0.invitationPath(from: inviter))) }
        }
    }

    struct SignOut: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sign-out",
            abstract: "End all sessions of an account: every browser has to sign in again, and gets no reminders until then."
        )
        @OptionGroup var options: Options
        @Argument(help: "The e-mail address.") var email: String

        func run() async throws {
            try await options.withAccounts {
                let count = try await $0.signOut(email)
                Say.out("Account \(email): \(count) \(count == 1 ? "session" : "sessions") ended.")
            }
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete an account with everything in it."
        )
        @OptionGroup var options: Options
        @Argument(help: "The e-mail address.") var email: String
        @Flag(help: "Confirm. This cannot be undone.") var sure = false

        func run() async throws {
            guard sure else { throw ValidationError("Nothing was deleted. Add --sure to confirm. This cannot be undone.") }
            try await options.withAccounts { try await $0.delete(email) }
            Say.out("Account \(email) deleted.")
        }
    }
}
