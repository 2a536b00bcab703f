/// The examples of RFC 8949, Appendix F: items that are not well-formed, and why.
enum AppendixF {
    static let endInHead = [
        "18", "19", "1a", "1b", "1901", "1a0102", "1b01020304050607", "38", "58", "78", "98", "9a01ff00", "b8", "d8", "f8",
        "f900", "fa0000", "fb000000",
    ]
    static let shortStrings = [
        "41", "61", "5affffffff00", "5bffffffffffffffff010203", "7affffffff00", "7b7fffffffffffffff010203",
    ]
    static let shortArraysAndMaps = ["81", "818181818181818181", "8200", "a1", "a20102", "a100", "a2000000"]
    static let tagWithoutContent = ["c0"]
    static let unclosedStrings = ["5f4100", "7f6100"]
    static let unclosedArraysAndMaps = [
        "9f", "9f0102", "bf", "bf01020102", "819f", "9f8000", "9f9f9f9f9fffffffff", "9f819f819f9fffffff",
    ]
    static let reserved = [
        "1c", "1d", "1e", "3c", "3d", "3e", "5c", "5d", "5e", "7c", "7d", "7e", "9c", "9d", "9e", "bc", "bd", "be", "dc", "dd",
        "de", "fc", "fd", "fe",
    ]
    static let reservedSimpleValues = ["f800", "f801", "f818", "f81f"]
    static let chunksOfAnotherType = ["5f00ff", "5f21ff", "5f6100ff", "5f80ff", "5fa0ff", "5fc000ff", "5fe0ff", "7f4100ff"]
    static let chunksOfUnknownLength = ["5f5f4100ffff", "7f7f6100ffff"]
    static let breakAlone = ["ff"]
    static let breakInside = ["81ff", "8200ff", "a1ff", "a1ff00", "a100ff", "a20000ff", "9f81ff", "9f829f819f9fffffffff"]
    static let breakInsidePair = ["bf00ff", "bf000000ff"]
    static let unknownLengthOfNumbersAndTags = ["1f", "3f", "df"]

    /// Subkind 1 of the RFC that this reader can tell from malformed: more bytes are wanted.
    static let truncated = endInHead + shortStrings + shortArraysAndMaps + tagWithoutContent

    /// All the others.
    static let malformed =
        unclosedStrings + unclosedArraysAndMaps + reserved + reservedSimpleValues + chunksOfAnotherType + chunksOfUnknownLength
        + breakAlone + breakInside + breakInsidePair + unknownLengthOfNumbersAndTags
}
