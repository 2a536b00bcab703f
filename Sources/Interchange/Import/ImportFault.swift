/// Why a file of another program cannot be read. The numbers pass between modules.
package enum ImportFault: Error, Equatable, Sendable {
    /// No reader knows what it is.
    case notRecognised
    /// There is nothing in it.
    case empty
    /// It has more than ``ImportLimits/bytes``.
    case tooLarge
    /// It has more than ``ImportLimits/rows`` lines, rows or values that would be tasks.
    case tooManyRows
    /// It ends too early, or breaks the rules of its own format.
    case damaged
    /// It needs a password.
    case encrypted
    /// A calendar without tasks, and how many events it has.
    case onlyEvents(Int)
    /// An archive whose files are larger together than ``ImportLimits/unpacked``.
    case unpacksTooLarge
    /// An archive of more than ``ImportLimits/entries`` files.
    case tooManyFiles
    /// Its values lie deeper in each other than ``ImportLimits/levels``.
    case tooDeep

    /// A name for other programs, which never changes once it was published.
    package var code: String {
        switch self {
        case .notRecognised: "import.not-recognised"
        case .empty: "import.empty"
        case .tooLarge: "import.too-large"
        case .tooManyRows: "import.too-many-rows"
        case .damaged: "import.damaged"
        case .encrypted: "import.encrypted"
        case .onlyEvents: "import.only-events"
        case .unpacksTooLarge: "import.unpacks-too-large"
        case .tooManyFiles: "import.too-many-files"
        case .tooDeep: "import.too-deep"
        }
    }
}

/// How much of a file is read: what is larger is refused before it is.
package enum ImportLimits {
    /// Bytes of a file: the form that carries it may have 16 MiB.
    package static let bytes = 12 << 20
    /// Rows of a table, lines of a text, values of a list.
    package static let rows = 100_000
    /// Bytes of all files of an archive together.
    package static let unpacked = 16 << 20
    /// Files of an archive.
    package static let entries = 128
    /// How deep values and steps may lie in each other. Steps that lie deeper are steps of the same task as the one above them.
    package static let levels = 64
    /// Columns of a table.
    package static let columns = 256
}
