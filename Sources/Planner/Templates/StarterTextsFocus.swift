extension StarterTemplate {
    /// For days on which attention runs out first.
    static let focus = [
        StarterTemplate(
            slug: "getting-started",
            name: "Getting started when stuck",
            about: "For the thing you go round and round. Do the first line, then see.",
            icon: .star,
            isChecklist: false,
            category: "Focus",
            lines: """
                Drink something, and move a little ~1 2m
                Name the first thing you would touch: a cup, a file ~1 1m
                Put it in front of you, nothing more yet ~1 2m
                Tell somebody: I am starting this now ~1 2m
                  Or stay on the line, each with your own thing
                Timer on: do it badly until it rings ~1 5m
                  One line, one plate, one click is enough
                  Then stop or go on: both are fine
                Still stuck? Cut the first step in half ~1 1m
                  Or swap: another thing on your list counts
                Rest, or something nice, either way 10m
                """
        ),
        StarterTemplate(
            slug: "study",
            name: "Study session",
            about: "One short round with a beginning and an end. Lying down works, too.",
            icon: .book,
            isChecklist: false,
            category: "Focus",
            lines: """
                Set up ~1 5m
                  Water, snack, what you need to be comfortable
                  Phone out of reach, or on quiet
                  Paper for thoughts that come in between
                  Something is still not right? Begin as it is
                Choose one thing small enough for one round ~1 3m
                  A page, a question, a paragraph
                One round ~2 15m
                  Read the headings first
                  Or let it be read aloud to you
                  Say each part in your own words
                Rest, eyes off the screen 10m
                One more round, if there is energy ~2 15m
                Leave yourself a note: where I am, what comes now ~1 2m
                Rest: stopping while it goes well counts 15m
                Ask for more time or for help, if you need it ~1 5m
                  Ready to send: I am ill and need more time. What is possible?
                """
        ),
    ]
}
