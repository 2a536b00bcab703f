import Pages
import Planner

extension Application {
    func changeSettings(_ act: Submission) -> Response {
        var form = SettingsForm(
            dailyMaximum: Typed(act.form["maximum"] ?? ""),
            reserve: Typed(act.form["reserve"] ?? ""),
            isFirm: act.form.token("firm") == "yes",
            unitOne: Typed(act.form["one"] ?? ""),
            unitMany: Typed(act.form["many"] ?? ""),
            theme: act.form["theme"].flatMap { Theme(word: $0) } ?? space.settings.theme
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

    func setOptions(_ act: Submission) -> Response {
        let back = Target.safeBack(act.form["back"], or: .today, did: nil)
        guard let address = Target(back).address, let page = address.listPage else { return redirect(to: back, keeping: []) }
        let outcome = space.setShowsOptions(act.form.token("show") == "yes", on: page, from: act.sender)
        return redirect(to: back, keeping: outcome.facts)
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

extension Address {
    /// The list on the page at this address, if choices are remembered for it.
    fileprivate var listPage: ListPage? {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .backlog: .backlog
        case .spoons: .spoons
        case .category(let cost): .category(cost)
        case .unsorted: .category(nil)
        default: nil
        }
    }
}
