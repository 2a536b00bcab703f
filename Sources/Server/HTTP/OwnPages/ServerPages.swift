import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Planner
import Requests
import Storage

/// Makes answers of the pages that the server alone shows: those of accounts and of the gallery.
struct ServerPages: Sendable {
    /// The release whose styles and scripts the pages name.
    let release: String
    /// The languages that they can be in.
    let catalogs: Catalogs

    /// The texts in the language of the request that is being answered.
    var words: Catalog { catalogs.words(in: LookCookie.settings.language) }

    /// A page.
    func page(_ page: any Page, status: Int = 200, headers extra: [HTTPField] = []) -> Hummingbird.Response {
        let settings = LookCookie.settings
        let (around, now) = (Surroundings.current, WallClock.now())
        let context = PageContext(
            release: release,
            settings: settings,
            instant: Instant(time: now, offset: around.minutesAhead(at: now)),
            nonce: .random(),
            here: Pages.Route.today.path,
            isAnsweredByServer: true,
            toast: nil,
            failures: 0,
            isKeptByServer: around.isUntrusted,
            zone: around.zone ?? IANATimeZone.utcName,
            words: words
        )
        var headers = HTTPFields()
        for header in Headers.page {
            if let name = HTTPField.Name(header.name) { headers[name] = header.value }
        }
        for header in extra { headers.append(header) }
        headers.name(words)
        return Hummingbird.Response(
            status: .init(code: status),
            headers: headers,
            body: .init(byteBuffer: ByteBuffer(bytes: context.document(of: page)))
        )
    }

    /// A page of one sentence, for addresses that are not the planner's.
    func plain(_ status: HTTPResponse.Status, _ sentence: Phrase, headers: HTTPFields = [:]) -> Hummingbird.Response {
        var headers = headers
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "no-store"
        headers.name(words)
        let page = PlainErrorPage.document(sentence, words: words)
        return Hummingbird.Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: page)))
    }

    /// The answer to a method that a page which cannot be changed does not take.
    var unchangeable: Hummingbird.Response { plain(.methodNotAllowed, .saidMethod, headers: [.allow: "GET, HEAD"]) }

    /// A page with one message.
    func say(_ word: AccountMessagePage.Word, headers: [HTTPField] = []) -> Hummingbird.Response {
        page(AccountMessagePage(word), status: AccountMessagePage(word).status, headers: headers)
    }

    /// A page about a link that is no longer of use.
    func say(_ page: DeadLinkPage) -> Hummingbird.Response { self.page(page, status: page.status) }

    /// The answer where too much is under way.
    var busy: Hummingbird.Response { say(.busy, headers: [HTTPField(name: .retryAfter, value: "5")]) }

    /// Leads the browser to another page.
    func lead(to path: String, headers extra: [HTTPField] = []) -> Hummingbird.Response {
        var headers: HTTPFields = [.location: path, .cacheControl: "no-store"]
        for header in extra { headers.append(header) }
        return Hummingbird.Response(status: .seeOther, headers: headers)
    }

    /// The answer to a fault that no form has a place for.
    ///
    /// - Parameter target: the page that was requested; nil if a form was sent.
    func refusal(of fault: AccountFault, at target: String?) -> Hummingbird.Response {
        switch fault {
        case .store(.full): return say(.storeFull)
        case .store: return say(.storeFailed, headers: [HTTPField(name: .retryAfter, value: "5")])
        case .credentials: return busy
        case .tooOften(let wait):
            let seconds = max(wait.components.seconds + 1, 1)
            return say(.tooOften, headers: [HTTPField(name: .retryAfter, value: String(seconds))])
        case .linkEnded: return say(DeadLinkPage(.unknown, isSignedIn: false, offersAccount: false))
        case .nobody: return lead(to: AccountRoute.signIn.leading(to: target.flatMap { Onward($0) }))
        case .notShared: return say(.notFound)
        // An account that is signed in has an address and a password: those are faults of a form, and shown in it.
        case .wrongPassword, .email, .emailTaken, .password, .notInvited, .tooManyInvitations:
            return say(.notFound)
        }
    }
}
