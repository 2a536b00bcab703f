/// The news that a listener hears.
package enum PostgresNews: Sendable, Equatable {
    /// Somebody said `NOTIFY channel, 'payload'`, in a transaction that was committed.
    case notice(channel: String, payload: String)
    /// Notices may be missing up to here: listening began only now, or began again, or there were more than could wait. Look for yourself.
    case gap
    /// The server cannot be heard just now, and why. A `gap` follows as soon as it can.
    case deaf(PostgresFault)
}
