/// The version of this program: the one place where it stands.
package enum Version {
    /// Major, minor, patch (semver.org).
    package static let current = "0.1.0"
}
