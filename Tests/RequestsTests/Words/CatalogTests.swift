import Planner
import TestSupport
import Testing

@testable import Pages

@Suite("A catalog")
struct CatalogTests {
    /// Every text that a catalog can be asked for, as plain words and in markup.
    private func readEverything(_ catalog: Catalog) {
        for phrase in Phrase.allCases { _ = catalog[phrase] }
        for day in 0..<7 { _ = catalog.weekday(day) }
        _ = catalog.enumeration(["a", catalog.language()])
        var html = HTML(words: catalog)
        let tag = MarkupTag("<b>", "</b>")
        for number in [0, 1, 2, 3, 11, 100, .max, .min] {
            html.write("<p title=\"\(.unitSpoons(count: number))\">\(.unitSpoons(count: number))</p>")
            html.write("\(.settingsEnergyDay(spoons: SpoonCount(count: number, unit: UnitOfEnergy(.standard))))")
        }
        html.write("\(.frameOffline(saved: tag, waiting: tag))\(.zoneWithoutScript(zone: "UTC", set: tag))")
        html.write("\(.energyMaximum(unit: UnitOfEnergy(.standard)))\(.settingsTimeWeek(weekday: "x"))")
    }

    // MARK: Reading

    @Test("English has every text, and its table is sound")
    func english() throws {
        let read = try Catalog(file: Catalog.stamp.marking(Catalog.english.table.bytes))
        for phrase in Phrase.allCases {
            #expect(!Catalog.english[phrase].isEmpty)
            #expect(read[phrase] == Catalog.english[phrase])
        }
        for name in SentenceName.allCases {
            let (table, entry) = try #require(Catalog.english.entry(of: MessageLine(name)), "\(name)")
            #expect(table.isSound(entry), "\(name)")
        }
        #expect(Catalog.english[.frameSkip] == "Skip to content")
        #expect(Catalog.english.language() == "en" && !Catalog.english.isRightToLeft)
        #expect(Catalog.english.weekday(0) == "Monday" && Catalog.english.weekday(6) == "Sunday")
    }

    @Test("A text that a language lacks is read in English")
    func fallback() throws {
        let polish = try Samples.catalog("pl")
        #expect(polish[.barToday] == "Dzisiaj")
        #expect(polish[.barTasks] == "Tasks")
        #expect(polish[.percent(number: 125)] == "125 %")
        #expect(polish.weekday(2) == "środa")
    }

    @Test("A number chooses the plural class of the language")
    func plurals() throws {
        let polish = try Samples.catalog("pl")
        #expect(polish[.unitSpoons(count: 1)] == "1 łyżeczka")
        #expect(polish[.unitSpoons(count: 3)] == "3 łyżeczki")
        #expect(polish[.unitSpoons(count: 12)] == "12 łyżeczek")
        #expect(polish[.unitSpoons(count: 22)] == "22 łyżeczki")
        let spoons = SpoonCount(count: 5, unit: UnitOfEnergy(.standard))
        #expect(polish[.settingsEnergyDay(spoons: spoons)] == "dziennie 5 łyżeczek")
        #expect(Catalog.english[.settingsEnergyDay(spoons: spoons)] == "5 spoons a day")
        // A number that stands there itself comes before its class.
        let arabic = try Samples.catalog("ar")
        #expect(arabic[.unitSpoons(count: 0)] == "بلا ملاعق")
        #expect(arabic[.unitSpoons(count: 2)] == "ملعقتان")
        #expect(arabic[.unitSpoons(count: 11)] == "11 ملعقة")
    }

    @Test("A unit that the person named keeps its name in every language")
    func ownUnit() throws {
        var settings = Settings.standard
        (settings.unitOne, settings.unitMany) = ("point", "points")
        let unit = UnitOfEnergy(settings)
        for catalog in [Catalog.english, try Samples.catalog("pl")] {
            #expect(catalog[.energyMaximum(unit: unit)] == "Points per day")
        }
        #expect(Catalog.english[.settingsEnergyDay(spoons: SpoonCount(count: 1, unit: unit))] == "1 point a day")
        #expect(try Samples.catalog("pl")[.settingsEnergyDay(spoons: SpoonCount(count: 5, unit: unit))] == "dziennie 5 points")
        #expect(Catalog.english[.energyMaximum(unit: UnitOfEnergy(.standard))] == "Spoons per day")
        // French has the singular for nothing, too.
        #expect(try Samples.language("fr")[.chipSpoons(spoons: SpoonCount(count: 0, unit: unit))] == "0 point")
    }

    @Test("The unit of an amount can stand apart from its number")
    func unitApart() throws {
        var settings = Settings.standard
        (settings.unitOne, settings.unitMany) = ("punkt", "punkty")
        let polish = try Samples.language("pl")
        #expect(polish[.total(planned: 5, all: SpoonCount(count: 12, unit: UnitOfEnergy(.standard)))] == "Łyżki: 5 z 12")
        #expect(polish[.total(planned: 5, all: SpoonCount(count: 12, unit: UnitOfEnergy(settings)))] == "Punkty: 5 z 12")
    }

    @Test("A change of several tasks is said in the plural")
    func changes() throws {
        let one = TaskNames(count: 1, title: "Café")
        let several = TaskNames(count: 3, title: "Café")
        #expect(Catalog.english[.changeEndedRepeat(what: one)] == "No longer repeats: Café")
        #expect(Catalog.english[.changeEndedRepeat(what: several)] == "No longer repeat: 3 tasks")
        let french = try Samples.language("fr")
        #expect(french[.changeDeletedTask(what: one)] == "Supprimé\u{A0}: Café")
        #expect(french[.changeDeletedTask(what: several)] == "Supprimées\u{A0}: 3 tâches")
    }

    @Test(
        "A sentence has one full stop, even where a title that ends it has its own",
        arguments: ["Rest.", "Why?", "Up!", "And…", "لماذا؟"]
    )
    func fullStops(title: String) throws {
        #expect(Catalog.english[.toast(change: title)].hasSuffix(title.last == "؟" ? "؟\u{2069}" : title))
        let task = MarkupTag("<bdi>\(title)</bdi>", "")
        #expect(written("\(.planRowStep(task: task))") == "A step of <bdi>\(title)</bdi>")
        #expect(Catalog.english[.foundNone(words: title)].hasSuffix("”."))
        let left = SpoonCount(count: 2, unit: UnitOfEnergy(.standard))
        #expect(Catalog.english[.toastLeft(change: "Rest.", spoons: left)] == "Rest. 2 spoons left.")
        #expect(Catalog.english[.toast(change: "Rest")] == "Rest.")
    }

    // MARK: Markup

    private func written(_ markup: Pages.Markup, _ catalog: Catalog = .english) -> String {
        var html = HTML(words: catalog)
        html.write(markup)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("Words are escaped, in text and in attributes, no matter who wrote them")
    func escaping() throws {
        let sentence = Sentence.settingsTimeWeek(weekday: "<b>\"&'")
        #expect(
            written("<p title=\"\(sentence)\">\(sentence)</p>").split(separator: "week starts on &lt;b&gt;&quot;&amp;&#39;").count
                == 3
        )
        #expect(Catalog.english[sentence] == "week starts on <b>\"&'")
        // A translation that the build would have refused.
        var bytes = try Samples.table("pl")
        let place = try #require(bytes.firstRange(of: Array("Dzisiaj".utf8)))
        bytes.replaceSubrange(place, with: Array("<b>x&y>".utf8))
        let forged = try Catalog(file: bytes)
        #expect(
            written("<h1 title=\"\(.barToday)\">\(.barToday)</h1>", forged)
                == "<h1 title=\"&lt;b&gt;x&amp;y&gt;\">&lt;b&gt;x&amp;y&gt;</h1>"
        )
        #expect(forged[.barToday] == "<b>x&y>")
    }

    @Test("A tag gets the markup of the source, wherever the language puts it")
    func tags() throws {
        let set = MarkupTag("<a href=\"\(Route.help)\">", "</a>")
        let sentence = Sentence.zoneWithoutScript(zone: "UTC+2", set: set)
        #expect(
            written("<p>\(sentence)</p>")
                == "<p>Times are in UTC+2, because this browser does not run JavaScript. <a href=\"/app/help\">Set your time zone</a></p>"
        )
        #expect(
            written("<p>\(sentence)</p>", try Samples.catalog("pl"))
                == "<p><a href=\"/app/help\">Ustaw strefę czasową</a>: teraz UTC+2.</p>"
        )
        // Plain words and attributes have no markup.
        #expect(try Samples.catalog("pl")[sentence] == "Ustaw strefę czasową: teraz UTC+2.")
        #expect(
            written("<p title=\"\(sentence)\">", try Samples.catalog("pl")) == "<p title=\"Ustaw strefę czasową: teraz UTC+2.\">"
        )
    }

    @Test("A text inside the markup of a tag has its words too")
    func nested() {
        let set = MarkupTag("<a title=\"\(.frameHelp)\">", "</a>")
        #expect(
            written("<p>\(.zoneWithoutScript(zone: "UTC", set: set))</p>").contains("<a title=\"Help\">Set your time zone</a>")
        )
    }

    @Test("Tags that a table opens twice, or does not close, become whole markup all the same")
    func forgedTags() throws {
        var bytes = try Samples.table("pl")
        // Of <set>…</set> the end becomes another beginning.
        let place = try #require(bytes.firstRange(of: Array("czasową\u{4}1".utf8)))
        bytes[place.upperBound - 2] = 3
        let sentence = Sentence.zoneWithoutScript(zone: "UTC", set: MarkupTag("<a>", "</a>"))
        #expect(written("<p>\(sentence)</p>", try Catalog(file: bytes)) == "<p><a>Ustaw strefę czasową: teraz UTC.</a></p>")
    }

    @Test("A sentence within one runs from right to left even if it begins with a text that is isolated")
    func sentenceWithin() throws {
        let arabic = try Samples.catalog("ar")
        let sentence = Sentence.settingsTimeWeek(weekday: "\u{2068}غدًا\u{2069}، \u{2068}اليوم\u{2069}")
        #expect(
            written("<p>\(sentence)</p>", arabic).contains("<bdi dir=\"rtl\">\u{2068}غدًا\u{2069}، \u{2068}اليوم\u{2069}</bdi>")
        )
        #expect(arabic[sentence].hasSuffix("\u{2067}\u{2068}غدًا\u{2069}، \u{2068}اليوم\u{2069}\u{2069}"))
    }

    @Test("What somebody wrote is isolated where it or the language runs from right to left, and only there")
    func isolation() throws {
        let (plain, hebrew) = (Sentence.settingsTimeWeek(weekday: "Monday"), Sentence.settingsTimeWeek(weekday: "יום שני"))
        #expect(written("<p>\(plain)</p>") == "<p>week starts on Monday</p>")
        #expect(written("<p>\(hebrew)</p>") == "<p>week starts on <bdi>יום שני</bdi></p>")
        #expect(written("<p title=\"\(hebrew)\">") == "<p title=\"week starts on \u{2068}יום שני\u{2069}\">")
        #expect(Catalog.english[hebrew] == "week starts on \u{2068}יום שני\u{2069}")
        #expect(Catalog.english[.settingsTimeWeek(weekday: "a\u{202E}b")].contains("\u{2068}a\u{202E}b\u{2069}"))
        #expect(Catalog.english[.settingsTimeWeek(weekday: "Środa, środę – “ж”…")] == "week starts on Środa, środę – “ж”…")
        let arabic = try Samples.catalog("ar")
        #expect(arabic.isRightToLeft)
        #expect(written("<p>\(plain)</p>", arabic) == "<p>يبدأ الأسبوع يوم <bdi>Monday</bdi></p>")
        var html = HTML(words: arabic)
        html.beginDocument(release: "1", .standard, isInAccount: false, hasNavigation: false)
        #expect(
            String(decoding: html.bytes, as: UTF8.self).hasPrefix("<!doctype html><html lang=\"ar\" dir=\"rtl\" data-release")
        )
    }

    // MARK: Files that are not sound

    @Test("A table that was cut short is refused, wherever it ends")
    func truncated() throws {
        for name in ["pl", "qps-ploc"] {
            let whole = try Samples.table(name)
            for length in whole.indices {
                #expect(throws: CatalogFault.self, "\(name) \(length)") { try Catalog(file: Array(whole[..<length])) }
            }
            for byte: UInt8 in [0, 10, 65] { #expect(throws: CatalogFault.damaged) { try Catalog(file: whole + [byte]) } }
        }
    }

    @Test("A table with a line too many or too few is refused")
    func lines() throws {
        let whole = try Samples.table("pl")
        let place = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
        for start in [place, whole.count - 1] {
            #expect(throws: CatalogFault.damaged) { try Catalog(file: whole[...start] + [10] + whole[(start + 1)...]) }
            #expect(throws: CatalogFault.damaged) { try Catalog(file: Array(whole[..<start] + whole[(start + 1)...])) }
        }
        // As many lines as there should be, but the first of them is longer.
        #expect(throws: CatalogFault.damaged) { try Catalog(file: whole[..<place] + [0x20] + whole[place...]) }
    }

    /// A table in which a plain text is another one.
    private func table(with text: [UInt8]) throws -> [UInt8] {
        let (table, entry) = try #require(try Samples.catalog("qps-ploc").entry(of: MessageLine(.timeDayHint)))
        var bytes = table.bytes
        bytes.replaceSubrange(table.range(of: entry), with: text)
        return bytes
    }

    @Test("A message whose operators lack a part, or that is no UTF-8, is said in English")
    func operators() throws {
        let unsound: [String] = [
            "a\u{1}", "\u{1}\u{1}", "\u{1}ä", "\u{1}\r", "\u{0}0", "\u{8}", "\u{9}", "\u{1F}0", "\u{7}/",
            "\u{2}", "\u{2}0", "\u{2}01a\u{8}", "\u{2}01a\u{8}b", "\u{2}0\u{8}b\u{9}", "\u{2}0äa\u{8}b\u{9}",
            "\u{2}0a\u{8}\u{1}\u{9}",
            "\u{2}0\u{9}\u{9}", "\u{2}01\u{2}0a\u{8}b\u{9}", "\u{2}01\u{3}\u{8}b\u{9}0\u{9}",
        ]
        for text in unsound.map({ Array($0.utf8) }) + [[0x61, 0xC3], [0x80], [0x61, 0xFF]] {
            #expect(try Catalog(file: try table(with: text))[.timeDayHint] == Catalog.english[.timeDayHint], "\(text)")
        }
        for text in [
            "a\u{1}0", "a\rb", "\u{2}0a\u{9}", "\u{2}0\u{9}", "\u{2}01\u{8}b\u{9}c", "\u{2}01\u{2}07x\u{8}y\u{9}\u{8}b\u{9}",
        ] {
            readEverything(try Catalog(file: try table(with: Array(text.utf8))))
        }
    }

    @Test("Where rules of quick add are damaged, lines are read with English words")
    func quickAdd() throws {
        let catalog = try Samples.catalog("pl")
        #expect(!catalog.quickAdd.isEmpty)
        let range = catalog.table.range(of: LanguageFact.quickAdd)
        for damage: [UInt8] in [Array("=today".utf8), Array("dzis=today".utf8), [0xC3]] {
            var bytes = catalog.table.bytes
            bytes.replaceSubrange(range, with: damage)
            let damaged = try Catalog(file: bytes)
            #expect(damaged.quickAdd.isEmpty)
            #expect(damaged[.timeDayHint] == catalog[.timeDayHint])
        }
    }

    @Test("A variant is found behind others that hold choices")
    func choices() throws {
        // A 6 as a key is the number 0.
        let text = "a \u{2}06\u{2}00x\u{8}y\u{9} zero\u{8}1one\u{8}\u{2}08p\u{8}q\u{9}\u{9} z"
        let catalog = try Catalog(file: try table(with: Array(text.utf8)))
        for (number, said) in [(0, "a y zero z"), (1, "a one z"), (2, "a p z"), (3, "a q z")] {
            let sentence = Sentence(MessageLine(.timeDayHint), [.number(number)])
            #expect(catalog[sentence] == said)
        }
    }

    @Test("A table with choices inside choices is read four deep, and said in English from there on", arguments: 1...40)
    func nesting(depth: Int) throws {
        // Each has one variant, for all numbers, which is the next one.
        let text = String(repeating: "\u{2}0", count: depth) + "xx" + String(repeating: "\u{9}", count: depth)
        let bytes = try table(with: Array(text.utf8))
        #expect(try Catalog(file: bytes)[.timeDayHint] == (depth > 4 ? Catalog.english[.timeDayHint] : "xx"))
    }

    @Test("A table of another release is refused, and so is what is no table")
    func others() throws {
        var bytes = try Samples.table("pl")
        bytes[4] ^= 1
        #expect(throws: CatalogFault.otherRelease) { try Catalog(file: bytes) }
        #expect(throws: CatalogFault.notATable) { try Catalog(file: Array("<!doctype html><html>".utf8)) }
        #expect(throws: CatalogFault.notATable) { try Catalog(file: []) }
    }

    @Test("A table with changed bytes is refused, or read without harm")
    func forged() throws {
        var random = SeededRandom(seed: 21)
        var accepted = 0
        for name in ["pl", "ar", "qps-ploc"] {
            let whole = try Samples.table(name)
            for _ in 0..<1500 {
                var bytes = whole
                for _ in 0...Int.random(in: 0...2, using: &random) {
                    // Mostly bytes that mean something.
                    let byte =
                        Bool.random(using: &random)
                        ? UInt8.random(in: 0...13, using: &random) : .random(in: 0...255, using: &random)
                    let place = Int.random(in: 4..<bytes.count, using: &random)
                    // Without a line, or with one more, nothing else would be looked at.
                    if byte != 10, bytes[place] != 10 || Int.random(in: 0..<8, using: &random) == 0 { bytes[place] = byte }
                }
                guard let catalog = try? Catalog(file: bytes) else { continue }
                accepted += 1
                readEverything(catalog)
            }
        }
        #expect(accepted > 100)
    }

    @Test("Every sound table can be read to its end", arguments: ["pl", "ar", "qps-ploc"])
    func whole(language: String) throws {
        let catalog = try Samples.catalog(language)
        for entry in LanguageFact.count..<catalog.table.count { #expect(catalog.table.isSound(entry), "\(entry)") }
        readEverything(catalog)
        #expect(catalog.language() == language)
    }
}
