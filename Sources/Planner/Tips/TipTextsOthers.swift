extension Tip {
    /// How not to have to keep it in mind.
    static let remembering = [
        Tip(
            slug: "let-it-be-written",
            group: .remembering,
            title: "Let something else remember it",
            text: """
                A note, a calendar, an alarm: a review of the research calls handing over what is to be done highly effective. \
                Write it down when it comes, and sort it when there is time.
                """,
            source: .offloading
        ),
        Tip(
            slug: "in-the-way",
            group: .remembering,
            title: "Put it where you will meet it",
            text: """
                The letter on the door handle, the medicine beside the cup: a thing in the way reminds as a note does, \
                and needs no battery.
                """,
            source: .offloading
        ),
        Tip(
            slug: "few-reminders",
            group: .remembering,
            title: "Few reminders, so that each is heard",
            text: """
                Somebody with fifty of them a day no longer noticed any. \
                Those that stay stand out more when the others are gone.
                """,
            source: Source(
                author: "Green Door Life Coaching",
                year: "2019",
                title: "I used reminder apps all wrong",
                place: "greendoorlifecoaching.com",
                address: "https://www.greendoorlifecoaching.com/blog/2019/april-2019/i-used-reminder-apps-all-wrong"
            )
        ),
    ]

    /// How to stop.
    static let rest = [
        Tip(
            slug: "rest-first",
            group: .rest,
            title: "Rest before it is needed",
            text: """
                Some people plan one or two short rests a day and take them however they feel. \
                Among those who wrote about it, several say that their days became easier to foresee.
                """,
            source: Source(
                author: "Bruce Campbell",
                year: "",
                title: "Experiences with pre-emptive rest",
                place: "treatcfsfm.org",
                address: "https://treatcfsfm.org/detail-69-Experiences-with-Pre-Emptive-Rest.html"
            )
        ),
        Tip(
            slug: "what-rests",
            group: .rest,
            title: "Find out what rests you",
            text: """
                Lying down with closed eyes in a quiet place is one way. \
                Where that does not suit, quiet music is another. What matters is a break from what you do otherwise.
                """,
            source: Source(
                author: "Bruce Campbell’s self-help program",
                year: "",
                title: "Planned rests",
                place: "treatcfsfm.org",
                address: "https://treatcfsfm.org/submnu-Planned-Rests-89.html"
            )
        ),
        Tip(
            slug: "rest-in-the-plan",
            group: .rest,
            title: "Rest belongs in the plan",
            text: """
                A plan for energy names rest and sleep beside everything else. \
                Here, too, a rest can stand in the list like any task.
                """,
            source: .nice
        ),
        Tip(
            slug: "permission",
            group: .rest,
            title: "Permission to go slower",
            text: """
                To sit down for it, to ask for help, to leave it for another day: a guide of the NHS begins with giving \
                yourself permission.
                """,
            source: .covidRecovery
        ),
    ]

    /// How to end a day.
    static let evening = [
        Tip(
            slug: "list-before-bed",
            group: .evening,
            title: "Tomorrow on paper, then bed",
            text: """
                In one study, 57 healthy young adults wrote for five minutes before bed. \
                Those who wrote what was to come fell asleep sooner than those who wrote what was done.
                """,
            source: Source(
                author: "Scullin, Krueger, Ballard, Pruett and Bliwise",
                year: "2018",
                title: "The effects of bedtime writing on difficulty falling asleep",
                place: "Journal of Experimental Psychology: General",
                address: "https://doi.org/10.1037/xge0000374"
            )
        ),
        Tip(
            slug: "one-line",
            group: .evening,
            title: "The day in one line",
            text: """
                Four or five things that took the most, in less than a minute, lying down: \
                more is not needed to see later what a day was like.
                """,
            source: Source(
                author: "tkcfs, a blog about ME/CFS",
                year: "2016",
                title: "How to log activities",
                place: "tkcfs.blogspot.com",
                address: "https://tkcfs.blogspot.com/2016/06/how-to-log-activities.html"
            )
        ),
        Tip(
            slug: "look-for-patterns",
            group: .evening,
            title: "After a week, look for patterns",
            text: """
                What did the better days have in common, what came before the harder ones, how were rest and sleep? \
                A few notes a day are enough to see it.
                """,
            source: Source(
                author: "C19-YRS",
                year: "",
                title: "Using an activity diary",
                place: "c19-yrs.me",
                address: "https://c19-yrs.me/resources-fatigue/using-an-activity-diary"
            )
        ),
    ]
}
