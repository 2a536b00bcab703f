extension HTML {
    /// Where the plan is saved, on every page while somebody is signed in. It takes the same room whatever it says, and the words for
    /// the other states are in the page, hidden, to be shown in its place. Only a state that needs the person is announced.
    mutating func accountMark(_ account: SyncStatus) {
        let isNeeded = account.needsPerson
        let isEverywhere = account.state == .savedEverywhere
        write(
            """
            <aside id="saved" aria-label="Your account"><a href="\(Route.account)"><span data-saved="everywhere"\(" hidden", if: isNeeded || !isEverywhere)>\
            \(Symbol.ticked)Synced</span><span data-saved="here"\(" hidden", if: isNeeded || isEverywhere)>\
            \(Symbol.device)Not synced yet</span><span aria-live="polite"><span data-saved="needs-you"\(" hidden", if: !isNeeded)>\
            \(Symbol.help)Action needed</span></span></a></aside>
            """
        )
    }
}
