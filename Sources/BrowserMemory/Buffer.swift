/// Bytes at a place that the host can be told: an array does not promise where its elements lie once the call is over.
package struct Buffer {
    /// The first byte, or `nil` while nothing is held.
    package private(set) var start: UnsafeMutableRawPointer?
    private var count = 0

    package init() {}

    /// Makes room for so many bytes of any content; the old content is gone.
    package mutating func resize(to count: Int) {
        start?.deallocate()
        start = .allocate(byteCount: count, alignment: 16)
        self.count = count
    }

    /// Holds a copy of these bytes; answers with how many they are.
    package mutating func hold(_ bytes: [UInt8]) -> UInt32 {
        resize(to: bytes.count)
        bytes.withUnsafeBytes { start?.copyMemory(from: $0) }
        return UInt32(bytes.count)
    }

    /// The bytes, which are no longer held afterwards.
    package mutating func take() -> [UInt8] {
        let bytes = Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
        start?.deallocate()
        start = nil
        count = 0
        return bytes
    }
}

extension UnsafeMutableRawPointer {
    fileprivate func copyMemory(from bytes: UnsafeRawBufferPointer) {
        guard let first = bytes.baseAddress else { return }
        copyMemory(from: first, byteCount: bytes.count)
    }
}
