/// The devices that a run of records names, each by its index in the list: a timestamp then takes a byte for it, not nine.
struct DeviceTable {
    private(set) var devices: [UInt64]

    init(_ devices: [UInt64] = []) {
        self.devices = devices
    }

    mutating func index(of device: UInt64) -> Int {
        // A person has a handful of devices: looking through them beats hashing.
        for (index, known) in devices.enumerated() where known == device { return index }
        devices.append(device)
        return devices.count - 1
    }

    static func read(from reader: inout CBORReader) throws(CBORFault) -> [UInt64] {
        let count = try reader.array()
        var devices: [UInt64] = []
        devices.reserveCapacity(min(count, 64))
        for _ in 0..<count { devices.append(try reader.unsigned()) }
        return devices
    }

    func write(to writer: inout CBORWriter) {
        writer.array(devices.count)
        for device in devices { writer.unsigned(device) }
    }
}
