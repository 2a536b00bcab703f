import Pages
import Planner

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
            RouteEntry(Route.moveList, post: Application.moveList),
            RouteEntry(Route.archiveList, command: { .setArchived($0, true) }, or: .lists),
            RouteEntry(Route.reopenList, post: Application.reopenList),
            RouteEntry(Route.deleteList, command: { .deleteList($0) }, or: .lists),
            RouteEntry(Route.uncheckList, post: Application.uncheckList),
            RouteEntry(Route.runListAgain, post: Application.runListAgain),
            RouteEntry(Route.makeTemplate, post: Application.makeTemplate),
            RouteEntry(Route.duplicateList, post: Application.duplicateList),
            RouteEntry(Route.bringBack, post: Application.bringBack),
            RouteEntry(Route.dismissGoneList, command: { .dismissGoneList($0) }, or: .lists),

            RouteEntry(Route.templates, page: { TemplatesPage(reading: $0, at: $1) }),
            RouteEntry(Route.starter, get: Application.showStarter, post: Application.useStarter),
            RouteEntry(Route.template, get: Application.showTemplate, post: Application.useTemplate),
            RouteEntry(Route.takenTemplate, get: Application.leadToTemplates, post: Application.useTaken),

            RouteEntry(Route.subjects, get: Application.showSubjects, post: Application.addSubject),
            RouteEntry(Route.subject, get: Application.showSubject, post: Application.editSubject),
            RouteEntry(Route.mergeSubject, post: Application.mergeSubject),
            RouteEntry(Route.deleteSubject, command: { .deleteSubject($0) }, or: .subjects),

            RouteEntry(Route.notes, get: Application.showNotes, post: Application.addNote),
            RouteEntry(Route.note, get: Application.showNote, post: Application.editNote),
            RouteEntry(Route.makeTaskOfNote, post: Application.makeTaskOfNote),
            RouteEntry(Route.moveNote, post: Application.moveNote),
            RouteEntry(Route.pinNote, command: { .setPinned($0, true) }, or: .notes),
            RouteEntry(Route.unpinNote, command: { .setPinned($0, false) }, or: .notes),
            RouteEntry(Route.deleteNote, command: { .deleteNote($0) }, or: .notes),
        ]
    }
}
