import Facts

/// A small square picture of the person: only bytes that a browser shows as a picture.
///
/// It comes in a form and from other devices, so its bytes are read like anything that came from outside: signature, every part to
/// its end, and nothing after it. What it shows is the browser's to decode.
package struct Picture: Equatable, Sendable {
    /// The ways it may be written.
    package enum Format: Equatable, Sendable {
        case jpeg
        case png
        case webp
    }

    /// As they came.
    package let bytes: [UInt8]
    /// How they are written.
    package let format: Format
    /// How wide and how high it is, in pixels.
    package let side: Int

    /// The most bytes that are kept.
    package static let largest = 65_536
    /// How wide it may be, in pixels.
    package static let sides = 1...1024

    /// Reads a picture; nil if the bytes are no picture, or not a square one of an allowed size.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.largest else { return nil }
        let found: (format: Format, width: Int, height: Int)
        if let size = PictureBytes.png(bytes) {
            found = (.png, size.width, size.height)
        } else if let size = PictureBytes.jpeg(bytes) {
            found = (.jpeg, size.width, size.height)
        } else if let size = PictureBytes.webp(bytes) {
            found = (.webp, size.width, size.height)
        } else {
            return nil
        }
        guard found.width == found.height, Self.sides.contains(found.width) else { return nil }
        self.bytes = bytes
        format = found.format
        side = found.width
    }

    /// Tells it from another: part of its address, so that a browser does not show the one before.
    static func mark(of bytes: [UInt8]) -> UInt64 {
        Mixing.spread(Mixing.fnv1a(bytes))
    }
}
