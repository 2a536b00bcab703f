import Synchronization

/// The hosts that an address names: one, or a primary and its standbys (section 34.1.1.3 of PostgreSQL's manual).
struct ServerHosts {
    private let count: Int
    private let lists: [(keyword: String, values: [String])]

    /// The host of each address that let somebody in last: where the primary is.
    private static let last = Mutex<[String: Int]>([:])

    /// - Parameter given: the parameters of an address, by their keywords.
    init(_ given: [String: String]) {
        lists = ["host", "hostaddr", "port"].compactMap { keyword in
            given[keyword].map { list in
                (keyword, list.split(separator: ",", omittingEmptySubsequences: false).map { String($0) })
            }
        }
        count = lists.filter { $0.keyword != "port" }.map(\.values.count).max() ?? 1
    }

    /// The numbers of all hosts, in the order in which to try them: first the one that let somebody in last.
    func order(of address: String) -> [Int] {
        let first = Self.last.withLock { $0[address] ?? 0 }
        return (0..<count).map { (first + $0) % count }
    }

    /// The parameters that lead to one host alone.
    subscript(number: Int) -> [(String, String)] {
        guard count > 1 else { return [] }
        return lists.compactMap { keyword, values in
            // One port may stand for all hosts.
            let value = values.count == 1 ? values.first : values.indices.contains(number) ? values[number] : nil
            return value.map { (keyword, $0) }
        }
    }

    /// Notes where somebody was let in.
    static func remember(_ number: Int, of address: String) {
        last.withLock { $0[address] = number }
    }
}
