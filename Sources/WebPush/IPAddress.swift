import Glibc

/// An IP address that something is sent to.
enum IPAddress: Equatable, Sendable {
    /// IPv4, first byte first.
    case four(UInt32)
    /// IPv6, as two halves, first byte first.
    case six(UInt64, UInt64)

    /// The address that a socket is to be connected to; nil if it is neither IPv4 nor IPv6.
    init?(_ address: UnsafePointer<sockaddr>, length: Int) {
        let bytes = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
            let four = bytes.loadUnaligned(as: sockaddr_in.self)
            self = .four(UInt32(bigEndian: four.sin_addr.s_addr))
        case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
            var six = bytes.loadUnaligned(as: sockaddr_in6.self)
            self = withUnsafeBytes(of: &six.sin6_addr) { bytes in
                .six(
                    UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                    UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
                )
            }
        default: return nil
        }
    }

    /// This machine, and nothing else.
    var isLoopback: Bool {
        switch self {
        case .four(let number): number >> 24 == 127
        case .six(let high, let low): high == 0 && low == 1
        }
    }

    /// Whether it is one of the internet's, that anybody may send to (IANA's registries for IPv4 and IPv6 special-purpose addresses, RFC
    /// 6890). Whatever embeds an address of IPv4 is judged by that, or not public at all.
    var isPublic: Bool {
        switch self {
        case .four(let number): Self.isPublic(four: number)
        case .six(let high, let low): Self.isPublic(high, low)
        }
    }

    /// First address and length of each block that is not public.
    private static let reserved: [(UInt32, UInt32)] = [
        (0x0000_0000, 8),  // 0.0.0.0/8: this network
        (0x0a00_0000, 8),  // 10.0.0.0/8: private
        (0x6440_0000, 10),  // 100.64.0.0/10: shared behind a carrier's NAT
        (0x7f00_0000, 8),  // 127.0.0.0/8: loopback
        (0xa83f_8110, 32),  // 168.63.129.16: what a cloud answers its own machines with
        (0xa9fe_0000, 16),  // 169.254.0.0/16: link-local, and the metadata of clouds
        (0xac10_0000, 12),  // 172.16.0.0/12: private
        (0xc000_0000, 24),  // 192.0.0.0/24: protocol assignments
        (0xc000_0200, 24),  // 192.0.2.0/24: documentation
        (0xc058_6300, 24),  // 192.88.99.0/24: relays of 6to4, given up
        (0xc0a8_0000, 16),  // 192.168.0.0/16: private
        (0xc612_0000, 15),  // 198.18.0.0/15: benchmarking
        (0xc633_6400, 24),  // 198.51.100.0/24: documentation
        (0xcb00_7100, 24),  // 203.0.113.0/24: documentation
        (0xe000_0000, 4),  // 224.0.0.0/4: multicast
        (0xf000_0000, 4),  // 240.0.0.0/4: reserved, broadcast
    ]

    private static func isPublic(four number: UInt32) -> Bool {
        !reserved.contains { first, length in (number ^ first) >> (32 - length) == 0 }
    }

    private static func isPublic(_ high: UInt64, _ low: UInt64) -> Bool {
        // 64:ff9b::/96: IPv4 as networks without it see it (RFC 6052). Its local sister 64:ff9b:1::/48 is not meant.
        if high == 0x0064_ff9b_0000_0000, low >> 32 == 0 { return isPublic(four: UInt32(truncatingIfNeeded: low)) }
        // 2000::/3 is all that is given out as global unicast. So much for ::, ::1, ::ffff:0:0/96, fc00::/7, fe80::/10, ff00::/8.
        guard high >> 61 == 1 else { return false }
        switch high >> 32 {
        case 0x2001_0000...0x2001_01ff: return false  // 2001::/23: protocol assignments, Teredo, benchmarking, ORCHID
        case 0x2001_0db8: return false  // 2001:db8::/32: documentation
        case 0x2002_0000...0x2002_ffff: return false  // 2002::/16: 6to4, which embeds IPv4 and was given up
        case 0x3ffe_0000...0x3ffe_ffff: return false  // 3ffe::/16: given back
        case 0x3fff_0000...0x3fff_0fff: return false  // 3fff::/20: documentation
        default: return true
        }
    }
}
