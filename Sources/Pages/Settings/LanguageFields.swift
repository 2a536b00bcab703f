import Planner

// The language of the interface.

extension HTML {
    /// The languages, each by its own name: a person who does not read the present one finds theirs.
    mutating func languageFields(_ form: SettingsForm) {
        beginAnswers(.settingsLanguage)
        answer(form, .language, "", .languageDevice, .languageDeviceHint)
        for language in Language.all {
            answer(form, .language, language.tag, language.name, language: language.tag, facts: words.state(of: language))
        }
        endAnswers(.languageHint)
    }
}

extension Catalog {
    /// The name of the language that was chosen.
    func chosenLanguage(_ settings: Settings) -> String {
        for language in Language.all where ByteString(language.tag) == ByteString(settings.language) { return language.name }
        return self[.languageDevice]
    }

    /// A warning before a language is chosen; nil if there is nothing to say.
    fileprivate func state(of language: Language) -> String? {
        if language.share < 95 { return self[.languagePartly(share: language.share)] }
        return language.isRead ? nil : self[.languageNotRead]
    }
}
