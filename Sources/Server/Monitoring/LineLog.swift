import FoundationEssentials
import Glibc
import Logging

/// Writes the log to the standard error, one JSON object a line, as programs that gather logs like it. The log holds nothing that a person
/// wrote, no address and no name.
struct LineLog: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]
    let label: String

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var fields = [
            ("time", Date().formatted(.iso8601)), ("level", event.level.rawValue), ("from", label),
            ("message", event.message.description),
        ]
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        for (name, value) in all.sorted(by: { $0.key < $1.key }) { fields.append((name, value.description)) }
        let line = "{" + fields.map { Self.quoted($0.0) + ":" + Self.quoted($0.1) }.joined(separator: ",") + "}\n"
        let bytes = Array(line.utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case _ where scalar.value < 0x20:
                quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
