import Credentials
import Pages
import Storage

/// The address behind a link that works once.
enum AccountLink {
    /// The path, with what the link is for, which is all that is known of one that has ended, and its token. The token stands last, where
    /// it is looked for in a link that somebody pastes.
    static func path(_ token: LinkToken, _ purpose: OneTimeLink.Purpose) -> String {
        AccountRoute.link.path + "?for=" + kind(purpose).rawValue + "&to=" + token.text
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
