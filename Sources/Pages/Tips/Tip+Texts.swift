package import Planner

extension Tip {
    /// In a few words.
    package var title: Sentence { PhraseSeries.tipTitles[place] }

    /// In two or three sentences.
    package var text: Sentence { PhraseSeries.tipTexts[place] }

    /// How many come before it in the order of their names.
    @inline(never)
    private var place: Int {
        var place = 0
        for tip in Tip.all where tip.slug.comes(before: slug) { place += 1 }
        return place
    }
}
