import HTTPTypes
import Pages

extension HTTPFields {
    /// Says which language an answer is in, and to caches by which headers it was chosen (RFC 9110 §12.5.5).
    mutating func name(_ words: Catalog) {
        self[.contentLanguage] = words.language()
        append(HTTPField(name: .vary, value: "Accept-Language, Cookie"))
    }
}

extension Catalogs {
    /// The texts of a language; English if there is no table of it.
    func words(in language: String) -> Catalog { self[language] ?? .english }
}
