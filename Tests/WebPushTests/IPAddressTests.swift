import Glibc
import Testing

@testable import WebPush

struct IPAddressTests {
    /// As `getaddrinfo` would give it.
    private static func address(_ text: String) throws -> IPAddress {
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        if inet_pton(AF_INET6, text, &six.sin6_addr) == 1 { return try read(six) }
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        try #require(inet_pton(AF_INET, text, &four.sin_addr) == 1, "\(text)")
        return try read(four)
    }

    private static func read<Route>(_ address: Route) throws -> IPAddress {
        let read = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { IPAddress($0, length: MemoryLayout<Route>.size) }
        }
        return try #require(read)
    }

    private static func dotted(_ number: UInt32) -> String {
        "\(number >> 24).\(number >> 16 & 255).\(number >> 8 & 255).\(number & 255)"
    }

    /// First and last of each block of IPv4 that nothing is sent to, as IANA's registry writes them.
    private static let closed = [
        ("0.0.0.0", "0.255.255.255"), ("10.0.0.0", "10.255.255.255"), ("100.64.0.0", "100.127.255.255"),
        ("127.0.0.0", "127.255.255.255"),
        ("168.63.129.16", "168.63.129.16"), ("169.254.0.0", "169.254.255.255"), ("172.16.0.0", "172.31.255.255"),
        ("192.0.0.0", "192.0.0.255"), ("192.0.2.0", "192.0.2.255"), ("192.88.99.0", "192.88.99.255"),
        ("192.168.0.0", "192.168.255.255"),
        ("198.18.0.0", "198.19.255.255"), ("198.51.100.0", "198.51.100.255"), ("203.0.113.0", "203.0.113.255"),
        ("224.0.0.0", "239.255.255.255"), ("240.0.0.0", "255.255.255.255"),
    ]

    private static func number(_ text: String) -> UInt32 {
        text.split(separator: ".").reduce(0) { $0 << 8 | (UInt32($1) ?? 0) }
    }

    /// Of each block its ends, its middle, and some in between.
    private static var closedOnes: [String] {
        var numbers: Set<UInt32> = []
        for (start, end) in closed {
            let first = number(start)
            let last = number(end)
            let size = last - first
            numbers.formUnion([first, last, first + size / 2, first + size / 3, first + size / 7, last - size / 5])
        }
        let known = ["169.254.169.254", "100.100.100.200", "192.0.0.192", "172.17.0.1", "127.0.0.53", "255.255.255.255"]
        return numbers.sorted().map { dotted($0) } + known
    }

    /// The neighbours of those blocks, and others that everybody knows.
    private static var openOnes: [String] {
        let blocks = closed.map { number($0.0)...number($0.1) }
        let neighbours = blocks.flatMap { [$0.lowerBound &- 1, $0.upperBound &+ 1] }
        let open = neighbours.filter { neighbour in !blocks.contains { $0.contains(neighbour) } }
        return open.map { dotted($0) } + ["1.1.1.1", "8.8.8.8", "9.9.9.9", "142.250.74.106", "34.107.221.82", "17.188.143.34"]
    }

    @Test func `addresses of IPv4 that are not the internet's are not public, and their neighbours are`() throws {
        #expect(Self.closedOnes.count > 90 && Self.openOnes.count > 25)
        for text in Self.closedOnes { #expect(try !Self.address(text).isPublic, "\(text)") }
        for text in Self.openOnes { #expect(try Self.address(text).isPublic, "\(text)") }
    }

    @Test func `what embeds such an address is not public either`() throws {
        for text in Self.closedOnes {
            let number = Self.number(text)
            let groups = "\(String(number >> 16, radix: 16)):\(String(number & 0xffff, radix: 16))"
            let inverted = "\(String(~number >> 16 & 0xffff, radix: 16)):\(String(~number & 0xffff, radix: 16))"
            let embedded = [
                "::ffff:\(text)", "::\(text)", "::ffff:0:\(text)", "64:ff9b::\(text)", "64:ff9b:1::\(text)", "64:ff9b::1:\(text)",
                "2002:\(groups)::", "2002:\(groups)::1", "2001:0:4136:e378:8000:63bf:\(inverted)", "2001:0:\(groups)::1",
                "fe80::5efe:\(text)", "fe80::200:5efe:\(text)",
            ]
            for text in embedded { #expect(try !Self.address(text).isPublic, "\(text)") }
        }
    }

    @Test func `public addresses of IPv4 are public as a network without IPv4 sees them, and in no other wrapping`() throws {
        for text in Self.openOnes {
            #expect(try Self.address("64:ff9b::\(text)").isPublic, "\(text)")
            for prefix in ["::ffff:", "::", "64:ff9b:1::", "::ffff:0:"] {
                #expect(try !Self.address(prefix + text).isPublic, "\(prefix + text)")
            }
        }
    }

    @Test(
        "addresses of IPv6 that are not the internet's are not public",
        arguments: [
            "::", "::1", "::2", "0:0:0:1::", "100::", "100::1", "100:0:0:1::1", "64:ff9b:1::1", "200::1", "400::1", "1000::1",
            "1fff:ffff::1",
            "2001::", "2001::1", "2001:0:ffff::1", "2001:1::1", "2001:2::1", "2001:2:0:ffff::1", "2001:3::1", "2001:4:112::1",
            "2001:10::1",
            "2001:1f:ffff::1", "2001:20::1", "2001:2f:ffff::1", "2001:30::1", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff",
            "2001:db8::",
            "2001:db8::1", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "2002::", "2002::1", "2002:ffff:ffff::1", "3ffe::1",
            "3ffe:ffff::1",
            "3fff::", "3fff::1", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff", "4000::", "5f00::1", "8000::1", "a000::1", "c000::1",
            "e000::1",
            "f000::1", "f800::1", "fc00::", "fc00::1", "fd00::1", "fd00:ec2::254", "fd12:3456:789a::1", "fdff:ffff::1", "fe00::1",
            "fe80::",
            "fe80::1", "fe80::a9fe:a9fe", "febf:ffff::1", "fec0::1", "feff:ffff::1", "ff00::1", "ff01::1", "ff02::1", "ff02::fb",
            "ff05::2",
            "ff0e::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
        ]
    )
    func closed(text: String) throws {
        #expect(try !Self.address(text).isPublic)
    }

    @Test(
        "addresses of IPv6 that anybody may send to are public",
        arguments: [
            "2000::1", "2001:200::1", "2001:db7:ffff::1", "2001:db9::1", "2001:4860:4860::8888", "2003::1", "2400:cb00::1",
            "2606:4700:4700::1111",
            "2620:149:a44::1", "2a00:1450:4001:80b::200a", "2c0f:fb50::1", "3ffd:ffff::1", "3fff:1000::1", "2600:1901:0:38d7::",
        ]
    )
    func open(text: String) throws {
        #expect(try Self.address(text).isPublic)
    }

    @Test func `this machine is what the loopback addresses are, and nothing else`() throws {
        for text in ["127.0.0.1", "127.255.255.255", "127.0.0.53", "::1"] {
            #expect(try Self.address(text).isLoopback, "\(text)")
        }
        for text in ["0.0.0.0", "126.255.255.255", "128.0.0.1", "::", "::2", "::ffff:127.0.0.1", "10.0.0.1", "fe80::1"] {
            #expect(try !Self.address(text).isLoopback, "\(text)")
        }
    }

    @Test func `what is of neither kind, or cut short, is no address`() {
        var other = sockaddr_un()
        other.sun_family = sa_family_t(AF_UNIX)
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        func read<Route>(_ address: Route, _ length: Int) -> IPAddress? {
            withUnsafePointer(to: address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { IPAddress($0, length: length) }
            }
        }
        #expect(read(other, MemoryLayout<sockaddr_un>.size) == nil)
        #expect(read(four, MemoryLayout<sockaddr_in>.size - 1) == nil)
        #expect(read(six, MemoryLayout<sockaddr_in6>.size - 1) == nil)
    }
}
