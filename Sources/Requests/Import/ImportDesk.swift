import Facts
import Interchange
package import Pages
import Planner

/// Reads files of other programs for the planner, which is then given a page about the file, or what is to be imported.
///
/// In browsers this is a module of its own, without a plan. The server has it beside the planner.
package final class ImportDesk {
    /// The texts of the pages.
    package var words = Catalog.english
    /// The clocks of the device, as ``Request/clockChanges``.
    package var clockChanges: [Int64] = []

    /// A desk with English texts, at which nothing was read yet.
    package init() {}

    #if IMPORTS
    /// Has pages in the language of two files, and knows the clocks of the device.
    ///
    /// - Parameter bytes: `[table, table of the texts that only some pages say, [seconds, minutes, …]]` in CBOR; empty tables mean English.
    /// - Returns: whether it could be read. If not, nothing has changed.
    package func begin(_ bytes: [UInt8]) -> Bool {
        var reader = CBORReader(bytes)
        do throws(CBORFault) {
            guard try reader.array() == 3 else { return false }
            let (table, further) = (try reader.byteString(), try reader.byteString())
            var changes: [Int64] = []
            for _ in 0..<(try reader.array()) { changes.append(try reader.integer()) }
            try reader.finish()
            guard let words = Self.catalog(table, further) else { return false }
            (self.words, clockChanges) = (words, changes)
            return true
        } catch {
            return false
        }
    }

    private static func catalog(_ table: [UInt8], _ further: [UInt8]) -> Catalog? {
        if table.isEmpty { return .english }
        do throws(CatalogFault) { return try Catalog(file: table, servers: further) } catch { return nil }
    }
    #endif

    /// What the planner is given with a request, in its byte form (``Pages/ImportedContent``); nil if the request needs none: it is
    /// about something else, or its file is one of Teaspoon's own.
    package func read(_ request: Request) -> [UInt8]? {
        let target = Target(request.target)
        let isPost = ByteString(request.method) == "POST"
        if target.route == .elsewhere, !isPost { return ImportedContent.elsewhere(words).cbor }
        guard target.route == .importFile, isPost, let sent = SentFile(request) else { return nil }
        guard !TeaspoonFile.isOurs(sent.file.bytes) else { return nil }
        return content(
            of: sent,
            Import.read(sent.file, as: sent.source, mapping: sent.mapping, in: context(of: sent, request)),
            target,
            request
        ).cbor
    }

    private func context(of sent: SentFile, _ request: Request) -> ImportContext {
        var changes: [DeviceOffsets.Change] = []
        for at in stride(from: 0, to: clockChanges.count - 1, by: 2) {
            changes.append(DeviceOffsets.Change(seconds: clockChanges[at], minutes: Int(clamping: clockChanges[at + 1])))
        }
        var context = ImportContext(
            today: request.instant.date,
            language: words.language(),
            offsets: changes.isEmpty ? DeviceOffsets(minutes: Int(request.offset)) : DeviceOffsets(changes)
        )
        context.wantsDone = sent.wantsDone
        context.isMonthFirst = DateTimeSettings(language: request.language).isMonthFirst
        context.dateOrder = sent.dateOrder
        return context
    }

    private func content(of sent: SentFile, _ outcome: ImportOutcome, _ target: Target, _ request: Request) -> ImportedContent {
        switch outcome {
        case .refused(let fault):
            var events = 0
            if case .onlyEvents(let count) = fault { events = count }
            return .elsewhere(words, fault: fault.words, events: events)
        case .asks(let question): return question.page(sent).content(words)
        case .read(let reading):
            let times = DateTimeSettings(language: request.language)
            let instant = Instant(time: request.now, offset: request.offset, times: times)
            let choice = ImportChoice(reading, sent, today: instant.date)
            let looks = target.query.token("look") == "1" || !sent.isSeen
            if looks || choice.isTooMuch { return choice.preview(sent, words).content(words, at: instant) }
            return ImportedContent(importing: choice.outline)
        }
    }
}
