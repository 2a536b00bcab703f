import Pages

extension RouteTable {
    /// Lists, templates, subjects and sticky notes.
    static var lists: [RouteEntry] {
        [
            RouteEntry(Route.lists, page: { ListsPage(reading: $0, at: $1) }),
            RouteEntry(
                Route.newList,
                page: { space, _ in NewListPage(reading: space, form: ListForm()) },
                post: Application.addList
            ),
            RouteEntry(Route.mergeLists, page: { space, _ in MergePage(reading: space) }, post: Application.mergeLists),
            RouteEntry(Route.archive, page: { ArchivePage(reading: $0, at: $1) }),
            RouteEntry(Route.list, get: Application.showList),
            RouteEntry(Route.editList, get: Application.showListForm, post: Application.editList),
            RouteEntry(Route.removals, get: Application.showRemovals),
            RouteEntry(Route.listCommand, post: Application.actOnList),

            RouteEntry(Route.templates, page: { TemplatesPage(reading: $0, at: $1) }),
            RouteEntry(Route.starter, get: Application.showStarter, post: Application.useStarter),
            RouteEntry(Route.template, get: Application.showTemplate, post: Application.useTemplate),
            RouteEntry(Route.takenTemplate, get: Application.leadToTemplates, post: Application.useTaken),

            RouteEntry(Route.subjects, get: Application.showSubjects, post: Application.addSubject),
            RouteEntry(Route.subject, get: Application.showSubject, post: Application.editSubject),
            RouteEntry(Route.subjectCommand, post: Application.actOnSubject),

            RouteEntry(Route.notes, get: Application.showNotes, post: Application.addNote),
            RouteEntry(Route.note, get: Application.showNote, post: Application.editNote),
            RouteEntry(Route.noteCommand, post: Application.actOnNote),
        ]
    }
}
