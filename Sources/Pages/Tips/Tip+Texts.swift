package import Planner

extension Tip {
    /// In a few words.
    package var title: Sentence { PhraseSeries.tipTitles[rank] }

    /// In two or three sentences.
    package var text: Sentence { PhraseSeries.tipTexts[rank] }

    private var rank: Int { slug.rank(among: Tip.all.map { $0.slug }) }
}
