import Planner

extension HTML {
    /// The earlier versions of a text, each with its commands; nothing if it has no earlier versions.
    @inline(never)
    mutating func earlierVersions(_ versions: [EarlierVersion], back: String, _ context: PageContext) {
        if versions.isEmpty { return }
        write("<section class=\"card stack\" id=\"earlier\"><h2>\(.versions)</h2><p class=\"hint\">\(.versionsHint)</p>")
        for version in versions {
            let instant = context.instant
            let date = words.date(instant.at(version.written).date, at: instant)
            let time = words.time(version.written, at: instant)
            write(
                """
                <details id="version-\(version.identity)"><summary>\(.versionWritten(date: date, time: time))</summary>\
                <p class="written" dir="auto">\(version.text)</p>
                """
            )
            beginForm(.restoreVersion(version.identity), context, back: back, class: "act acts")
            write(
                """
                <button class="button" id="back-\(version.identity)">\(.versionRestore)</button>\
                <button class="button quiet" id="away-\(version.identity)" \
                formaction="\(Route.dismissVersion(version.identity))">\(.versionDismiss)</button>
                """
            )
            endForm()
            literal("</details>")
        }
        literal("</section>")
    }
}
