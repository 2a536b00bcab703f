import Foundation
import Planner

/// Assigns tasks to days, so that another program's result can be compared.
struct AssignDaysCommand {
    /// The input on one line.
    private struct Question: Decodable {
        /// Cost, worth, first and last day of each task.
        let tasks: [[Int]]
        let rooms: [Int]
        let heavy: [Bool]?
        let follows: Bool?
        /// The amount by which a later day lessens a worth, in hundredths.
        let delay: Int?
        let penalty: Int?
    }

    private struct Answer: Encodable {
        let days: [Int]
        let value: Int
        /// The shortest of several runs.
        let microseconds: Int
    }

    private let runs: Int

    init(_ arguments: Arguments) throws {
        runs = try arguments.number("runs") ?? 1
    }

    /// Reads JSON objects from the lines of the standard input and writes one for each.
    func run() throws {
        while let line = readLine() {
            let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
            print(String(decoding: try JSONEncoder().encode(answer(question)), as: UTF8.self))
        }
    }

    private func answer(_ question: Question) -> Answer {
        let tasks = question.tasks.map { AssignableTask(cost: $0[0], worth: $0[1], first: $0[2], last: $0[3]) }
        let days = question.rooms.enumerated().map { AssignableDay(room: $1, isHeavy: question.heavy?[$0] ?? false) }
        var shortest = Int.max
        var choice: WeekChoice?
        for _ in 0..<max(runs, 1) {
            let began = clock()
            choice = WeekChoice(
                of: tasks,
                on: days,
                followsHeavyDay: question.follows ?? false,
                delayPercent: question.delay ?? WeekChoice.delayPercent,
                heavyPairPenalty: question.penalty ?? WeekChoice.heavyPairPenalty
            )
            shortest = min(shortest, Int(clock() - began))
        }
        return Answer(days: choice?.days ?? [], value: choice?.value ?? 0, microseconds: shortest)
    }
}
