import Pages
import Requests
import TestSupport
import Testing

@testable import Workbench

/// Pages in a language that is made up for this test, whose texts stand in brackets and have no plain letters.
@Suite("No text stands in code")
struct PseudoLocaleTests {
    private static let converted = ["/app/settings"] + SettingsGroup.allCases.map { Route.settingsGroup($0).path }

    @Test("Every text of the settings comes from the catalog", arguments: converted)
    func settings(target: String) throws {
        let client = try PseudoLocale.someone()
        for host in [Request.Host.device, .server] {
            let page = try PseudoLocale.page(client, target, by: host)
            #expect(page.elements[0].attributes["lang"] == "qps-ploc")
            #expect(page.textsInCode() == [], "\(target)")
        }
        // As far from what is usual as can be.
        try client.act(
            "/app/settings/text",
            [("font", "opendyslexic"), ("size", "125"), ("spacing", "5"), ("words", "0"), ("lines", "100")]
        )
        try client.act("/app/settings/time", [("clock", "12"), ("order", "month"), ("weekday", "6"), ("begins", "4")])
        try client.act(
            "/app/settings/energy",
            [("maximum", "12"), ("reserve", "2"), ("firm", "yes"), ("one", "кап"), ("many", "капли")]
        )
        try client.act("/app/settings/sound", [("sound", "on"), ("notices", "on"), ("badge", "on")])
        try client.act("/app/settings/look", [("theme", "black"), ("motion", "none"), ("accent", "2")])
        #expect(try PseudoLocale.page(client, target).textsInCode() == [], "\(target)")
        try client.act("/app/settings/simple-mode", [("simple", "yes")])
        #expect(try PseudoLocale.page(client, target).textsInCode() == [], "\(target)")
    }

    @Test("Every text of the frame comes from the catalog")
    func frame() throws {
        let client = try PseudoLocale.someone()
        let page = try PseudoLocale.page(client, "/app/today")
        for id in ["navigation", "help"] {
            let index = try #require(page.index(id: id))
            #expect(page.textsInCode(in: index) == [], "\(id)")
        }
        let offline = try #require(page.index(id: "offline"))
        #expect(page.textsInCode(in: offline) == [])
        let skip = try #require(page.indices(class: "skip").first)
        #expect(page.textsInCode(in: skip) == [])
        let bar = try #require(page.index(id: "bar"))
        #expect(page.text(of: bar).hasPrefix("[Ţöðåý"))
    }

    @Test("Every text of the timer comes from the catalog")
    func timer() throws {
        let client = try PseudoLocale.someone()
        let task = try client.add("Письмо", cost: 1)
        try client.act("/app/tasks/\(task)/step", [("title", "Конверт")])
        /// Each way to ask for the page of the timer, at this moment.
        func focusIsFinished() throws {
            for host in [Request.Host.device, .server] {
                for query in ["", "?rest=1", "?task=\(task)"] {
                    #expect(try PseudoLocale.page(client, "/app/focus" + query, by: host).textsInCode() == [], "\(query)")
                }
            }
        }
        /// What other pages say of it.
        func texts(_ id: String) throws -> [String] {
            let page = try PseudoLocale.page(client, "/app/today")
            return page.textsInCode(in: try #require(page.index(id: id)))
        }
        try focusIsFinished()
        for fields in [[("minutes", "15"), ("task", task)], [("minutes", "15")], [("minutes", "10"), ("rest", "yes")]] {
            try client.act("/app/focus", fields)
            try focusIsFinished()
            #expect(try texts("timer-note") == [])
            #expect(try texts("alarm") == [])
            try client.act("/app/focus/pause")
            try focusIsFinished()
            #expect(try texts("timer-note") == [])
            try client.act("/app/focus/reset")
            try focusIsFinished()
            try client.act("/app/focus/pause")
            try client.act("/app/focus/go-on")
            client.now += 3_600_000
            try focusIsFinished()
        }
        try client.act("/app/focus/note")
        #expect(try texts("alarm") == [])
    }

    @Test("Every text of the first page comes from the catalog")
    func welcome() throws {
        let client = Client()
        client.application.words = try Samples.catalog("qps-ploc")
        for host in [Request.Host.device, .server] {
            #expect(try PseudoLocale.page(client, "/app/today", by: host).textsInCode() == [])
        }
    }

    @Test("Every text of Today comes from the catalog")
    func today() throws {
        let client = try PseudoLocale.someone()
        func isFinished(_ ids: String..., at target: String = "/app/today") throws {
            let page = try PseudoLocale.page(client, target)
            for id in ids + ["title", "menu", "actions"] {
                let index = try #require(page.index(id: id), "\(id)")
                #expect(page.textsInCode(in: index) == [], "\(id)")
            }
        }
        try isFinished("about-spoons")
        let first = try PseudoLocale.page(client, "/app/today")
        for part in ["empty", "entries"] {
            let index = try #require(first.indices(class: part).first)
            #expect(first.textsInCode(in: index) == [])
        }
        let task = try client.add("Письмо", cost: 1)
        try isFinished("about-spoons", "add", "low-day-button", "plan-day")
        try client.act("/app/tasks/\(task)/today")
        try isFinished("about-spoons", "low-day-button", "choose")
        try client.act("/app/day/low", [("do", "until")])
        try isFinished("low-day", "fewer")
        try client.act("/app/day/low", [("do", "back")])
        try client.act("/app/day/adjust", [("spoons", "0")])
        try isFinished("too-much")
        try isFinished(at: "/app/today?check=1")
        client.now += 86_400_000
        try isFinished("another-day")
    }

    @Test("Every text about the spoons of a day comes from the catalog")
    func days() throws {
        let client = try PseudoLocale.someone()
        func texts(_ target: String) throws -> [String] {
            let page = try PseudoLocale.page(client, target)
            return ["title", "main", "actions"].compactMap { page.index(id: $0) }.flatMap { page.textsInCode(in: $0) }
        }
        #expect(try texts("/app/day/adjust") == [])
        #expect(try texts("/app/day/new") == [])
        try client.act("/app/insights", [("ask", "yes")])
        for number in 1...6 { try client.add("Чай \(number)", cost: 1, [("repeat", "daily")]) }
        let task = try client.add("Письмо", cost: 5)
        try client.act("/app/day/adjust", [("spoons", "2")])
        try client.act("/app/day/submit", [("origin", "/app/tasks"), ("task", task), ("borrow", "3")])
        #expect(try texts("/app/day/new") == [])
        let asked = try PseudoLocale.page(client, "/app/day/new")
        #expect(asked.words.contains("Чай 6"))
        #expect(asked.element(id: "spoons-hint") != nil)
        #expect(asked.element(id: "felt-field") != nil)
        try client.act("/app/day/low", [("do", "until")])
        #expect(try texts("/app/day/new") == [])
    }

    @Test("Every text of What now? comes from the catalog")
    func now() throws {
        let client = try PseudoLocale.someone()
        func isFinished(_ ids: String..., at target: String = "/app/now") throws {
            let page = try PseudoLocale.page(client, target)
            for id in ids + ["title", "now", "menu"] {
                let index = page.index(id: id)
                #expect(page.textsInCode(in: try #require(index, "\(id)")) == [], "\(id)")
            }
        }
        try isFinished("low-day-button")
        try isFinished("anything", at: "/app/now?minutes=15")
        try client.act("/app/settings/kinds", [("use", "yes")])
        let task = try client.add("Письмо", cost: 1, [("priority", "1"), ("due", "2026-03-03")])
        try isFinished("actions", "why")
        try client.act("/app/tasks/\(task)/step", [("title", "Конверт")])
        try client.add("Чай", cost: 1, [("minutes", "5")])
        try isFinished("actions", "why", "others-title")
        for query in ["?minutes=15", "?energy=thinking", "?energy=not-social"] {
            let asked = try PseudoLocale.page(client, "/app/now" + query)
            let minutes = try #require(asked.indices(class: "asked").first)
            #expect(asked.textsInCode(in: minutes) == [])
            let energy = try #require(asked.index(id: "energy"))
            #expect(asked.elements[energy + 1].name == "summary")
            #expect(asked.textsInCode(in: energy + 1) == [])
        }
        try client.act("/app/tasks/\(task)/today")
        try isFinished("actions", "why")
        let plain = try client.add("Хлеб", cost: 1)
        try isFinished("actions", "details", at: "/app/now?doing=\(plain)")
        // Until nothing else is left to be offered.
        for _ in 1...4 {
            guard let offered = try PseudoLocale.page(client, "/app/now").value(of: "task") else { break }
            try client.act("/app/now/pass", [("task", offered)])
        }
        try isFinished("again")
    }

    @Test("Every text of the Backlog comes from the catalog, but those of its tasks")
    func backlog() throws {
        let client = try PseudoLocale.someone()
        let first = try PseudoLocale.page(client, "/app/backlog")
        let empty = try #require(first.indices(class: "empty").first)
        #expect(first.textsInCode(in: empty) == [])
        let task = try client.add("Письмо", cost: 1)
        for days in 1...3 {
            try client.act("/app/tasks/\(task)/today")
            client.now += 86_400_000
            try client.act("/app/day/new", [("spoons", "12")])
            client.now += Int64(days - 1) * 86_400_000
            let page = try PseudoLocale.page(client, "/app/backlog")
            for id in ["title", "menu", "newest-title"] {
                let index = page.index(id: id)
                #expect(page.textsInCode(in: try #require(index, "\(id)")) == [], "\(id)")
            }
            let lead = try #require(page.indices(class: "lead").first)
            #expect(page.textsInCode(in: lead) == [])
        }
    }

    @Test("Every text of the notes comes from the catalog, but those that other pages share")
    func notes() throws {
        let client = try PseudoLocale.someone()
        func isFinished(_ target: String) throws {
            let page = try PseudoLocale.page(client, target)
            for id in ["title", "main"] {
                let index = page.index(id: id)
                #expect(page.textsInCode(in: try #require(index, "\(id)")) == [], "\(target) \(id)")
            }
            if let actions = page.index(id: "actions") { #expect(page.textsInCode(in: actions) == [], "\(target)") }
        }
        try isFinished("/app/notes")
        try isFinished("/app/notes?new=1")
        let tea = try client.act("/app/notes", [("note", "Чай"), ("colour", "1")])
        try client.act("/app/notes", [("note", "Хлеб"), ("colour", "2")])
        for words in ["", "чай", "е", "хлеп", "ю"] { try isFinished("/app/notes?q=" + PercentEncoding.encoded(words)) }
        try isFinished("/app/notes/\(tea)")
        try client.act("/app/notes/\(tea)/pin")
        try isFinished("/app/notes/\(tea)")
        try isFinished("/app/notes")
        try client.act("/app/options", [("show", "yes"), ("back", "/app/notes")])
        let list = try PseudoLocale.page(client, "/app/notes")
        for id in ["pin-\(tea)", "delete-\(tea)"] {
            let button = try #require(list.index(id: id), "\(id)")
            #expect(list.textsInCode(in: button) == [], "\(id)")
        }
        let link = "https://example.org"
        let linked = try client.act("/app/notes", [("note", link)])
        let note = try PseudoLocale.page(client, "/app/notes/\(linked)")
        let links = try #require(note.index(id: "links"))
        #expect(note.textsInCode(in: links) == [link])
    }

    @Test("Every text of the subjects comes from the catalog, but the views of tasks above them")
    func subjects() throws {
        let client = try PseudoLocale.someone()
        func isFinished(_ target: String, _ ids: String...) throws {
            let page = try PseudoLocale.page(client, target)
            for id in ids + ["title", "actions"] {
                let index = page.index(id: id)
                #expect(page.textsInCode(in: try #require(index, "\(id)")) == [], "\(target) \(id)")
            }
        }
        try isFinished("/app/subjects")
        let first = try PseudoLocale.page(client, "/app/subjects")
        let empty = try #require(first.indices(class: "empty").first)
        #expect(first.textsInCode(in: empty) == [])
        try isFinished("/app/subjects?new=1", "main")
        let subject = try client.act("/app/subjects", [("name", "Дом"), ("colour", "1")])
        try isFinished("/app/subjects/\(subject)", "main")
        try client.act("/app/subjects", [("name", "Сад"), ("colour", "2")])
        try isFinished("/app/subjects/\(subject)", "main", "merging")
        try isFinished("/app/subjects", "subjects")
        let list = try PseudoLocale.page(client, "/app/subjects")
        let lead = try #require(list.indices(class: "quiet-text").first)
        #expect(list.textsInCode(in: lead) == [])
    }

    @Test("Every text of the history comes from the catalog")
    func history() throws {
        let client = Client()
        client.application.words = try Samples.catalog("qps-ploc")
        #expect(try PseudoLocale.page(client, "/app/history").textsInCode() == [])
        try client.act("/app/day/new", [("spoons", "12")])
        let task = try client.add("Письмо", cost: 1)
        let change = client.application.words[.changeAddedTask(what: TaskNames(count: 1, title: "Письмо"))]
        for word in ["Ûñð", "Ŕéð"] {
            let page = try PseudoLocale.page(client, "/app/history")
            for index in page.indices(class: "lead") + page.indices(class: "facts") {
                #expect(page.textsInCode(in: index) == [])
            }
            let today = try #require(page.elements.first { $0.name == "h2" })
            #expect(today.text.hasPrefix("["))
            let button = try #require(page.element(id: "undo-\(task)"))
            #expect(button.text.hasPrefix("[" + word))
            #expect(button.attributes["aria-label"]?.contains(change) == true)
            try client.act("/app/history/\(task)/undo")
        }
    }

    @Test("Every text of the pages about all lists comes from the catalog")
    func lists() throws {
        let client = Client()
        client.application.words = try Samples.catalog("qps-ploc")
        func isFinished(_ targets: String...) throws {
            for target in targets { #expect(try PseudoLocale.page(client, target).textsInCode() == [], "\(target)") }
        }
        try isFinished("/app/lists", "/app/lists/archive", "/app/lists/new", "/app/lists/merge")
        let list = try client.addList("Список")
        try isFinished("/app/lists", "/app/lists/new", "/app/lists/\(list)/edit", "/app/lists/merge")
        try client.act("/app/lists/new", [("name", "Вещи"), ("checklist", "yes"), ("category", "Дом")])
        try client.act("/app/lists/\(list)/template")
        try isFinished("/app/lists", "/app/lists/merge")
        try client.showOptions("/app/lists")
        try client.act("/app/lists/\(list)/archive")
        for target in ["/app/lists", "/app/lists/archive"] {
            let page = try PseudoLocale.page(client, target)
            let options = try #require(page.indices(class: "row-options").first)
            #expect(page.textsInCode(in: options) == [], "\(target)")
        }
    }

    @Test("Every text of a list comes from the catalog, but those of its tasks, and those that other pages share")
    func list() throws {
        let client = try PseudoLocale.someone()
        let list = try client.addList("Вещи", [("checklist", "yes")])
        let target = "/app/lists/\(list)"
        func isFinished(_ ids: String..., at target: String) throws {
            let page = try PseudoLocale.page(client, target)
            for id in ids {
                let index = page.index(id: id)
                #expect(page.textsInCode(in: try #require(index, "\(id)")) == [], "\(target) \(id)")
            }
        }
        func areFinished(_ name: String, at target: String) throws {
            let page = try PseudoLocale.page(client, target)
            let found = page.indices(class: name)
            #expect(!found.isEmpty, "\(target) \(name)")
            for index in found { #expect(page.textsInCode(in: index) == [], "\(target) \(name)") }
        }
        try areFinished("empty", at: target)
        let commands = ["uncheck", "again", "template", "duplicate", "archive", "delete"].map { "list-" + $0 }
        for id in commands + ["edit-list", "actions"] { try isFinished(id, at: target) }
        let tasks = try client.add(["Обувь", "Чай"], to: list)
        let steps = try ["Тапки", "Сапоги"].map { try client.act("/app/tasks/\(tasks[0])/step", [("title", $0)]) }
        try areFinished("list-about", at: target)
        try areFinished("section-head", at: target)
        try isFinished("leave-\(tasks[1])", at: target)
        for step in steps {
            try client.act("/app/tasks/\(step)/done")
            try areFinished("list-about", at: target)
            try areFinished("section-head", at: target)
        }
        try client.act("/app/tasks/\(tasks[1])/leave")
        try areFinished("list-about", at: target)
        try isFinished("take-\(tasks[1])", at: target)
        try client.act("/app/tasks/\(tasks[1])/snooze", [("until", "tomorrow")])
        try isFinished("show-hidden", at: target)
        try isFinished("hidden-title", "wake-\(tasks[1])", at: target + "?show=hidden")
        try client.act(target + "/template")
        try client.act(target + "/archive")
        try isFinished("put-away", at: target)
    }

    @Test("A text that stands in code, or is cut, is found")
    func found() throws {
        func texts(_ body: String) throws -> [String] {
            try ParsedPage(Array("<!doctype html><html><body>\(body)</body></html>".utf8)).textsInCode()
        }
        #expect(try texts("<p>[Ţöðåý ôñé] 12 · Teaspoon</p>") == [])
        #expect(try texts("<p>[Ţöðåý] and more</p>") == [" and more"])
        #expect(try texts("<p>[Ţöðåý <b>ôñé</b>] <i>Save</i></p>") == ["Save"])
        #expect(try texts("<p>[Ţöðåý</p>") == ["a bracket that is not closed"])
        #expect(try texts("<p title=\"Today\">1</p>") == ["title=Today"])
        #expect(try texts("<p title=\"[Ţöðåý\">1</p>") == ["title=[Ţöðåý"])
    }
}
