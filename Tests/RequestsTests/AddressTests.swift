import Facts
import Pages
import Testing

struct AddressTests {
    private static let identity = Identity(high: 0x0123_4567_89ab_cdef, low: 42)

    private static let all: [Address] =
        [
            .today, .newDay, .adjustDay, .submit, .checkOff, .spoons, .unsorted, .backlog, .startFresh, .tasks, .newTask,
            .task(identity), .history, .undo(identity), .settings, .options, .removeExamples, .more, .help, .about,
        ] + (1...10).map { .category($0) } + Address.TaskAct.allCases.map { .taskAct(identity, $0) }

    @Test("Every address reads back as what it was printed from", arguments: all)
    func roundTrip(address: Address) {
        #expect(Address(path: address.path) == address)
    }

    @Test("No two addresses are printed alike")
    func distinct() {
        #expect(Set(Self.all.map(\.path)).count == Self.all.count)
    }

    @Test("The app's root is today, without a redirect")
    func root() {
        #expect(Address(path: "/app") == .today)
        #expect(Address(path: "/app/") == .today)
    }

    @Test(
        "Nothing else is an address",
        arguments: [
            "", "/", "/today", "/app/nothing", "/app/spoons/0", "/app/spoons/11", "/app/spoons/01", "/app/spoons/+1",
            "/app/spoons/x",
            "/app/spoons/99999999999999999999", "/app/tasks/1", "/app/tasks/zz", "/app/history/1/undo", "/app/today/x",
            "/app/TODAY",
            "/app/tasks/0123456789abcdef000000000000002g", "/app/tasks/0123456789abcdef000000000000002a/eat",
            "/app/tasks/0123456789abcdef000000000000002a/done/twice", "/app/%74oday", "/app/..", "/app/tоday",
        ]
    )
    func unknown(path: String) {
        #expect(Address(path: path) == nil)
    }
}
