import Requests
import TestSupport
import Testing

@testable import Workbench

/// Swaps on the pages: beside every refusal, and one tap each.
struct SwapPagesTests {
    /// Somebody whose day of 8 spoons is full.
    private func busy(_ more: (String, Int)...) throws -> Person {
        let person = try Person.has(("Vacuum", 4), ("Dust", 3), spoons: 8)
        try person.plan("Vacuum", "Dust")
        for (title, cost) in more { _ = try person.hasTask(title, cost: cost) }
        return person
    }

    private let vacuum = "Instead of Vacuum (4): Call doctor (3) 2 free, 1 in reserve"
    private let dust = "Instead of Dust (3): Call doctor (3) 1 free, only your reserve"

    @Test("N7, D4: beside the refusal of chosen tasks stand swaps; one tap makes one, and one undo takes it back")
    func chosen() throws {
        let person = try busy(("Call doctor", 3))
        try person.plan("Call doctor")
        #expect(person.title == "Select")
        #expect(
            person.notice
                == "That is 2 spoons over. Nothing was added. Choose fewer, or use the reserve and borrow 2 from tomorrow."
        )
        #expect(person.seen.contains("Swap, and it fits"))
        #expect(person.offers(vacuum) && person.offers(dust))
        try person.press(vacuum)
        #expect(person.address.hasPrefix("/app/today"))
        #expect(person.figure == "6 / 8")
        #expect(person.hasRow("Call doctor") && person.hasRow("Dust") && !person.hasRow("Vacuum"))
        try person.open("/app/spoons/4")
        #expect(person.titles == ["Vacuum"])
        try person.undoFromHistory("Swapped into today: Call doctor")
        try person.open("/app/today")
        #expect(person.figure == "7 / 8")
        #expect(person.hasRow("Vacuum") && !person.hasRow("Call doctor"))
    }

    @Test("N7, D4: swaps stand beside the refusal of a row's own button, in a list and in the calendar")
    func oneTap() throws {
        for page in ["/app/spoons/3", "/app/calendar/2026-03-02"] {
            let person = try busy()
            _ = try person.hasTask("Call doctor", cost: 3, [("due", "2026-03-02")])
            try person.open(page)
            try person.press("Add to today: Call doctor")
            #expect(person.answer.status == 422)
            try person.press(vacuum)
            #expect(person.figure == "6 / 8")
            #expect(!person.hasRow("Vacuum"))
        }
    }

    @Test("N7: a task that is added for today by one line comes in with a swap")
    func line() throws {
        let person = try busy()
        try person.open("/app/tasks/new")
        try person.write("Task", "Call doctor ~3 !high")
        try person.choose("Add to today")
        try person.send("Task")
        #expect(person.answer.status == 422)
        try person.press(vacuum)
        try person.open("/app/today")
        #expect(person.figure == "6 / 8")
        #expect(person.hasRow("Call doctor") && !person.hasRow("Vacuum"))
        #expect(try person.rowText("Call doctor").contains("High"))
    }

    @Test("N7: a task that is added for today by the form with all fields comes in with a swap")
    func form() throws {
        let person = try busy()
        try person.open("/app/tasks/new?full=1&title=Call+doctor&spoons=3&today=yes")
        try person.press("Save")
        #expect(person.answer.status == 422)
        try person.press(dust)
        try person.open("/app/today")
        #expect(person.figure == "7 / 8")
        #expect(person.hasRow("Call doctor") && person.hasRow("Vacuum") && !person.hasRow("Dust"))
    }

    @Test("N7, D2: where it would use the reserve, swaps spare it")
    func reserve() throws {
        let person = try busy(("Letter", 1))
        try person.plan("Letter")
        #expect(person.notice.contains("This uses the 1 spoon you keep in reserve."))
        try person.press("Instead of Dust (3): Letter (1) 3 free, 1 in reserve")
        #expect(person.figure == "5 / 8")
    }

    @Test("N7: a swap names up to three tasks on each side, and of more only how many")
    func names() throws {
        let few: [(String, Int?)] = [("Vacuum", 2), ("Dust", 2), ("Iron", 2)]
        let person = try Person.has(few[0], few[1], few[2], ("Call doctor", 6), spoons: 7)
        for (title, cost) in [("Letter", 1), ("Parcel", 1), ("Bins", 1), ("Plants", 1)] {
            _ = try person.hasTask(title, cost: cost)
        }
        try person.open("/app/today")
        try person.plan("Vacuum", "Dust", "Iron")
        try person.plan("Call doctor")
        #expect(person.offers("Instead of Iron (2), Dust (2) and Vacuum (2): Call doctor (6) 1 free, only your reserve"))
        try person.open("/app/today")
        try person.plan("Letter", "Parcel", "Bins", "Plants")
        #expect(person.offers("Instead of Dust (2) and Vacuum (2): 4 tasks (4) 1 free, only your reserve"))
    }

    @Test("N7: costs given while choosing go into the swap")
    func costed() throws {
        let person = try busy()
        try person.open("/app/tasks/new")
        try person.write("Task", "Call doctor")
        try person.send("Task")
        try person.open("/app/tasks?select=1")
        try person.choose("3 spoons", in: "Call doctor")
        try person.press("Submit")
        try person.press(vacuum)
        #expect(person.figure == "6 / 8")
        try person.open("/app/spoons/4")
        #expect(person.titles == ["Vacuum"])
    }

    @Test("N7: where nothing may leave, none is offered, and the notice stands in the bar as before")
    func none() throws {
        let person = try Person.has(("Call doctor", 3), spoons: 4)
        _ = try person.hasTask("Vacuum", cost: 3, [("due", "2026-03-02")])
        try person.plan("Vacuum")
        try person.plan("Call doctor")
        #expect(person.notice.contains("Nothing was added."))
        #expect(!person.seen.contains("Swap, and it fits"))
    }

    @Test("N7: a button whose tasks cost something else by now swaps nothing, and new swaps are offered")
    func changedSince() throws {
        let person = try busy(("Call doctor", 3))
        try person.open("/app/tasks?select=1")
        let doctor = try #require(person.page.elements.first { $0.attributes["name"] == "task" }?.attributes["value"])
        try person.open("/app/today")
        let task = person.page.elements.compactMap { $0.attributes["href"] }.first {
            $0.hasPrefix("/app/tasks/") && $0.count == 43
        }
        let out = String(try #require(task).suffix(32))
        let answer = person.client.post("/app/day/submit", [("task", doctor), ("swap", "2 \(out)")])
        #expect(answer.status == 422)
        try person.open("/app/today")
        #expect(person.figure == "7 / 8")
    }
}
