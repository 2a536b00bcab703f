import Credentials
import Storage

extension SpaceLimits {
    /// The limits of the plan of a browser without script and account: 50,000 facts, and values of 16 MiB together. A person who does fifty
    /// things a day fills it in two to three years; an account holds forty times as much.
    static let guest = SpaceLimits(facts: 50_000, bytes: 16 << 20)
}

extension RateLimit {
    /// How often a plan may be begun from one network address: a hundred at once, for a school or a clinic behind one address, then twelve
    /// a day. In the time that a plan without use is kept, that is half of the plans that there may be.
    static let newGuests = RateLimit(burst: 100, oneMoreEvery: .seconds(2 * 60 * 60))
}
