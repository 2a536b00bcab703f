import Credentials
import Pages

/// The address behind a link that works once.
enum AccountLink {
    /// The path, with its token.
    static func path(_ token: LinkToken) -> String {
        AccountRoute.link.path + "?to=" + token.text
    }
}
