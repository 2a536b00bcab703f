// Begins the tests of Swift Testing. With this the build needs no index to look for tests of XCTest, of which there are none.
import Testing

await Testing.__swiftPMEntryPoint() as Never
