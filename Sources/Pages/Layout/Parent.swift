import Planner

/// The page above another one: the link at the top of a page that is below another names it and leads there.
package struct Parent {
    let name: String
    let path: String

    @inline(never)
    init(_ name: String, _ route: Route) {
        self.name = name
        path = route.path
    }

    /// A page that the server alone answers.
    @inline(never)
    init(_ name: String, _ route: AccountRoute) {
        self.name = name
        path = route.path
    }

    static var today: Parent { Parent("Today", .today) }
    static var tasks: Parent { Parent("Tasks", .tasks) }
    static var lists: Parent { Parent("Lists", .lists) }
    static var calendar: Parent { Parent("Calendar", .calendar) }
    static var templates: Parent { Parent("Templates", .templates) }
    static var notes: Parent { Parent("Notes", .notes) }
    static var settings: Parent { Parent("Settings", .settings) }
    static var data: Parent { Parent("Your data", .data) }
    static var account: Parent { Parent("Account", Route.account) }
    static var sharedLists: Parent { Parent("Shared lists", AccountRoute.shared) }
    static var gallery: Parent { Parent("Gallery", GalleryRoute.gallery) }

    /// In simple mode there is no such page.
    @inline(never)
    static func more(_ context: PageContext) -> Parent? {
        context.settings.isSimple ? nil : Parent("More", .more)
    }
}

extension HTML {
    /// The way to the page above: "‹ More".
    mutating func backLink(_ parent: Parent) {
        write(
            """
            <a class="back" id="up" href="\(parent.path)">\(Symbol.previous)<span dir="auto">\(parent.name)</span></a>
            """
        )
    }
}
