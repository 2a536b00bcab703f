extension Tip {
    /// How to begin.
    static let starting = [
        Tip(slug: "one-step-in-sight", group: .starting, source: .cognitive),
        Tip(
            slug: "when-then",
            group: .starting,
            source: Source(
                author: "Gollwitzer and Sheeran",
                year: "2006",
                title: "Implementation intentions and goal achievement",
                publication: .at(
                    "Advances in Experimental Social Psychology",
                    address: "https://doi.org/10.1016/S0065-2601(06)38002-1"
                )
            )
        ),
        Tip(
            slug: "somebody-there",
            group: .starting,
            source: Source(
                author: "Eagle, Baltaxe-Admony and Ringland",
                year: "2024",
                title: "An investigation of body doubling with neurodivergent participants",
                publication: .at("ACM Transactions on Accessible Computing", address: "https://doi.org/10.1145/3689648")
            )
        ),
        Tip(
            slug: "time-to-be-seen",
            group: .starting,
            source: Source(
                author: "Campbell, Çerçi and Cecchinato",
                year: "2023",
                title: "ADHD and knowledge work",
                publication: .at("INTERACT 2023", address: "https://doi.org/10.1007/978-3-031-61688-4_10")
            )
        ),
        Tip(
            slug: "leave-a-cushion",
            group: .starting,
            source: Source(
                author: "Judith Kolberg, in ADDitude",
                year: "",
                title: "Tackling to-do lists with ADHD",
                publication: .at("additudemag.com", address: "http://www.additudemag.com/adhd/article/1491-2.html")
            )
        ),
        Tip(slug: "begin-a-new-list", group: .starting, source: .cootey),
        Tip(slug: "what-was-done", group: .starting, source: .cootey),
    ]
}
