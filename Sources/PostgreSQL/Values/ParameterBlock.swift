import CPostgreSQL

/// A statement's parameters as libpq wants them: one array for each of their properties.
///
/// All are sent in the binary format. As text, a string would end at its first NUL, and be stored cut without an error.
struct ParameterBlock {
    let types: [Oid]
    let lengths: [Int32]
    let formats: [Int32]
    private let bytes: [UInt8]
    /// Where each begins among the bytes; `nil` for NULL.
    private let offsets: [Int?]

    var count: Int32 {
        Int32(truncatingIfNeeded: types.count)
    }

    init(_ values: [PostgresValue]) {
        var bytes: [UInt8] = []
        var lengths: [Int32] = []
        var offsets: [Int?] = []
        for value in values {
            let start = bytes.count
            let isThere = value.append(to: &bytes)
            offsets.append(isThere ? start : nil)
            lengths.append(Int32(truncatingIfNeeded: bytes.count - start))
        }
        // libpq takes a null pointer for NULL: an empty string at the very end has to point somewhere, too.
        bytes.append(0)
        self.bytes = bytes
        self.lengths = lengths
        self.offsets = offsets
        types = values.map(\.type)
        formats = values.map { _ in 1 }
    }

    /// Lends a pointer to each value, for the time of the call.
    func withPointers<Result>(_ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
        bytes.withUnsafeBytes { buffer in
            body(
                offsets.map { offset in
                    guard let offset, let start = buffer.baseAddress else { return nil }
                    return (start + offset).assumingMemoryBound(to: CChar.self)
                }
            )
        }
    }
}
