package import Planner

extension Tip {
    /// In a few words.
    package var title: Sentence { PhraseSeries.tipTitles[place] }

    /// In two or three sentences.
    package var text: Sentence { PhraseSeries.tipTexts[place] }

    private var place: Int { slug.place(among: Tip.all.map { $0.slug }) }
}
