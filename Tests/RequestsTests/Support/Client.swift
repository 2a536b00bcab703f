import Facts
import Planner
import Requests
import Testing

@testable import Workbench

/// A browser for tests: sends one request at a time and follows nothing by itself.
final class Client {
    /// 2026-03-02 08:00 UTC, a Monday.
    static let monday: Int64 = 1_772_438_400_000

    let application: Application
    var now = Client.monday
    /// The device's language.
    var language = ""
    /// How far local time is ahead of UTC at a moment, in minutes.
    var offset: (Int64) -> Int64 = { _ in 0 }
    private var sent: UInt8 = 0
    /// The latest moment that it told, which the clock of a server has reached: this one may be turned back.
    private var latest = Client.monday

    init(_ application: Application = Application(device: 1)) {
        self.application = application
    }

    /// A planner with a day.
    static func withDay(_ spoons: Int = 12) throws -> Client {
        let client = Client()
        try client.act("/app/day/new", [("spoons", String(spoons))])
        return client
    }

    func request(_ method: String, _ target: String, contentType: String = "", body: [UInt8] = []) -> Request {
        now += 1000
        sent &+= 1
        let entropy = (0..<32).map { UInt8($0) ^ sent }
        return Request(
            method: method,
            target: target,
            contentType: contentType,
            body: body,
            now: now,
            offset: offset(now),
            entropy: entropy,
            language: language
        )
    }

    func get(_ target: String) -> Response {
        handle(request("GET", target))
    }

    /// Sends a form with a nonce of its own.
    func post(_ target: String, _ fields: [(String, String)] = []) -> Response {
        handle(form(target, fields))
    }

    /// Sends a request. Whatever it writes, a server takes: what it refuses, only this device would have, or nobody.
    private func handle(_ request: Request) -> Response {
        let response = application.handle(request)
        latest = max(latest, request.now)
        guard !response.facts.isEmpty else { return response }
        var (roles, names): ([UInt32: SpaceRole], [UInt32: String]) = ([:], [:])
        for space in application.spaces { (roles[space.number], names[space.number]) = (space.role, space.name) }
        #expect(throws: Never.self) {
            let facts = try Batch(wire: response.facts).facts
            let refused = CheckedFacts(facts, roles: roles, names: names, now: latest).refused
            for fact in facts {
                guard let one = refused.first(where: { $0.name == FieldName(fact.entity, fact.field) }) else { continue }
                Issue.record("\(request.target): \(one.reason), field \(fact.field.rawValue) of \(fact.entity): \(fact.value)")
            }
        }
        return response
    }

    func form(_ target: String, _ fields: [(String, String)] = []) -> Request {
        let nonce = Identity(high: UInt64(bitPattern: now), low: UInt64(sent)).hex
        return request(
            "POST",
            target,
            contentType: FormBody.urlEncoded,
            body: FormBody.urlEncoded([("nonce", nonce)] + fields)
        )
    }

    /// Sends a form that must be carried out.
    ///
    /// - Returns: the name of the command, which is that of a task where one was added.
    @discardableResult
    func act(_ target: String, _ fields: [(String, String)] = []) throws -> String {
        let response = post(target, fields)
        guard response.status == 303, let location = response.location else { throw NotCarriedOut(status: response.status) }
        return location.split(separator: "did=").dropFirst().first.map { String($0) } ?? ""
    }

    @discardableResult
    func add(_ title: String, cost: Int? = nil, _ more: [(String, String)] = []) throws -> String {
        // Only what a test puts into today's list is there, whatever its date.
        let place = more.contains { $0.0 == "today" } ? [] : [("today", "no")]
        return try act("/app/tasks/new", [("title", title), ("spoons", cost.map { String($0) } ?? "")] + place + more)
    }

    struct NotCarriedOut: Error {
        let status: Int
    }
}

extension Response {
    var location: String? { header("location") }

    var text: String { String(decoding: body, as: UTF8.self) }

    func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}
