import Requests
import TestSupport
import Testing

@testable import Workbench

/// The first visit, and what a person sees until their first day has ended.
struct FirstDayPagesTests {
    @Test(
        "A7: a wrong number of spoons is refused beside the field of the first visit, and stays typed",
        arguments: ["", "-1", "1e9", "ten", "100", "4.5", "９９９", "1000000000000000000000000"]
    )
    func firstNumber(typed: String) throws {
        let person = try Person()
        let label = "How many spoons do you have today?"
        try person.choose("Start with a few example tasks")
        try person.write(label, typed)
        try person.press("Start my day")
        try person.expectRefusal(label, typed: typed, "whole number")
        #expect(try !person.isChosen("Start with a few example tasks"))
        try person.open("/app/today")
        #expect(person.hasField(label))
    }

    @Test("A7: the first page shows five spoons and explains the app")
    func launchScreen() throws {
        let person = try Person()
        let launch = try #require(person.page.indices(class: "launch").first)
        #expect(person.page.indices(class: "spoon").filter { person.page.isInside($0, launch) }.count == 5)
        #expect(person.seen.contains("Teaspoon helps you choose what fits"))
    }

    @Test("A7: examples say that they are examples, are deleted in one change, and come back from History")
    func examples() throws {
        let person = try Person()
        try person.write("How many spoons do you have today?", "12")
        try person.press("Start my day")
        try person.open("/app/tasks")
        #expect(person.items.count == 4)
        #expect(person.items.allSatisfy { $0.contains("Example") })
        try person.press("Remove the examples")
        #expect(person.told.contains("Removed the examples"))
        #expect(person.items.isEmpty)
        try person.open("/app/today")
        #expect(person.items.isEmpty)
        try person.undoFromHistory("Removed the examples")
        #expect(person.told.contains("Undone"))
        try person.open("/app/tasks")
        #expect(person.items.count == 4)
    }

    @Test("A7: on the first day one tap on Today removes the examples that it shows")
    func examplesOnToday() throws {
        let person = try Person()
        try person.write("How many spoons do you have today?", "12")
        try person.press("Start my day")
        #expect(person.title == "Today")
        #expect(person.seen.contains("Get dressed"))
        try person.press("Remove the examples")
        #expect(person.title == "Today")
        #expect(person.told.contains("Removed the examples"))
        #expect(!person.seen.contains("Get dressed"))
    }

    @Test("D11: Today explains spoons until the first day has ended")
    func firstDay() throws {
        let person = try Person()
        try person.press("Start my day")
        #expect(person.seen.contains("One spoon is a bit of energy"))
        try person.open("/app/day/new")
        try person.press("Start the day")
        #expect(person.title == "Today")
        #expect(!person.seen.contains("is a bit of energy"))
    }

    @Test("A7: a person who starts empty is led to adding the first task")
    func empty() throws {
        let person = try Person()
        try person.write("How many spoons do you have today?", "12")
        try person.choose("Start with a few example tasks")
        try person.press("Start my day")
        #expect(person.figure == "0 / 12")
        try person.press("Add a task", in: "actions")
        #expect(person.title == "Add a task")
    }
}
