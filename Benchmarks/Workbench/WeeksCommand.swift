import Foundation

/// Some weeks of someone's days, as the file of everything that they would have exported.
struct WeeksCommand {
    private let weeks: Int
    private let isLong: Bool
    private let now: Int64
    private let file: URL

    init(_ arguments: Arguments) throws(WorkbenchFault) {
        weeks = try arguments.number("weeks") ?? 12
        let long: Int = try arguments.number("long") ?? 0
        isLong = long == 1
        now = try arguments.number("now") ?? ReplicaGenerator.usualEnd
        file = URL(filePath: try arguments.text("out"))
    }

    func run() throws {
        var lived = LivedWeeks(weeks: weeks, isLong: isLong, seed: 1, endingAt: now)
        try Data(try lived.file()).write(to: file)
    }
}
