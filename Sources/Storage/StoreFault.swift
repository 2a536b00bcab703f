/// Why a store could not do what it was asked; each has a sentence for the operator. None holds anything a person wrote.
package enum StoreFault: Error, Equatable, CustomStringConvertible {
    /// There is no room left. Nothing of the write was kept; the same write may be tried again once there is.
    case full
    /// The database cannot be reached just now, and why. The store itself goes on trying.
    case unreachable(String)
    /// The store was written by a newer Teaspoon than this one: the number of its newest migration.
    case newer(String)
    /// The store was written by an older Teaspoon than this one, and is to be left as it is: the first migration that it lacks.
    case older(String)
    /// The stored data is not in the form that this program writes.
    case damaged(String)
    /// Anything else that went wrong, and what the store said.
    case failed(String)
    /// There is no store where one should be; a sentence's end says where.
    case missing(String)
    /// `--store` names no store that there is.
    case unknownStore(String)
    /// A backup could not be made or restored, or is no store.
    case backup(BackupFault)

    /// The answer to requests after the store was closed.
    static let closed = StoreFault.unreachable("it is closed")

    /// One plain sentence.
    package var description: String {
        switch self {
        case .full: "The store has no room left."
        case .unreachable(let reason): "The database cannot be reached: \(reason)."
        case .newer(let change): "The store was written by a newer Teaspoon (its last change is “\(change)”): update this one."
        case .older(let change):
            """
            The store was written by an older Teaspoon (it lacks “\(change)”), and stays as it is: start the server of this version, \
            which brings the store up to date, or use the program of the older version.
            """
        case .damaged(let what): "The store holds something that Teaspoon did not write: \(what)."
        case .failed(let reason): "The store failed: \(reason)."
        case .missing(let reason): "There is no store \(reason)."
        case .unknownStore(let name): "“\(name)” names no store: use sqlite:PATH or postgres://…"
        case .backup(let fault): fault.description
        }
    }
}
