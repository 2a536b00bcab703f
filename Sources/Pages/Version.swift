/// The version of this program: the one place where it stands.
public enum Version {
    /// Major, minor, patch (semver.org).
    public static let current = "0.1.0"
}
