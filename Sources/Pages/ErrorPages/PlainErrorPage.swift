/// An error page of one sentence, for addresses that are not the planner's. It looks like nothing in particular, and needs no other file.
package enum PlainErrorPage {
    /// The page, in the language of the texts.
    package static func document(_ sentence: Phrase, words: Catalog) -> [UInt8] {
        var html = HTML(words: words)
        html.write(
            """
            <!doctype html><html lang="\(words.language())"\(" dir=\"rtl\"", if: words.isRightToLeft)><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width"><title>Teaspoon</title></head><body>\
            <p>\(sentence)</p><p><a href="\(Route.today)">\(.saidToToday)</a></p></body></html>
            """
        )
        return html.bytes
    }
}
