import Facts
import Testing

@testable import Planner

struct RegionTests {
    private let american = DateTimeSettings(isTwelveHour: true, firstWeekday: 6, isMonthFirst: true)

    @Test(
        "A4: a device of the United States counts twice to twelve, begins weeks on Sunday and writes the month first",
        arguments: ["en-US", "en-us", "es-US,es;q=0.9", "en-Latn-US", "en-US;q=0.8, de"]
    )
    func american(language: String) {
        #expect(DateTimeSettings(language: language) == american)
    }

    @Test(
        "A4: a device that does not say where it is reads clock and calendar as before",
        arguments: ["", "en", "en-GB", "de-DE", "de", "*", "-", ",", "en-", "xx-XX", "en-001", "é-ÉÉ", "en-GB-US"]
    )
    func unknown(language: String) {
        #expect(DateTimeSettings(language: language) == .standard)
    }

    @Test("A4: countries that share one habit need not share the next")
    func mixed() {
        #expect(DateTimeSettings(language: "en-AU") == DateTimeSettings(isTwelveHour: true))
        #expect(DateTimeSettings(language: "pt-BR") == DateTimeSettings(firstWeekday: 6))
        #expect(DateTimeSettings(language: "ar-EG") == DateTimeSettings(isTwelveHour: true, firstWeekday: 5))
        #expect(DateTimeSettings(language: "ja-JP") == DateTimeSettings(firstWeekday: 6, isMonthFirst: true))
    }

    @Test(
        "A4: who speaks French in Canada counts to 24 and writes the day first, and who speaks English there does neither",
        arguments: ["fr-CA", "FR-ca", "fr-Latn-CA", "fr-CA,fr;q=0.9,en-CA;q=0.8"]
    )
    func otherLanguageOfACountry(language: String) {
        #expect(DateTimeSettings(language: language) == DateTimeSettings(firstWeekday: 6))
        #expect(DateTimeSettings(language: "en-CA") == american)
    }

    @Test("A4: the person's choice wins over the defaults of the device's region, and nothing else is written")
    func chosen() throws {
        let person = Person()
        person.space.habits = american
        #expect(person.space.settings.times == american)
        var settings = person.space.settings
        settings.times.isTwelveHour = false
        let result = try person.space.perform(.changeSettings(settings, as: .changedTimes), by: person.origin)
        #expect(result.facts.filter { $0.entity.kind == .settings }.count == 1)
        #expect(person.space.settings.times == DateTimeSettings(firstWeekday: 6, isMonthFirst: true))
        person.space.habits = .standard
        #expect(person.space.settings.times == .standard)
        settings = person.space.settings
        settings.times.isMonthFirst = true
        _ = try person.space.perform(.changeSettings(settings, as: .changedTimes), by: person.origin)
        settings.times.isMonthFirst = false
        _ = try person.space.perform(.changeSettings(settings, as: .changedTimes), by: person.origin)
        person.space.habits = american
        #expect(person.space.settings.times == DateTimeSettings(firstWeekday: 6))
    }
}
