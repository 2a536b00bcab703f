import Facts
import Testing

/// Bytes that any release wrote are read for ever, and to the same facts. A sample is never changed: a new form gets a new one.
struct FrozenSampleTests {
    @Test func `batch 1 reads as its facts`() throws {
        #expect(try Batch(wire: Sample.bytes("batch-1")).facts == Sample.facts)
    }

    @Test func `these facts are written as batch 1`() throws {
        #expect(try hex(Batch(Sample.facts).wire) == hex(Sample.bytes("batch-1")))
    }

    @Test func `snapshot 1 opens with its facts and its index`() throws {
        var replica = Replica(device: 1)
        #expect(try replica.load(snapshot: Sample.bytes("snapshot-1")) == Sample.index)
        #expect(replica.facts == Sample.facts)
    }

    @Test func `these facts are written as snapshot 1`() throws {
        let written = Replica(merging: Sample.facts).snapshot(index: Sample.index)
        #expect(try hex(written) == hex(Sample.bytes("snapshot-1")))
    }
}
