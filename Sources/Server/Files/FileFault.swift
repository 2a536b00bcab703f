/// A failed system call, with the reason the system gave.
struct FileFault: Error, Equatable, CustomStringConvertible {
    /// The call, as the manual names it.
    let call: String
    /// The path that the call was about.
    let path: String
    /// The system's error number.
    let code: Int32

    /// For the operator: "fsync of /srv/teaspoon/lock: No space left on device".
    var description: String { "\(call) of \(path): \(systemMessage(code))" }
}
