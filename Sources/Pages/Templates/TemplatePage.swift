import Facts
public import Planner

/// What a template holds, and a form to use it.
public final class TemplatePage: Page {
    /// A line of it.
    final class Item: Sendable {
        let title: String
        let cost: Int?
        let minutes: Int?
        /// 0 for what stands on its own.
        let level: Int

        init(title: String, cost: Int?, minutes: Int?, level: Int) {
            self.title = title
            self.cost = cost
            self.minutes = minutes
            self.level = level
        }
    }

    /// As many as anybody reads before using it; all are used.
    private static let itemsShown = 300

    let address: Address
    /// The template's own page, if it is the person's own.
    let own: Identity?
    let templateName: String
    let about: String
    let icon: ListIcon
    let colour: Colour
    let items: [Item]
    let name: Typed

    /// Reads the page of a template that came with Teaspoon; `name` is what was typed and refused.
    public init(_ template: StarterTemplate, at moment: Moment, name: Typed? = nil) {
        address = .starter(template.slug)
        own = nil
        templateName = template.name
        about = template.about
        icon = template.icon
        colour = .teal
        var items: [Item] = []
        let context = QuickAddContext(at: moment)
        for line in PastedLines(template.lines, levels: TaskLimits.levels).lines {
            let read = QuickAdd(line.text, in: context)
            items.append(Item(title: read.title, cost: read.cost, minutes: read.minutes, level: line.level))
        }
        self.items = items
        self.name = name ?? Typed(template.name)
    }

    /// Reads the page of a template of the person's own.
    public init(reading space: PersonalSpace, _ template: ListEntry, name: Typed? = nil) {
        address = .template(template.identity)
        own = template.identity
        templateName = template.name
        about = ""
        icon = template.icon
        colour = template.colour
        items = Self.items(of: template, reading: space)
        self.name = name ?? Typed(template.name)
    }

    /// Its tasks, each before its steps.
    private static func items(of template: ListEntry, reading space: PersonalSpace) -> [Item] {
        var items: [Item] = []
        var waiting: [(task: Identity, level: Int)] = []
        for member in space.members(of: template.identity).reversed() { waiting.append((member, 0)) }
        while items.count < itemsShown, let next = waiting.popLast() {
            guard let task = space.task(next.task) else { continue }
            items.append(Item(title: task.title, cost: task.cost, minutes: task.minutes, level: next.level))
            // Deeper than that nothing can be made; what two devices put together may be.
            guard next.level < TaskLimits.levels else { continue }
            for step in space.steps(of: next.task).reversed() { waiting.append((step.identity, next.level + 1)) }
        }
        return items
    }

    package func title(_ context: PageContext) -> String { templateName }

    package var section: Section? { .lists }

    package func main(_ html: inout HTML, _ context: PageContext) {
        about(&html, context)
        html.beginForm(address, context, back: Address.templates.path, id: "use-template", class: "act stack card")
        html.field("Name of the new list", name: "name", name)
        html.literal("<button class=\"primary\" id=\"use\">Use this template</button>")
        html.endForm()
        html.literal("<h2 id=\"items\">What is in it</h2>")
        if items.isEmpty { html.literal("<p class=\"quiet-text\">Nothing yet.</p>") } else { list(&html, context) }
    }

    private func about(_ html: inout HTML, _ context: PageContext) {
        html.literal("<div class=\"list-about\">")
        html.listMark(icon, colour)
        if !about.isEmpty { html.write("<p>\(about)</p>") }
        if let own { html.write("<a class=\"button\" id=\"edit-template\" href=\"\(Address.list(own))\">Change it</a>") }
        html.literal("</div>")
        if let own, context.account != nil { html.publishLink(own) }
    }

    /// Lists in lists, as deep as the items lie.
    private func list(_ html: inout HTML, _ context: PageContext) {
        var depth = -1
        for item in items {
            let level = min(item.level, depth + 1)
            if level > depth {
                html.literal("<ul class=\"template-items\">")
            } else {
                html.literal("</li>")
                for _ in level..<depth { html.literal("</ul></li>") }
            }
            depth = level
            html.write("<li><span class=\"title\" dir=\"auto\">\(item.title)</span><span class=\"facts\">")
            if let cost = item.cost, cost > 0 { html.cost(cost, context) }
            if let minutes = item.minutes { html.write("<span>\(Words.minutes(minutes))</span>") }
            html.literal("</span>")
        }
        for _ in 0...depth { html.literal("</li></ul>") }
    }
}
