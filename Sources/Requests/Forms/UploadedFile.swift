import Planner

/// The file in a form that was sent as `multipart/form-data` (RFC 7578).
struct UploadedFile {
    /// Its content; empty if no file was chosen.
    let bytes: [UInt8]

    /// Reads the part that names a file; nil if the body is of another type, is not whole or brings no file.
    init?(_ body: [UInt8], contentType: String) {
        guard ByteString(contentType).begins(with: "multipart/form-data"), let boundary = Self.boundary(contentType) else {
            return nil
        }
        // The first part begins without a line break before it.
        let mark = [0x2d, 0x2d] + boundary
        guard body.starts(with: mark) else { return nil }
        var at = mark.count
        while let end = Self.find([0x0d, 0x0a] + mark, in: body[...], from: at) {
            if let file = Self.file(in: body[at..<end]) {
                bytes = Array(file)
                return
            }
            at = end + mark.count + 2
        }
        return nil
    }

    /// The text after "boundary=", in quotes or not.
    private static func boundary(_ contentType: String) -> [UInt8]? {
        let type = Array(contentType.utf8)
        guard let start = find(Array("boundary=".utf8), in: type[...], from: 0) else { return nil }
        var boundary: [UInt8] = []
        for byte in type[(start + 9)...] {
            if byte == UInt8(ascii: ";") || byte == UInt8(ascii: " ") { break }
            if byte != UInt8(ascii: "\"") { boundary.append(byte) }
        }
        // At most 70 (RFC 2046 §5.1.1).
        return (1...70).contains(boundary.count) ? boundary : nil
    }

    /// The content of a part whose head names a file.
    private static func file(in part: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let head = find([0x0d, 0x0a, 0x0d, 0x0a], in: part, from: part.startIndex),
            find(Array("filename=".utf8), in: part[..<head], from: part.startIndex) != nil
        else { return nil }
        return part[(head + 4)...]
    }

    /// The name of the file in such a body, without folders; may be empty.
    static func name(in body: [UInt8]) -> String {
        guard let start = find(Array("filename=".utf8), in: body[...], from: 0) else { return "" }
        // In quotes; those in the name itself are written in another way.
        let name = body[(start + 9)...].drop { $0 == UInt8(ascii: "\"") }.prefix { $0 != UInt8(ascii: "\"") && $0 != 0x0d }
        let last = name.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.map { $0 + 1 } ?? name.startIndex
        return String(decoding: name[last...], as: UTF8.self)
    }

    private static func find(_ wanted: [UInt8], in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        guard let first = wanted.first else { return nil }
        var at = start
        while at + wanted.count <= bytes.endIndex {
            if bytes[at] == first, bytes[at..<(at + wanted.count)].elementsEqual(wanted) { return at }
            at += 1
        }
        return nil
    }
}
