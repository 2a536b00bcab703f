import Facts
import TestSupport
import Testing

@testable import Planner

struct PictureBytesTests {
    /// A PNG of one pixel.
    static let pixel =
        Base64.decoded(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ) ?? []

    /// A JPEG as its parts go: header, frame, scan with a stuffed byte and a restart, end.
    static func jpeg(width: UInt8 = 8, height: UInt8 = 8) -> [UInt8] {
        [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]
            + [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + [UInt8(content.count), 0, 0, 0] + content + (content.count % 2 == 1 ? [0] : [])
    }

    private static func webp(_ chunks: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [UInt8(chunks.count + 4), 0, 0, 0] + Array("WEBP".utf8) + chunks
    }

    /// 8 by 8, as VP8.
    static let lossy = webp(chunk("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 8, 0, 8, 0, 9]))
    /// 8 by 8, as VP8L.
    static let lossless = webp(chunk("VP8L", [0x2f, 7, 0xc0, 1, 0, 5]))

    @Test("A4: PNG, JPEG and WebP are pictures, and say how large they are")
    func formats() throws {
        #expect(try #require(Picture(Self.pixel)).format == .png)
        #expect(try #require(Picture(Self.pixel)).side == 1)
        #expect(try #require(Picture(Self.jpeg())).format == .jpeg)
        #expect(try #require(Picture(Self.jpeg())).side == 8)
        for bytes in [Self.lossy, Self.lossless] {
            let picture = try #require(Picture(bytes))
            #expect(picture.format == .webp && picture.side == 8)
        }
    }

    @Test("A4: bytes that are no picture are refused: a page, a drawing, a program, nothing, a picture with something after it")
    func others() {
        let texts = [
            "", "<!doctype html><script>alert(1)</script>", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "MZ",
            "%PDF-1.7",
        ]
        for text in texts { #expect(Picture(Array(text.utf8)) == nil, "\(text)") }
        for whole in [Self.pixel, Self.jpeg(), Self.lossy, Self.lossless] {
            #expect(Picture(whole + Array("<script>".utf8)) == nil)
            #expect(Picture([0] + whole) == nil)
        }
    }

    @Test("A4: a picture that is cut short anywhere is refused")
    func cut() {
        for whole in [Self.pixel, Self.jpeg(), Self.lossy, Self.lossless] {
            for length in 0..<whole.count { #expect(Picture(Array(whole[..<length])) == nil) }
        }
    }

    @Test("A4: a picture must be square, and of a size that a page can show")
    func sizes() {
        #expect(Picture(Self.jpeg(width: 8, height: 9)) == nil)
        #expect(Picture(Self.jpeg(width: 0, height: 0)) == nil)
        var huge = Self.pixel
        for index in [16, 20] { huge[index] = 0x7f }
        #expect(Picture(huge) == nil)
        #expect(Picture(Self.pixel + [UInt8](repeating: 0, count: Picture.largest)) == nil)
    }

    @Test("A4: a moving picture is refused")
    func moving() {
        // An APNG says so in a part before its data.
        var animated = Array(Self.pixel[..<33])
        animated += [0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
        animated += Self.pixel[33...]
        #expect(Picture(animated) == nil)
        let extended = Self.chunk("VP8X", [2, 0, 0, 0, 7, 0, 0, 7, 0, 0])
        let still = Self.chunk("VP8X", [0, 0, 0, 0, 7, 0, 0, 7, 0, 0])
        let data = Self.chunk("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 8, 0, 8, 0])
        #expect(Picture(Self.webp(extended + data)) == nil)
        #expect(Picture(Self.webp(still + data)) != nil)
        #expect(Picture(Self.webp(still + Self.chunk("ANIM", [0, 0, 0, 0, 0, 0]) + data)) == nil)
    }

    @Test("A4: any bytes at all stop nothing")
    func anything() {
        var random = SeededRandom.printed(seed: 1)
        let wholes = [Self.pixel, Self.jpeg(), Self.lossy, Self.lossless]
        for _ in 0..<20_000 {
            var bytes = random.one(of: wholes)
            for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            if random.once(in: 3) { bytes.removeLast(random.below(bytes.count)) }
            guard let picture = Picture(bytes) else { continue }
            #expect(Picture.sides.contains(picture.side) && picture.bytes == bytes)
        }
    }
}
