import Foundation
import Pages
import Testing

@testable import Server

@Suite("The manifest")
struct ManifestTranslationsTests {
    private func manifest(in words: Catalog) throws -> [String: Any] {
        let bytes = try #require(ManifestTranslations.translated(Samples.manifest(), into: words))
        return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    private func texts(_ manifest: [String: Any]) throws -> [String] {
        let shortcuts = try #require(manifest["shortcuts"] as? [[String: Any]])
        return [try #require(manifest["description"] as? String)] + shortcuts.compactMap { $0["name"] as? String }
    }

    @Test("Every text in it comes from the catalog, but the name of the app")
    func words() throws {
        let manifest = try manifest(in: Samples.catalog("qps-ploc"))
        for text in try texts(manifest) { #expect(Samples.isFromCatalog(text), "\(text)") }
        #expect(manifest["name"] as? String == "Teaspoon" && manifest["short_name"] as? String == "Teaspoon")
        #expect(manifest["lang"] as? String == "qps-ploc" && manifest["dir"] as? String == "ltr")
    }

    @Test("It says that a language runs from right to left")
    func direction() throws {
        #expect(try manifest(in: Samples.catalog("ar"))["dir"] as? String == "rtl")
    }

    @Test("The file says in English what the catalog says")
    func english() throws {
        let file = try #require(JSONSerialization.jsonObject(with: Samples.manifest()) as? [String: Any])
        let translated = try manifest(in: .english)
        #expect(try texts(file) == texts(translated))
        #expect(file["lang"] as? String == "en" && file.count + 1 == translated.count)
    }

    @Test("What is no manifest is not translated")
    func broken() {
        #expect(ManifestTranslations.translated(Data("teaspoon".utf8), into: .english) == nil)
    }
}
