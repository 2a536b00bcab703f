import Pages
import Planner

/// The form of the settings.
extension Application {
    func changeSettings(_ act: Submission) -> Response {
        var form = SettingsForm(
            dailyMaximum: Typed(act.form.typed("maximum")),
            reserve: Typed(act.form.typed("reserve")),
            isFirm: act.form.token("firm") == "yes",
            unitOne: Typed(act.form.typed("one")),
            unitMany: Typed(act.form.typed("many")),
            theme: Theme(word: act.form.typed("theme")) ?? space.settings.theme
        )
        // Each field is checked by itself, so that all that is wrong is said at once.
        var maximum: Int?
        if !Text.trimmed(form.dailyMaximum.text).isEmpty { maximum = number(&form.dailyMaximum) }
        let reserve = number(&form.reserve)
        check(&form.unitOne)
        check(&form.unitMany)
        let isRight = form.dailyMaximum.fault == nil && form.unitOne.fault == nil && form.unitMany.fault == nil
        if isRight, let reserve {
            let settings = Settings(
                unitOne: form.unitOne.text,
                unitMany: form.unitMany.text,
                dailyMaximum: maximum,
                reserve: reserve,
                isFirm: form.isFirm,
                theme: form.theme
            )
            do throws(Fault) {
                return done(act, try space.change(settings, from: act.sender), or: .settings)
            } catch {
                return refused(act, error)
            }
        }
        return respond(to: act.request, act.target, with: SettingsPage(form: form), status: 422, here: Address.settings.path)
    }

    private func number(_ typed: inout Typed) -> Int? {
        do throws(Fault) {
            return try Text.number(typed.text, in: Settings.spoons)
        } catch {
            typed.fault = error.words(in: space.settings)
            return nil
        }
    }

    private func check(_ typed: inout Typed) {
        let unit = Text.trimmed(typed.text)
        if unit.isEmpty || !Text.count(of: unit, isAtMost: Settings.unitLength) {
            typed.fault = Fault.unitMissing.words(in: space.settings)
        }
    }
}
