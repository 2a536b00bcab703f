import Pages
import Planner

/// The request line's target, read: the page and its parameters.
struct Target {
    let path: String
    let query: Form
    /// What answers there; nil if the path leads nowhere.
    let match: RouteMatch?

    @inline(never)
    init(_ target: String) {
        let bytes = Array(target.utf8)
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        path = String(decoding: bytes[..<mark], as: UTF8.self)
        query = mark < bytes.endIndex ? Form(urlEncoded: bytes[(mark + 1)...]) : Form()
        match = RouteTable.match(path)
    }

    /// Where the path leads; nil if it leads nowhere.
    var route: Route? { match?.route }

    /// Whether a file may be sent there.
    var takesFile: Bool { match?.file != nil }

    /// Which hundred rows of a list; 1 where nothing sensible was asked.
    var pageNumber: Int { query.number("page", in: 1...100_000) ?? 1 }

    /// The same, or all of them where they are to be printed; not while rows are chosen.
    var pageOrAll: Int {
        guard query.token("page") == "all", case .none = query.token("select") else { return pageNumber }
        return PageNumber.all
    }

    /// Path and query without the parameter of a message that is shown only once (`did`), as a form may send it back.
    var here: String {
        Self.address(path, with: query.fields.filter { ByteString($0.name) != "did" })
    }

    /// Where a form asks to go, if that is a page of ours; anything else, another site above all, is refused.
    static func safeBack(_ back: String?, or fallback: Route, did: String?) -> String {
        let target: Target
        if let back, back.utf8.count <= 500, ByteString(back).begins(with: "/app/"), Target(back).route != nil {
            target = Target(back)
        } else {
            target = Target(fallback.path)
        }
        var fields = target.query.fields.filter { ByteString($0.name) != "did" }
        if let did { fields.append((name: "did", value: did)) }
        return address(target.path, with: fields)
    }

    private static func address(_ path: String, with fields: [(name: String, value: String)]) -> String {
        var address = path
        for (index, field) in fields.enumerated() {
            address += index == 0 ? "?" : "&"
            address += PercentEncoding.encoded(field.name)
            address += "="
            address += PercentEncoding.encoded(field.value)
        }
        return address
    }
}

// MARK: - The filters of a list

extension Target {
    /// The choice on the page, as far as its rows are there.
    var chosen: Chosen {
        Chosen(
            choosesAll || query.token("select") == "1" ? .choosing(Set(query.chosen ?? [])) : .reading,
            costs: query.costs,
            isBulk: query.token("bulk") == "yes",
            all: choosesAll,
            isFromAddress: true
        )
    }

    /// Whether every row of the page is chosen.
    var choosesAll: Bool { query.token("select") == "all" }

    /// The same list with a box in each row.
    var selecting: String { choosing("1") }

    /// The same list with a box in each row.
    ///
    /// - Parameter rows: `all` to have chosen every row, else `1`.
    func choosing(_ rows: String) -> String {
        let filters = query.fields.filter { !["did", "select", "bulk"].contains(ByteString($0.name)) }
        return Self.address(path, with: filters + [(name: "select", value: rows)])
    }

    /// When the list was opened, in milliseconds since 1970, as the URL says it; nil if it says nothing of it.
    var since: Int64? { Text.integer(query.typed("since")) }

    /// When the list was opened: not after now.
    func opened(by now: Int64) -> Int64 {
        min(max(since ?? now, 0), now)
    }
}
