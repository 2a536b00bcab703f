import Credentials
import Pages
import Storage

/// The address behind a link that works once.
enum AccountLink {
    /// The path, with its token and what the link is for: of one that has ended nothing else is known.
    static func path(_ token: LinkToken, _ purpose: OneTimeLink.Purpose) -> String {
        AccountRoute.link.path + "?to=" + token.text + "&for=" + kind(purpose).rawValue
    }

    private static func kind(_ purpose: OneTimeLink.Purpose) -> DeadLinkPage.Kind {
        switch purpose {
        case .reset: .password
        case .register: .account
        case .changeEmail: .address
        case .invitation: .invitation
        }
    }
}
