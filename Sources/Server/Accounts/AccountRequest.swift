import Credentials
import HTTPTypes
import Pages
import Planner
import Requests
import Storage

/// One request about an account, read as far as every answer needs it.
struct AccountRequest: Sendable {
    let head: HTTPRequest
    /// The form; empty if none was sent.
    let form: Form
    /// The query of the URL.
    let query: Form
    /// The account that is signed in.
    let caller: SignedIn?
    /// The network address of the client, as far as it can be believed.
    let clientAddress: String
    /// The mark that the browser keeps from an earlier sign-in.
    let mark: BrowserMark?
    /// Milliseconds since 1970.
    let now: Int64
    /// How the browser keeps its session.
    let cookie: SessionCookie
    /// Where browsers find this server: as it was told, or as this very browser has found it.
    let serverAddress: String

    /// Where signing in leads on to, as far as the form or the address says.
    var onward: Onward? {
        (form["to"] ?? query["to"]).flatMap { Onward($0) }
    }

    /// The languages that the browser asks for, the first of which counts.
    var acceptedLanguages: String { head.headerFields[.acceptLanguage] ?? "" }

    /// The language that is kept of this device, for what it is sent: that of its pages, with the country that the browser says. The
    /// country decides how clocks and calendars are read as long as nothing is chosen.
    func deviceLanguage(of words: Catalog) -> String {
        let first = acceptedLanguages.prefix { $0 != "," && $0 != ";" }.split(separator: "-")
        let language = words.language()
        let letters: ClosedRange<UInt8> = 0x41...0x5A
        let isCountry = { (part: Substring) in part.utf8.count == 2 && part.utf8.allSatisfy { letters.contains($0 & 0xDF) } }
        guard let country = first.dropFirst().first(where: isCountry) else { return language }
        return "\(language.prefix { $0 != "-" })-\(country.uppercased())"
    }

    /// The account that is signed in; a visitor without one is led to the page for signing in.
    func signedIn() throws(AccountFault) -> SignedIn {
        guard let caller else { throw .nobody }
        return caller
    }

    /// Where a password is tried from.
    var origin: TryLimits.Origin { TryLimits.Origin(clientAddress: clientAddress, mark: mark) }

    /// A field of the form; empty if it is missing.
    func typed(_ name: ByteString) -> String {
        form[name] ?? ""
    }
}
