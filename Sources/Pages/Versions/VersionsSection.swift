import Planner

extension HTML {
    /// The earlier versions of a text, each with its commands; nothing if it has no earlier versions.
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
            let instant = context.instant
            let date = Words.date(instant.at(version.written).date, at: instant)
            write(
                """
                <details id="version-\(version.identity)"><summary>\(date), \(Words.time(version.written, at: instant))</summary>\
                <p class="written" dir="auto">\(version.text)</p>
                """
            )
            beginForm(.versionCommand(version.identity, .back), context, back: back, class: "act acts")
            write(
                """
                <button class="button" id="back-\(version.identity)">Restore this version</button>\
                <button class="button quiet" id="away-\(version.identity)" \
                formaction="\(Route.versionCommand(version.identity, .away))">Dismiss</button>
                """
            )
            endForm()
            literal("</details>")
        }
        literal("</section>")
    }
}
