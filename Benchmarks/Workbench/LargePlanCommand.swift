import Facts
import Foundation
import Requests

/// How long the requests to a plan take that no person makes, and which take longest.
struct LargePlanCommand {
    private let size: Int
    private let shape: LargePlan.Shape?
    private let least: Int

    init(_ arguments: Arguments) throws(WorkbenchFault) {
        size = try arguments.number("size") ?? 12_000
        shape = arguments.optionalText("shape").flatMap { LargePlan.Shape(rawValue: $0) }
        least = try arguments.number("least") ?? 200
    }

    func run() throws {
        for shape in LargePlan.Shape.allCases where self.shape == nil || self.shape == shape { try measure(shape) }
    }

    private func measure(_ shape: LargePlan.Shape) throws {
        let plan = LargePlan(shape, size: size)
        let application = Application(device: 1)
        application.spaces = LargePlan.memberships
        say(shape, "facts", time { application.take(plan.facts) })
        let file = application.snapshot(now: LargePlan.now)
        for target in LargePlan.pages(of: size) {
            var length = 0
            let milliseconds = time { length = application.handle(Self.request("GET", target)).body.count }
            say(shape, target, milliseconds, length)
        }
        for (target, fields) in LargePlan.forms(of: size) {
            let copy = Application(device: 1)
            copy.spaces = LargePlan.memberships
            try copy.loadSnapshot(file)
            try measure(shape, target, fields, on: copy)
        }
        try measureImport(shape, file)
    }

    /// A form, its page, and undoing what it did.
    private func measure(
        _ shape: LargePlan.Shape,
        _ target: String,
        _ fields: [(String, String)],
        on application: Application
    ) throws {
        var response: Response?
        let name = target + (fields.first { $0.0 == "do" }.map { " " + $0.1 } ?? "")
        let milliseconds = time { response = application.handle(Self.form(target, fields)) }
        say(shape, "POST \(name) \(response?.status ?? 0)", milliseconds, response?.facts.count ?? 0)
        guard let location = response?.headers.first(where: { $0.name == "location" })?.value,
            let change = location.split(separator: "did=").dropFirst().first?.prefix(32)
        else { return }
        say(shape, "then \(name)", time { _ = application.handle(Self.request("GET", location)) })
        for again in ["undo", "redo"] {
            say(
                shape,
                "\(again) \(name)",
                time { _ = application.handle(Self.form("/app/history/\(change)/undo", [("n", again)])) }
            )
        }
    }

    private func measureImport(_ shape: LargePlan.Shape, _ snapshot: [UInt8]) throws {
        let application = Application(device: 2)
        _ = application.handle(Self.form("/app/day/new", [("spoons", "12")]))
        let copy = Data(snapshot).base64EncodedString()
        try measure(shape, "/app/data/import", [("copy", copy)], on: application)
    }

    private static func request(_ method: String, _ target: String, _ body: [UInt8] = []) -> Request {
        Request(
            method: method,
            target: target,
            contentType: FormBody.urlEncoded,
            body: body,
            now: LargePlan.now,
            entropy: [UInt8](repeating: 5, count: 32)
        )
    }

    private static func form(_ target: String, _ fields: [(String, String)]) -> Request {
        request("POST", target, FormBody.urlEncoded([("nonce", String(repeating: "5", count: 32))] + fields))
    }

    private func time(_ body: () -> Void) -> Int {
        let taken = ContinuousClock().measure(body)
        return Int(taken.components.seconds * 1000 + taken.components.attoseconds / 1_000_000_000_000_000)
    }

    private func say(_ shape: LargePlan.Shape, _ what: String, _ milliseconds: Int, _ bytes: Int = 0) {
        if milliseconds >= least { print("\(shape.rawValue)\t\(milliseconds) ms\t\(bytes) bytes\t\(what)") }
    }
}
