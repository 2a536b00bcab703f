import Facts
import Pages
import Planner
import TestSupport
import Testing

@testable import Requests
@testable import Workbench

struct SettingsFormTests {
    @Test("D2: a reserve larger than a day is refused beside its field")
    func reserveLargerThanTheDay() throws {
        let person = try Person.has()
        try person.open("/app/settings/energy")
        try person.write("Spoons per day", "5")
        try person.write("Reserve", "9")
        try person.press("Save")
        try person.expectRefusal("Reserve", typed: "9", "5")
        try person.write("Reserve", "5")
        try person.press("Save")
        #expect(person.told.contains("Settings saved"))
    }

    /// The root element of a page.
    private static func root(_ client: Client, _ target: String = "/app/today") throws -> [String: String] {
        try #require(try ParsedPage(client.get(target).body).elements.first).attributes
    }

    @Test("A4: the settings are eight parts, each with its own settings and form")
    func parts() throws {
        let client = try Client.withDay()
        let index = try ParsedPage(client.get("/app/settings").body)
        // The part that is open beside the list in a wide window has a row there and another one elsewhere.
        let links = index.all("a") {
            $0.attributes["href"]?.hasPrefix("/app/settings/") == true && $0.attributes["aria-current"] == nil
        }
        #expect(links.count == 8)
        for link in links {
            let page = try ParsedPage(client.get(try #require(link.attributes["href"])).body)
            #expect(page.element(id: "settings")?.name == "form")
            #expect(page.all("button") { $0.attributes["class"] == "primary" }.count == 1)
        }
        try client.act("/app/settings/look", [("theme", "low-glare"), ("accent", "4"), ("size", "125")])
        let settings = try ParsedPage(client.get("/app/settings").body)
        let values = settings.all("span") { $0.attributes["class"] == "value" }.map(\.text)
        #expect(values.contains("Low glare") && values.contains("125 %"))
    }

    @Test("A4: choices with a visible effect are sent at once; Save is there for typed text, and without script")
    func atOnce() throws {
        let client = try Client.withDay()
        for (part, isAtOnce) in [
            ("look", true), ("text", true), ("time", true), ("simple-mode", true), ("you", false), ("energy", false),
            ("sound", false),
        ] {
            let page = try ParsedPage(client.get("/app/settings/" + part).body)
            #expect((page.element(id: "settings")?.attributes["data-at-once"] != nil) == isAtOnce, "\(part)")
            #expect((page.element(id: "cancel") == nil) == isAtOnce, "\(part)")
            #expect(page.element(id: "up")?.attributes["href"] == "/app/settings", "\(part)")
            #expect(page.element(id: "save") != nil, "\(part)")
        }
    }

    @Test("A4: the root element of every page names the choices of appearance, for the styles", arguments: EveryPage.targets)
    func look(target: String) throws {
        let client = try Client.withDay()
        let usual = try Self.root(client, target)
        #expect(usual["data-theme"] == "system")
        #expect(usual.keys.filter { $0.hasPrefix("data-") }.sorted() == ["data-navigation", "data-release", "data-theme"])
        try client.act(
            "/app/settings/look",
            [
                ("theme", "black"), ("accent", "2"), ("font", "inter"), ("size", "150"), ("spacing", "12"), ("words", "16"),
                ("lines", "200"), ("motion", "none"),
            ]
        )
        let root = try Self.root(client, target)
        #expect(root["data-theme"] == "black" && root["data-accent"] == "2" && root["data-font"] == "inter")
        #expect(root["data-size"] == "150" && root["data-spacing"] == "12" && root["data-words"] == "16")
        #expect(root["data-lines"] == "200" && root["data-motion"] == "none")
    }

    @Test("A4: the colours round the page, and its ground before the first style, are the theme's", arguments: Theme.allCases)
    func head(theme: Theme) throws {
        let client = Client()
        try client.act("/app/settings/look", [("theme", theme.word.description)])
        let page = try ParsedPage(client.get("/app/today").body)
        let colours = page.all("meta") { $0.attributes["name"] == "theme-color" }.compactMap { $0.attributes["content"] }
        let scheme = page.all("meta") { $0.attributes["name"] == "color-scheme" }.compactMap { $0.attributes["content"] }
        #expect(colours.count == 2 && scheme.count == 1)
        switch theme {
        case .system: #expect(colours == ["#FAF7F1", "#111819"] && scheme == ["light dark"])
        case .highContrast: #expect(colours == ["#FFFFFF", "#000000"] && scheme == ["light dark"])
        case .light: #expect(colours[0] == colours[1] && scheme == ["light"])
        case .dark, .black, .lowGlare: #expect(colours[0] == colours[1] && scheme == ["dark"])
        }
    }

    @Test("A4: letters are asked for in the head where they are chosen, and nowhere else")
    func fonts() throws {
        let client = Client()
        func preloads() throws -> [String] {
            try ParsedPage(client.get("/app/today").body).all("link") { $0.attributes["as"] == "font" }.compactMap {
                $0.attributes["href"]
            }
        }
        #expect(try preloads().isEmpty)
        try client.act("/app/settings/look", [("font", "inter")])
        #expect(try preloads() == ["/static/dev/fonts/inter.woff2"])
        try client.act("/app/settings/look", [("font", "opendyslexic")])
        #expect(try preloads().count == 2)
    }

    @Test("A4: a form changes only its edited fields: a choice made elsewhere since it was shown stays")
    func stale() throws {
        let client = Client()
        let page = try ParsedPage(client.get("/app/settings/look").body)
        let was = try #require(page.value(of: "was"))
        try client.act("/app/settings/look", [("theme", "dark"), ("font", "inter")])
        let stale = [("was", was), ("theme", "system"), ("font", "opendyslexic"), ("size", "100")]
        try client.act("/app/settings/look", stale)
        let settings = client.application.space.settings
        #expect(settings.theme == .dark)
        #expect(settings.font == .openDyslexic)
    }

    @Test("A4: answers that nobody was offered leave things as they are")
    func nonsense() throws {
        let client = Client()
        try client.act("/app/settings/look", [("theme", "dark"), ("size", "150")])
        let before = client.application.space.settings
        let fields = ["theme", "font", "size", "spacing", "words", "lines", "weekday", "begins"].map {
            ($0, "<b>99999999999999999999")
        }
        #expect(client.post("/app/settings/look", fields).status == 303)
        #expect(client.application.space.settings == before)
    }

    @Test("A4: clock, week and the beginning of a date are chosen in words")
    func times() throws {
        let client = Client()
        try client.act("/app/settings/time", [("clock", "12"), ("order", "month"), ("weekday", "6"), ("begins", "4")])
        let chosen = DateTimeSettings(isTwelveHour: true, firstWeekday: 6, isMonthFirst: true, dateBegins: 4)
        #expect(client.application.space.settings.times == chosen)
        #expect(
            client.get("/app/settings").text.contains("12-hour clock, month first, week starts on Sunday, day starts at 4:00 am")
        )
        let days = try ParsedPage(client.get("/app/tasks/new?full=1").body).all("input") { $0.attributes["name"] == "weekday" }
        #expect(days.compactMap { $0.attributes["value"] } == ["6", "0", "1", "2", "3", "4", "5"])
    }

    @Test("A4, T2, C1: pages write dates in the order that the person chose")
    func orderOfDates() throws {
        let client = try Client.withDay()
        try client.act("/app/tasks/new", [("title", "Forms"), ("due", "2026-03-20")])
        try client.act("/app/tasks/new", [("title", "Passport"), ("due", "2027-03-20")])
        for (order, today, due, nextYear, long, week) in [
            ("day", "Monday 2 March", "Fri 20 Mar", "Sat 20 Mar 2027", "Friday 20 March", "2 to 8 March"),
            ("month", "Monday, March 2", "Fri, Mar 20", "Sat, Mar 20, 2027", "Friday, March 20", "March 2 to 8"),
        ] {
            try client.act("/app/settings/time", [("clock", "24"), ("order", order), ("weekday", "0"), ("begins", "0")])
            #expect(
                try ParsedPage(client.get("/app/today").body).all("span") { $0.attributes["class"] == "when" }.first?.text
                    == today
            )
            let tasks = client.get("/app/tasks").text
            #expect(tasks.contains(due + ", in 18 days") && tasks.contains(nextYear + ", in "))
            #expect(
                try ParsedPage(client.get("/app/calendar?date=2026-03-20").body).element(id: "date-2026-03-20")?.attributes[
                    "aria-label"
                ]?
                .hasPrefix(long) == true
            )
            #expect(try ParsedPage(client.get("/app/calendar?view=week").body).element(id: "week-title")?.text == week)
        }
    }

    @Test("A4: clock, week and dates are as is usual where the device is, until the person chooses otherwise")
    func region() throws {
        let client = Client()
        client.language = "en-US,en;q=0.9"
        let page = try ParsedPage(client.get("/app/settings/time").body)
        let checked = page.all("input") { $0.attributes["checked"] != nil }.compactMap { $0.attributes["value"] }
        #expect(checked == ["12", "month"])
        let was = try #require(page.value(of: "was"))
        let sent = [("clock", "24"), ("order", "month"), ("weekday", "6"), ("begins", "0"), ("was", was)]
        try client.act("/app/settings/time", sent)
        #expect(client.get("/app/settings").text.contains("24-hour clock, month first, week starts on Sunday"))
        client.language = "de-DE"
        #expect(client.get("/app/settings").text.contains("24-hour clock, day first, week starts on Monday"))
        client.language = "en-US"
        #expect(client.get("/app/settings").text.contains("24-hour clock, month first, week starts on Sunday"))
    }

    @Test("A4: a name too long and an invalid address are refused together, beside their fields, with all that was typed")
    func profile() throws {
        let client = Client()
        let long = String(repeating: "x", count: 81)
        let response = client.post("/app/settings/you", [("name", long), ("mail", "ada"), ("picture", TextCorpus.pictures[0])])
        try expectRefusal(response, field: "name", typed: long)
        try expectRefusal(response, field: "mail", typed: "ada")
        // The picture that was chosen with them is still in the form.
        #expect(try ParsedPage(response.body).value(of: "picture") == TextCorpus.pictures[0])
        try client.act("/app/settings/you", [("name", "Ada"), ("mail", "ada@example.org"), ("picture", TextCorpus.pictures[0])])
        #expect(client.application.space.settings.name == "Ada")
        #expect(client.get("/app/settings").text.contains("Ada, ada@example.org"))
    }

    @Test("A4: a person's name is data, wherever it is shown")
    func escaping() throws {
        let client = try Client.withDay()
        try client.act("/app/settings/you", [("name", "<u>\"'&amp;</u>"), ("mail", "<u>@\"example")])
        // No page has such an element by itself.
        for target in EveryPage.targets { #expect(try ParsedPage(client.get(target).body).all("u").isEmpty, "\(target)") }
        #expect(try ParsedPage(client.get("/app/settings/you").body).value(of: "name") == "<u>\"'&amp;</u>")
        #expect(try ParsedPage(client.get("/app/more").body).words.contains("<u>\"'&amp;</u>"))
    }

    @Test("A4: a picture is shown from a separate address, as a picture and nothing else")
    func picture() throws {
        let client = Client()
        #expect(client.get("/app/settings/picture").status == 404)
        try client.act("/app/settings/you", [("name", ""), ("mail", ""), ("picture", TextCorpus.pictures[0])])
        let page = try ParsedPage(client.get("/app/settings/you").body)
        let image = try #require(page.element(id: "picture-now"))
        let source = try #require(image.attributes["src"])
        #expect(image.name == "img" && image.attributes["alt"] == "Your picture")
        // Elsewhere it stands beside words that say the same.
        #expect(page.all("img").filter { $0.attributes["id"] != "picture-now" }.allSatisfy { $0.attributes["alt"] == "" })
        let answer = client.get(source)
        #expect(answer.status == 200 && answer.header("content-type") == "image/png")
        #expect(answer.header("x-content-type-options") == "nosniff")
        #expect(answer.header("content-security-policy") == "default-src 'none'; sandbox")
        #expect(answer.body == Base64.decoded(TextCorpus.pictures[0]))
        try client.act("/app/settings/picture")
        #expect(client.get(source).status == 404)
        #expect(try ParsedPage(client.get("/app/settings/you").body).all("img").isEmpty)
    }

    @Test("A4: a file that is no picture is refused beside the field, and changes nothing", arguments: TextCorpus.pictures[1...3])
    func noPicture(text: String) throws {
        let client = Client()
        let response = client.post("/app/settings/you", [("name", "Ada"), ("mail", ""), ("picture", text)])
        #expect(response.status == 422 && response.facts.isEmpty)
        let page = try ParsedPage(response.body)
        #expect(page.value(of: "name") == "Ada")
        #expect(page.element(id: "picture-file")?.attributes["aria-invalid"] == "true")
        #expect(page.element(id: "picture-file-fault")?.text.isEmpty == false)
    }

    @Test("A4: the same form sent twice is one change")
    func twice() throws {
        let client = Client()
        let form = client.form("/app/settings/you", [("name", "Ada"), ("mail", ""), ("picture", TextCorpus.pictures[0])])
        #expect(client.application.handle(form).status == 303)
        #expect(client.application.handle(form).facts.isEmpty)
    }

    @Test(
        "A4: in simple mode the bar holds the day, what now, rest, settings and adding, and every page leads out of it in one tap"
    )
    func simple() throws {
        let client = try Client.withDay()
        try client.act("/app/options", [("show", "yes"), ("back", "/app/today")])
        try client.act("/app/settings/look", [("simple", "yes")])
        for target in EveryPage.targets {
            let page = try ParsedPage(client.get(target).body)
            #expect(page.element(id: "show-everything") != nil, "\(target)")
            #expect(page.element(id: "options-toggle") == nil)
            #expect(page.all("nav") { $0.attributes["aria-label"] == "Task views" }.isEmpty)
        }
        let page = try ParsedPage(client.get("/app/settings/energy").body)
        #expect(page.element(id: "bar")?.attributes["class"] == "wide", "a form has tabs in wide windows alone")
        let today = try ParsedPage(client.get("/app/today").body)
        let bar = today.all("a", inside: "bar")
        let places = ["/app/today", "/app/now", "/app/focus?rest=1", "/app/settings"]
        #expect(bar.compactMap { $0.attributes["href"] } == places)
        for place in places {
            let tabs = try ParsedPage(client.get(place).body).all("a", inside: "bar")
            #expect(tabs.filter { $0.attributes["aria-current"] != nil }.map { $0.attributes["href"] } == [place])
        }
        try client.act("/app/settings/simple", [("simple", "no")])
        #expect(try ParsedPage(client.get("/app/today").body).element(id: "options-toggle") != nil)
    }

    @Test("A4: a form of the release before, sent to the settings' own address, is still understood")
    func former() throws {
        let client = Client()
        try client.act("/app/settings", [("theme", "dark"), ("maximum", "9"), ("reserve", "0"), ("one", "x"), ("many", "xs")])
        #expect(client.application.space.settings.theme == .dark)
        #expect(client.application.space.settings.dailyMaximum == 9)
        #expect(client.post("/app/settings", [("reserve", "ten")]).status == 422)
    }

    @Test("A4: a picture and the other fields saved with it are one change, and all of them are stored")
    func pictureWithOthers() throws {
        let client = Client()
        let picture = try #require(TextCorpus.pictures.first)
        try client.act("/app/settings", [("theme", "dark"), ("name", "Ada"), ("picture", picture)])
        #expect(client.application.space.settings.theme == .dark)
        #expect(client.application.space.settings.name == "Ada")
        #expect(client.application.space.picture != nil)
    }
}
