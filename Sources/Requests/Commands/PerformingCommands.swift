import Facts
import Pages
package import Planner

/// The way in for every program: the worker for the buttons of a notification, the server, and what else gives commands without a page.
extension Application {
    /// Carries out a command, once under each key (``Planner/PersonalSpace/perform(_:_:under:at:texts:)``).
    ///
    /// The facts of the result are part of the planner's memory already: a host that cannot store them must forget this planner, and answers
    /// only once they are stored.
    ///
    /// - Throws: why nothing was changed.
    package func perform(_ command: Command, key: CommandKey, in context: CommandContext) throws(Fault) -> CommandResult {
        try carryOut(command, CommandMark(command.argument), key, at: begin(context))
    }

    /// What a command changed, of which this is the result.
    package func changedEntities(by result: CommandResult) -> ChangedEntities { space.changedEntities(by: result) }

    /// Carries out a command that is given in its byte form, with key and context: a CBOR array, see `docs/host.md`.
    ///
    /// - Returns: the result in its byte form; or, of two items, a fault's code and words.
    package func perform(cbor bytes: [UInt8]) -> [UInt8] {
        var writer = CBORWriter()
        do throws(Fault) {
            let request = try CommandRequest(cbor: bytes)
            let instant = begin(request.context)
            let command = try Command(request.command, reading: words.quickAdd, instant.times)
            let result = try carryOut(command, CommandMark(request.command), request.key, at: instant)
            write(result, to: &writer, now: request.context.now)
        } catch {
            writer.array(2)
            writer.text(error.code)
            writer.text(said(error))
        }
        return writer.bytes
    }

    /// The moment of a command, on the clock and calendar of the person whose planner this is.
    private func begin(_ context: CommandContext) -> Instant {
        space.clockCorrection = context.correction
        let instant = Instant(time: context.now, offset: context.offset, times: settings(on: context.language).times)
        speak(context.language, of: context.catalogs)
        space.wallDate = instant.date
        return instant
    }

    private func carryOut(_ command: Command, _ mark: CommandMark, _ key: CommandKey, at instant: Instant) throws(Fault)
        -> CommandResult
    {
        var command = command
        // The facts of a file are mended when it is read (``Interchange/TeaspoonFile``); those of a program are mended here.
        if case .importFacts(let facts, let bringsBack) = command, let mended = facts.mended(now: instant.time) {
            command = .importFacts(mended, bringingBack: bringsBack)
        }
        return try space.perform(command, mark, under: key, at: instant, texts: words)
    }

    /// Writes [change or null, [task, …], [list, …], [date, …], facts, what the app's icon shows or null].
    private func write(_ result: CommandResult, to writer: inout CBORWriter, now: Int64) {
        let changed = changedEntities(by: result)
        writer.array(6)
        if let change = result.change { writer.text(change.hex) } else { writer.null() }
        for identities in [changed.tasks, changed.lists] {
            writer.array(identities.count)
            for identity in identities { writer.text(identity.hex) }
        }
        writer.array(changed.days.count)
        for day in changed.days { writer.text(day.date.text) }
        writer.byteString(result.facts.isEmpty ? [] : Batch(result.facts).wire)
        if let badge = space.badge(at: now) { writer.text(badge) } else { writer.null() }
    }
}
