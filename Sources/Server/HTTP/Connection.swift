import Hummingbird
import NIOCore

/// The line that a request came in on.
struct Connection: InitializableFromSource {
    /// The channel, which can be closed.
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
    }
}
