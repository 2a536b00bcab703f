import Credentials
import Pages

/// The address behind a link that works once.
enum AccountLink {
    /// The path, with what it takes.
    static func path(_ token: LinkToken) -> String {
        AccountRoute.link.path + "?to=" + token.text
    }
}
