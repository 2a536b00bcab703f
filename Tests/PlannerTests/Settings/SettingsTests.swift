import Facts
import Interchange
import Testing

@testable import Planner

struct SettingsTests {
    private let person = Person()

    private func change(_ say: (inout Settings) -> Void) throws {
        var settings = person.space.settings
        say(&settings)
        _ = try person.space.perform(.changeSettings(settings), by: person.origin)
    }

    @Test("A4: every choice is kept, and taken back by an undo")
    func everyChoice() throws {
        var mine = Settings()
        mine.name = "Ada"
        mine.mail = "ada@example.org"
        mine.notifies = true
        mine.sounds = false
        mine.font = .openDyslexic
        mine.text.size = 150
        mine.text.spacing = 12
        mine.text.wordSpacing = 16
        mine.text.lineHeight = 200
        mine.accent = .rose
        mine.theme = .highContrast
        mine.times = DateTimeSettings(isTwelveHour: true, firstWeekday: 5, isMonthFirst: true, dateBegins: 3)
        mine.isSimple = true
        mine.isStill = true
        mine.usesKeys = false
        mine.showsBadge = true
        let origin = person.origin
        _ = try person.space.perform(.changeSettings(mine, as: .changedLook), by: origin)
        #expect(person.space.settings == mine)
        #expect(person.space.changes(before: person.instant, limit: 1).first?.name == .changedLook)
        _ = try person.space.perform(.toggleUndo(origin.identity), by: person.origin)
        #expect(person.space.settings == .standard)
    }

    @Test("A4: only changed settings are written: a choice made elsewhere meanwhile stays")
    func onlyChanges() throws {
        try change { $0.theme = .dark }
        let other = person.elsewhere(device: 2)
        person.now += Person.hour
        try change { $0.theme = .black }
        other.now += 2 * Person.hour
        var theirs = other.space.settings
        theirs.font = .inter
        _ = try other.space.perform(.changeSettings(theirs), by: other.origin)
        person.meet(other)
        #expect(person.space.settings.theme == .black)
        #expect(person.space.settings.font == .inter)
        #expect(person.space.settings == other.space.settings)
        #expect(
            try person.space.perform(.changeSettings(person.space.settings), by: person.origin)
                == CommandResult(change: nil, facts: [])
        )
    }

    @Test("A4: a setting is known at once, from a change here, from another device, or from a snapshot")
    func known() throws {
        #expect(person.space.settings.theme == .system)
        try change { $0.theme = .lowGlare }
        #expect(person.space.settings.theme == .lowGlare)
        let other = person.elsewhere(device: 2)
        #expect(other.space.settings.theme == .lowGlare)
        let space = PersonalSpace(device: 3)
        #expect(space.settings.theme == .system)
        try space.load(snapshot: person.space.snapshot(now: person.now))
        #expect(space.settings.theme == .lowGlare)
        let fresh = Person(device: 4, now: person.now + Person.hour)
        #expect(fresh.space.settings.theme == .system)
        _ = try fresh.space.perform(
            .importFacts(try TeaspoonFile.facts(of: TeaspoonFile.bytes(of: person.space, now: person.now), now: fresh.now)),
            by: fresh.origin
        )
        #expect(fresh.space.settings.theme == .lowGlare)
    }

    @Test(
        "A4: an e-mail address has something on both sides of one @",
        arguments: ["ada", "@", "a@", "@b", "a@b@c", "a b@c", "a@b\n"]
    )
    func mail(address: String) {
        var settings = Settings()
        settings.mail = address == "a@b\n" ? "a@b\u{7}c" : address
        #expect(throws: Fault.notAMailbox) { try person.space.perform(.changeSettings(settings), by: person.origin) }
    }

    @Test("A4: an address in any writing is one, and spaces round it are not part of it")
    func mailInAnyWriting() throws {
        for address in ["ada@example.org", "ädä@exämple.org", "用户@例え.jp", "o'hara+teaspoon@mail.example"] {
            try change { $0.mail = "  " + address + " " }
            #expect(person.space.settings.mail == address)
        }
        try change { $0.mail = "" }
        #expect(person.space.settings.mail.isEmpty)
    }

    @Test("A4: a name has at most 80 characters and no control characters")
    func name() throws {
        try change { $0.name = " A\u{7}da\n" }
        #expect(person.space.settings.name == "Ada")
        #expect(throws: Fault.profileNameTooLong) { try change { $0.name = String(repeating: "x", count: 81) } }
    }

    @Test("A3: values that another build or a forger stored read as something that can be shown")
    func forged() {
        let timestamp = Timestamp(time: UInt64(person.now), counter: 0, device: 7)
        person.space.apply([
            Fact(.settings, SettingsField.letterSize, .integer(160), timestamp),
            Fact(.settings, SettingsField.letterSpacing, .integer(-5), timestamp),
            Fact(.settings, SettingsField.lineHeight, .text("wide"), timestamp),
            Fact(.settings, SettingsField.theme, .integer(99), timestamp),
            Fact(.settings, SettingsField.accent, .integer(99), timestamp),
            Fact(.settings, SettingsField.name, .text(String(repeating: "n", count: 500)), timestamp),
            Fact(.settings, SettingsField.mail, .text("no address"), timestamp),
            Fact(.settings, SettingsField.picture, .bytes(Array("<script>".utf8)), timestamp),
        ])
        let settings = person.space.settings
        #expect(settings.text.size == 150)
        #expect(settings.text.spacing == 0)
        #expect(settings.text.lineHeight == 150)
        #expect(settings.theme == .system)
        #expect(settings.accent == nil)
        #expect(Text.count(of: settings.name, isAtMost: Settings.nameLength))
        #expect(settings.mail.isEmpty)
        #expect(settings.picture == nil && person.space.picture == nil)
    }

    @Test("A4: a picture is kept, told from the one before, and removed; undo brings it back")
    func picture() throws {
        let pixel = try #require(Picture(PictureBytesTests.pixel))
        let other = try #require(Picture(PictureBytesTests.jpeg()))
        _ = try person.space.perform(.setPicture(pixel), by: person.origin)
        let mark = person.space.settings.picture
        #expect(mark != nil && person.space.picture == pixel)
        _ = try person.space.perform(.setPicture(other), by: person.origin)
        #expect(person.space.settings.picture != mark)
        let origin = person.origin
        _ = try person.space.perform(.setPicture(nil), by: origin)
        #expect(person.space.picture == nil && person.space.settings.picture == nil)
        _ = try person.space.perform(.toggleUndo(origin.identity), by: person.origin)
        #expect(person.space.picture == other)
    }

    @Test("A4: options that were shown are out of sight in simple mode, and there again after it")
    func simple() throws {
        _ = try person.space.perform(.setShowsOptions(true, on: .today), by: person.origin)
        try change { $0.isSimple = true }
        #expect(!person.space.showsOptions(on: .today))
        try change { $0.isSimple = false }
        #expect(person.space.showsOptions(on: .today))
    }
}
