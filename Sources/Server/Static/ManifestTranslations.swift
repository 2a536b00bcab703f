import Foundation
import NIOCore
import Pages

/// The manifest of the app in each language. The file has it in English.
struct ManifestTranslations: Sendable {
    static let path = "/manifest.webmanifest"

    private let english: PublicFiles.Entry?
    private let catalogs: Catalogs

    /// The manifests of a release; none besides English if its file is not there, or is no manifest.
    init(of files: PublicFiles, in catalogs: Catalogs) {
        english = files[Self.path]
        self.catalogs = catalogs
    }

    /// The manifest in a language; nil if there is only the English one. It is made each time: browsers ask for it seldom.
    subscript(language: String) -> PublicFiles.Entry? {
        guard language != "en", let english, let source = english.variants[.identity], let words = catalogs[language],
            let bytes = Self.translated(Data(source.readableBytesView), into: words)
        else { return nil }
        return .init(contentType: english.contentType, variants: [.identity: ByteBuffer(bytes: bytes)])
    }

    /// A manifest with its texts in another language. The app's name stays.
    static func translated(_ manifest: Data, into words: Catalog) -> [UInt8]? {
        guard var fields = (try? JSONSerialization.jsonObject(with: manifest)) as? [String: Any] else { return nil }
        fields["lang"] = words.language()
        fields["dir"] = words.isRightToLeft ? "rtl" : "ltr"
        fields["description"] = words[.manifestDescription]
        fields["shortcuts"] = (fields["shortcuts"] as? [[String: Any]])?.map { shortcut in
            var shortcut = shortcut
            if let name = Self.name(ofShortcut: shortcut["url"] as? String) { shortcut["name"] = words[name] }
            return shortcut
        }
        let json = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
        return json.map { [UInt8]($0) }
    }

    /// The name of the shortcut to a page; nil for a page that has none.
    private static func name(ofShortcut url: String?) -> Phrase? {
        switch url {
        case Pages.Route.today.path: .pageToday
        case Pages.Route.newTask.path: .add
        case Pages.Route.newDay.path: .newDay
        default: nil
        }
    }
}
