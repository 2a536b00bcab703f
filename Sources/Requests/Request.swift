package import Facts
package import Pages
import Planner

/// A request for a page, with all outside values that the answer may depend on: the pure modules have no clock, no randomness and
/// no locale of their own, so the same request gives the same bytes on any host.
package struct Request: Equatable, Sendable {
    /// The host of the replica that answers.
    package enum Host: UInt64, Sendable {
        /// The browser's service worker: the data lives on the device.
        case device = 0
        /// The server, for a browser that runs no script.
        case server = 1
    }

    /// `GET`, `HEAD` or `POST`; anything else is answered with 405.
    package var method: String
    /// Path and query as they stand in the request line, percent-encoded.
    package var target: String
    /// The `Content-Type` header, or empty.
    package var contentType: String
    /// The form that was sent, or empty.
    package var body: [UInt8]
    /// Wall-clock time, in milliseconds since 1970-01-01 UTC.
    package var now: Int64
    /// How far local time is ahead of UTC, in minutes; −1440 to 1440.
    package var offset: Int64
    /// Fresh random bytes, 16 at least; new entities of the page are named from them.
    package var entropy: [UInt8]
    /// Names the set of files (script, styles) that belongs with this build; 1 to 64 letters and digits.
    package var release: String
    /// The host that answers.
    package var host: Host
    /// How many times the host failed since it counted; shown in *About*.
    package var failures: UInt64
    /// The account that the replica is in, and how far they agree; nil for a guest.
    package var account: SyncStatus?
    /// The plans of the device besides the replica, and whether that is all there.
    package var plans: DevicePlans
    /// How far the device's clock is behind the server's, in milliseconds; less than nothing if it is ahead. Added to the
    /// clock for timestamps only.
    package var correction: Int64
    /// The device's language, as "en-US", or a list of languages, the first of which counts; may be empty.
    package var language: String
    /// The languages that the host has at hand. Not in the byte form: the browser's host gives them by themselves.
    package var catalogs = Catalogs()
    /// Whether a guest can get an account. Not in the byte form either: a browser's host does not know it, and its page asks the server.
    package var offersAccount = true
    /// Whether the server keeps the plan whatever the browser runs: it came without TLS, or has its plan here already, so that no worker will
    /// ever answer it. Not in the byte form: only a server says so.
    package var isKeptByServer = false
    /// The time zone of the offset, for the page's script, which knows that of the browser; nil where nothing depends on it. Not in the byte
    /// form: a worker reads the browser's own clock.
    package var zone: String?
    /// All facts of the plan that waits for a decision, if the answer is to be about it. Not in the byte form: a host that is told `x-plan: look`
    /// opens that plan, and asks again.
    package var waiting: [Fact]?
    #if !hasFeature(Embedded)
    /// The clocks of the device, for files of other programs: from a moment on, in seconds since 1970, so many minutes ahead of UTC; as `[seconds,
    /// minutes, …]`. Only the server says them here: a browser's host gives them to the module that reads files.
    package var clockChanges: [Int64] = []
    #endif
    /// How the person reads clocks and calendars: known to the planner, not to the host.
    var times = DateTimeSettings.standard

    /// A request with everything given; values that only a form needs may be left out.
    package init(
        method: String = "GET",
        target: String,
        contentType: String = "",
        body: [UInt8] = [],
        now: Int64,
        offset: Int64 = 0,
        entropy: [UInt8],
        release: String = "dev",
        host: Host = .device,
        failures: UInt64 = 0,
        account: SyncStatus? = nil,
        plans: DevicePlans = .one,
        correction: Int64 = 0,
        language: String = ""
    ) {
        self.method = method
        self.target = target
        self.contentType = contentType
        self.body = body
        self.now = now
        self.offset = offset
        self.entropy = entropy
        self.release = release
        self.host = host
        self.failures = failures
        self.account = account
        self.plans = plans
        self.correction = correction
        self.language = language
    }
}

extension Request {
    /// When it was asked, as the person's clock and calendar have it.
    @inline(never)
    var instant: Instant { Instant(time: now, offset: offset, times: times) }
}

extension Request {
    private static let version: UInt64 = 5

    /// Reads the host's byte form: a CBOR array, see `docs/host.md`.
    ///
    /// - Throws: ``CBORFault`` for bytes that are no CBOR, or of another version, or that say a host there is not.
    package init(cbor bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        guard try reader.array() == 15, try reader.unsigned() == Self.version else { throw .unexpected }
        method = try reader.text()
        target = try reader.text()
        contentType = try reader.text()
        body = try reader.byteString()
        now = try reader.integer()
        offset = min(max(try reader.integer(), -1440), 1440)
        entropy = try reader.byteString()
        release = try reader.text()
        guard let host = Host(rawValue: try reader.unsigned()) else { throw .outOfRange }
        self.host = host
        failures = try reader.unsigned()
        account = reader.null() ? nil : try SyncStatus(from: &reader)
        correction = try reader.integer()
        language = try reader.text()
        plans = try DevicePlans(from: &reader)
        try reader.finish()
    }

    /// The host's byte form.
    package var cbor: [UInt8] {
        var writer = CBORWriter(capacity: body.count + target.utf8.count + 128)
        writer.array(15)
        writer.unsigned(Self.version)
        writer.text(method)
        writer.text(target)
        writer.text(contentType)
        writer.byteString(body)
        writer.integer(now)
        writer.integer(offset)
        writer.byteString(entropy)
        writer.text(release)
        writer.unsigned(host.rawValue)
        writer.unsigned(failures)
        if let account { account.write(to: &writer) } else { writer.null() }
        writer.integer(correction)
        writer.text(language)
        plans.write(to: &writer)
        return writer.bytes
    }
}
