import Foundation
import Logging
import Pages
import Synchronization
import Testing

@testable import Server

@Suite("The languages of a release")
struct LanguageFilesTests {
    private static let words = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Web/words")

    /// Runs a test with the files of a release that has Polish as it is, German cut short, and Danish of another release.
    private func withFiles(_ body: (PublicFiles, Logger, Lines) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "teaspoon-public-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let words = folder.appending(path: "static/release/words")
        try FileManager.default.createDirectory(at: words.appending(path: "server"), withIntermediateDirectories: true)
        try Data("release\n".utf8).write(to: folder.appending(path: "release.txt"))
        for language in ["pl", "de", "da"] {
            for (name, stamp) in [("\(language).tsw", Catalog.stamp), ("server/\(language).tsw", Catalog.serversStamp)] {
                var file = Data(stamp.marking([UInt8](try Data(contentsOf: Self.words.appending(path: name)))))
                if language == "de" { file.removeLast(file.count / 2) }
                if language == "da" { file.replaceSubrange(4..<6, with: Data("zz".utf8)) }
                try file.write(to: words.appending(path: name))
            }
        }
        let lines = Lines()
        try body(PublicFiles(in: folder.path), Logger(label: "test") { _ in lines }, lines)
    }

    /// A log that is kept.
    private final class Lines: LogHandler, Sendable {
        private let kept = Mutex<[String]>([])

        var all: [String] { kept.withLock { $0 } }
        var metadata: Logger.Metadata {
            get { [:] }
            set {}
        }
        var logLevel: Logger.Level {
            get { .trace }
            set {}
        }

        subscript(metadataKey _: String) -> Logger.Metadata.Value? {
            get { nil }
            set {}
        }

        func log(event: LogEvent) { kept.withLock { $0.append("\(event.message)") } }
    }

    @Test("C4: one is read once, when it is first asked for; what cannot be read is said in English, and in the log")
    func readWhenAsked() throws {
        try withFiles { files, logger, lines in
            let catalogs = files.catalogs(logger: logger)
            #expect(lines.all.count == 1 && lines.all[0].contains("da.tsw"))
            let polish = try #require(catalogs["pl"])
            #expect(polish[.data] == "Twoje dane" && catalogs["pl"] === polish)
            #expect(catalogs["de"] == nil && catalogs["de"] == nil && catalogs["da"] == nil && catalogs["en"] === Catalog.english)
            #expect(lines.all.count == 2 && lines.all[1].contains("de.tsw"))
        }
    }
}
