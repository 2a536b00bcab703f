import Testing

@testable import Pages

@Suite("Plural rules")
struct PluralRulesTests {
    @Test("Whole numbers from 0 to 999 have the class that CLDR gives them, in every language that was thought of")
    func everyNumber() throws {
        let lines = String(decoding: try Samples.bytes("plurals.txt"), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 13)
        for line in lines {
            let parts = line.split(separator: " ")
            try #require(parts.count == 3 && parts[2].count == 1000)
            let digits = parts[1] == "-" ? [] : Array(parts[1])
            let code = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
            #expect(code.count * 2 == digits.count && PluralRules.areSound(code[...]))
            let rules = PluralRules(code[...])
            for (number, expected) in parts[2].enumerated() {
                #expect(String(rules.plural(of: number)) == String(expected), "\(parts[0]) \(number)")
            }
        }
    }

    @Test("Polish has three classes for whole numbers, and Arabic six")
    func twoLanguages() throws {
        let polish = try Samples.catalog("pl").pluralRules
        #expect([1, 2, 5, 12, 22, 25].map { polish.plural(of: $0) } == [1, 3, 4, 4, 3, 4])
        let arabic = try Samples.catalog("ar").pluralRules
        #expect([0, 1, 2, 3, 11, 100].map { arabic.plural(of: $0) } == [0, 1, 2, 3, 4, 5])
    }

    @Test("Rules that end in the middle of a clause, or name no class, are refused")
    func broken() {
        #expect(PluralRules.areSound([]))
        #expect(PluralRules.areSound([17, 17, 16, 16, 17, 17]))
        #expect(!PluralRules.areSound([17]))
        #expect(!PluralRules.areSound([17, 17, 16, 16, 17]))
        #expect(!PluralRules.areSound([22, 16]))
        #expect(!PluralRules.areSound([17, 17, 16, 15, 17, 17]))
        #expect(!PluralRules.areSound([17, 17, 16, 16, 17, 128]))
    }
}
