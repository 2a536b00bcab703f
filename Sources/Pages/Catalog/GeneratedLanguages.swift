// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Language {
    /// The languages to choose from.
    static let all: [Language] = [
        Language(tag: "en", name: "English", share: 100, isRead: true),
    ]
}
