import Facts
import Planner

/// A board of Trello: its lists become lists, its cards tasks, and what is to be checked on them steps.
enum Trello {
    static var reader: ImportReader {
        ImportReader(source: .trello, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        guard root["lists"].isArray, root["cards"].isArray else { return false }
        if let card = root["cards"].first { return card["idList"].isText && card["name"].isText }
        return root["idOrganization"].isPresent || root["actions"].isArray
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .trello, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            read(root, into: &outline)
        }
        return outline.finished()
    }

    private static func read(_ board: JSONValue, into outline: inout GatheredOutline) {
        let lists = ordered(board["lists"].items)
        let cards = Grouped(ordered(board["cards"].items), by: "idList")
        let parts = BoardParts(board)
        var keys: [String] = []
        for list in lists {
            guard let key = list["id"].text else { continue }
            keys.append(key)
            let cards = cards[key]
            if list["closed"].isTrue {
                outline.lose(.archived, cards.count)
                continue
            }
            outline.add(ImportedOutline.List(key: key, name: list["name"].words))
            for card in cards { read(card, in: key, parts, into: &outline) }
        }
        // Cards of lists that are not in the file.
        let known = JSONNames(keys)
        for card in ordered(board["cards"].items) {
            if let list = card["idList"].text, known.contains(list) { continue }
            read(card, in: nil, parts, into: &outline)
        }
    }

    /// By their positions, which are numbers, possibly with a fraction.
    static func ordered(_ items: JSONValue.Children) -> [JSONValue] {
        var all: [JSONValue] = []
        var places: [Int64] = []
        for item in items {
            all.append(item)
            places.append(item["pos"].number?.scaled(by: 4) ?? 0)
        }
        return sortedIndices(all.count) { places[$0] < places[$1] }.map { all[$0] }
    }

    private static let known: [StaticString] = [
        "id", "name", "desc", "descData", "pos", "closed", "due", "dueComplete", "start", "dueReminder", "labels", "idLabels",
        "idChecklists",
        "checklists", "idList", "idBoard", "idMembers", "idMembersVoted", "idShort", "idAttachmentCover", "attachments", "badges",
        "cover",
        "checkItemStates", "dateLastActivity", "dateCompleted", "dateClosed", "manualCoverAttachment", "subscribed", "shortLink",
        "shortUrl", "url", "email", "isTemplate", "limits", "pluginData", "customFieldItems", "cardRole", "creationMethod",
        "creationMethodError", "creationMethodLoadingStartedAt", "idOrganization", "mirrorSourceId", "nodeId", "pinned",
        "faviconUrl", "agent",
        "members", "actions", "locationName", "address", "coordinates", "stickers", "ixUpdate", "urlSource", "urlSourceText",
        "idMemberCreator",
    ]

    private static func read(_ card: JSONValue, in list: String?, _ parts: BoardParts, into outline: inout GatheredOutline) {
        let title = card["name"].words
        let key = outline.key(card["id"].text, title, under: list ?? "")
        if card["closed"].isTrue { return outline.leaveOut(key, as: .archived) }
        if card["isTemplate"].isTrue { return outline.leaveOut(key, as: .otherThings) }
        var task = ImportedOutline.Task(key: key, title: title)
        task.list = list
        task.note = card["desc"].words
        if let due = outline.time(card["due"]) { (task.due, task.time) = outline.context.wall(due) }
        if let start = outline.time(card["start"]) { task.start = outline.context.wall(start).date }
        if task.due != nil, let reminder = card["dueReminder"].whole, reminder >= 0 { outline.remind(reminder, before: &task) }
        for label in card["labels"].items {
            let name = label["name"].words
            task.subjects.append(Text.isBlank(name) ? label["color"].words : name)
        }
        for member in card["idMembers"].items { outline.keep(ImportedExtra(.person, parts.name(ofMember: member)), in: &task) }
        for file in card["attachments"].items {
            let kind: ImportedExtra.Kind = file["isUpload"].isTrue ? .attachment : .link
            outline.keep(ImportedExtra(kind, file["url"].words, name: file["name"].words), in: &task)
        }
        let place = Text.joined([card["locationName"].words, card["address"].words].filter { !$0.isEmpty }, ", ")
        outline.keep(ImportedExtra(.place, place), in: &task)
        for item in card["customFieldItems"].items {
            let (name, value) = parts.words(ofField: item)
            outline.keep(ImportedExtra(.field, value, name: name), in: &task)
        }
        for comment in parts.comments[key] {
            let who = comment["memberCreator"]["fullName"].words
            let when = outline.day(comment["date"])?.text ?? ""
            outline.keep(
                ImportedExtra(
                    .comment,
                    comment["data"]["text"].words,
                    name: who + (who.isEmpty || when.isEmpty ? "" : ", ") + when
                ),
                in: &task
            )
        }
        outline.keepRest(of: card, besides: known, in: &task)
        if let done = outline.time(card["dateCompleted"]) ?? outline.time(card["dateLastActivity"]) {
            task.done = outline.context.time(done)
        }
        outline.add(task, isDone: card["dueComplete"].isTrue)
        readChecklists(parts.checklists[key] + ordered(card["checklists"].items), of: task, parts, into: &outline)
    }

    /// One checklist is the steps of the task; of several, each is a step with its own.
    private static func readChecklists(
        _ checklists: [JSONValue],
        of task: ImportedOutline.Task,
        _ parts: BoardParts,
        into outline: inout GatheredOutline
    ) {
        for checklist in checklists {
            var above = task
            if checklists.count > 1 {
                let name = checklist["name"].words
                above = ImportedOutline.Task(key: outline.key(checklist["id"].text, name, under: task.key), title: name)
                (above.list, above.parent) = (task.list, task.key)
                outline.add(above)
            }
            for item in ordered(checklist["checkItems"].items) {
                let title = item["name"].words
                var step = ImportedOutline.Task(key: outline.key(item["id"].text, title, under: above.key), title: title)
                (step.list, step.parent) = (task.list, above.key)
                if let due = outline.time(item["due"]) { (step.due, step.time) = outline.context.wall(due) }
                if let member = item["idMember"].text, !member.isEmpty {
                    outline.keep(ImportedExtra(.person, parts.name(ofMember: item["idMember"])), in: &step)
                }
                outline.add(step, isDone: item["state"].isText("complete"))
            }
        }
    }
}

/// Values by what they belong to, in their order.
struct Grouped {
    private let names: [[UInt8]]
    private let values: [JSONValue]

    /// - Parameter member: the member that says what a value belongs to.
    init(_ values: [JSONValue], by member: StaticString) {
        self.init(values) { $0[member].words }
    }

    init(_ values: [JSONValue], by name: (JSONValue) -> String) {
        let all = values.map { Array(name($0).utf8) }
        let order = sortedIndices(all.count) { all[$0].lexicographicallyPrecedes(all[$1]) }
        names = order.map { all[$0] }
        self.values = order.map { values[$0] }
    }

    subscript(name: String) -> [JSONValue] {
        let name = Array(name.utf8)
        var place = partitionPoint(names.count) { names[$0].lexicographicallyPrecedes(name) }
        var found: [JSONValue] = []
        while place < names.count, names[place] == name {
            found.append(values[place])
            place += 1
        }
        return found
    }
}

/// The parts of a board that cards name.
private struct BoardParts {
    let checklists: Grouped
    let comments: Grouped
    private let members: Grouped
    private let fields: Grouped

    init(_ board: JSONValue) {
        checklists = Grouped(Trello.ordered(board["checklists"].items), by: "idCard")
        var comments: [JSONValue] = []
        for action in board["actions"].items where action["type"].isText("commentCard") { comments.append(action) }
        // The newest is first.
        comments.reverse()
        self.comments = Grouped(comments) { $0["data"]["card"]["id"].words }
        members = Grouped(Array(board["members"].items), by: "id")
        fields = Grouped(Array(board["customFields"].items), by: "id")
    }

    func name(ofMember id: JSONValue) -> String {
        guard let member = members[id.words].first else { return id.words }
        return member["fullName"].text ?? member["username"].text ?? id.words
    }

    /// The name and the value of a field that the board defines itself.
    func words(ofField item: JSONValue) -> (name: String, value: String) {
        let field = fields[item["idCustomField"].words].first
        for value in item["value"].values { return (field?["name"].words ?? "", value.text ?? value.source) }
        if let chosen = item["idValue"].text {
            for option in field?["options"].items ?? item["none"].items
            where option["id"].text.map({ ByteString($0) == ByteString(chosen) }) ?? false {
                return (field?["name"].words ?? "", option["value"]["text"].words)
            }
        }
        return ("", "")
    }
}
