import Testing

/// The examples of RFC 8949, Appendix A.
enum AppendixA {
    /// An item as the RFC prints it and as it is encoded.
    struct Example: Sendable, CustomTestStringConvertible {
        var hex: String
        var notation: String

        init(_ hex: String, _ notation: String) {
            self.hex = hex
            self.notation = notation
        }

        var testDescription: String { notation }
    }

    static let unsigned: [(hex: String, value: UInt64)] = [
        ("00", 0), ("01", 1), ("0a", 10), ("17", 23), ("1818", 24), ("1819", 25), ("1864", 100), ("1903e8", 1000),
        ("1a000f4240", 1_000_000), ("1b000000e8d4a51000", 1_000_000_000_000), ("1bffffffffffffffff", .max),
    ]

    static let negative: [(hex: String, value: Int64)] = [("20", -1), ("29", -10), ("3863", -100), ("3903e7", -1000)]

    static let byteStrings: [(hex: String, value: [UInt8])] = [("40", []), ("4401020304", [1, 2, 3, 4])]

    static let texts: [(hex: String, value: String)] = [
        ("60", ""), ("6161", "a"), ("6449455446", "IETF"), ("62225c", "\"\\"), ("62c3bc", "\u{fc}"), ("63e6b0b4", "\u{6c34}"),
        ("64f0908591", "\u{10151}"),
    ]

    /// Arrays, maps, tags, simple values and floating point: definite lengths all.
    static let others: [Example] = [
        Example("3bffffffffffffffff", "-18446744073709551616"),
        Example("c249010000000000000000", "18446744073709551616"),
        Example("c349010000000000000000", "-18446744073709551617"),
        Example("f90000", "0.0"),
        Example("f98000", "-0.0"),
        Example("f93c00", "1.0"),
        Example("fb3ff199999999999a", "1.1"),
        Example("f93e00", "1.5"),
        Example("f97bff", "65504.0"),
        Example("fa47c35000", "100000.0"),
        Example("fa7f7fffff", "3.4028234663852886e+38"),
        Example("fb7e37e43c8800759c", "1.0e+300"),
        Example("f90001", "5.960464477539063e-8"),
        Example("f90400", "0.00006103515625"),
        Example("f9c400", "-4.0"),
        Example("fbc010666666666666", "-4.1"),
        Example("f97c00", "Infinity"),
        Example("f97e00", "NaN"),
        Example("f9fc00", "-Infinity"),
        Example("fa7f800000", "Infinity (single)"),
        Example("fa7fc00000", "NaN (single)"),
        Example("faff800000", "-Infinity (single)"),
        Example("fb7ff0000000000000", "Infinity (double)"),
        Example("fb7ff8000000000000", "NaN (double)"),
        Example("fbfff0000000000000", "-Infinity (double)"),
        Example("f4", "false"),
        Example("f5", "true"),
        Example("f6", "null"),
        Example("f7", "undefined"),
        Example("f0", "simple(16)"),
        Example("f8ff", "simple(255)"),
        Example("c074323031332d30332d32315432303a30343a30305a", #"0("2013-03-21T20:04:00Z")"#),
        Example("c11a514b67b0", "1(1363896240)"),
        Example("c1fb41d452d9ec200000", "1(1363896240.5)"),
        Example("d74401020304", "23(h'01020304')"),
        Example("d818456449455446", "24(h'6449455446')"),
        Example("d82076687474703a2f2f7777772e6578616d706c652e636f6d", #"32("http://www.example.com")"#),
        Example("80", "[]"),
        Example("83010203", "[1, 2, 3]"),
        Example("8301820203820405", "[1, [2, 3], [4, 5]]"),
        Example("98190102030405060708090a0b0c0d0e0f101112131415161718181819", "[1, 2, … 25]"),
        Example("a0", "{}"),
        Example("a201020304", "{1: 2, 3: 4}"),
        Example("a26161016162820203", #"{"a": 1, "b": [2, 3]}"#),
        Example("826161a161626163", #"["a", {"b": "c"}]"#),
        Example("a56161614161626142616361436164614461656145", #"{"a": "A", … "e": "E"}"#),
    ]

    static let indefinite: [Example] = [
        Example("5f42010243030405ff", "(_ h'0102', h'030405')"),
        Example("7f657374726561646d696e67ff", #"(_ "strea", "ming")"#),
        Example("9fff", "[_ ]"),
        Example("9f018202039f0405ffff", "[_ 1, [2, 3], [_ 4, 5]]"),
        Example("9f01820203820405ff", "[_ 1, [2, 3], [4, 5]]"),
        Example("83018202039f0405ff", "[1, [2, 3], [_ 4, 5]]"),
        Example("83019f0203ff820405", "[1, [_ 2, 3], [4, 5]]"),
        Example("9f0102030405060708090a0b0c0d0e0f101112131415161718181819ff", "[_ 1, 2, … 25]"),
        Example("bf61610161629f0203ffff", #"{_ "a": 1, "b": [_ 2, 3]}"#),
        Example("826161bf61626163ff", #"["a", {_ "b": "c"}]"#),
        Example("bf6346756ef563416d7421ff", #"{_ "Fun": true, "Amt": -2}"#),
    ]

    /// Every example whose lengths are known at once.
    static let definite: [Example] =
        unsigned.map { Example($0.hex, "\($0.value)") }
        + negative.map { Example($0.hex, "\($0.value)") }
        + byteStrings.map { Example($0.hex, "\($0.value)") }
        + texts.map { Example($0.hex, "\($0.value)") }
        + others
}
