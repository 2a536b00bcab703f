import Planner

extension HTML {
    /// A link with a drawing, on a separate line, for pages beside the content.
    @inline(never)
    mutating func textLink(_ name: Phrase, _ symbol: Symbol, id: StaticString, to path: String) {
        write("<p class=\"links\"><a id=\"\(fixed: id)\" href=\"\(path)\">\(symbol)<span>\(name)</span></a></p>")
    }

    /// The links in a person's text, which cannot be followed within a field. Links to the web open outside of the app.
    @inline(never)
    mutating func links(in text: String) {
        let links = Text.links(in: text)
        guard !links.isEmpty else { return }
        write("<ul class=\"addresses\" id=\"links\" aria-label=\"\(.linksInText)\">")
        for link in links {
            // A telephone and a mail program are opened without a page in between.
            let isWeb = link.utf8.first == UInt8(ascii: "h") || link.utf8.first == UInt8(ascii: "H")
            write(
                "<li><a class=\"more\" dir=\"ltr\" href=\"\(link)\" rel=\"noopener noreferrer\"\(" target=\"_blank\"", if: isWeb)>"
            )
            write("\(Text.shortened(link, to: 60))</a></li>")
        }
        literal("</ul>")
    }
}
