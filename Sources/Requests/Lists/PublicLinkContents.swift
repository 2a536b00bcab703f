package import Facts
package import Pages
import Planner

extension Application {
    /// The number of spoons left, as a person without an account sees it.
    package func sharedSpoons(at time: Int64) -> SharedSpoons {
        SharedSpoons(reading: space, at: time)
    }

    /// A list as a person without an account sees it; nil if it does not exist, or if it is somebody else's to show.
    ///
    /// - Parameters:
    ///   - offset: how far the clock of who looks is ahead of UTC, in minutes.
    ///   - device: the language of the device that shows it, as ``Request/language``.
    package func sharedList(_ list: Identity, at time: Int64, offset: Int64 = 0, on device: String = "") -> ShownList? {
        guard isOwn(list) else { return nil }
        return ShownList(reading: space, list, at: Instant(time: time, offset: offset, times: settings(on: device).times))
    }

    /// Whether a list is the person's own to show, and not another member's.
    package func isOwn(_ list: Identity) -> Bool {
        space.membership(ofList: list).isOwn
    }

    /// A list's name; nil if it does not exist.
    package func name(of list: Identity) -> String? {
        space.list(list)?.name
    }
}
