/// Why a guest's plan cannot be read or kept just now.
enum GuestFault: Error, Equatable, CustomStringConvertible {
    /// The disk said no.
    case disk(FileFault)
    /// The plan is as large as one may be. Nothing of the change was kept.
    case full
    /// The content of the folder is not in the form that this version writes or reads.
    case unreadable

    /// For the operator.
    var description: String {
        switch self {
        case .disk(let fault): fault.description
        case .full: "it is as large as a plan may be"
        case .unreadable: "it is not what this version writes or reads"
        }
    }
}
