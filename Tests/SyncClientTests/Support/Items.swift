import Facts

@testable import SyncClient

/// The messages between a host and the machine, as a host in Swift writes and reads them.
enum Items {
    static func array(_ items: [[UInt8]]) -> [UInt8] {
        var writer = CBORWriter()
        writer.array(items.count)
        for item in items { writer.verbatim(item) }
        return writer.bytes
    }

    static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        var writer = CBORWriter()
        writer.byteString(bytes)
        return writer.bytes
    }

    static func flag(_ isSet: Bool) -> [UInt8] { CBORItem.of(isSet ? 1 : 0) }

    static func read(_ item: [UInt8]) throws -> [[UInt8]] {
        var reader = CBORReader(item)
        let items = try reader.items()
        try reader.finish()
        return items
    }

    static func content(_ item: [UInt8]) throws -> [UInt8] {
        var reader = CBORReader(item)
        return try reader.byteString()
    }

    static func record(_ item: [UInt8]) throws -> AccountRecord {
        guard let record = AccountRecord(item) else { throw CBORFault.unexpected }
        return record
    }
}

extension AccountRecord {
    var item: [UInt8] {
        var writer = CBORWriter()
        write(to: &writer)
        return writer.bytes
    }
}
