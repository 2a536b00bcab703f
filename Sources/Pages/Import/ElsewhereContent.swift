import Planner

extension ImportedContent {
    /// The page *I have tasks elsewhere*: where they may be, how each program gives its file, and the way to choose it.
    ///
    /// - Parameter fault: why the file that was chosen cannot be read.
    package static func elsewhere(_ words: Catalog, fault: Phrase? = nil, events: Int = 0) -> ImportedContent {
        var html = HTML(words: words)
        html.write("<p class=\"lead\">\(.elsewhereLead)</p>")
        if let fault {
            html.write("<p class=\"fault\" id=\"file-fault\" role=\"alert\">\(fault)")
            if events > 0 { html.write(" \(.importFaultEvents(count: events))") }
            html.literal("</p>")
        }
        html.literal("<div class=\"field-rows\" id=\"sources\">")
        for (place, app) in OtherApps.apps.enumerated() { html.ways(from: app, isOpen: place == 0 && fault == nil) }
        html.literal("</div>")
        var actions = HTML(words: words)
        actions.beginActions()
        // Where a script runs, a chosen file is sent at once; the field itself is then seen as this button alone.
        actions.write(
            """
            <label class="button primary chooser" id="choose">\(Symbol.box)<span>\(.elsewhereFile)</span>\
            <input id="file-field" type="file" name="file" form="choose-file" data-sends\
            \(described: "file", fault: fault.map { words[$0] })></label>\
            <noscript><button class="button" id="look" form="choose-file">\(.importPreview)</button></noscript>
            """
        )
        actions.endActions()
        return ImportedContent(
            title: words[.elsewhereTitle],
            form: .choosing,
            parts: [.markup(html.bytes)],
            actions: actions.bytes
        )
    }
}

/// The programs whose files people bring most often, and how they get them.
private enum OtherApps {
    /// One of them.
    struct App {
        /// Its own name; nil: any other.
        let name: String?
        let id: StaticString
        let steps: [Sentence]

        init(_ name: String?, _ id: StaticString, _ first: Sentence, _ second: Sentence) {
            self.name = name
            self.id = id
            steps = [first, second, Sentence(.elsewhereThisFile)]
        }
    }

    static var apps: [App] {
        [
            App("Todoist", "todoist", Sentence(.elsewhereTodoistOne), Sentence(.elsewhereTodoistTwo)),
            App("Microsoft To Do", "microsoft", Sentence(.elsewhereMicrosoftOne), Sentence(.elsewhereMicrosoftTwo)),
            App("Google Tasks", "google", Sentence(.elsewhereGoogleOne), Sentence(.elsewhereGoogleTwo)),
            App(
                "Apple Reminders",
                "apple",
                Sentence(.elsewhereAppleOne),
                .elsewhereAppleTwo(command: MarkupTag("<kbd>reminders show-all --format json &gt; reminders.json</kbd>", ""))
            ),
            App("TickTick", "ticktick", Sentence(.elsewhereTicktickOne), Sentence(.elsewhereTicktickTwo)),
            App(
                "Things",
                "things",
                Sentence(.elsewhereThingsOne),
                .elsewhereThingsTwo(command: MarkupTag("<kbd>things-cli -j -r all &gt; things.json</kbd>", ""))
            ),
            App("Tasks.org", "tasks-org", Sentence(.elsewhereTasksOrgOne), Sentence(.elsewhereTasksOrgTwo)),
            App(nil, "other", Sentence(.elsewhereOtherOne), Sentence(.elsewhereOtherTwo)),
        ]
    }
}

extension HTML {
    fileprivate mutating func ways(from app: OtherApps.App, isOpen: Bool) {
        write("<details class=\"field-row source\" id=\"from-\(fixed: app.id)\" name=\"from\"\(" open", if: isOpen)><summary>")
        if let name = app.name {
            write("<span class=\"name\" translate=\"no\">\(name)</span>")
        } else {
            write("<span class=\"name\">\(.elsewhereOther)</span>")
        }
        write("\(Symbol.next)</summary><ol>")
        for step in app.steps { write("<li>\(step)</li>") }
        literal("</ol></details>")
    }
}
