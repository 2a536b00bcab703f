extension HTML {
    /// Where the plan is saved, on every page while somebody is signed in. It takes the same room whatever it says, and the words for
    /// the other states are in the page, hidden, to be shown in its place. Only a state that needs the person is announced.
    ///
    /// - Parameter account: nil while it is not known whose account it is.
    mutating func accountMark(_ account: SyncStatus?) {
        let isNeeded = account?.needsPerson == true
        let isEverywhere = account?.state == .savedEverywhere
        write(
            """
            <aside id="saved" aria-label="\(.saved)"><a href="\(Route.account)"><span data-saved="everywhere"\(" hidden", if: isNeeded || !isEverywhere)>\
            \(Symbol.ticked)\(.savedEverywhere)</span><span data-saved="here"\(" hidden", if: isNeeded || isEverywhere)>\
            \(Symbol.device)\(.savedHere)</span><span aria-live="polite"><span data-saved="needs-you"\(" hidden", if: !isNeeded)>\
            \(Symbol.help)\(.savedNeedsYou)</span></span></a></aside>
            """
        )
    }
}
