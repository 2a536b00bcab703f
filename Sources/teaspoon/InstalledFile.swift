import FoundationEssentials

/// A file, or a folder, that comes with the program: found from wherever the program is started.
enum InstalledFile: String {
    /// The files for browsers.
    case publicFolder = "public"
    /// The passwords that too many people use.
    case commonPasswords = "common-passwords.txt"

    /// Its path: the given one; else that of the environment; else where it lies when the program is installed (`/usr/bin/teaspoon` and
    /// `/usr/share/teaspoon`, in any folder), beside the program, or where it was built.
    ///
    /// - Returns: a path; if the file is nowhere, the last one tried, for a message that names it.
    func path(said: String?) -> String {
        if let path = said ?? Environment[variable] { return path }
        return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? ".build/" + rawValue
    }

    private var variable: String {
        switch self {
        case .publicFolder: "TEASPOON_PUBLIC"
        case .commonPasswords: "TEASPOON_COMMON_PASSWORDS"
        }
    }

    private var candidates: [String] {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return [] }
        let folder = program.split(separator: "/").dropLast()
        let path = { (folder: ArraySlice<Substring>) in "/" + folder.joined(separator: "/") }
        return [
            path(folder.dropLast() + ["share", "teaspoon"]) + "/" + rawValue,
            path(folder) + "/" + rawValue,
            // .build/x86_64-unknown-linux-gnu/debug/teaspoon
            path(folder.dropLast(2)) + "/" + rawValue,
        ]
    }
}
