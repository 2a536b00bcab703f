import Planner

/// A preview of the tasks that pasted lines would become.
final class LinesPreview {
    /// A line as it would be added.
    final class Line {
        let title: String
        let level: Int
        let isDone: Bool
        let meanings: [String]

        init(title: String, level: Int, isDone: Bool, meanings: [String]) {
            self.title = title
            self.level = level
            self.isDone = isDone
            self.meanings = meanings
        }
    }

    /// Lines that are shown before they are added.
    private static let most = 100

    private let lines: [Line]
    private let hasMore: Bool
    /// Whether a line lies deeper than steps may.
    private let isTooDeep: Bool

    /// - Parameters:
    ///   - readsWords: whether dates, costs and the like are read out of the lines.
    ///   - isForList: whether all of them go to one list.
    ///   - words: the language that they are read in, and that the parts are said in.
    init(
        _ pasted: PastedLines,
        readsWords: Bool,
        isForList: Bool,
        at instant: Instant,
        reading space: PlanReader,
        in words: Catalog
    ) {
        isTooDeep = pasted.deepest >= TaskLimits.levels
        hasMore = pasted.lines.count > Self.most
        let context = space.quickAdd(at: instant, isPlaced: isForList, in: words.quickAdd)
        var lines: [Line] = []
        for line in pasted.lines.prefix(Self.most) {
            var title = line.text
            var meanings: [String] = []
            if readsWords {
                let read = PastedLines.read(line, in: context)
                title = read.title
                for chip in read.chips { meanings.append(words.meaning(of: chip, in: read, at: instant, reading: space)) }
            }
            lines.append(Line(title: title, level: line.level, isDone: line.isDone, meanings: meanings))
        }
        self.lines = lines
    }

    func write(_ html: inout HTML) {
        guard !lines.isEmpty else { return }
        html.literal("<section class=\"preview card\" id=\"preview\" aria-labelledby=\"preview-title\">")
        html.write("<h2 id=\"preview-title\">\(.manyPreview)</h2>")
        if isTooDeep {
            let deepest = TaskLimits.levels - 1
            html.write("<p class=\"hint\" id=\"too-deep\">\(.manyPreviewDeep(levels: deepest))</p>")
        }
        var index = 0
        level(&html, &index, 0)
        if hasMore { html.write("<p class=\"hint\">\(.manyPreviewMore(count: Self.most))</p>") }
        html.literal("</section>")
    }

    /// The lines from one on that lie at least as deep.
    private func level(_ html: inout HTML, _ index: inout Int, _ level: Int) {
        html.literal("<ul>")
        while index < lines.count, lines[index].level >= level {
            let line = lines[index]
            index += 1
            html.write("<li><span class=\"title\" dir=\"auto\">\(line.title)</span>")
            if line.isDone || !line.meanings.isEmpty { facts(&html, line) }
            if index < lines.count, lines[index].level > line.level { self.level(&html, &index, line.level + 1) }
            html.literal("</li>")
        }
        html.literal("</ul>")
    }

    private func facts(_ html: inout HTML, _ line: Line) {
        html.literal("<span class=\"facts\">")
        if line.isDone { html.write("<span dir=\"auto\">\(.manyPreviewDone)</span>") }
        for meaning in line.meanings { html.write("<span dir=\"auto\">\(meaning)</span>") }
        html.literal("</span>")
    }
}
