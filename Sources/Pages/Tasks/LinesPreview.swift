import Planner

/// A preview of the tasks that pasted lines would become.
final class LinesPreview {
    /// A line as it would be added.
    final class Line {
        let title: String
        let level: Int
        let meanings: [String]

        init(title: String, level: Int, meanings: [String]) {
            self.title = title
            self.level = level
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
    init(_ pasted: PastedLines, readsWords: Bool, isForList: Bool, at instant: Instant, reading space: PersonalSpace) {
        isTooDeep = pasted.deepest >= TaskLimits.levels
        hasMore = pasted.lines.count > Self.most
        let context = space.quickAdd(at: instant, isPlaced: isForList)
        var lines: [Line] = []
        for line in pasted.lines.prefix(Self.most) {
            var title = line.text
            var meanings: [String] = line.isDone ? ["Done"] : []
            if readsWords {
                let read = PastedLines.read(line, in: context)
                title = read.title
                for chip in read.chips { meanings.append(Words.meaning(of: chip, in: read, at: instant, reading: space)) }
            }
            lines.append(Line(title: title, level: line.level, meanings: meanings))
        }
        self.lines = lines
    }

    func write(_ html: inout HTML) {
        guard !lines.isEmpty else { return }
        html.literal("<section class=\"preview card\" id=\"preview\" aria-labelledby=\"preview-title\">")
        html.literal("<h2 id=\"preview-title\">What would be added</h2>")
        if isTooDeep {
            let deepest = TaskLimits.levels - 1
            html.write("<p class=\"hint\" id=\"too-deep\">Steps lie at most \(deepest) deep: deeper lines were put there.</p>")
        }
        var index = 0
        level(&html, &index, 0)
        if hasMore { html.literal("<p class=\"hint\">And so on: these are the first hundred.</p>") }
        html.literal("</section>")
    }

    /// The lines from one on that lie at least as deep.
    private func level(_ html: inout HTML, _ index: inout Int, _ level: Int) {
        html.literal("<ul>")
        while index < lines.count, lines[index].level >= level {
            let line = lines[index]
            index += 1
            html.write("<li><span class=\"title\" dir=\"auto\">\(line.title)</span>")
            if !line.meanings.isEmpty { facts(&html, line.meanings) }
            if index < lines.count, lines[index].level > line.level { self.level(&html, &index, line.level + 1) }
            html.literal("</li>")
        }
        html.literal("</ul>")
    }

    private func facts(_ html: inout HTML, _ meanings: [String]) {
        html.literal("<span class=\"facts\">")
        for meaning in meanings { html.write("<span dir=\"auto\">\(meaning)</span>") }
        html.literal("</span>")
    }
}
