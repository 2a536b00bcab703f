import Requests
import TestSupport
import Testing

@testable import Workbench

/// A user of the planner's pages: finds links, buttons and fields by their visible names, as the `Person` of the browser tests does.
///
/// Forms are sent as a browser without script sends them: each control of the form with its value, in document order.
/// A control that is missing, or is not the only one of its name, fails the test.
final class Person {
    struct ElementNotFound: Error {
        let why: String
    }

    let client: Client
    private(set) var address = ""
    private(set) var answer: Response
    private(set) var page: ParsedPage
    /// The values typed, ticked and picked on this page that are not sent yet, by the places of the elements.
    private var typed: [Int: String] = [:]
    private var ticked: [Int: Bool] = [:]

    init(_ client: Client = Client()) throws {
        self.client = client
        answer = client.get("/app/today")
        page = try ParsedPage(answer.body)
    }

    /// A person with a day that was started, and tasks; a cost of nil means not yet costed.
    static func has(_ tasks: (String, Int?)..., spoons: Int = 12) throws -> Person {
        let person = try Person()
        try person.client.act("/app/day/new", [("first", "yes"), ("spoons", String(spoons)), ("examples", "no")])
        for (title, cost) in tasks { try person.client.add(title, cost: cost) }
        try person.open("/app/today")
        return person
    }

    /// One more task, with any fields of its form.
    ///
    /// - Returns: the path of its page.
    func hasTask(_ title: String, cost: Int? = nil, _ fields: [(String, String)] = []) throws -> String {
        "/app/tasks/" + (try client.add(title, cost: cost, fields))
    }

    /// A list with tasks from lines of quick add, in that order.
    ///
    /// - Returns: its name in addresses.
    func hasList(_ name: String, _ lines: [String] = [], _ fields: [(String, String)] = []) throws -> String {
        let list = try client.addList(name, fields)
        for line in lines { try client.act("/app/tasks/new", [("title", line), ("quick", "yes"), ("list", list)]) }
        return list
    }

    /// A list as before, with its page open.
    @discardableResult
    func openList(_ name: String, _ lines: [String] = [], _ fields: [(String, String)] = []) throws -> String {
        let list = try hasList(name, lines, fields)
        try open("/app/lists/\(list)")
        return list
    }

    // MARK: Getting somewhere

    func open(_ target: String) throws {
        try arrive(client.get(target), at: target)
    }

    private func arrive(_ first: Response, at target: String) throws {
        (answer, address) = (first, target)
        for _ in 0..<4 {
            guard answer.status == 303, let location = answer.location else { break }
            address = location
            answer = client.get(location)
        }
        page = try ParsedPage(answer.body)
        typed = [:]
        ticked = [:]
    }

    /// Presses a button or follows a link.
    ///
    /// - Parameter place: the id of what it stands in, where others are called the same.
    func press(_ name: String, in place: String? = nil) throws {
        let place = try place.map { id in try found(page.index(id: id), "nothing here is \(id)") }
        try press(only(controls(name).filter { place == nil || page.isInside($0, place ?? 0) }, name))
    }

    /// Presses a button or follows a link of an id: one of several that are called the same.
    func press(id: String) throws {
        try press(found(page.index(id: id), "nothing here is \(id)"))
    }

    /// Follows the link of a row.
    func openRow(_ title: String) throws {
        let row = try row(title)
        try press(found(page.elements.indices.first { page.elements[$0].name == "a" && page.isInside($0, row) }, title))
    }

    private func press(_ control: Int) throws {
        if let href = page.elements[control].attributes["href"] { return try open(href) }
        try submit(found(page.form(of: control), "a button without a form"), by: control)
    }

    /// Sends the form that a field stands in, by its first button, as the return key does.
    func send(_ label: String) throws {
        let form = try found(page.form(of: field(label)), "a field without a form")
        let button = page.elements.indices.first {
            page.elements[$0].name == "button" && page.form(of: $0) == form && page.elements[$0].attributes["type"] != "button"
        }
        try submit(form, by: found(button, "a form without a button"))
    }

    private func submit(_ form: Int, by button: Int) throws {
        let (form, how) = (page.elements[form], page.elements[button].attributes)
        let action = how["formaction"] ?? form.attributes["action"] ?? address
        let fields = try fields(of: found(page.form(of: button), "a button without a form"), by: button)
        if (how["formmethod"] ?? form.attributes["method"]) == "post" {
            let body = FormBody.urlEncoded(fields)
            let request = client.request("POST", action, contentType: FormBody.urlEncoded, body: body)
            try arrive(client.application.handle(request), at: action)
        } else {
            let asked = String(decoding: FormBody.urlEncoded(fields), as: UTF8.self)
            try open(action.prefix { $0 != "?" } + "?" + asked)
        }
    }

    /// The fields that a form sends, in the order of the page; lines end as in every form that is sent.
    private func fields(of form: Int, by button: Int) -> [(String, String)] {
        var fields: [(String, String)] = []
        for (index, element) in page.elements.enumerated() {
            guard let name = element.attributes["name"], page.form(of: index) == form else { continue }
            guard element.attributes["disabled"] == nil, let value = sent(index, by: button) else { continue }
            fields.append((name, value.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")))
        }
        return fields
    }

    private func sent(_ index: Int, by button: Int) -> String? {
        let element = page.elements[index]
        switch element.name {
        case "button": return index == button ? element.attributes["value"] ?? "" : nil
        case "input" where isTicked(index) != nil: return isTicked(index) == true ? element.attributes["value"] ?? "on" : nil
        case "input", "textarea", "select": return value(at: index)
        default: return nil
        }
    }

    // MARK: Whole steps

    /// Chooses tasks from today's page and sends them to the day in one go.
    func plan(_ titles: String...) throws {
        try open("/app/today")
        try press("Select tasks")
        for title in titles { try chooseRow(title) }
        try press("Submit")
    }

    /// Starts a new day from today's page; nil leaves the number that is suggested.
    func startDay(_ spoons: Int? = nil) throws {
        try open("/app/today")
        try press("New Day")
        if let spoons { try write("How many spoons do you have today?", String(spoons)) }
        try press("Start the day")
    }

    /// Undoes the last change, from the message about it.
    func undo() throws {
        try press("Undo", in: "toast")
    }

    /// Takes something back from History, by its words there.
    func undoFromHistory(_ words: String) throws {
        try open("/app/history")
        try press("Undo: " + words)
    }

    // MARK: Filling in

    func write(_ label: String, _ text: String) throws {
        typed[try field(label)] = text
    }

    /// Picks one of what a menu offers, by its words.
    func pick(_ label: String, _ option: String) throws {
        let menu = try field(label)
        typed[menu] = try value(ofOption: only(options(of: menu).filter { page.text(of: $0) == option }, option))
    }

    /// Presses a box or a radio button.
    ///
    /// - Parameter group: the name of the group it is one of, where others are called the same.
    func choose(_ name: String, in group: String? = nil) throws {
        try choose(box(name, in: group))
    }

    private func box(_ name: String, in group: String?) throws -> Int {
        let boxes = page.elements.indices.filter { isTicked($0) != nil && page.name(of: $0) == name }
        guard let group else { return try only(boxes, name) }
        let legends = page.elements.indices.filter { page.elements[$0].name == "legend" && page.text(of: $0) == group }
        let fields = try found(page.elements[only(legends, group)].parent, group)
        return try only(boxes.filter { page.isInside($0, fields) }, name)
    }

    /// Presses the box of a row.
    func chooseRow(_ title: String) throws {
        let row = try row(title)
        try choose(only(page.elements.indices.filter { isTicked($0) != nil && page.isInside($0, row) }, title))
    }

    private func choose(_ index: Int) {
        let element = page.elements[index]
        guard element.attributes["type"] == "radio" else { return ticked[index] = isTicked(index) == false }
        let alike = page.elements.indices.filter {
            page.elements[$0].attributes["type"] == "radio" && page.form(of: $0) == page.form(of: index)
                && page.elements[$0].attributes["name"] == element.attributes["name"]
        }
        for other in alike { ticked[other] = other == index }
    }

    // MARK: Seeing

    var title: String { page.index(id: "title").map { page.text(of: $0) } ?? "" }

    /// The last change, in the words of the message.
    var told: String {
        guard let toast = page.index(id: "toast") else { return "" }
        return page.elements.indices.first { page.elements[$0].name == "p" && page.elements[$0].parent == toast }
            .map { page.text(of: $0) } ?? ""
    }

    /// The notice before everything else on the page.
    var notice: String { page.index(id: "notice").map { page.text(of: $0) } ?? "" }

    /// Everything that stands on the page itself, without what stands round every page.
    var seen: String { page.index(id: "main").map { page.text(of: $0) } ?? "" }

    /// "8 / 12": of the sentence "8 of 12 planned, 3 of them done".
    var figure: String {
        let words = page.indices(class: "used-words").first.map { page.text(of: $0) } ?? ""
        if words.hasPrefix("Nothing") {
            let meter = page.elements.first { $0.attributes["role"] == "meter" }
            return "0 / " + (meter?.attributes["aria-valuemax"] ?? "")
        }
        let numbers = words.split(separator: " ").compactMap { Int($0) }
        return numbers.prefix(2).map(String.init).joined(separator: " / ")
    }

    /// The text of a part of the page, by its id; nil if it is not there.
    func text(_ id: String) -> String? { page.index(id: id).map { page.text(of: $0) } }

    /// The titles of the rows of tasks, notes, lists or templates, from top to bottom; not of the rows that lead to other pages.
    var titles: [String] {
        let rows = page.indices(class: "row").filter { !page.isInEntries($0) }
        return page.indices(class: "title").filter { title in rows.contains { page.isInside(title, $0) } }
            .map { page.text(of: $0) }
    }

    /// The titles in a part of the page.
    func titles(in id: String) -> [String] {
        guard let place = page.index(id: id) else { return [] }
        return page.indices(class: "title").filter { page.isInside($0, place) }.map { page.text(of: $0) }
    }

    /// The words of every item of a list on the page itself, but of the rows that lead to other pages.
    var items: [String] {
        guard let main = page.index(id: "main") else { return [] }
        return page.elements.indices
            .filter { page.elements[$0].name == "li" && page.isInside($0, main) && !page.isInEntries($0) }
            .map { page.text(of: $0) }
    }

    /// The words of the headings of the page's sections: without notices, and without rows that lead to other pages.
    var headings: [String] {
        page.elements.indices
            .filter { page.elements[$0].name == "h2" && !page.isInEntries($0) && !page.isInside($0, class: "callout") }
            .map { page.text(of: $0) }
    }

    func hasRow(_ title: String) -> Bool { !rows(title).isEmpty }

    /// The words of the row of this title.
    func rowText(_ title: String) throws -> String { page.text(of: try row(title)) }

    /// Whether there is a link or a button of that name; of a beginning of one, where it ends in a colon.
    func offers(_ name: String) -> Bool {
        name.hasSuffix(":") ? !controls().filter { page.name(of: $0).hasPrefix(name) }.isEmpty : !controls(name).isEmpty
    }

    /// Whether a button that is pressed or not is pressed.
    func isPressed(_ name: String) throws -> Bool {
        let pressed = page.elements[try only(controls(name), name)].attributes["aria-pressed"]
        return try found(pressed, "\(name) is neither pressed nor not") == "true"
    }

    func isChosen(_ name: String, in group: String? = nil) throws -> Bool {
        try isTicked(box(name, in: group)) == true
    }

    func isRowChosen(_ title: String) throws -> Bool {
        let row = try row(title)
        return try isTicked(only(page.elements.indices.filter { isTicked($0) != nil && page.isInside($0, row) }, title)) == true
    }

    func value(_ label: String) throws -> String { value(at: try field(label)) }

    /// The words that a menu shows as chosen.
    func picked(_ label: String) throws -> String {
        let menu = try field(label)
        let option = options(of: menu).first { value(ofOption: $0) == value(at: menu) }
        return page.text(of: try found(option, "nothing is picked in \(label)"))
    }

    func hasField(_ label: String) -> Bool { (try? field(label)) != nil }

    /// Whether a field is in sight: not behind a fold that is closed.
    func isUnfolded(_ label: String) throws -> Bool {
        page.ancestors(of: try field(label)).allSatisfy {
            page.elements[$0].name != "details" || page.elements[$0].attributes["open"] != nil
        }
    }

    /// The error of a field, as it is read out; nil if it has none.
    func fault(_ label: String) throws -> String? {
        let field = page.elements[try field(label)].attributes
        guard field["aria-invalid"] == "true" else { return nil }
        return field["aria-describedby"]?.split(separator: " ").compactMap { text(String($0)) }.joined(separator: " ")
    }

    /// Expects that a field was refused: it says why, keeps the typed text, and is the first that does, which
    /// is where the script puts the focus.
    func expectRefusal(_ label: String, typed: String, _ words: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        #expect(answer.status == 422, sourceLocation: sourceLocation)
        #expect(answer.facts.isEmpty, sourceLocation: sourceLocation)
        let fault = try #require(try fault(label), sourceLocation: sourceLocation)
        #expect(fault.contains(words), sourceLocation: sourceLocation)
        #expect(try value(label) == typed, sourceLocation: sourceLocation)
        let first = page.elements.firstIndex { $0.attributes["aria-invalid"] == "true" }
        #expect(try first == field(label), sourceLocation: sourceLocation)
    }

    /// Expects that four rows are moved by each of their buttons, and that the last move is undone.
    ///
    /// The rows stand as third, second, first, fourth afterwards.
    func expectMovesEachWay(_ a: String, _ b: String, _ c: String, _ d: String) throws {
        #expect(titles == [a, b, c, d])
        try press("Move down: " + a)
        #expect(titles == [b, a, c, d])
        try press("Move up: " + d)
        #expect(titles == [b, a, d, c])
        try press("Move to the top: " + c)
        #expect(titles == [c, b, a, d])
        try press("Move to the bottom: " + c)
        #expect(titles == [b, a, d, c])
        try undo()
        #expect(titles == [c, b, a, d])
    }

    // MARK: Looking for something

    /// Links and buttons that do something.
    private func controls() -> [Int] {
        page.elements.indices.filter { index in
            let element = page.elements[index]
            guard element.name == "button" else { return element.name == "a" && element.attributes["href"] != nil }
            return element.attributes["type"] != "button" && element.attributes["disabled"] == nil
        }
    }

    private func controls(_ name: String) -> [Int] { controls().filter { page.name(of: $0) == name } }

    private func rows(_ title: String) -> [Int] {
        let titles = page.indices(class: "title").filter { page.text(of: $0).contains(title) }
        let rows = titles.compactMap { title in page.ancestors(of: title).first { page.elements[$0].name == "li" } }
        return Set(rows).sorted()
    }

    private func row(_ title: String) throws -> Int { try only(rows(title), title) }

    /// A field by its label.
    private func field(_ label: String) throws -> Int {
        let labels = page.elements.indices.filter {
            page.elements[$0].name == "label" && page.text(of: $0, heard: true) == label
        }
        let named = labels.compactMap { page.elements[$0].attributes["for"] }.compactMap { page.index(id: $0) }
        let fields = page.elements.indices.filter {
            page.elements[$0].name == "input" && isTicked($0) == nil && page.elements[$0].attributes["aria-label"] == label
        }
        return try only(named + fields, label)
    }

    private func value(at index: Int) -> String {
        if let text = typed[index] { return text }
        let element = page.elements[index]
        switch element.name {
        // A browser drops the line break that a textarea begins with, and reads every line break as one character.
        case "textarea": return String(element.text.dropFirst()).replacing("\r\n", with: "\n")
        case "select":
            let options = options(of: index)
            let chosen = options.first { page.elements[$0].attributes["selected"] != nil } ?? options.first
            return chosen.map { value(ofOption: $0) } ?? ""
        default: return element.attributes["value"] ?? ""
        }
    }

    private func options(of menu: Int) -> [Int] {
        page.elements.indices.filter { page.elements[$0].name == "option" && page.isInside($0, menu) }
    }

    private func value(ofOption index: Int) -> String {
        page.elements[index].attributes["value"] ?? page.text(of: index)
    }

    /// Whether a box is ticked; nil of everything that is not ticked.
    private func isTicked(_ index: Int) -> Bool? {
        let element = page.elements[index]
        guard element.name == "input", ["checkbox", "radio"].contains(element.attributes["type"]) else { return nil }
        return ticked[index] ?? (element.attributes["checked"] != nil)
    }

    private func only(_ indices: [Int], _ name: String) throws -> Int {
        guard indices.count == 1 else { throw ElementNotFound(why: "\(indices.count) are called “\(name)” at \(address)") }
        return indices[0]
    }

    private func found<Value>(_ value: Value?, _ why: String) throws -> Value {
        guard let value else { throw ElementNotFound(why: "\(why) at \(address)") }
        return value
    }
}
