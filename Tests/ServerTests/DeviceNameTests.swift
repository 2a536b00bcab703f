import Pages
import Testing

@testable import Server

@Suite("The name of a device")
struct DeviceNameTests {
    private static let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0"

    @Test("A browser has a name that its person knows it by")
    func english() {
        #expect(DeviceName.of(userAgent: Self.firefox, in: .english) == "Firefox on Linux")
        #expect(DeviceName.of(userAgent: nil, in: .english) == "Another program")
    }

    @Test("Its words come from the catalog")
    func words() throws {
        let words = try Samples.catalog("qps-ploc")
        for agent in [Self.firefox, nil] { #expect(Samples.isFromCatalog(DeviceName.of(userAgent: agent, in: words))) }
    }
}
