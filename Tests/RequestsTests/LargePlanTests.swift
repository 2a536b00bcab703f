import Facts
import Planner
import Testing

@testable import Requests
@testable import Workbench

/// What a page takes grows with the size of a plan, and no faster, whatever is in the plan. Counted in look-ups of entities: these are the
/// same in every run.
struct LargePlanTests {
    private static let size = 400

    /// The look-ups that each page takes in a plan of a size, and the larger form of each answer.
    private func reads(_ shape: LargePlan.Shape, _ size: Int) throws -> [(target: String, reads: Int)] {
        let plan = LargePlan(shape, size: size)
        let client = Client()
        client.now = LargePlan.now
        client.application.spaces = LargePlan.memberships
        client.application.take(plan.facts)
        let file = client.application.snapshot(now: LargePlan.now)
        var found: [(String, Int)] = []
        func count(_ target: String, on application: Application, _ body: () -> Void) {
            let before = application.space.replica.reads
            body()
            found.append((target, application.space.replica.reads - before))
        }
        // The addresses name tasks by their places in the plan, which differ: only the order of the pages says which are compared.
        for target in LargePlan.pages(of: size) { count(target, on: client.application) { _ = client.get(target) } }
        for (target, fields) in LargePlan.forms(of: size) {
            let other = Client(Application(device: 1))
            other.now = LargePlan.now
            other.application.spaces = LargePlan.memberships
            try other.application.loadSnapshot(file)
            var did: String?
            count("POST \(target)", on: other.application) {
                did = other.post(target, fields).location?.split(separator: "did=").dropFirst().first.map {
                    String($0.prefix(32))
                }
            }
            guard let did else {
                found.append(("undo", 0))
                continue
            }
            count("undo \(target)", on: other.application) { _ = other.post("/app/history/\(did)/undo") }
        }
        return found
    }

    @Test("A3: no page, file or form of a plan of twice the size takes three times as much", arguments: LargePlan.Shape.allCases)
    func growth(shape: LargePlan.Shape) throws {
        let small = try reads(shape, Self.size)
        let large = try reads(shape, 2 * Self.size)
        #expect(small.count == large.count)
        for (one, two) in zip(small, large) {
            #expect(two.reads <= 3 * one.reads + 10 * Self.size, "\(shape.rawValue): \(one.target)")
        }
    }

    /// So many times everything in a plan may be looked up for one answer: what takes most, changing all of it at once, takes 36.
    private static let mostReads = 50

    @Test("A3: no page, file or form looks up thousands of nested steps more than some times each, nor does undoing one")
    func nested() throws {
        let size = 4000
        for (target, reads) in try reads(.chain, size) { #expect(reads <= Self.mostReads * size, "\(target): \(reads / size)") }
    }
}
