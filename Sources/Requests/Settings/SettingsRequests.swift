import Facts
import Pages
import Planner

/// The forms of the settings.
extension Application {
    func showSettings(_ group: SettingsGroup, _ target: Target, _ request: Request) -> Response {
        respond(to: request, target, with: SettingsGroupPage(group, form: SettingsForm(space.settings, words)))
    }

    /// Carries out the form of one part.
    func changeSettings(_ group: SettingsGroup, _ submission: Submission) throws(Fault) -> Response {
        try changeSettings(of: group, submission)
    }

    /// Carries out fields of any of the forms.
    func changeAnySettings(_ submission: Submission) throws(Fault) -> Response {
        try changeSettings(of: nil, submission)
    }

    private func changeSettings(of group: SettingsGroup?, _ submission: Submission) throws(Fault) -> Response {
        var reader = SettingsReader(submission.form, space.settings, words)
        reader.read()
        if !reader.form.hasFault {
            return try perform(command(reader, as: group), for: submission, or: .settings)
        }
        let group = group ?? .energy
        return again(submission, SettingsGroupPage(group, form: reader.form), here: Route.settingsGroup(group).path)
    }

    private func command(_ reader: SettingsReader, as group: SettingsGroup?) -> Command {
        let name: ChangeKind
        switch group {
        case .you: name = .changedProfile
        case .look, .text, .language, .simple: name = .changedLook
        case .time: name = .changedTimes
        case .sound, .energy, nil: name = .changedSettings
        }
        return .changeSettings(reader.settings, with: reader.picture, as: name)
    }

    func removePicture(_ submission: Submission) throws(Fault) -> Response {
        try perform(.setPicture(nil), for: submission, or: .settingsGroup(.you))
    }

    /// The picture itself, and nothing that could be taken for a page.
    func showPicture(_ target: Target, _ request: Request) -> Response {
        guard let picture = space.picture else { return say(.notFound, to: request, target) }
        let type: String
        switch picture.format {
        case .jpeg: type = "image/jpeg"
        case .png: type = "image/png"
        case .webp: type = "image/webp"
        }
        return Response(status: 200, headers: Headers.picture(type), body: picture.bytes)
    }

    func setSimpleMode(_ submission: Submission) throws(Fault) -> Response {
        var settings = space.settings
        settings.isSimple = submission.form.token("simple") == "yes"
        return try perform(.changeSettings(settings, as: .changedLook), for: submission, or: .today)
    }

    func switchKinds(_ submission: Submission) throws(Fault) -> Response {
        try perform(.setUsesKinds(submission.form.token("use") == "yes"), for: submission, or: .settings)
    }
}
