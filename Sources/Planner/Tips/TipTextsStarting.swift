extension Tip {
    /// How to begin.
    static let starting = [
        Tip(
            slug: "one-step-in-sight",
            group: .starting,
            title: "One step in sight",
            text: """
                One instruction at a time is easier to follow than a page of them. \
                Write the next thing you would touch as a step, and leave the others for when it is done.
                """,
            source: .cognitive
        ),
        Tip(
            slug: "when-then",
            group: .starting,
            title: "When this, then that",
            text: """
                “When the kettle is on, I open the letter.” A plan that ties a step to a moment gets more things begun: \
                so said 94 tests, looked at together.
                """,
            source: Source(
                author: "Gollwitzer and Sheeran",
                year: "2006",
                title: "Implementation intentions and goal achievement",
                place: "Advances in Experimental Social Psychology",
                address: "https://doi.org/10.1016/S0065-2601(06)38002-1"
            )
        ),
        Tip(
            slug: "somebody-there",
            group: .starting,
            title: "Somebody else in the room",
            text: """
                In person or on a call, each with their own thing: it is called body doubling. \
                Of 220 people asked in one survey, three in four use it.
                """,
            source: Source(
                author: "Eagle, Baltaxe-Admony and Ringland",
                year: "2024",
                title: "An investigation of body doubling with neurodivergent participants",
                place: "ACM Transactions on Accessible Computing",
                address: "https://doi.org/10.1145/3689648"
            )
        ),
        Tip(
            slug: "time-to-be-seen",
            group: .starting,
            title: "Time that can be seen",
            text: """
                How long a thing takes is hard to guess: adults with ADHD named it among what stays difficult at work. \
                A clock or a timer in sight takes over some of the guessing.
                """,
            source: Source(
                author: "Campbell, Çerçi and Cecchinato",
                year: "2023",
                title: "ADHD and knowledge work",
                place: "INTERACT 2023",
                address: "https://doi.org/10.1007/978-3-031-61688-4_10"
            )
        ),
        Tip(
            slug: "leave-a-cushion",
            group: .starting,
            title: "Plan less, leave a cushion",
            text: """
                A plan with room in it survives a phone call. Take one thing out of today before it begins: \
                it can come back if there is time.
                """,
            source: Source(
                author: "Judith Kolberg, in ADDitude",
                year: "",
                title: "Tackling to-do lists with ADHD",
                place: "additudemag.com",
                address: "http://www.additudemag.com/adhd/article/1491-2.html"
            )
        ),
        Tip(
            slug: "begin-a-new-list",
            group: .starting,
            title: "An old list can go",
            text: """
                A writer with ADHD gives up the whole old list every Sunday and begins a new one. \
                Start fresh in the Backlog does that, and loses nothing.
                """,
            source: .cootey
        ),
        Tip(
            slug: "what-was-done",
            group: .starting,
            title: "Look at what was done",
            text: """
                What is still to do is in sight all day; what was done is soon forgotten. \
                A list of it sets that right. Here it is Done today, and History.
                """,
            source: .cootey
        ),
    ]
}
