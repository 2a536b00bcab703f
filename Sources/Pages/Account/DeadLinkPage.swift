import Planner

/// A link that was used, has ended or never was: the reason, and the next step, which differs by what it was for.
package final class DeadLinkPage: Page {
    /// What the link was for. The raw value stands in the link.
    package enum Kind: String, CaseIterable, Sendable {
        /// Choose a new password.
        case password
        /// Make an account.
        case account
        /// Take a new address.
        case address
        /// Make an account where that takes an invitation.
        case invitation
        /// Join a list.
        case list
        /// See a template of the gallery.
        case template
        /// A link of an earlier release, which does not say.
        case unknown
    }

    let kind: Kind
    let isSignedIn: Bool
    let offersAccount: Bool

    /// The page.
    ///
    /// - Parameters:
    ///   - isSignedIn: whether somebody is signed in in this browser.
    ///   - offersAccount: whether a person can make an account on this server.
    package init(_ kind: Kind, isSignedIn: Bool, offersAccount: Bool) {
        self.kind = kind
        self.isSignedIn = isSignedIn
        self.offersAccount = offersAccount
    }

    /// The kind that a link names.
    package static func kind(named name: String?) -> Kind {
        for kind in Kind.allCases where ByteString(kind.rawValue) == ByteString(name ?? "") { return kind }
        return .unknown
    }

    package func title(_ context: PageContext) -> String { context.words[.saidLinkExpired] }

    package var section: Section? { .more }

    private var sentence: Phrase {
        switch kind {
        case .list: .publicEndedLead
        case .template: .saidTemplateGone
        case .invitation: .registerInvitedEnded
        case .password, .account, .address, .unknown: .saidLinkEnded
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<div class=\"problem\"><p class=\"lead\" id=\"notice\" role=\"alert\">\(sentence)</p><p class=\"acts\">")
        switch kind {
        case .list, .invitation: link(&html, .saidToToday, to: Route.today.path, isFirst: true)
        case .template: link(&html, .gallery, to: GalleryRoute.gallery.path, isFirst: true)
        case .address: enter(&html)
        case .password, .account, .unknown:
            enter(&html)
            if kind != .account { link(&html, .saidPassword, to: AccountRoute.forgotten.path) }
            if kind != .password, !isSignedIn, offersAccount { link(&html, .saidRegister, to: AccountRoute.register.path) }
        }
        html.literal("</p></div>")
    }

    private func enter(_ html: inout HTML) {
        if isSignedIn {
            link(&html, .saidToAccount, to: AccountRoute.account.path, isFirst: true)
        } else {
            link(&html, .saidSignIn, to: AccountRoute.signIn.path, isFirst: true)
        }
    }

    private func link(_ html: inout HTML, _ name: Phrase, to path: String, isFirst: Bool = false) {
        html.write("<a class=\"button\(" primary", if: isFirst)\" href=\"\(path)\">\(name)</a>")
    }
}

extension DeadLinkPage {
    /// A template that was withdrawn. The gallery has others, with or without an account.
    package static var goneTemplate: DeadLinkPage { DeadLinkPage(.template, isSignedIn: false, offersAccount: false) }

    /// The HTTP status that goes with it.
    package var status: Int { kind == .template ? 404 : 410 }
}
