import Pages
import Planner

/// The request line's target, read: which page, and what was asked of it.
struct Target {
    let path: String
    let query: Form
    let address: Address?

    init(_ target: String) {
        let bytes = Array(target.utf8)
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        path = String(decoding: bytes[..<mark], as: UTF8.self)
        query = mark < bytes.endIndex ? Form(urlEncoded: bytes[(mark + 1)...]) : Form()
        address = Address(path: path)
    }

    /// Which hundred rows of a list; 1 where nothing sensible was asked.
    var pageNumber: Int {
        guard let text = query["page"], let number = Int(text), (1...100_000).contains(number) else { return 1 }
        return number
    }

    /// Path and query without what is said only once (`did`), as a form may send it back.
    var here: String {
        Self.address(path, with: query.fields.filter { Token($0.name) != "did" })
    }

    /// Where a form asks to go, if that is a page of ours; anything else, another site above all, is refused.
    static func safeBack(_ back: String?, or fallback: Address, did: String?) -> String {
        let target: Target
        if let back, back.utf8.count <= 500, back.utf8.starts(with: "/app/".utf8), Target(back).address != nil {
            target = Target(back)
        } else {
            target = Target(fallback.path)
        }
        var fields = target.query.fields.filter { Token($0.name) != "did" }
        if let did { fields.append((name: "did", value: did)) }
        return address(target.path, with: fields)
    }

    private static func address(_ path: String, with fields: [(name: String, value: String)]) -> String {
        var bytes = Array(path.utf8)
        for (index, field) in fields.enumerated() {
            bytes.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
            encode(field.name, into: &bytes)
            bytes.append(UInt8(ascii: "="))
            encode(field.value, into: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func encode(_ text: String, into bytes: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
    }
}
