package import Planner

extension ImportPreview {
    /// The page that shows it.
    package func content(_ words: Catalog, at instant: Instant) -> ImportedContent {
        var html = HTML(words: words)
        var parts: [ImportedContent.Part] = []
        for (name, value) in carried { html.hidden(name, value) }
        html.write("<input type=\"hidden\" name=\"seen\" value=\"yes\"><p class=\"lead\">\(.importFoundTasks(count: count))</p>")
        if let most { html.write("<p class=\"fault\" id=\"too-many\">\(.importTooMany(most: words.number(most)))</p>") }
        html.beginSection("lists-found", words[.pageLists])
        html.literal("<ul class=\"rows\" id=\"lists\" aria-labelledby=\"lists-found\">")
        var place = 0
        for list in lists {
            let name = list.key == nil ? "none" : String(place)
            if case .some = list.key { place += 1 }
            html.beginPlanRow("list", name, isChosen: list.isChosen, id: "list-" + name)
            html.write("<span class=\"title\" dir=\"auto\">")
            if list.key == nil { html.write("\(.formListNone)") } else { html.write("\(list.name)") }
            html.literal("</span><span class=\"facts dotted\">")
            if list.tasks.isEmpty { html.write("<span>\(.importAllDone)</span>") }
            parts.append(.markup(html.bytes))
            parts.append(.list(key: list.key, name: list.name, tasks: list.tasks))
            html = HTML(words: words)
            html.write("</span></span><span class=\"value\">\(words.number(list.tasks.count))</span></label></li>")
        }
        html.literal("</ul>")
        html.endSection()
        choices(&html, words)
        shownExamples(&html, words, at: instant)
        differences(&html, words)
        corrections(&html, words)
        parts.append(.markup(html.bytes))
        var actions = HTML(words: words)
        actions.formActions("take-in", cancel: Route.elsewhere.path, primary: "\(.importDo)", id: "bring")
        return ImportedContent(
            source: program,
            title: words[.importFrom(app: kind.name)],
            form: .importing,
            parts: parts,
            actions: actions.bytes
        )
    }

    private var count: Int {
        var count = 0
        for list in lists { count += list.tasks.count }
        return count
    }

    /// What holds for the whole of the file.
    private func choices(_ html: inout HTML, _ words: Catalog) {
        let choices: [(name: StaticString, of: Switch, text: Sentence)] = [
            ("done", done, .importDone(count: done.count)), ("past", past, .importPast(count: past.count)),
            ("costs", costs, .importCosts(count: costs.count)),
        ]
        html.literal("<div class=\"stack\" id=\"import-choices\">")
        for (name, choice, text) in choices where choice.count > 0 {
            html.write(
                """
                <label class="choice"><input type="checkbox" id="\(fixed: name)" name="\(fixed: name)" value="yes"\
                \(" checked", if: choice.isOn)><span>\(text)</span></label>
                """
            )
        }
        html.literal("</div>")
    }

    private func shownExamples(_ html: inout HTML, _ words: Catalog, at instant: Instant) {
        if examples.isEmpty { return }
        html.beginSection("examples", words[.importFirstTasks])
        html.literal("<ul class=\"rows\" id=\"first-tasks\" aria-labelledby=\"examples\">")
        for example in examples {
            html.write(
                """
                <li class="row"><div class="row-main"><span class="what"><span class="title" dir="auto">\
                \(Text.shortened(example.title, to: 200))</span><span class="facts dotted">
                """
            )
            if !example.list.isEmpty { html.write("<span dir=\"auto\">\(example.list)</span>") }
            if let due = example.due { html.write("<span>\(words.due(due, example.time, at: instant))</span>") }
            html.literal("</span></span></div></li>")
        }
        html.literal("</ul>")
        html.endSection()
    }

    /// Every loss, and what else is not as it was.
    private func differences(_ html: inout HTML, _ words: Catalog) {
        html.beginSection("different", words[.importChanges])
        html.literal("<ul class=\"rows differences\" id=\"losses\" aria-labelledby=\"different\">")
        if !hasCosts { html.difference(.importNoCost, nil) }
        if notes > 0 { html.difference(.importNotes, notes) }
        if countsFromToday { html.difference(.importCountsFromToday, nil) }
        for (what, count) in losses { html.difference(what, count) }
        html.difference(.importUndo, nil)
        html.literal("</ul>")
        html.endSection()
    }

    /// What was recognised, to be corrected.
    private func corrections(_ html: inout HTML, _ words: Catalog) {
        let isDoubtful = dateOrder != nil
        html.write(
            "<details class=\"fold\" id=\"correct\"\(" open", if: isDoubtful)><summary>\(.importCorrect)</summary><div class=\"stack\">"
        )
        html.beginChoice("as", .importKind)
        for other in kinds {
            let isChosen = other.number == kind.number
            // What was recognised is recognised again: in an archive, that is not every file.
            html.choice(isChosen && !isCorrected ? nil : other.number, other.name, isChosen: isChosen)
        }
        html.endChoice()
        if let dateOrder {
            html.beginChoice("order", .importDates)
            for order in Self.dateOrders { html.choice(order.number, words[order.name], isChosen: order.number == dateOrder) }
            html.endChoice()
        }
        html.write(
            """
            <p class="acts"><button class="button" id="look-again" formaction="\(Route.importFile)?look=1">\(.importLookAgain)</button>\
            <a class="button" id="another-file" href="\(Route.elsewhere)">\(.importAnother)</a></p></div></details>
            """
        )
    }
}

extension HTML {
    /// A row that says what is different, and of how many things.
    fileprivate mutating func difference(_ what: Phrase, _ count: Int?) {
        write("<li class=\"row\"><div class=\"row-main\"><span class=\"what\">\(what)</span>")
        if let count { write("<span class=\"value\">\(words.number(count))</span>") }
        literal("</div></li>")
    }

    /// A field in which one of several values is chosen.
    mutating func beginChoice(_ name: StaticString, _ label: Phrase) {
        write("<div class=\"field\"><label for=\"\(fixed: name)-field\">\(label)</label>")
        write("<select id=\"\(fixed: name)-field\" name=\"\(fixed: name)\">")
    }

    mutating func choice(_ number: Int?, _ name: String, isChosen: Bool) {
        write("<option value=\"\(number.map { String($0) } ?? "")\"\(" selected", if: isChosen)>\(name)</option>")
    }

    mutating func endChoice() {
        literal("</select></div>")
    }
}
