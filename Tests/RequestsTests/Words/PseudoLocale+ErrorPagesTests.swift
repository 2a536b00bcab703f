import Pages
import TestSupport
import Testing

@testable import Workbench

/// The small pages that the server answers where it cannot show the one that was asked for.
@Suite("No text of the server's error pages stands in code")
struct PseudoLocaleErrorPagesTests {
    @Test("Every text comes from the catalog, but the app's name", arguments: ["qps-ploc", "ar"])
    func texts(language: String) throws {
        let words = try Samples.catalog(language)
        for sentence in [Phrase.saidNoPage, .saidMethod, .saidForeign, .saidIncomplete] {
            let page = try ParsedPage(PlainErrorPage.document(sentence, words: words))
            if language == "qps-ploc" { #expect(page.textsInCode() == []) }
            #expect(page.elements[0].attributes["lang"] == language)
            #expect(page.elements[0].attributes["dir"] == (language == "ar" ? "rtl" : nil))
        }
    }
}
