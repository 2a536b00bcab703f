import Facts
public import Planner

/// The one thing that asks whether it is meant: it cannot be undone.
public final class ErasePage: Page {
    let tasks: Int

    /// Reads the page's model.
    public init(reading space: PersonalSpace) {
        tasks = space.taskCount
    }

    package func title(_ context: PageContext) -> String { "Erase everything" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .data }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.erase, context, id: "erase-all", class: "act card stack", saying: " data-erases")
        html.write(
            """
            <p>All that Teaspoon keeps \(fixed: context.isAnsweredByServer ? "here" : "on this device") goes: \
            \(tasks) \(fixed: tasks == 1 ? "task" : "tasks"), and every list, note, day and setting. It cannot be undone.</p>\
            \(erasing: context.account)<p>A backup brings it all back: \(download: .copy, "Back up")</p>\
            <input type="hidden" name="sure" value="yes"><p class="acts"><button class="button" id="erase-now">\(Symbol.bin)\
            <span>Erase everything</span></button><a class="button primary" href="\(Route.data)">Keep everything</a></p>
            """
        )
        html.endForm()
    }
}

extension Markup.StringInterpolation {
    /// What happens to the account, which is not on this device.
    fileprivate mutating func appendInterpolation(erasing account: SyncStatus?) {
        guard let account, account.state != .deleted else { return }
        appendLiteral("<p>You are signed out, too. Your account, ")
        appendInterpolation(account.mail)
        appendLiteral(
            """
            , and what it keeps on the server stay until you delete it on its own page. What has not reached it is lost.</p>
            """
        )
    }
}
