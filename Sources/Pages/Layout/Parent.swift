import Planner

/// The page above another one: the link at the top of a page that is below another names it and leads there.
package struct Parent {
    let name: Phrase
    /// The name of a thing of the person's, in the place of ``name``.
    let title: String?
    let path: String

    @inline(never)
    init(_ name: Phrase, _ route: Route) {
        self.init(name, path: route.path)
    }

    /// The page of a list.
    @inline(never)
    init(_ list: ListEntry) {
        self.init(.pageLists, title: list.name, path: Route.list(list.identity).path)
    }

    @inline(never)
    init(_ name: Phrase, title: String? = nil, path: String) {
        self.name = name
        self.title = title
        self.path = path
    }

    /// A page that the server alone answers.
    @inline(never)
    init(_ name: Phrase, _ route: AccountRoute) {
        self.init(name, path: route.path)
    }

    static var today: Parent { Parent(.pageToday, .today) }
    static var tasks: Parent { Parent(.pageTasks, .tasks) }
    static var lists: Parent { Parent(.pageLists, .lists) }
    static var calendar: Parent { Parent(.pageCalendar, .calendar) }
    static var templates: Parent { Parent(.pageTemplates, .templates) }
    static var notes: Parent { Parent(.pageNotes, .notes) }
    static var settings: Parent { Parent(.pageSettings, .settings) }
    static var data: Parent { Parent(.pageData, .data) }
    static var account: Parent { Parent(.pageAccount, Route.account) }
    static var sharedLists: Parent { Parent(.pageSharedLists, AccountRoute.shared) }
    static var gallery: Parent { Parent(.pageGallery, GalleryRoute.gallery) }

    /// In simple mode there is no such page.
    @inline(never)
    static func more(_ context: PageContext) -> Parent? {
        context.settings.isSimple ? nil : Parent(.pageMore, .more)
    }
}

extension HTML {
    /// The way to the page above: "‹ More".
    mutating func backLink(_ parent: Parent) {
        let name = parent.title.map { Text.shortened($0, to: 40) } ?? words[parent.name]
        write("<a class=\"back\" id=\"up\" href=\"\(parent.path)\">\(Symbol.previous)<span dir=\"auto\">\(name)</span></a>")
    }
}
