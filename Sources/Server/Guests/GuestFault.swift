/// Why a guest's plan cannot be read or kept just now.
enum GuestFault: Error, Equatable {
    /// The disk said no.
    case disk(FileFault)
    /// What is in the folder is not what this version writes or reads.
    case unreadable
}
