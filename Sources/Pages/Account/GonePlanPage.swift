import Planner

/// The first page for a guest whose plan the browser has removed.
package final class GonePlanPage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String { context.words[.gonePlan] }

    package var section: Section? { .today }

    package var hasNavigation: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <section id="actions" class="decide" aria-label="\(.actions)">\
            <button class="button" id="start-again" form="again">\(.gonePlanStart)</button>\
            <a class="button primary" id="bring-in" href="\(Route.importFile)">\(.importBackup)</a></section>
            """
        )
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <p class="lead">\(.gonePlanLead)</p>\
            <p class="links"><a class="more" id="to-sign-in" href="\(AccountRoute.signIn)">\(.welcomeSignIn)</a></p>
            """
        )
        html.beginForm(.plans, context, back: Route.today.path, id: "again")
        html.endForm()
    }
}
