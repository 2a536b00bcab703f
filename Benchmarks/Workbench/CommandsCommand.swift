import CommandTable
import Facts
import Foundation
import Planner
import Requests

/// An example of each command with its answers, for a planner that was compiled for another machine.
struct CommandsCommand {
    private let file: URL

    init(_ arguments: Arguments) throws(WorkbenchFault) {
        file = URL(filePath: try arguments.text("out"))
    }

    func run() throws {
        var writer = CBORWriter(capacity: 1 << 20)
        writer.array(CommandExample.all.count)
        for example in CommandExample.all { try write(example, to: &writer) }
        try Data(writer.bytes).write(to: file)
        print("\(CommandExample.all.count) commands")
    }

    /// Writes [name, snapshot before, spaces, [request, …], [answer, …], snapshot after, its time]: the command, the same again, another command
    /// under its key, its undoing, and the command once more.
    private func write(_ example: CommandExample, to writer: inout CBORWriter) throws {
        let plan = try PreparedPlan(example)
        // Both begin with the same bytes, as a device does that starts.
        let snapshot = plan.application.snapshot(now: plan.context.now)
        let application = Application(device: 0x0707_0707_0707_0707)
        try application.loadSnapshot(snapshot)
        application.spaces = plan.application.spaces

        var (context, requests, answers): (CommandContext, [[UInt8]], [[UInt8]]) = (plan.context, [], [])
        func perform(_ command: Argument, key: String) {
            let request = command.request(key: key, in: context)
            requests.append(request)
            answers.append(application.perform(cbor: request))
            context.now += 1000
        }
        perform(plan.command.argument, key: "command")
        perform(plan.command.argument, key: "command")
        perform(Command.noteCopy.argument, key: "command")
        if example.isInHistory {
            perform(Command.toggleUndo(CommandExample.id("command")).argument, key: "undo")
            perform(plan.command.argument, key: "command")
        }

        writer.array(7)
        writer.text(example.description)
        writer.byteString(snapshot)
        writer.array(application.spaces.count)
        for space in application.spaces {
            writer.array(4)
            writer.unsigned(UInt64(space.number))
            writer.unsigned(space.role.rawValue)
            writer.array(space.others.count)
            for name in space.others { writer.text(name) }
            writer.null()
        }
        for all in [requests, answers] {
            writer.array(all.count)
            for one in all { writer.byteString(one) }
        }
        writer.byteString(application.snapshot(now: context.now))
        writer.integer(context.now)
    }
}
