import Pages
import Planner

extension Application {
    /// Signing out is the host's: it alone knows which facts have not reached the account, and has the session.
    func signOut(_ submission: Submission) -> Response {
        let isKept = submission.form.token("keep") == "yes"
        // A plan is not taken out of an account that is still there.
        guard !isKept || submission.request.account?.state == .deleted else {
            return redirect(to: Route.account.path, keeping: [])
        }
        var response = redirect(to: AccountRoute.signIn.path, keeping: [])
        let isSure = submission.form.token("sure") == "yes"
        response.headers.append((name: "x-sign-out", value: isKept ? "keep" : isSure ? "regardless" : "everything"))
        return response
    }

    /// Asks whether to sign out after all. Somebody who went back here after signing out is led to the account's page.
    func showUnsentChanges(_ target: Target, _ request: Request) -> Response {
        guard request.account != nil else { return redirect(to: Route.account.path, keeping: []) }
        return respond(to: request, target, with: UnsentChangesPage())
    }

    func showOtherAccount(_ target: Target, _ request: Request) -> Response {
        respond(to: request, target, with: OtherAccountPage(target.query.typed("mail")))
    }

    /// Removes the plan of another account from this browser, which goes on with the account that is signed in.
    func removePlan(_ submission: Submission) -> Response {
        var response = redirect(to: AccountRoute.signedIn.path, keeping: [])
        response.headers.append((name: "x-erase", value: "for-another"))
        return response
    }
}
