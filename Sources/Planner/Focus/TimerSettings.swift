import Facts

/// The defaults of a new timer: the last choice.
package struct TimerSettings: Equatable, Sendable {
    /// The lengths that a timer can be set to.
    package static let minutes = 1...60

    /// For a task, or for nothing in particular, in minutes.
    package let focus: Int
    /// For a rest.
    package let rest: Int
    /// Whether its end is to be heard.
    package let sounds: Bool
    /// Whether a notification may tell of its end, as far as the browser was allowed to show any.
    package let notifies: Bool

    /// Of somebody who chose nothing: a quarter of an hour, and two thirds of that for a rest.
    static let standard = (focus: 15, rest: 10)
}

extension PlanReader {
    /// The defaults of a new timer.
    package var timerChoices: TimerSettings {
        let settings = settings
        func minutes(_ field: Field, or standard: Int) -> Int {
            replica.value(.settings, field).integer.map { Int($0, within: TimerSettings.minutes) } ?? standard
        }
        return TimerSettings(
            focus: minutes(SettingsField.focusMinutes, or: TimerSettings.standard.focus),
            rest: minutes(SettingsField.restMinutes, or: TimerSettings.standard.rest),
            // Somebody who starts a timer wants to hear its end, unless sound is switched off; notifications need the browser's
            // permission, so they are asked for in the settings.
            sounds: settings.sounds,
            notifies: settings.notifies
        )
    }
}

extension PersonalSpace {
    /// Remembers whether the end of a timer is to be heard. Like showing options, this is no change in History.
    func setTimerSound(_ sounds: Bool, from origin: CommandOrigin) -> CommandResult {
        guard sounds != timerChoices.sounds else { return .nothing }
        return remember(.settings, SettingsField.sound, .integer(sounds ? 1 : 0), origin)
    }
}
