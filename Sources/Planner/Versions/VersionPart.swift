import Facts

/// Values of a task that are chosen as one, if two devices wrote them apart.
package enum VersionPart: UInt8, Sendable {
    /// The title.
    case title = 1
    /// The date it is due on, its time and its rule.
    case dates = 2

    /// The part that a field of a task belongs to; nil: lost values of that field are not kept, or are long texts.
    init?(_ field: Field) {
        switch field {
        case TaskField.title: self = .title
        case TaskField.due, TaskField.time, TaskField.repeats: self = .dates
        default: return nil
        }
    }

    /// Where a version keeps the value of a field.
    static func kept(_ field: Field) -> Field? {
        switch field {
        case TaskField.title: EarlierField.title
        case TaskField.due: EarlierField.due
        case TaskField.time: EarlierField.time
        case TaskField.repeats: EarlierField.rule
        default: nil
        }
    }

    /// The field of a task in a shared space that says what the writer of this part had read of it.
    var readField: Field {
        switch self {
        case .title: TaskField.titleRead
        case .dates: TaskField.datesRead
        }
    }

    /// Whether a command of that kind writes what the person chose, so that losing it is told. Completing a date, an undo or an import
    /// write what follows from something else.
    func isChosen(by kind: ChangeKind) -> Bool {
        switch kind {
        case .editedTask, .madeTaskOfNote, .broughtBackVersion: true
        case .movedDate, .changedMany, .endedRepeat: self == .dates
        default: false
        }
    }
}
