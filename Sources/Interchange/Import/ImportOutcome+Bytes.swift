package import Facts
import Planner

/// As the module that reads files hands it to the planner's: [0, fault, count], [1, reading …] or [2, question …].
extension ImportOutcome {
    package var bytes: [UInt8] {
        var writer = CBORWriter(capacity: 4096)
        switch self {
        case .refused(let fault):
            writer.array(3)
            writer.unsigned(0)
            writer.unsigned(UInt64(fault.number))
            if case .onlyEvents(let count) = fault { writer.integer(Int64(count)) } else { writer.unsigned(0) }
        case .read(let reading):
            writer.array(2)
            writer.unsigned(1)
            reading.write(to: &writer)
        case .asks(let question):
            writer.array(2)
            writer.unsigned(2)
            question.write(to: &writer)
        }
        return writer.bytes
    }

    /// - Throws: ``Facts/CBORFault`` for anything else than ``bytes`` writes.
    package init(_ bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        let count = try reader.array()
        switch (try reader.unsigned(), count) {
        case (0, 3):
            let number = try reader.unsigned(upTo: 255)
            guard let fault = ImportFault(number: UInt8(number), count: Int(try reader.unsigned(upTo: 1 << 30))) else {
                throw .outOfRange
            }
            self = .refused(fault)
        case (1, 2): self = .read(try ImportReading(from: &reader))
        case (2, 2): self = .asks(try ColumnQuestion(from: &reader))
        default: throw .unexpected
        }
        try reader.finish()
    }
}

extension ImportFault {
    fileprivate var number: UInt8 {
        switch self {
        case .notRecognised: 0
        case .empty: 1
        case .tooLarge: 2
        case .tooManyRows: 3
        case .damaged: 4
        case .encrypted: 5
        case .onlyEvents: 6
        case .unpacksTooLarge: 7
        case .tooManyFiles: 8
        case .tooDeep: 9
        }
    }

    fileprivate init?(number: UInt8, count: Int) {
        switch number {
        case 0: self = .notRecognised
        case 1: self = .empty
        case 2: self = .tooLarge
        case 3: self = .tooManyRows
        case 4: self = .damaged
        case 5: self = .encrypted
        case 6: self = .onlyEvents(count)
        case 7: self = .unpacksTooLarge
        case 8: self = .tooManyFiles
        case 9: self = .tooDeep
        default: return nil
        }
    }
}

/// As [source, done ones left out, doubtful order, counts from today, [loss, count, …], [[task, cost, label], …], outline].
extension ImportReading {
    fileprivate func write(to writer: inout CBORWriter) {
        writer.array(7)
        writer.unsigned(UInt64(source.rawValue))
        writer.integer(Int64(doneLeftOut))
        if let doubtfulOrder { writer.unsigned(UInt64(doubtfulOrder.rawValue)) } else { writer.null() }
        writer.unsigned(countsFromToday ? 1 : 0)
        let losses = losses.all
        writer.array(losses.count * 2)
        for (loss, count) in losses {
            writer.unsigned(UInt64(loss.rawValue))
            writer.integer(Int64(count))
        }
        writer.array(costs.count)
        for cost in costs {
            writer.array(3)
            writer.integer(Int64(cost.task))
            writer.integer(Int64(cost.cost))
            if let label = cost.label { writer.text(label) } else { writer.null() }
        }
        outline.write(to: &writer)
    }

    fileprivate init(from reader: inout CBORReader) throws(CBORFault) {
        guard try reader.array() == 7, let source = ImportSource(rawValue: try reader.byte()) else { throw .unexpected }
        self.init(of: source)
        doneLeftOut = try reader.count()
        if !reader.null() { doubtfulOrder = try reader.dateOrder() }
        countsFromToday = try reader.unsigned(upTo: 1) == 1
        for _ in 0..<(try reader.array() / 2) {
            guard let loss = ImportLoss(rawValue: try reader.byte()) else { throw .outOfRange }
            losses[loss] = try reader.count()
        }
        for _ in 0..<(try reader.array()) {
            guard try reader.array() == 3 else { throw .unexpected }
            let (task, cost) = (try reader.count(), try reader.count())
            costs.append(Cost(task: task, cost: cost, label: reader.null() ? nil : try reader.text()))
        }
        outline = try ImportedOutline(from: &reader)
        for cost in costs where cost.task >= outline.tasks.count || !Costs.range.contains(cost.cost) { throw .outOfRange }
    }
}

/// As [[name, …], [[text, …], …], rows, mapping, doubtful date].
extension ColumnQuestion {
    fileprivate func write(to writer: inout CBORWriter) {
        writer.array(5)
        writer.texts(header)
        writer.array(rows.count)
        for row in rows { writer.texts(row) }
        writer.integer(Int64(count))
        suggestion.write(to: &writer)
        if let doubtfulDate { writer.text(doubtfulDate) } else { writer.null() }
    }

    fileprivate init(from reader: inout CBORReader) throws(CBORFault) {
        guard try reader.array() == 5 else { throw .unexpected }
        header = try reader.texts()
        rows = []
        for _ in 0..<(try reader.array()) { rows.append(try reader.texts()) }
        count = try reader.count()
        suggestion = try ColumnMapping(from: &reader)
        doubtfulDate = reader.null() ? nil : try reader.text()
    }
}

/// As [[use, …], order, has a header].
extension ColumnMapping {
    package func write(to writer: inout CBORWriter) {
        writer.array(3)
        writer.array(uses.count)
        for use in uses { writer.unsigned(UInt64(use.rawValue)) }
        if let dateOrder { writer.unsigned(UInt64(dateOrder.rawValue)) } else { writer.null() }
        writer.unsigned(hasHeader ? 1 : 0)
    }

    package init(from reader: inout CBORReader) throws(CBORFault) {
        guard try reader.array() == 3 else { throw .unexpected }
        uses = []
        for _ in 0..<(try reader.array()) {
            guard let use = Use(rawValue: try reader.byte()) else { throw .outOfRange }
            uses.append(use)
        }
        dateOrder = reader.null() ? nil : try reader.dateOrder()
        hasHeader = try reader.unsigned(upTo: 1) == 1
    }
}

extension CBORReader {
    fileprivate mutating func byte() throws(CBORFault) -> UInt8 { UInt8(try unsigned(upTo: 255)) }

    fileprivate mutating func count() throws(CBORFault) -> Int { Int(try unsigned(upTo: 1 << 30)) }

    fileprivate mutating func dateOrder() throws(CBORFault) -> ImportContext.DateOrder {
        guard let order = ImportContext.DateOrder(rawValue: try byte()) else { throw .outOfRange }
        return order
    }

    fileprivate mutating func texts() throws(CBORFault) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try array()) { texts.append(try text()) }
        return texts
    }
}

extension CBORWriter {
    fileprivate mutating func texts(_ texts: [String]) {
        array(texts.count)
        for text in texts { self.text(text) }
    }
}
