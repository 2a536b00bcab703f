import Foundation

/// A planner that was used for a while, as the bytes a worker opens.
struct ReplicaCommand {
    private let size: Int
    private let seed: UInt64
    private let category: Int?
    private let dated: Int
    private let now: Int64?
    private let file: URL

    init(_ arguments: Arguments) throws(WorkbenchFault) {
        guard let size: Int = try arguments.number("tasks") else { throw .missing(option: "tasks") }
        self.size = size
        seed = try arguments.number("seed") ?? 1
        category = try arguments.number("category")
        now = try arguments.number("now")
        dated = try arguments.number("dated") ?? 0
        file = URL(filePath: try arguments.text("out"))
    }

    func run() throws {
        var generator = ReplicaGenerator(
            size: size,
            seed: seed,
            category: category,
            dated: dated,
            endingAt: now ?? ReplicaGenerator.usualEnd
        )
        let snapshot = try generator.snapshot()
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(snapshot).write(to: file)
        print("seed \(seed): \(size) tasks, \(snapshot.count) bytes, at \(generator.now)")
    }
}
