/// A list that comes with Teaspoon, to be copied and changed at will.
///
/// Its texts are the catalog's, since each language has its own medicines, forms and shops: a name, a sentence or two about it, and its
/// items, one a line, as `PastedLines` and the marks of quick add have them. `Words/en/starters.ftl` says how they are written.
package struct StarterTemplate: Sendable {
    /// The subject of a template, under which it stands where templates are chosen.
    package enum Group: CaseIterable, Sendable {
        case energy
        case health
        case home
        case out
        case focus
    }

    /// Its name in its address and in the catalog: a–z and hyphens.
    package let slug: ByteString
    /// Its subject.
    package let group: Group
    /// The picture of a list made from it.
    package let icon: ListIcon
    /// Whether its items are ticked off, again and again, with three states, and are no tasks with a cost.
    package let isChecklist: Bool

    /// Every one, in the order in which they are offered: those of one group side by side.
    package static let all: [StarterTemplate] = [
        StarterTemplate(slug: "low-energy-day", group: .energy, icon: .leaf, isChecklist: false),
        StarterTemplate(slug: "morning", group: .energy, icon: .star, isChecklist: false),
        StarterTemplate(slug: "evening", group: .energy, icon: .heart, isChecklist: false),
        StarterTemplate(slug: "flare-up", group: .energy, icon: .leaf, isChecklist: false),
        StarterTemplate(slug: "appointment", group: .health, icon: .health, isChecklist: false),
        StarterTemplate(slug: "prescriptions", group: .health, icon: .health, isChecklist: false),
        StarterTemplate(slug: "hospital-bag", group: .health, icon: .bag, isChecklist: true),
        StarterTemplate(slug: "cleaning", group: .home, icon: .broom, isChecklist: false),
        StarterTemplate(slug: "laundry", group: .home, icon: .home, isChecklist: false),
        StarterTemplate(slug: "groceries", group: .home, icon: .cart, isChecklist: true),
        StarterTemplate(slug: "letters", group: .home, icon: .list, isChecklist: false),
        StarterTemplate(slug: "visitors", group: .home, icon: .people, isChecklist: false),
        StarterTemplate(slug: "moving-house", group: .home, icon: .home, isChecklist: false),
        StarterTemplate(slug: "trip", group: .out, icon: .bag, isChecklist: true),
        StarterTemplate(slug: "school", group: .out, icon: .book, isChecklist: true),
        StarterTemplate(slug: "getting-started", group: .focus, icon: .star, isChecklist: false),
        StarterTemplate(slug: "study", group: .focus, icon: .book, isChecklist: false),
    ]
}
