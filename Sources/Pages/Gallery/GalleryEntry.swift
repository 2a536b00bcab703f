package import Facts
package import Planner

/// The description of a published template: everything but its items.
package struct GalleryEntry: Sendable {
    /// Its name in its address.
    package let id: Identity
    package let name: String
    /// Its purpose; may be empty.
    package let about: String
    /// The author’s name; empty: anonymous.
    package let maker: String
    /// How many items it has.
    package let count: Int
    /// The picture of a list made from it.
    package let icon: ListIcon
    /// Whether a checklist is made from it.
    package let isChecklist: Bool
    /// How often it was taken.
    package let uses: Int
    /// Whether the administrator removed it.
    package let isRemoved: Bool

    package init(
        id: Identity,
        name: String,
        about: String,
        maker: String,
        count: Int,
        icon: ListIcon,
        isChecklist: Bool,
        uses: Int = 0,
        isRemoved: Bool = false
    ) {
        self.id = id
        self.name = name
        self.about = about
        self.maker = maker
        self.count = count
        self.icon = icon
        self.isChecklist = isChecklist
        self.uses = uses
        self.isRemoved = isRemoved
    }
}

extension HTML {
    /// The author, the number of items, and how often it was used.
    mutating func galleryFacts(_ entry: GalleryEntry) {
        literal("<span class=\"facts dotted\">")
        let author = MarkupTag("<bdi>\(entry.maker)</bdi>", "")
        let by: Sentence = entry.maker.isEmpty ? Sentence(.galleryFactAnonymous) : .galleryFactBy(author: author)
        write("<span>\(by)</span><span>\(.galleryFactItems(count: entry.count))</span>")
        if entry.isChecklist { write("<span>\(.galleryFactChecklist)</span>") }
        if entry.uses > 0 { write("<span>\(.galleryFactUses(count: entry.uses))</span>") }
        literal("</span>")
    }

    /// A template as a row that leads to it.
    mutating func galleryRow(_ entry: GalleryEntry) {
        write("<a class=\"category\" href=\"\(GalleryRoute.template(entry.id))\">")
        listMark(entry.icon, .teal)
        write("<span class=\"what\"><span class=\"title\" dir=\"auto\">\(entry.name)</span>")
        galleryFacts(entry)
        write("</span>\(Symbol.next)</a>")
    }

    /// The items of a template: lists in lists, as deep as the items lie.
    mutating func tradedItems(_ template: TradedTemplate, _ context: PageContext) {
        var depth = -1
        for item in template.items {
            let level = min(item.level, depth + 1)
            if level > depth {
                literal("<ul class=\"template-items\">")
            } else {
                literal("</li>")
                for _ in level..<depth { literal("</ul></li>") }
            }
            depth = level
            write("<li><span class=\"title\" dir=\"auto\">\(item.title)</span><span class=\"facts dotted\">")
            if let cost = item.cost {
                if cost > 0 { self.cost(cost, context) } else { write("<span>\(.galleryItemRest)</span>") }
            }
            if let minutes = item.minutes { write("<span>\(words.minutes(minutes))</span>") }
            literal("</span>")
        }
        guard depth >= 0 else { return }
        for _ in 0...depth { literal("</li></ul>") }
    }

    /// The way to publish a list or a template; only where there is an account.
    mutating func publishLink(_ list: Identity) {
        menuLink(.publishLink, .heart, id: "publish", to: GalleryRoute.publish.path + "?list=" + list.hex)
    }

    /// A form of the gallery. It has none of the planner's fields: it is sent to the server.
    mutating func beginForm(gallery route: Route, id: StaticString) {
        write("<form method=\"post\" action=\"\(route)\" id=\"\(fixed: id)\" class=\"act stack\">")
    }
}

extension Words {
    /// "1 item", "3 items".
    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        String(number) + " " + (number == 1 ? one : many)
    }
}
