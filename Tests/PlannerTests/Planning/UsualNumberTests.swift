import Testing

@testable import Planner

struct UsualNumberTests {
    private func usual(_ numbers: Int...) throws -> Int? {
        let person = Person()
        for number in numbers { try person.startNextDay(number) }
        return person.space.usualNumber
    }

    @Test("N1: the usual number is the middle of the last fourteen numbers, of two the smaller")
    func median() throws {
        #expect(try usual() == nil)
        #expect(try usual(9) == 9)
        #expect(try usual(9, 15) == 9)
        #expect(try usual(15, 9, 3) == 9)
        #expect(try usual(99, 99, 99, 5, 5, 5, 5, 5, 5, 5, 7, 7, 7, 7, 7, 7, 7) == 5)
        #expect(try usual(99, 99, 99, 5, 5, 5, 5, 5, 5, 7, 7, 7, 7, 7, 7, 7, 7) == 7)
    }

    @Test("N1: a number that only pays back borrowed spoons counts as the usual one")
    func paidBack() throws {
        let person = Person()
        try person.startDay(2)
        let task = try person.add("Letter", cost: 4)
        try person.submit([task], borrowing: 2)
        try person.startNextDay(0)
        #expect(person.space.usualNumber == 2)
    }
}
