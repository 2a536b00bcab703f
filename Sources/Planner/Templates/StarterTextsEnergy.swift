extension StarterTemplate {
    /// Days by how much there is for them.
    static let energy = [
        StarterTemplate(
            slug: "low-energy-day",
            name: "Low-energy day",
            about: "The least that is enough. The first five will do; all of it can be done in bed.",
            icon: .leaf,
            isChecklist: false,
            category: "Energy",
            lines: """
                Water where you can reach it ~1 2m
                Medicine, if you take any ~1 2m !high
                Eat something that needs no cooking ~1 10m
                  Crackers, fruit, yoghurt or cold leftovers
                  In bed is fine, half is fine
                Rest, eyes closed, nothing playing 20m
                Rest again before you need it 20m
                If there is more, pick one
                  Clean your face and hands with a wipe ~1 3m
                  Put on a clean top ~1 3m
                  Send one line: Low day, resting, will write ~1 2m
                  Enjoy one small thing: a song, the window, a pet ~1 5m
                """
        ),
        StarterTemplate(
            slug: "morning",
            name: "Morning",
            about: "Getting up in small steps. Water, medicine and back to bed is a morning, too.",
            icon: .star,
            isChecklist: false,
            category: "Energy",
            lines: """
                Drink some water, still lying down ~1 2m
                Medicine, if you take any ~1 2m
                Sit on the edge of the bed and wait a little 2m
                Go to the toilet ~1 5m
                Wash your face, or use a wipe ~1 3m
                Brush teeth, sitting down is fine ~1 3m
                Get dressed: soft clothes count ~1 10m
                Eat something easy: toast, yoghurt, a banana ~1 10m
                Rest before anything else 10m
                Look at your list and pick one thing ~1 2m
                """
        ),
        StarterTemplate(
            slug: "evening",
            name: "Evening wind-down",
            about: "Closing the day so that sleep has a chance. Start while you still have some energy.",
            icon: .heart,
            isChecklist: false,
            category: "Energy",
            lines: """
                Stop here: what is left can wait
                Write down what is still on your mind ~1 5m
                  A word for each thing is enough
                  Then put the list away
                Medicine, if you take any ~1 2m
                Water by the bed ~1 2m
                Brush teeth, sitting down is fine ~1 3m
                Into pyjamas, or out of the tight things ~1 5m
                Phone on its charger ~1 1m
                Lights low, curtains closed ~1 2m
                Rest in bed: quiet, or a calm voice to listen to 20m
                """
        ),
        StarterTemplate(
            slug: "flare-up",
            name: "Flare-up plan",
            about: "For when it all gets worse. Fill in the last part on a better day.",
            icon: .leaf,
            isChecklist: false,
            category: "Energy",
            lines: """
                Stop and lie down: all else can wait 30m !high
                Have these close by ~1 5m
                  Water and a snack
                  Medicine you already use
                  Phone and charger
                  Eye mask, earplugs, blanket
                Tell one person and ask for one thing ~1 2m
                  Ready to send: Bad day, resting. Could you bring food? No calls.
                Call off what has a date, leave the others ~1 5m
                  Ready to send: I am not well enough. Can we find a new date?
                Rest, and rest again before you feel ready to get up 30m
                Write down on a better day
                  What helps you, and what makes it worse ~1 10m
                  Signs that you want help, and who to call ~1 10m
                  Who has a key ~1 2m
                """
        ),
    ]
}
