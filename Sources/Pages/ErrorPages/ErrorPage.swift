import Planner

/// A problem: what failed, why, and what to do now. The typed text is on the page.
package final class ErrorPage: Page {
    /// The kind of problem.
    package enum Problem: Equatable, Sendable {
        case notFound
        /// A file of a plan in which nothing is, such as that of a browser whose plan the server does not have.
        case nothingToSave
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
        /// The same where the device will never have a copy.
        case neverKept
        /// The server accepts no further plans without an account.
        case noRoom
        /// The server has too much to do at once.
        case busy
        /// It lies in a shared list that the person may only look at.
        case viewOnly
    }

    let problem: Problem
    /// Name and value of every field that was sent.
    let typed: [(name: String, value: String)]
    /// Where it was sent to, to try again.
    let path: String

    /// The page of a problem.
    package init(_ problem: Problem, typed: [(name: String, value: String)] = [], path: String = "/app/today") {
        self.problem = problem
        self.typed = typed
        self.path = path
    }

    /// The HTTP status that goes with it.
    package var status: Int {
        switch problem {
        case .notFound, .nothingToSave: 404
        case .methodNotAllowed: 405
        case .viewOnly: 403
        case .gone, .notInHistory: 410
        case .notUnderstood: 400
        case .plannerStopped, .storageFailed, .notKept, .neverKept, .noRoom, .busy: 503
        case .storageFull: 507
        case .tooLarge: 413
        }
    }

    package func title(_ context: PageContext) -> String {
        let title: Phrase =
            switch problem {
            case .notFound: .problemNotFound
            case .nothingToSave: .data
            case .methodNotAllowed, .notUnderstood: .problemDidNotWork
            case .gone, .notInHistory: .problemGone
            case .plannerStopped, .storageFailed, .neverKept, .noRoom: .problemNotSaved
            case .notKept, .busy: .problemOneMoment
            case .storageFull: .problemNoSpace
            case .tooLarge: .problemTooLarge
            case .viewOnly: .problemViewOnly
            }
        return context.words[title]
    }

    package var section: Section? { nil }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.beginActions()
        if problem == .nothingToSave {
            html.primaryLink("\(Phrase.data)", id: "to-data", to: Route.data.path)
        } else if typed.isEmpty {
            html.primaryLink("\(.problemToToday)", id: "to-today", to: Route.today.path)
        } else if problem == .neverKept {
            html.write(
                "<button class=\"primary\" id=\"keep-on-server\" form=\"retry\" name=\"keep\" value=\"server\">\(.problemKeep)</button>"
            )
        } else {
            html.write("<a class=\"button\" id=\"to-today\" href=\"\(Route.today)\">\(.problemToToday)</a>")
            html.write("<button class=\"primary\" id=\"try-again\" form=\"retry\">\(.problemTryAgain)</button>")
        }
        html.endActions()
    }

    private func sentence(_ context: PageContext) -> Sentence {
        switch problem {
        case .notFound: Sentence(.problemSaidNotFound)
        case .nothingToSave: Sentence(.problemSaidNothingToSave)
        case .methodNotAllowed: Sentence(.problemSaidNotAllowed)
        case .gone: Sentence(.problemSaidGone)
        case .notInHistory: .problemSaidNotInHistory(days: Int(History.days))
        case .notUnderstood: Sentence(.problemSaidNotUnderstood)
        case .plannerStopped: Sentence(.problemSaidStopped)
        case .storageFull: Sentence(context.isAnsweredByServer ? .problemSaidFullServer : .problemSaidFullDevice)
        case .storageFailed: Sentence(context.isAnsweredByServer ? .problemSaidNotKeptServer : .problemSaidNotKeptDevice)
        case .tooLarge: Sentence(.problemSaidTooLarge)
        case .viewOnly: Sentence(.faultViewOnly)
        case .notKept: Sentence(.problemSaidOneMoment)
        case .neverKept: Sentence(.problemSaidNeverKept)
        case .noRoom: Sentence(.problemSaidNoRoom)
        // Only a server is ever busy, and so only its table has the words.
        case .busy: Sentence(.saidBusy)
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
            """
            <form method="post" action="\(path)" class="act stack" id="retry"\
            \(" data-again", if: isAgain)\(" data-unkept", if: problem == .neverKept)>
            """
        )
        for (index, field) in typed.enumerated() { html.unsavedField(field.name, field.value, number: index) }
        html.defaultButton()
        if isAgain {
            html.write(
                """
                <p class="hint">\(.problemKeepHint)</p>\
                <button class="quiet" name="keep" value="server" id="keep-on-server">\(.problemKeep)</button>
                """
            )
        }
        html.endForm()
    }
}
