/// Spreads the differences between entities over all bits of a number. For identities, which need spread and not secrecy. They are stored,
/// so the results of these functions must never change.
package enum Mixing {
    /// The offset basis of FNV-1a (Fowler, Noll, Vo), for 64 bits.
    package static let beginning: UInt64 = 0xcbf2_9ce4_8422_2325

    /// FNV-1a over bytes.
    ///
    /// - Parameter hash: ``beginning``, or the hash of the bytes before these.
    @inline(never)
    package static func fnv1a(_ bytes: [UInt8], after hash: UInt64 = beginning) -> UInt64 {
        var hash = hash
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    /// SplitMix64's finaliser (Steele, Lea & Flood, 2014): neighbouring numbers have unrelated results.
    @inline(never)
    package static func spread(_ bits: UInt64) -> UInt64 {
        var bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
        return bits ^ bits >> 31
    }

    /// An identity that is made from bytes, in two parts so that none has to be copied to the end of another: two FNV-1a hashes that begin
    /// apart, each finished by ``spread(_:)``.
    @inline(never)
    package static func identity(of bytes: [UInt8], _ rest: [UInt8] = []) -> Identity {
        Identity(
            high: spread(fnv1a(rest, after: fnv1a(bytes))),
            low: spread(fnv1a(rest, after: fnv1a(bytes, after: 0x6c62_272e_07bb_0142)))
        )
    }
}
