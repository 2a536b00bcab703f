import Facts

/// Keys for things that their program gives no name: made of the names of all above them and their own, so that the same file read again
/// makes the same keys. Two of the same name under the same one are told apart by their order.
package struct ImportedKeys {
    private var seen: [Identity: Int] = [:]

    package init() {}

    /// The key of a thing.
    ///
    /// - Parameters:
    ///   - name: its title.
    ///   - above: the key of the task or list that it lies in; empty: none.
    package mutating func key(_ name: String, under above: String = "") -> String {
        // 0xff is in no text, so it separates the two.
        let identity = Mixing.identity(of: Array(above.utf8) + [0xff], Array(name.utf8))
        let count = (seen[identity] ?? 0) + 1
        seen[identity] = count
        return count == 1 ? identity.hex : identity.hex + "-" + String(count)
    }
}
