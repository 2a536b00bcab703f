import Planner

extension HTML {
    /// The earlier versions of a text, each with what can be done about it; nothing where there is none.
    @inline(never)
    mutating func earlierVersions(_ versions: [EarlierVersion], back: String, _ context: PageContext) {
        if versions.isEmpty { return }
        literal(
            """
            <section class="card stack" id="earlier"><h2>Earlier versions</h2>\
            <p class="hint">Overwritten by an edit on another device.</p>
            """
        )
        for version in versions {
            let moment = context.moment
            let date = Words.date(moment.at(version.written).date, at: moment)
            write(
                """
                <details id="version-\(version.identity)"><summary>\(date), \(Words.time(version.written, at: moment))</summary>\
                <p class="written" dir="auto">\(version.text)</p>
                """
            )
            beginForm(.versionAct(version.identity, .back), context, back: back, class: "act acts")
            write(
                """
                <button class="button" id="back-\(version.identity)">Restore this version</button>\
                <button class="button quiet" id="away-\(version.identity)" \
                formaction="\(Route.versionAct(version.identity, .away))">Dismiss</button>
                """
            )
            endForm()
            literal("</details>")
        }
        literal("</section>")
    }
}
