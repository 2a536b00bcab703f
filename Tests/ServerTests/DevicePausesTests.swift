import Testing

@testable import Server

@Suite("Devices whose services want to be left alone")
struct DevicePausesTests {
    private let device: [UInt8] = [1]

    @Test("C4: a device is left alone for as long as its service said by a clock that nobody can set, four hours at most")
    func rest() {
        let (pauses, begin) = (DevicePauses(), ContinuousClock.now)
        #expect(pauses.rest(of: device, at: begin) == nil)
        pauses.pause(device, for: 60_000, at: begin)
        #expect(pauses.rest(of: device, at: begin) == 60_001)
        #expect(pauses.rest(of: device, at: begin + .seconds(59)) == 1001)
        #expect(pauses.rest(of: device, at: begin + .seconds(60)) == nil)
        #expect(pauses.rest(of: [2], at: begin) == nil)
        pauses.pause(device, for: .max, at: begin)
        #expect(pauses.rest(of: device, at: begin + .seconds(4 * 3600 - 1)) != nil)
        #expect(pauses.rest(of: device, at: begin + .seconds(4 * 3600)) == nil)
    }
}
