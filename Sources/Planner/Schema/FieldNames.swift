package import Facts

/// The fields that hosts read or write without a planner.
extension FieldName {
    /// How the person is called.
    package static var personsName: FieldName { FieldName(.settings, SettingsField.name) }
    /// As in ``DateTimeSettings``.
    package static var firstWeekday: FieldName { FieldName(.settings, SettingsField.firstWeekday) }
    /// As in ``DateTimeSettings``.
    package static var dateBegins: FieldName { FieldName(.settings, SettingsField.dateBegins) }

    /// The name of a shared list.
    package static func name(of list: Identity, in space: UInt32) -> FieldName {
        FieldName(Entity(.list, scope: space, list), ListField.name)
    }
}
