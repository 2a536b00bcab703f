extension Tip {
    /// How not to have to keep it in mind.
    static let remembering = [
        Tip(slug: "let-it-be-written", group: .remembering, source: .offloading),
        Tip(slug: "in-the-way", group: .remembering, source: .offloading),
        Tip(
            slug: "few-reminders",
            group: .remembering,
            source: Source(
                author: "Green Door Life Coaching",
                year: "2019",
                title: "I used reminder apps all wrong",
                publication: .at(
                    "greendoorlifecoaching.com",
                    address: "https://www.greendoorlifecoaching.com/blog/2019/april-2019/i-used-reminder-apps-all-wrong"
                )
            )
        ),
    ]

    /// How to stop.
    static let rest = [
        Tip(
            slug: "rest-first",
            group: .rest,
            source: Source(
                author: "Bruce Campbell",
                year: "",
                title: "Experiences with pre-emptive rest",
                publication: .at(
                    "treatcfsfm.org",
                    address: "https://treatcfsfm.org/detail-69-Experiences-with-Pre-Emptive-Rest.html"
                )
            )
        ),
        Tip(
            slug: "what-rests",
            group: .rest,
            source: Source(
                author: "Bruce Campbell’s self-help program",
                year: "",
                title: "Planned rests",
                publication: .at("treatcfsfm.org", address: "https://treatcfsfm.org/submnu-Planned-Rests-89.html")
            )
        ),
        Tip(slug: "rest-in-the-plan", group: .rest, source: .nice),
        Tip(slug: "permission", group: .rest, source: .covidRecovery),
    ]

    /// How to end a day.
    static let evening = [
        Tip(
            slug: "list-before-bed",
            group: .evening,
            source: Source(
                author: "Scullin, Krueger, Ballard, Pruett and Bliwise",
                year: "2018",
                title: "The effects of bedtime writing on difficulty falling asleep",
                publication: .at("Journal of Experimental Psychology: General", address: "https://doi.org/10.1037/xge0000374")
            )
        ),
        Tip(
            slug: "one-line",
            group: .evening,
            source: Source(
                author: "tkcfs, a blog about ME/CFS",
                year: "2016",
                title: "How to log activities",
                publication: .at("tkcfs.blogspot.com", address: "https://tkcfs.blogspot.com/2016/06/how-to-log-activities.html")
            )
        ),
        Tip(
            slug: "look-for-patterns",
            group: .evening,
            source: Source(
                author: "C19-YRS",
                year: "",
                title: "Using an activity diary",
                publication: .at("c19-yrs.me", address: "https://c19-yrs.me/resources-fatigue/using-an-activity-diary")
            )
        ),
    ]
}
