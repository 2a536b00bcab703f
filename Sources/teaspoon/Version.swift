/// The version of this program: the one place where it stands.
enum Version {
    static let current = "0.1.0"
}
