// Begins the tests of Swift Testing. With this the build needs no index to look for tests of XCTest: there are no such tests.
import Testing

await Testing.__swiftPMEntryPoint() as Never
