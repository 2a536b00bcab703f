package import Credentials
package import Storage
package import WebPush

/// Why the server did not start; each has a sentence for the person who started it.
package enum StartFault: Error, Equatable, CustomStringConvertible {
    /// The folder with pages' scripts and styles is not there.
    case noPublicFolder(String)
    /// The folder with pages' scripts and styles cannot be read, and why.
    case unreadablePublicFolder(String, String)
    /// The data folder cannot be written, and why.
    case unwritableDataFolder(String, String)
    /// The store cannot be opened, and why.
    case noStore(StoreFault)
    /// Passwords cannot be checked, and why.
    case noCredentials(CredentialsFault)
    /// Nothing can be pushed to browsers, and why.
    case noPush(WebPushFault)
    /// Another server keeps its data in this folder.
    case dataFolderInUse(String)
    /// Another program listens at this host and port.
    case addressInUse(String, Int)
    /// The system does not let this program listen at this host and port, and why.
    case cannotListen(String, Int, String)

    /// One plain sentence.
    package var description: String {
        switch self {
        case .noPublicFolder(let path):
            "There are no files to serve in \(path): run `make web`, or name their folder with --public."
        case .unreadablePublicFolder(let path, let reason):
            "The files in \(path) cannot be read: \(reason)."
        case .unwritableDataFolder(let path, let reason):
            "The data folder \(path) cannot be written: \(reason)."
        case .noStore(let fault): fault.description
        case .noCredentials(let fault): fault.description
        case .noPush(let fault): fault.description
        case .dataFolderInUse(let path):
            "The data folder \(path) is in use by another Teaspoon: stop that one, or name another folder with --data."
        case .addressInUse(let host, let port):
            "Port \(port) on \(host) is in use by another program: stop that one, or choose another port with --port."
        case .cannotListen(let host, let port, let reason):
            "Teaspoon cannot listen on port \(port) of \(host): \(reason)."
        }
    }
}
