import Planner

/// The person's data is theirs: out, in, on paper, gone.
public final class DataPage: Page {
    let lastCopy: Int64?

    /// The page.
    ///
    /// - Parameter lastCopy: when a file of everything was last saved, in milliseconds since 1970; nil where none was.
    public init(lastCopy: Int64?) {
        self.lastCopy = lastCopy
    }

    package func title(_ context: PageContext) -> String { "Your data" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <div class="stack" id="your-data"><section class="card stack"><h2>A copy of everything</h2>\
            <p>One file with all that is kept here. Put it where it is safe: whoever has it can read it.</p>\
            <p class="acts"><a class="button" data-download="noted" href="\(Address.dataFile(.everything))">Save a copy</a>\
            <a class="button" id="bring-in" href="\(Address.bringIn)">Bring a copy in</a></p>
            """
        )
        if let lastCopy {
            let day = context.moment.at(lastCopy).date
            // A clock that ran ahead is no reason to speak of tomorrow.
            let words = Words.distance(min(day, context.moment.date), from: context.moment.date)
            html.write("<p class=\"hint\" id=\"last-copy\">Last copy: \(words)</p>")
        }
        html.write(
            """
            </section><section class="card stack"><h2>For other programs</h2><ul class="stack">\
            <li>\(download: .table, "Table")<p class="hint">All tasks for a spreadsheet (CSV)</p></li>\
            <li>\(download: .text, "Text")<p class="hint">All lists and sticky notes, to read or to keep (Markdown)</p></li>\
            <li>\(download: .toDos, "To-dos")<p class="hint">All tasks for another task program (iCalendar)</p></li>\
            <li>\(download: .dates, "Dates")<p class="hint">What has a date, for a calendar (iCalendar)</p></li></ul></section>\
            <section class="card stack"><h2>On paper</h2>\
            <p>Every page prints without its buttons, with a box before each task. A long list has \
            “All on one page, to print” under “More for this list”.</p></section>\
            <p><a class="button quiet" id="erase" href="\(Address.erase)">\(Symbol.bin)<span>Erase everything</span></a></p></div>
            """
        )
    }
}

extension Markup.Parts {
    @inline(never)
    mutating func appendInterpolation(download file: Address.DataFile, _ words: StaticString) {
        appendLiteral("<a class=\"button\" data-download href=\"")
        appendInterpolation(Address.dataFile(file))
        appendLiteral("\">")
        appendLiteral(words)
        appendLiteral("</a>")
    }
}
