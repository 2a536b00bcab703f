import Planner

/// A page for somebody who has an address and nothing else: no script, no way into the app, nothing that could be pressed.
package enum PublicLinkPage {
    /// The page of a public link.
    package static func page(_ view: PublicLinkContent, release: String, words: Catalog = .english) -> [UInt8] {
        document(view.title(words), release: release, words, emblem: view.emblem) { html in
            view.write(&html)
            html.write("<p class=\"quiet-text\">\(.publicViewOnly)</p>")
        }
    }

    /// The page at every address that shows nothing. It does not differ between a revoked link and one that never existed.
    package static func ended(release: String, words: Catalog = .english) -> [UInt8] {
        document(words[.publicEnded], release: release, words) { html in
            html.write("<p class=\"lead\" id=\"ended\">\(.publicEndedLead)</p>")
        }
    }

    /// The page while the server is too busy to answer.
    package static func later(release: String, words: Catalog = .english) -> [UInt8] {
        document(words[.publicLater], release: release, words) { html in
            html.write("<p class=\"lead\">\(.publicLaterLead)</p>")
        }
    }

    private static func document(
        _ title: String,
        release: String,
        _ words: Catalog,
        emblem: (inout HTML) -> Void = { _ in },
        _ main: (inout HTML) -> Void
    ) -> [UInt8] {
        var html = HTML(words: words)
        html.beginDocument(release: release, .standard, isInAccount: false, hasNavigation: false)
        html.write(
            """
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
            <title>\(title) · Teaspoon</title><meta name="robots" content="noindex, nofollow">\
            <meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">\
            <meta name="format-detection" content="telephone=no">\
            <link rel="stylesheet" href="/static/\(release)/app.css"></head><body class="shared">
            """
        )
        html.literal(Symbol.sheet)
        html.write(
            """
            <header id="top"><p class="brand">\(Symbol.spoon)Teaspoon</p><div>
            """
        )
        emblem(&html)
        html.write("<h1 id=\"title\" dir=\"auto\">\(title)</h1></div></header><main id=\"main\">")
        main(&html)
        html.literal("</main></body></html>")
        return html.bytes
    }
}
