import ArgumentParser
import WebPush

/// How messages reach devices.
struct PushArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Contact address for push services: mailto:… or https://… (also by TEASPOON_CONTACT; where mail is sent, "
                + "its sender). Without one, reminders reach no closed device.",
            valueName: "url"
        )
    )
    var contact: String?

    @Option(
        help: ArgumentHelp(
            "For tests: a push service on this machine, as host:port:file. The file has the certificates to trust.",
            visibility: .hidden
        )
    )
    var pushTest: String?

    /// The contact for push services; nil if none was given.
    func contact(_ mail: MailArguments) -> String? {
        contact ?? Environment["TEASPOON_CONTACT"] ?? mail.sender.map { "mailto:" + $0 }
    }

    /// Where messages may go.
    func rules() throws -> PushRules {
        guard let pushTest else { return PushRules() }
        let parts = pushTest.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let port = Int(parts[1]) else {
            throw ValidationError("--push-test takes host:port:certificates.")
        }
        return PushRules(exception: PushRules.Exception(host: String(parts[0]), port: port, authorities: String(parts[2])))
    }
}
