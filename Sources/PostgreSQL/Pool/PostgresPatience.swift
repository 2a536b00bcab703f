/// How long a database is waited for before it counts as lost, or as too busy.
package struct PostgresPatience: Sendable {
    /// How long a server may take to let one in; of several hosts, all together.
    package var connecting: Duration
    /// How long one waits for a connection while all are in use.
    package var turn: Duration
    /// How long a server may say nothing while an answer is waited for; nil for any time.
    package var silence: Duration?

    /// Some of the times, and the usual ones.
    package init(connecting: Duration = .seconds(5), turn: Duration = .seconds(10), silence: Duration? = nil) {
        self.connecting = connecting
        self.turn = turn
        self.silence = silence
    }
}
