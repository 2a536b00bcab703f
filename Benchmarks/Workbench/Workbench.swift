import Facts
import Foundation

/// Makes what tests and benchmarks feed on: transcripts of requests, replicas of any size. Everything follows from a seed.
@main
struct Workbench {
    private static let usage = """
        Usage:
          Workbench transcript --out DIR [--seed N] [--count 400] [--words TABLE]
              Writes DIR/requests.cbor and DIR/responses.cbor (CBOR arrays of byte strings) and DIR/snapshot.bin: what a planner
              that started as device 0707070707070707 answered natively, and what it then held.
          Workbench commands --out FILE
              Writes an example of each command as CBOR: [[name, snapshot before, spaces, [request, …], [answer, …], snapshot after, its time], …].
          Workbench replica --tasks N --out FILE [--seed 1] [--category C] [--dated D] [--now MILLISECONDS]
              Writes a snapshot of a planner with N tasks and 200 days behind it; with --category, all of that cost; with --dated,
              D of them due in December 2026.
          Workbench weeks --out FILE [--weeks 12] [--long 0] [--now MILLISECONDS]
              Writes some weeks of someone's days, with rests, low days and borrowed spoons, as the file of everything; with --long 1,
              every name as long as names can be.
          Workbench assign [--runs 1]
              Reads lines of JSON from the standard input, {"tasks": [[cost, worth, first day, last day], …], "rooms": [spoons, …]};
              writes for each the day of each task (-1: none), what all of them are worth, and the shortest of so many runs in
              microseconds.
          Workbench large [--size 12000] [--shape NAME] [--least 200]
              Asks a planner that holds so many tasks, subjects, days or changes, linked as no person links them, for every page, file
              and form; writes which of these took at least so many milliseconds.
          Workbench repeat
              Reads lines "rule TAB live TAB after" (a repeat rule as text, two ISO dates) from the standard input; writes for each
              the next five dates, or "end" where there are no more.
          Workbench calendar
              Reads lines "milliseconds TAB offset in minutes TAB first weekday TAB hour a date begins TAB path" from the standard
              input; writes for each the weekdays and the dates on the page that is at the path then, "*" before today's.
          Workbench emails
              Reads lines "sender's name TAB subject TAB text TAB milliseconds", the first three in base64, from the standard input;
              writes for each the email as it travels, in base64.
          Workbench push --key KEY [--host H --port P --authorities FILE] [--connecting MILLISECONDS] [--whole MILLISECONDS]
              Reads lines "address TAB public key TAB secret TAB payload TAB time to live TAB urgency TAB topic", the second to the
              fourth in base64, from the standard input; pushes all of them, by a private key in base64, and writes what came of each.
              The one push service on this machine that may be sent to is at H and P, believed by the certificates in FILE.
          Workbench load --port N --requests FILE [--clients 1] [--seconds 5]
              Sends the requests of FILE (a CBOR array of byte strings, one for each client) over and over; sixteen "@" in one become
              something new each time. Writes how many were answered and how long that took.
        """

    static func main() async {
        do {
            try await run(CommandLine.arguments.dropFirst())
        } catch let fault as WorkbenchFault {
            exit(saying: fault.words)
        } catch {
            exit(saying: "\(error)")
        }
    }

    private static func run(_ words: ArraySlice<String>) async throws {
        switch words.first {
        case "transcript": try TranscriptCommand(Arguments(words.dropFirst())).run()
        case "commands": try CommandsCommand(Arguments(words.dropFirst())).run()
        case "replica": try ReplicaCommand(Arguments(words.dropFirst())).run()
        case "weeks": try WeeksCommand(Arguments(words.dropFirst())).run()
        case "assign": try AssignDaysCommand(Arguments(words.dropFirst())).run()
        case "large": try LargePlanCommand(Arguments(words.dropFirst())).run()
        case "repeat": try RepeatCommand().run()
        case "calendar": try CalendarCommand().run()
        case "emails": try EmailCommand().run()
        case "push": try await PushCommand(Arguments(words.dropFirst())).run()
        case "load": try LoadCommand(Arguments(words.dropFirst())).run()
        case "help", "--help", "-h": print(usage)
        default: throw WorkbenchFault.usage(usage)
        }
    }

    private static func exit(saying words: String) -> Never {
        FileHandle.standardError.write(Data((words + "\n").utf8))
        Foundation.exit(64)
    }
}
