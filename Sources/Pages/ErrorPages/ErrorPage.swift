import Planner

/// A problem: what failed, why, and what to do now. The typed text is on the page.
public final class ErrorPage: Page {
    /// The kind of problem.
    public enum Problem: Equatable, Sendable {
        case notFound
        case methodNotAllowed
        case gone
        /// A command that History does not hold (any more).
        case notInHistory
        case notUnderstood
        case plannerStopped
        case storageFull
        case storageFailed
        case tooLarge
        /// The server has no place for this browser's data: the device's own copy is not ready.
        case notKept
        /// It lies in a shared list that the person may only look at.
        case viewOnly
    }

    let problem: Problem
    /// Name and value of every field that was sent.
    let typed: [(name: String, value: String)]
    /// Where it was sent to, to try again.
    let path: String

    /// The page of a problem.
    public init(_ problem: Problem, typed: [(name: String, value: String)] = [], path: String = "/app/today") {
        self.problem = problem
        self.typed = typed
        self.path = path
    }

    /// The HTTP status that goes with it.
    public var status: Int {
        switch problem {
        case .notFound: 404
        case .methodNotAllowed: 405
        case .viewOnly: 403
        case .gone, .notInHistory: 410
        case .notUnderstood: 400
        case .plannerStopped, .storageFailed, .notKept: 503
        case .storageFull: 507
        case .tooLarge: 413
        }
    }

    package func title(_ context: PageContext) -> String {
        switch problem {
        case .notFound: "Page not found"
        case .methodNotAllowed, .notUnderstood: "That didn’t work"
        case .gone, .notInHistory: "No longer here"
        case .plannerStopped, .storageFailed: "Not saved"
        case .notKept: "One moment"
        case .storageFull: "No space left"
        case .tooLarge: "Too large"
        case .viewOnly: "View only"
        }
    }

    package var section: Section? { nil }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        if typed.isEmpty {
            html.primaryLink("Go to Today", id: "to-today", to: Route.today.path)
        } else {
            html.write("<a class=\"button\" id=\"to-today\" href=\"\(Route.today)\">Go to Today</a>")
            html.literal("<button class=\"primary\" id=\"try-again\" form=\"retry\">Try again</button>")
        }
        html.endActions()
    }

    private func sentence(_ context: PageContext) -> String {
        switch problem {
        case .notFound: "There is no page at this address."
        case .methodNotAllowed: "This address cannot be used that way. Nothing was changed."
        case .gone: "This was deleted, perhaps on another device or in another tab. Nothing else was changed."
        case .notInHistory: Words.notInHistory + " Nothing was changed."
        case .notUnderstood: "The request could not be read. Nothing was changed."
        case .plannerStopped: "Teaspoon stopped while doing this and has restarted. Nothing was changed."
        case .storageFull:
            "This device has no space left for Teaspoon, so nothing was changed. Free up some space, then try again."
        case .storageFailed:
            (context.isAnsweredByServer ? "This server" : "This device") + " could not keep the change, so nothing was changed."
        case .tooLarge:
            "That’s more than Teaspoon can take at once (2 MB). Nothing was changed. Your text is still on the previous page."
        case .viewOnly:
            Fault.viewOnly.words(in: context.settings)
        case .notKept: "Teaspoon is still being set up on this device. It does this as soon as it is ready."
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<div class=\"problem\"><p class=\"lead\" id=\"notice\" role=\"alert\">\(sentence(context))</p>")
        if !typed.isEmpty { unsaved(&html) }
        html.literal("</div>")
    }

    private func unsaved(_ html: inout HTML) {
        let isAgain = problem == .notKept
        html.write(
            "<form method=\"post\" action=\"\(path)\" class=\"act stack\" id=\"retry\"\(" data-again", if: isAgain)>"
        )
        for (index, field) in typed.enumerated() { html.unsavedField(field.name, field.value, number: index) }
        html.defaultButton()
        if isAgain {
            html.literal(
                """
                <p class="hint">If nothing happens, try again. If that does not help, this server can keep your plan instead, for this browser only.</p>\
                <button class="quiet" name="keep" value="server" id="keep-on-server">Keep my plan on this server</button>
                """
            )
        }
        html.endForm()
    }
}
