/// Why no backup was made, or none restored; each has a sentence for the operator, with the path that it is about.
package enum BackupFault: Error, Equatable, CustomStringConvertible {
    /// Something is where the backup or the store was to be made.
    case exists(String)
    /// A symbolic link is where it was to be made.
    case isLink(String)
    /// A folder is named, where a file is meant.
    case isFolder(String)
    /// There is no such file.
    case missing(String)
    /// There is no folder for the file: the file.
    case noFolder(String)
    /// This user may not do it.
    case noRights(String)
    /// The disk is full.
    case noRoom(String)
    /// The file has no bytes.
    case empty(String)
    /// The file is no database.
    case notADatabase(String)
    /// The file is a database, but none of Teaspoon's.
    case otherProgram(String)
    /// The bytes are not those that were written.
    case changed(String)
    /// The database in the file is not whole: the first thing that was found.
    case unsound(String, String)
    /// A backup stands where a store is meant.
    case notAStore(String)
    /// Anything else, and what the system said.
    case failed(String, String)

    /// One plain sentence, or two.
    package var description: String {
        switch self {
        case .exists(let path): "\(path) is there already, and nothing is written over."
        case .isLink(let path): "\(path) is a symbolic link, and nothing is written through it: name the file itself."
        case .isFolder(let path): "\(path) is a folder: name a file."
        case .missing(let path): "There is no file \(path)."
        case .noFolder(let path): "There is no folder for \(path): make it first."
        case .noRights(let path): "This user has no rights to \(path)."
        case .noRoom(let path): "There is no room left for \(path)."
        case .empty(let path): "\(path) is empty: it is no backup."
        case .notADatabase(let path): "\(path) is no backup of Teaspoon."
        case .otherProgram(let path): "\(path) is a database of another program, and not of Teaspoon."
        case .changed(let path):
            "\(path) is not as it was written: a part of it was changed or lost. Nothing was restored; use another backup."
        case .unsound(let path, let what): "\(path) is damaged (\(what)): nothing was written."
        case .notAStore(let path): "\(path) is a backup, and no store: restore it to another place first."
        case .failed(let path, let reason): "\(path): \(reason)."
        }
    }
}
