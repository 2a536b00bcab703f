import Facts
import Pages
import Planner

/// The plans of a device in the host's byte form: `[state, summary or null, [key, summary or null, …], read, length]`, see `docs/host.md`.
extension DevicePlans {
    init(from reader: inout CBORReader) throws(CBORFault) {
        guard try reader.array() == 5 else { throw .unexpected }
        guard let state = State(rawValue: try reader.unsigned()) else { throw .outOfRange }
        let asked = try PlanSummary.read(from: &reader)
        var apart: [Apart] = []
        let count = try reader.array()
        guard count % 2 == 0 else { throw .unexpected }
        for _ in 0..<(count / 2) {
            apart.append(Apart(key: try reader.integer(), summary: try PlanSummary.read(from: &reader)))
        }
        self.init(state: state, asked: asked, apart: apart, read: try reader.integer(), length: try reader.integer())
    }

    func write(to writer: inout CBORWriter) {
        writer.array(5)
        writer.unsigned(state.rawValue)
        PlanSummary.write(asked, to: &writer)
        writer.array(apart.count * 2)
        for plan in apart {
            writer.integer(plan.key)
            PlanSummary.write(plan.summary, to: &writer)
        }
        writer.integer(read)
        writer.integer(length)
    }
}

/// A summary in bytes: `[tasks, lists, notes, changed]`.
extension PlanSummary {
    static func read(from reader: inout CBORReader) throws(CBORFault) -> PlanSummary? {
        if reader.null() { return nil }
        guard try reader.array() == 4 else { throw .unexpected }
        return PlanSummary(
            tasks: Int(try reader.unsigned(upTo: UInt64(Int32.max))),
            lists: Int(try reader.unsigned(upTo: UInt64(Int32.max))),
            notes: Int(try reader.unsigned(upTo: UInt64(Int32.max))),
            changed: try reader.integer()
        )
    }

    static func write(_ summary: PlanSummary?, to writer: inout CBORWriter) {
        guard let summary else { return writer.null() }
        writer.array(4)
        writer.unsigned(UInt64(max(summary.tasks, 0)))
        writer.unsigned(UInt64(max(summary.lists, 0)))
        writer.unsigned(UInt64(max(summary.notes, 0)))
        writer.integer(summary.changed)
    }
}
