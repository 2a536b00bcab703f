public import Facts
public import Planner

// Lists, templates, subjects and sticky notes.

extension Route {
    /// The lists.
    public static var lists: Route { Route("/app/lists") }
    /// The page that adds a list.
    public static var newList: Route { Route("/app/lists/new") }
    /// One checklist of several lists.
    public static var mergeLists: Route { Route("/app/lists/merge") }
    /// Lists that were put away.
    public static var archive: Route { Route("/app/lists/archive") }
    /// A list.
    @inline(never)
    public static var list: RoutePattern<Identity> { RoutePattern("/app/lists/") }
    /// The form of a list.
    @inline(never)
    public static var editList: RoutePattern<Identity> { RoutePattern("/app/lists/", "/edit") }
    /// What was deleted in a shared list or moved out of it.
    @inline(never)
    public static var removals: RoutePattern<Identity> { RoutePattern("/app/lists/", "/removed") }
    /// A command on a list.
    @inline(never)
    public static var listCommand: RoutePattern<(Identity, ListCommand)> { RoutePattern("/app/lists/") }

    /// The templates.
    public static var templates: Route { Route("/app/templates") }
    /// A template that came with Teaspoon.
    @inline(never)
    public static var starter: RoutePattern<ByteString> {
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
    public static var template: RoutePattern<Identity> { RoutePattern("/app/templates/") }
    /// Where a template that somebody else published is sent to, to become a list here.
    public static var takenTemplate: Route { Route("/app/templates/taken") }

    /// The subjects.
    public static var subjects: Route { Route("/app/subjects") }
    /// A subject.
    @inline(never)
    public static var subject: RoutePattern<Identity> { RoutePattern("/app/subjects/") }
    /// A command on a subject.
    @inline(never)
    public static var subjectCommand: RoutePattern<(Identity, SubjectCommand)> { RoutePattern("/app/subjects/") }

    /// The sticky notes.
    public static var notes: Route { Route("/app/notes") }
    /// A sticky note.
    @inline(never)
    public static var note: RoutePattern<Identity> { RoutePattern("/app/notes/") }
    /// A command on a sticky note.
    @inline(never)
    public static var noteCommand: RoutePattern<(Identity, NoteCommand)> { RoutePattern("/app/notes/") }
}
