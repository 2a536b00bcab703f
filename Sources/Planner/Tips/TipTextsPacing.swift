extension Tip {
    /// How to spend the spoons of a day.
    static let pacing = [
        Tip(
            slug: "stop-early",
            group: .pacing,
            title: "Stop while it still feels fine",
            text: """
                Say how long before you begin, 15 minutes for example, and stop when the time is up, on a good day as well. \
                An alarm does the watching for you.
                """,
            source: Source(
                author: "HealthLink BC",
                year: "",
                title: "Myalgic encephalomyelitis/chronic fatigue syndrome: managing",
                place: "healthlinkbc.ca",
                address: """
                    https://www.healthlinkbc.ca/illnesses-conditions/fatigue-and-sleep/\
                    myalgic-encephalomyelitischronic-fatigue-syndrome-managing
                    """
            )
        ),
        Tip(
            slug: "spread-it-out",
            group: .pacing,
            title: "Small pieces, over the week",
            text: """
                Cut a big thing into parts and give the parts to different days, with rests between them. \
                A little less than you think you can is a good size.
                """,
            source: .covidRecovery
        ),
        Tip(
            slug: "every-kind-of-effort",
            group: .pacing,
            title: "Thinking and feeling take energy, too",
            text: """
                A form, a phone call or a hard talk counts as much as something done on foot. \
                A plan that counts every kind of effort fits the day better.
                """,
            source: .nice
        ),
        Tip(
            slug: "your-own-limit",
            group: .pacing,
            title: "You know your limit best",
            text: """
                It differs from person to person and from day to day. \
                What you feel counts for more than any number, here as elsewhere.
                """,
            source: .nice
        ),
        Tip(
            slug: "a-whole-week",
            group: .pacing,
            title: "Look at a week, not at a day",
            text: """
                Researchers put what a week took beside what there was to take. \
                One heavy day is then one of seven, and swings from day to day come into sight.
                """,
            source: Source(
                author: "Jason and Benton",
                year: "2009",
                title: "The impact of energy modulation on physical functioning and fatigue severity",
                place: "Patient Education and Counseling",
                address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2767446/"
            )
        ),
        Tip(
            slug: "good-days",
            group: .pacing,
            title: "Keep good days close to normal",
            text: """
                Doing far more on a good day and paying for it afterwards has a name: boom and bust. \
                Moving one thing from the good day to the next is a small way out.
                """,
            source: Source(
                author: "Northern Care Alliance NHS Foundation Trust",
                year: "",
                title: "Boom and bust cycle",
                place: "northerncarealliance.nhs.uk",
                address: "https://www.northerncarealliance.nhs.uk/our-services/me-cfs-management-programme/boom-and-bust-cycle"
            )
        ),
        Tip(
            slug: "keep-one-back",
            group: .pacing,
            title: "Keep a little back",
            text: """
                The story that spoons come from keeps one in the pocket, for what nobody could know in the morning. \
                The reserve in Settings does the same.
                """,
            source: Source(
                author: "Christine Miserandino",
                year: "2003",
                title: "The Spoon Theory",
                place: "butyoudontlooksick.com",
                address: "https://butyoudontlooksick.com/articles/written-by-christine/the-spoon-theory/"
            )
        ),
    ]
}
