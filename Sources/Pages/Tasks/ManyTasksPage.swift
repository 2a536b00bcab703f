import Facts
package import Planner

/// The form of many lines: its text as it was typed, right or wrong.
package final class ManyForm {
    /// The lines.
    package var lines: FieldValue
    /// The name of the list they go to; empty: none.
    package let list: String
    /// Whether dates, costs and the like are read out of the lines.
    package let readsWords: Bool
    /// The error of the list.
    package var listFault: String?
    /// When the lines were read that a preview showed; nil: none did.
    package var readAt: Instant?

    /// A form of its parts.
    package init(lines: String = "", list: String = "", readsWords: Bool = true) {
        self.lines = FieldValue(lines)
        self.list = list
        self.readsWords = readsWords
    }
}

/// Adds a task for every line.
package final class ManyTasksPage: Page {
    let form: ManyForm
    let lists: [(value: String, text: String)]
    /// The preview of the lines; nil if nobody asked for it.
    let preview: LinesPreview?

    /// Reads the page's model.
    ///
    /// - Parameters:
    ///   - pasted: the lines, if their preview is to be shown.
    ///   - words: the language that they are read in.
    package init(
        reading space: PlanReader,
        at instant: Instant,
        form: ManyForm,
        preview pasted: PastedLines? = nil,
        in words: Catalog = .english
    ) {
        self.form = form
        lists = space.listOptions(with: Identity(hex: form.list))
        if let pasted {
            let isForList = !form.list.isEmpty
            let readsWords = form.readsWords
            preview = LinesPreview(pasted, readsWords: readsWords, isForList: isForList, at: instant, reading: space, in: words)
        } else {
            preview = nil
        }
    }

    package func title(_ context: PageContext) -> String { context.words[.many] }

    package var section: Section? { nil }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions(
            "many",
            cancel: Route.newTaskPath(list: Identity(hex: form.list)),
            primary: "\(.manyBarAdd)",
            id: "add-many"
        )
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let shows: StaticString = " data-shows=\"preview\""
        html.beginForm(.manyTasks, context, back: Route.tasks.path, id: "many", class: "act stack", saying: shows)
        html.defaultButton()
        if let instant = form.readAt { html.readAt(instant) }
        lines(&html)
        let (list, none) = (context.words[.manyList], context.words[.manyListNone])
        html.menu(list, id: "many-list", name: "list", empty: none, chosen: form.list, lists, fault: form.listFault)
        html.write(
            """
            <label class="choice"><input id="read" type="checkbox" name="read" value="yes"\(" checked", if: form.readsWords)>\
            <span>\(.manyDetect(unit: context.unit))</span></label>\
            <div class="acts"><button class="button" id="preview-button" name="do" value="preview">\
            \(.manyPreviewButton)</button></div>
            """
        )
        html.endForm()
        preview?.write(&html)
    }

    private func lines(_ html: inout HTML) {
        // A parser drops the first line break of a textarea: give it one to drop.
        html.write(
            """
            <div class="field"><label for="many-lines">\(.manyLines)</label>\
            <p class="hint" id="many-hint">\(.manyLinesHint)</p>\
            <textarea id="many-lines" name="lines" rows="12" dir="auto" data-draft="many-lines"\
            \(" aria-invalid=\"true\"", if: form.lines.fault != nil) aria-describedby="\
            \("many-lines-fault ", if: form.lines.fault != nil)many-hint">\n\(form.lines.text)</textarea>
            """
        )
        html.fault(form.lines.fault, for: "many-lines")
        html.literal("</div>")
    }
}
