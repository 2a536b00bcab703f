/// A form as a browser sends it. Written here once more, so that what reads forms is not tested by what writes our own addresses.
enum FormBody {
    static let urlEncoded = "application/x-www-form-urlencoded"

    static func urlEncoded(_ fields: [(String, String)]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "&")) }
            encode(field.0, into: &bytes)
            bytes.append(UInt8(ascii: "="))
            encode(field.1, into: &bytes)
        }
        return bytes
    }

    /// A text as it stands in an address.
    static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        encode(text, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func multipart(_ fields: [(String, String)], boundary: String) -> [UInt8] {
        var text = ""
        for (name, value) in fields {
            text += "--\(boundary)\r\ncontent-disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        return Array((text + "--\(boundary)--\r\n").utf8)
    }

    private static func encode(_ text: String, into bytes: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
    }
}
