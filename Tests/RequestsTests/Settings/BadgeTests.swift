import Requests
import Testing

@testable import Workbench

struct BadgeTests {
    private func left(_ response: Response) -> String? { response.header("x-spoons-left") }

    @Test("E11: the icon is left alone until the spoons left are wanted on it, and is cleared when they no longer are")
    func onAndOff() throws {
        let client = try Client.withDay()
        #expect(left(client.get("/app/today")) == nil)
        #expect(left(client.post("/app/settings/sound", [("badge", "off")])) == nil)
        let response = client.post("/app/settings/sound", [("badge", "on")])
        #expect(left(response) == "12")
        #expect(left(client.get("/app/lists")) == "12")
        #expect(left(client.post("/app/settings/sound", [("badge", "off")])) == "none")
        #expect(left(client.get("/app/today")) == "none")
    }

    @Test("E11: switching it on is undone like any other setting, and the icon is cleared")
    func undone() throws {
        let client = try Client.withDay()
        let act = try client.act("/app/settings/sound", [("badge", "on")])
        #expect(left(client.post("/app/history/\(act)/undo")) == "none")
    }

    @Test("E11: the number follows the plan and a new day; it is never below 0, and never counts open tasks")
    func follows() throws {
        let client = try Client.withDay()
        try client.act("/app/settings/sound", [("badge", "on")])
        let task = try client.add("Cook", cost: 4)
        #expect(left(client.get("/app/today")) == "12")
        #expect(left(client.post("/app/tasks/\(task)/today")) == "8")
        #expect(left(client.post("/app/tasks/\(task)/done")) == "8")
        #expect(left(client.post("/app/day/adjust", [("spoons", "3")])) == "0")
        // The longest day has 25 hours.
        client.now += 90_000_000
        #expect(left(client.get("/app/today")) == "none")
        #expect(left(client.post("/app/day/new", [("spoons", "9")])) == "9")
    }
}
