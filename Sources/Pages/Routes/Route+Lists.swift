package import Facts
package import Planner

// Lists, templates, subjects and sticky notes.

extension Route {
    /// The lists.
    package static var lists: Route { Route("/app/lists") }
    /// The page that adds a list.
    package static var newList: Route { Route("/app/lists/new") }
    /// One checklist of several lists.
    package static var mergeLists: Route { Route("/app/lists/merge") }
    /// Lists that were put away.
    package static var archive: Route { Route("/app/lists/archive") }
    /// A list.
    @inline(never)
    package static var list: RoutePattern<Identity> { RoutePattern("/app/lists/") }
    /// The form of a list.
    @inline(never)
    package static var editList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/edit") }
    /// What was deleted in a shared list or moved out of it.
    @inline(never)
    package static var removals: RoutePattern<Identity> { RoutePattern("/app/lists/", "/removed") }
    /// Moves a list among its neighbours.
    @inline(never)
    package static var moveList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/move") }
    /// Puts a list away.
    @inline(never)
    package static var archiveList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/archive") }
    /// Takes a list out of the archive.
    @inline(never)
    package static var reopenList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/reopen") }
    /// Deletes a list.
    @inline(never)
    package static var deleteList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/delete") }
    /// Makes every task of a checklist open again.
    @inline(never)
    package static var uncheckList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/uncheck") }
    /// Makes a new list of the same tasks.
    @inline(never)
    package static var runListAgain: RoutePattern<Identity> { RoutePattern("/app/lists/", "/again") }
    /// Makes a template of a list.
    @inline(never)
    package static var makeTemplate: RoutePattern<Identity> { RoutePattern("/app/lists/", "/template") }
    /// Adds a copy of a list.
    @inline(never)
    package static var duplicateList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/duplicate") }
    /// Brings back what was deleted in a shared list or moved out of it, or a deleted list.
    @inline(never)
    package static var bringBack: RoutePattern<Identity> { RoutePattern("/app/lists/", "/restore") }
    /// Puts the note away that a shared list is gone.
    @inline(never)
    package static var dismissGoneList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/dismiss") }

    /// The templates.
    package static var templates: Route { Route("/app/templates") }
    /// A template that came with Teaspoon.
    @inline(never)
    package static var starter: RoutePattern<ByteString> {
        RoutePattern(
            "/app/templates/",
            printed: { $0.text },
            read: { word in
                for template in StarterTemplate.all where template.slug == ByteString(word) { return template.slug }
                return nil
            }
        )
    }
    /// A template of the person's own.
    @inline(never)
    package static var template: RoutePattern<Identity> { RoutePattern("/app/templates/") }
    /// Where a template that somebody else published is sent to, to become a list here.
    package static var takenTemplate: Route { Route("/app/templates/taken") }

    /// The subjects.
    package static var subjects: Route { Route("/app/subjects") }
    /// A subject.
    @inline(never)
    package static var subject: RoutePattern<Identity> { RoutePattern("/app/subjects/") }
    /// Merges a subject into another.
    @inline(never)
    package static var mergeSubject: RoutePattern<Identity> { RoutePattern("/app/subjects/", "/merge") }
    /// Deletes a subject.
    @inline(never)
    package static var deleteSubject: RoutePattern<Identity> { RoutePattern("/app/subjects/", "/delete") }

    /// The sticky notes.
    package static var notes: Route { Route("/app/notes") }
    /// A sticky note.
    @inline(never)
    package static var note: RoutePattern<Identity> { RoutePattern("/app/notes/") }
    /// Makes a sticky note a task.
    @inline(never)
    package static var makeTaskOfNote: RoutePattern<Identity> { RoutePattern("/app/notes/", "/task") }
    /// Moves a sticky note among its neighbours.
    @inline(never)
    package static var moveNote: RoutePattern<Identity> { RoutePattern("/app/notes/", "/move") }
    /// Keeps a sticky note above the others.
    @inline(never)
    package static var pinNote: RoutePattern<Identity> { RoutePattern("/app/notes/", "/pin") }
    /// No longer keeps it there.
    @inline(never)
    package static var unpinNote: RoutePattern<Identity> { RoutePattern("/app/notes/", "/unpin") }
    /// Deletes a sticky note.
    @inline(never)
    package static var deleteNote: RoutePattern<Identity> { RoutePattern("/app/notes/", "/delete") }
}
