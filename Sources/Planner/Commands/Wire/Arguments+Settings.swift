import Facts

/// As [field, value, …], as a plan has them. A setting that is left out is as it is where nothing was chosen.
extension Settings: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard case .list(let arguments) = argument else { throw .notACommand }
        var record = Record()
        for index in stride(from: 0, to: arguments.count, by: 2) {
            guard let field = UInt16(exactly: try Int64(arguments[index])), index + 1 < arguments.count else {
                throw .notACommand
            }
            let value: Value
            switch arguments[index + 1] {
            case .none: continue
            case .integer(let number): value = .integer(number)
            case .text(let text): value = .text(text)
            default: throw .notACommand
            }
            record.merge(Field(rawValue: field), value, Timestamp(time: 0, counter: 0, device: 0))
        }
        self.init(record, habits: .standard)
    }

    var argument: Argument {
        var arguments: [Argument] = []
        for (field, value) in choices {
            switch value {
            case .integer(let number): arguments += [.integer(Int64(field.rawValue)), .integer(number)]
            case .text(let text): arguments += [.integer(Int64(field.rawValue)), .text(text)]
            default: break
            }
        }
        return .list(arguments)
    }
}

extension Picture: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard case .bytes(let bytes) = argument else { throw .notACommand }
        guard let picture = Picture(bytes) else { throw .notAPicture }
        self = picture
    }

    var argument: Argument { .bytes(bytes) }
}
