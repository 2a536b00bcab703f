import Facts
import Pages
import Planner

/// The forms of the settings.
extension Application {
    func showSettings(_ group: SettingsGroup, _ target: Target, _ request: Request) -> Response {
        respond(to: request, target, with: SettingsGroupPage(group, form: SettingsForm(space.settings)))
    }

    /// Carries out the form of one part; at the route of all of them, the fields of any of the forms.
    func changeSettings(_ group: SettingsGroup?, _ act: Submission) -> Response {
        var reader = SettingsReader(act.form, space.settings)
        reader.read()
        if !reader.form.hasFault {
            do throws(Fault) {
                return done(act, try change(reader, as: group, from: act.origin), or: .settings)
            } catch {
                return refused(act, error)
            }
        }
        let group = group ?? .energy
        let here = Route.settingsGroup(group).path
        return respond(to: act.request, act.target, with: SettingsGroupPage(group, form: reader.form), status: 422, here: here)
    }

    private func change(_ reader: SettingsReader, as group: SettingsGroup?, from origin: CommandOrigin) throws(Fault)
        -> CommandResult
    {
        let name: ChangeKind
        switch group {
        case .you: name = .changedProfile
        case .look, .text, .simple: name = .changedLook
        case .time: name = .changedTimes
        case .sound, .energy, nil: name = .changedSettings
        }
        return try space.change(reader.settings, with: reader.picture, as: name, from: origin)
    }

    func removePicture(_ act: Submission) -> Response {
        done(act, space.setPicture(nil, from: act.origin), or: .settingsGroup(.you))
    }

    /// The picture itself, and nothing that could be taken for a page.
    func showPicture(_ target: Target, _ request: Request) -> Response {
        guard let picture = space.picture else { return respond(to: request, target, with: ErrorPage(.notFound), status: 404) }
        let type: String
        switch picture.format {
        case .jpeg: type = "image/jpeg"
        case .png: type = "image/png"
        case .webp: type = "image/webp"
        }
        return Response(status: 200, headers: Headers.picture(type), body: picture.bytes)
    }

    func setSimpleMode(_ act: Submission) -> Response {
        var settings = space.settings
        settings.isSimple = act.form.token("simple") == "yes"
        do throws(Fault) {
            return done(act, try space.change(settings, as: .changedLook, from: act.origin), or: .today)
        } catch {
            return refused(act, error)
        }
    }

    func switchKinds(_ act: Submission) -> Response {
        done(act, space.setUsesKinds(act.form.token("use") == "yes", from: act.origin), or: .settings)
    }
}
