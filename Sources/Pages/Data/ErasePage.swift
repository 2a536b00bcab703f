import Facts
package import Planner

/// The one thing that asks whether it is meant: it cannot be undone.
package final class ErasePage: Page {
    let tasks: Int

    package init(reading space: PlanReader) {
        tasks = space.taskCount
    }

    package func title(_ context: PageContext) -> String { context.words[.erase] }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.keepActions("erase-all", "\(.eraseDo)", id: "erase-now", keep: "\(.eraseCancel)", at: Route.data.path)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.erase, context, id: "erase-all", class: "act card stack", saying: " data-erases")
        let lead: Sentence = context.isAnsweredByServer ? .eraseOnServer(tasks: tasks) : .eraseOnDevice(tasks: tasks)
        let backup = MarkupTag("<a class=\"button\" data-download href=\"\(Route.copy)\">", "</a>")
        html.write(
            """
            <p>\(lead)</p>\(erasing: context.account)<p>\(.eraseBackup(a: backup))</p>\
            <input type="hidden" name="sure" value="yes">
            """
        )
        html.endForm()
    }
}

extension Markup.StringInterpolation {
    /// What happens to the account, which is not on this device.
    fileprivate func appendInterpolation(erasing account: SyncStatus?) {
        guard let account, account.state != .deleted else { return }
        appendLiteral("<p>")
        appendInterpolation(.eraseAccount(mail: account.mail))
        appendLiteral("</p>")
    }
}
