/// A list that comes with Teaspoon, to be copied and changed at will.
///
/// Written to be of use lying down: few words, small steps, rest among them. A cost stands on a task or on its steps, never on both, so
/// that nothing is counted twice; a rest has no cost. No medical advice.
public struct StarterTemplate: Sendable {
    /// Its name in its address: a–z and hyphens.
    public let slug: ByteString
    /// Its name.
    public let name: String
    /// When it helps, in a sentence or two.
    public let about: String
    /// The picture of a list made from it.
    public let icon: ListIcon
    /// Whether its items are ticked off, again and again, with three states, and are no tasks with a cost.
    public let isChecklist: Bool
    /// The heading that it stands under where templates are chosen.
    public let category: String
    /// An item a line, as quick add reads it: "Shower ~2 15m". Two spaces more make it a step of the one above; at most three
    /// levels; no dates.
    public let lines: String

    /// Every one, in the order in which they are offered.
    public static let all: [StarterTemplate] = energy + health + home + out + focus
}
