import Facts

/// Names made from the values of a request, since the pure modules have no randomness of their own.
enum Nonce {
    /// A page's nonce, from fresh random bytes.
    static func make(from entropy: [UInt8]) -> Identity {
        var words: (UInt64, UInt64) = (0, 0)
        for byte in entropy.prefix(8) { words.0 = words.0 << 8 | UInt64(byte) }
        for byte in entropy.dropFirst(8).prefix(8) { words.1 = words.1 << 8 | UInt64(byte) }
        return Identity(high: words.0, low: words.1)
    }

    /// The identity of the command of one form: the page's nonce, mixed with where the form went and its fields. The same form
    /// sent twice is one command; two forms of one page, sent before the page was made again, are two.
    static func identity(_ nonce: Identity, path: String, body: [UInt8]) -> Identity {
        // 0xff is in no path, so it separates the path from the body.
        let form = Mixing.identity(of: Array(path.utf8) + [0xff], body)
        return Identity(high: nonce.high ^ form.high, low: nonce.low ^ form.low)
    }
}
