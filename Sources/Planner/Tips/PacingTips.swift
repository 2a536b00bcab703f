extension Tip {
    /// How to spend the spoons of a day.
    static let pacing = [
        Tip(
            slug: "stop-early",
            group: .pacing,
            source: Source(
                author: "HealthLink BC",
                year: "",
                title: "Myalgic encephalomyelitis/chronic fatigue syndrome: managing",
                publication: .at(
                    "healthlinkbc.ca",
                    address: """
                        https://www.healthlinkbc.ca/illnesses-conditions/fatigue-and-sleep/\
                        myalgic-encephalomyelitischronic-fatigue-syndrome-managing
                        """
                )
            )
        ),
        Tip(slug: "spread-it-out", group: .pacing, source: .covidRecovery),
        Tip(slug: "every-kind-of-effort", group: .pacing, source: .nice),
        Tip(slug: "your-own-limit", group: .pacing, source: .nice),
        Tip(
            slug: "a-whole-week",
            group: .pacing,
            source: Source(
                author: "Jason and Benton",
                year: "2009",
                title: "The impact of energy modulation on physical functioning and fatigue severity",
                publication: .at("Patient Education and Counseling", address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2767446/")
            )
        ),
        Tip(
            slug: "good-days",
            group: .pacing,
            source: Source(
                author: "Northern Care Alliance NHS Foundation Trust",
                year: "",
                title: "Boom and bust cycle",
                publication: .at(
                    "northerncarealliance.nhs.uk",
                    address:
                        "https://www.northerncarealliance.nhs.uk/our-services/me-cfs-management-programme/boom-and-bust-cycle"
                )
            )
        ),
        Tip(
            slug: "keep-one-back",
            group: .pacing,
            source: Source(
                author: "Christine Miserandino",
                year: "2003",
                title: "The Spoon Theory",
                publication: .at(
                    "butyoudontlooksick.com",
                    address: "https://butyoudontlooksick.com/articles/written-by-christine/the-spoon-theory/"
                )
            )
        ),
    ]
}
