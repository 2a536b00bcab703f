import Facts
import Requests
import TestSupport
import Testing

@testable import Pages
@testable import Planner
@testable import Workbench

@Suite("No text about a change or a problem stands in code")
struct PseudoLocaleChangesTests {
    private func context() throws -> PageContext {
        PageContext(
            release: "",
            settings: .standard,
            instant: Instant(time: 1_772_445_600_000, offset: 0),
            nonce: Identity(high: 1, low: 1),
            here: "/app/history",
            isAnsweredByServer: false,
            toast: nil,
            failures: 0,
            words: try Samples.catalog("qps-ploc")
        )
    }

    /// A change as it is stored.
    private func change(_ kind: ChangeKind, about: String, count: Int64, amount: Int64?, isUndone: Bool) throws -> Change {
        var record = Record()
        let timestamp = Timestamp(time: 1, counter: 0, device: 1)
        record.merge(ChangeField.name, .integer(kind.rawValue), timestamp)
        record.merge(ChangeField.at, .integer(1_772_445_600_000), timestamp)
        record.merge(ChangeField.about, .text(about), timestamp)
        record.merge(ChangeField.count, .integer(count), timestamp)
        if let amount { record.merge(ChangeField.amount, .integer(amount), timestamp) }
        if isUndone { record.merge(ChangeField.undone, .text("x"), timestamp) }
        return try #require(Change(Entity(.change, scope: 20514, Identity(high: 1, low: 2)), record))
    }

    @Test("T14: History and the message after a change say every kind of change in the person’s language")
    func changes() throws {
        let context = try context()
        for kind in ChangeKind.allCases {
            for about in ["", "Письмо"] {
                for (count, amount) in [(1, nil), (3, nil), (1, 0), (1, 5)] as [(Int64, Int64?)] {
                    for isUndone in [false, true] {
                        let change = try change(kind, about: about, count: count, amount: amount, isUndone: isUndone)
                        for left in [nil, 0, 3] {
                            let said = context.words.done(change, left: left, context)
                            let plain = said.contains { $0.isASCII && $0.isLetter }
                            #expect(!plain && said.first == "[" && said.last == "]", "\(kind): \(said)")
                        }
                    }
                }
            }
        }
    }

    @Test("A9: what cannot be done is said in the person’s language, on each page of a problem and for each fault")
    func problems() throws {
        let client = try Client.withDay()
        client.application.words = try Samples.catalog("qps-ploc")
        for reason in HostRefusal.allCases {
            let form = client.form("/app/tasks/new", [("title", "Письмо"), ("note", "Чай")])
            #expect(try ParsedPage(client.application.refuse(form, because: reason).body).textsInCode() == [], "\(reason)")
        }
        for target in ["/app/nowhere", "/app/history/0123456789abcdef0123456789abcdef"] {
            let page = try ParsedPage(client.get(target).body)
            let main = try #require(page.index(id: "main"))
            #expect(page.textsInCode(in: main) == [], "\(target)")
        }
        let faults: [Fault] = [
            .titleMissing, .titleTooLong, .noteTooLong, .notANumber, .outOfRange(1...9), .unitMissing, .weekdaysMissing,
            .noSuchTask, .notInToday,
            .noSuchChange, .noDay, .nothingChosen, .uncosted(title: "Чай"), .overBudget(by: 3), .borrowingOff, .usesReserve(1),
            .dateMissing, .notADate, .notAhead, .notATime, .startAfterDue, .notARule, .endBeforeFirst, .nameMissing,
            .nameTaken("Чай"),
            .categoryTooLong, .noSuchList, .noSuchSubject, .ownStep, .tooDeep, .profileNameTooLong, .reportTooLong, .notAMailbox,
            .notAPicture, .tooManyLines(5), .fileEmpty, .fileTooLarge, .notOurFile, .fileDamaged, .fileNewer,
            .noteMissing,
            .noSuchNote, .noSuchView, .nothingAsked, .tooManyViews, .noSuchVersion, .notYours, .viewOnly,
        ]
        for fault in faults {
            let said = fault.words(in: .standard, client.application.words)
            #expect(said.first == "[" && said.last == "]" && !said.contains { $0.isASCII && $0.isLetter }, "\(fault): \(said)")
        }
    }
}
