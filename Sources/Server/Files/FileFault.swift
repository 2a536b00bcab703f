/// A system call that did not do what it was asked, with the reason the system gave.
struct FileFault: Error, Equatable {
    /// The call, as the manual names it.
    let call: String
    /// What it was called on.
    let path: String
    /// The system's error number.
    let code: Int32
}
