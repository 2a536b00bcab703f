import Testing

@testable import Server

@Suite("Variables that look like settings but are not")
struct UnknownSettingsTests {
    @Test("They are named; settings and the variables of other programs are not")
    func named() {
        let unknown = UnknownSettings(among: [
            "TEASPOON_PROT", "HOME", "TEASPOON", "TEASPOON_MAIL", "TEASPOON_", "TEASPOON_ADRESS",
        ])
        #expect(unknown.names == ["TEASPOON_", "TEASPOON_ADRESS", "TEASPOON_PROT"])
        #expect(unknown.meantForRegistration == nil)
    }

    @Test(
        "One that may have been meant for who can make an account is told apart",
        arguments: [
            "TEASPOON_REGISTRATOIN", "TEASPOON_REG", "TEASPOON_REGISTER", "TEASPOON_REIGSTRATION", "TEASPOON_EGISTRATION",
            "TEASPOON_REGISTRATIONS",
        ]
    )
    func registration(name: String) {
        #expect(UnknownSettings(among: ["TEASPOON_PROT", name]).meantForRegistration == name)
    }

    @Test(
        "The distance of words",
        arguments: [("", "", 0), ("ab", "", 2), ("abc", "abd", 1), ("abcd", "acbd", 2), ("kitten", "sitting", 3)]
    )
    func distance(one: String, other: String, expected: Int) {
        #expect(UnknownSettings.distance(one, other) == expected)
    }
}
