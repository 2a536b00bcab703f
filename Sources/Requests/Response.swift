internal import Facts
internal import Planner

/// The answer to a request, and the facts that must be stored before the answer is sent.
package struct Response: Equatable, Sendable {
    /// The HTTP status.
    package var status: Int
    /// Header names in lower case, with their values, in the order in which they are sent.
    package var headers: [(name: String, value: String)]
    /// The page, or empty.
    package var body: [UInt8]
    /// New facts as one batch of the wire form; empty when nothing changed. The host keeps them first, then answers.
    package var facts: [UInt8]

    /// An answer made of its parts.
    package init(status: Int, headers: [(name: String, value: String)], body: [UInt8] = [], facts: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
        self.facts = facts
    }

    /// Whether the host is to delete everything it keeps of this person, instead of keeping more; see `docs/host.md`.
    package var erases: Bool { has("x-erase") }

    /// Whether the host is to end the session, and to take the plan from this browser; see `docs/host.md`.
    package var signsOut: Bool { has("x-sign-out") }

    /// What the host is to do with a plan that is not the open one; nil: nothing.
    package var decision: PlanDecision? {
        for header in headers where ByteString(header.name) == "x-plan" { return PlanDecision(header.value) }
        return nil
    }

    private func has(_ name: ByteString) -> Bool {
        for header in headers where ByteString(header.name) == name { return true }
        return false
    }

    /// Equal when every byte that would be sent or kept is equal.
    package static func == (one: Response, other: Response) -> Bool {
        one.cbor == other.cbor
    }

    /// The host's byte form: a CBOR array of status, headers (names and values in turn), body, facts; see `docs/host.md`.
    package var cbor: [UInt8] {
        var writer = CBORWriter(capacity: body.count + facts.count + 512)
        writer.array(4)
        writer.unsigned(UInt64(max(status, 0)))
        writer.array(headers.count * 2)
        for header in headers {
            writer.text(header.name)
            writer.text(header.value)
        }
        writer.byteString(body)
        writer.byteString(facts)
        return writer.bytes
    }
}
