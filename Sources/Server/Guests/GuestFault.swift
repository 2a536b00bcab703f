/// Why a guest's plan cannot be read or kept just now.
enum GuestFault: Error, Equatable, CustomStringConvertible {
    /// The disk said no.
    case disk(FileFault)
    /// The content of the folder is not in the form that this version writes or reads.
    case unreadable

    /// For the operator.
    var description: String {
        switch self {
        case .disk(let fault): fault.description
        case .unreadable: "it is not what this version writes or reads"
        }
    }
}
