// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Language {
    /// The languages to choose from.
    static let all: [Language] = [
        Language(tag: "en", name: "English", share: 100, isRead: true),
        Language(tag: "da", name: "Dansk", share: 100, isRead: false),
        Language(tag: "de", name: "Deutsch", share: 100, isRead: false),
        Language(tag: "es", name: "Español", share: 100, isRead: false),
        Language(tag: "fr", name: "Français", share: 100, isRead: false),
        Language(tag: "it", name: "Italiano", share: 100, isRead: false),
        Language(tag: "nl", name: "Nederlands", share: 100, isRead: false),
        Language(tag: "pl", name: "Polski", share: 100, isRead: false),
        Language(tag: "pt-BR", name: "Português (Brasil)", share: 100, isRead: false),
        Language(tag: "sv", name: "Svenska", share: 100, isRead: false),
        Language(tag: "ar", name: "العربية", share: 100, isRead: false),
    ]
}
