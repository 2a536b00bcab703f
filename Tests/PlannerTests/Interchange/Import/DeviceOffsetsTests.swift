import Planner
import Testing

@testable import Interchange

struct DeviceOffsetsTests {
    /// Berlin: summer time from 2026-03-29 01:00 UTC to 2026-10-25 01:00 UTC.
    private let berlin = DeviceOffsets([
        DeviceOffsets.Change(seconds: 1_792_890_000, minutes: 60), DeviceOffsets.Change(seconds: 0, minutes: 60),
        DeviceOffsets.Change(seconds: 1_774_746_000, minutes: 120),
    ])

    private func time(_ text: String) throws -> Int64 {
        guard case .instant(let time) = WrittenTime(text) else { throw CancellationError() }
        return time
    }

    @Test(
        "A8: a whole day that is written as a midnight somewhere stays on its day",
        arguments: [
            // Here it is midnight.
            ("2018-12-11T23:00:00Z", "2018-12-12"), ("2026-07-01T22:00:00Z", "2026-07-02"),
            // Midnight in UTC, in Chicago, in Tokyo, in Auckland.
            ("2026-11-25T00:00:00Z", "2026-11-25"), ("2023-07-19T05:00:00Z", "2023-07-19"),
            ("2026-11-24T15:00:00Z", "2026-11-25"),
            ("2026-11-24T12:00:00Z", "2026-11-25"), ("2026-11-25T11:59:00Z", "2026-11-25"),
        ]
    )
    func wholeDay(_ written: String, _ date: String) throws {
        #expect(berlin.wholeDay(at: try time(written)).text == date)
    }

    @Test("A8: 13 hours ahead of UTC, where the nearest midnight is another one, the device's own counts")
    func farEast() throws {
        #expect(DeviceOffsets(minutes: 780).wholeDay(at: try time("2026-11-24T11:00:00Z")).text == "2026-11-25")
    }

    @Test("A8: a moment is what the clock on the wall showed then, in summer and in winter, and back again")
    func wall() throws {
        for (written, date, minute) in [
            ("2026-07-01T08:00:00Z", "2026-07-01", 600), ("2026-12-01T08:00:00Z", "2026-12-01", 540),
            ("2026-10-24T23:30:00Z", "2026-10-25", 90),
        ] {
            let wall = berlin.wall(at: try time(written))
            #expect(wall.date.text == date && wall.minute == minute)
            #expect(berlin.time(of: wall) == (try time(written)))
        }
    }

    @Test("A8: without a table clocks are those of UTC, and a table of any length is bounded")
    func bounds() {
        #expect(DeviceOffsets([]).minutes(at: 0) == 0)
        let many = (0..<10_000).map { DeviceOffsets.Change(seconds: Int64($0), minutes: 99_999) }
        #expect(DeviceOffsets(many).changes.count == DeviceOffsets.most)
        #expect(DeviceOffsets(many).minutes(at: .max) == 1440)
    }
}
