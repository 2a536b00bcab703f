package import Planner

extension StarterTemplate {
    /// Its name, until the person chooses another.
    package var name: Sentence { PhraseSeries.starterNames[rank] }

    /// When it helps, in a sentence or two.
    package var about: Sentence { PhraseSeries.starterAbouts[rank] }

    /// Its items, one a line; an indented line is a step.
    package var lines: Sentence { PhraseSeries.starterLines[rank] }

    private var rank: Int { slug.rank(among: StarterTemplate.all.map { $0.slug }) }
}

extension StarterTemplate.Group {
    /// The heading over the templates, and the category of a list that is made from one.
    package var name: Phrase {
        switch self {
        case .energy: .startersEnergy
        case .health: .startersHealth
        case .home: .startersHome
        case .out: .startersOut
        case .focus: .startersFocus
        }
    }
}
