// Starts the tests of Swift Testing. Where this file stands, SwiftPM does not read an index to find tests of XCTest, of which there are
// none here, and the Makefile can build without an index.
import Testing

await Testing.__swiftPMEntryPoint() as Never
