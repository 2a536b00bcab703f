import ArgumentParser
import FoundationEssentials
import Glibc

/// The environment variables.
enum Environment {
    static subscript(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The names of all variables.
    static var names: [String] { Array(ProcessInfo.processInfo.environment.keys) }

    /// A number as the command line says it; else as the variable does; else the usual one.
    ///
    /// - Throws: `ValidationError` where the number is not in the range, or where the variable holds no number.
    static func number(_ name: String, orSaid said: Int?, in range: ClosedRange<Int>, usual: Int) throws -> Int {
        let read: Int? = if let said { said } else if let text = self[name] { Int(text) } else { usual }
        guard let read, range.contains(read) else {
            let flag = name.dropFirst("TEASPOON_".count).split(separator: "_").joined(separator: "-").lowercased()
            let end = range.upperBound == .max ? "up" : "to \(range.upperBound)"
            throw ValidationError("--\(flag), like \(name), takes a number from \(range.lowerBound) \(end).")
        }
        return read
    }

    /// Whether the variable says yes.
    ///
    /// - Throws: `ValidationError` where it says anything but yes or no.
    static func yes(_ name: String) throws -> Bool {
        switch self[name] ?? "no" {
        case "yes": true
        case "no": false
        default: throw ValidationError("\(name) takes yes or no.")
        }
    }
}
