extension StarterTemplate {
    /// Doctors and medicines.
    static let health = [
        StarterTemplate(
            slug: "appointment",
            name: "Doctor's appointment",
            about: "Before, during and after, so that your voice is heard and you get home again.",
            icon: .health,
            isChecklist: false,
            category: "Health",
            lines: """
                Before
                  Ask whether it can be by phone or video ~1 5m
                  Write down the one thing you most want to say ~1 5m !high
                  Add two more, if there are two more ~1 5m
                  Note when it began and what has changed ~1 10m
                  Take photos of your medicine boxes ~1 5m
                  Plan the way there and back, with rests ~1 10m
                  Ask somebody to come, or to listen by phone ~1 5m
                  Put in a bag: notes, water, snack, earplugs ~1 5m
                  Set an alarm to get ready and one to leave ~1 2m
                  Rest before you leave 30m
                There
                  Go, wait, talk and come home ~6 120m
                    Say at the desk if you need to lie down or have quiet
                    Hand over your notes, or read them out
                    Ask: what happens now, and who does what?
                    Ask for it in writing, or to record it
                After
                  Rest first: food, water, bed 60m
                  Note or record three things that were said ~1 5m
                  Put new dates into the calendar ~1 5m
                  Keep the day that follows as empty as you can
                """
        ),
        StarterTemplate(
            slug: "prescriptions",
            name: "Pharmacy and prescriptions",
            about: "Ordering medicine while there is still some left, and getting it home.",
            icon: .health,
            isChecklist: false,
            category: "Health",
            lines: """
                See what is running low ~1 5m
                  Put the boxes in front of you
                  Take a photo of each one that is nearly empty
                Order more ~2 10m !high
                  By app or website, if there is one
                  By phone: name, date of birth, medicine, strength
                  Ask when it will be ready
                Decide how it comes to you ~1 5m
                  Ask the pharmacy to deliver
                  Or ask somebody to collect it
                Collect it, if nobody else can ~4 40m
                Rest when it is there 20m
                Look at the boxes: your name, the same strength ~1 3m
                Fill the pill box, sitting down ~1 10m
                Set a reminder to order again ~1 2m
                """
        ),
        StarterTemplate(
            slug: "hospital-bag",
            name: "Hospital or clinic bag",
            about: "For an hour in a waiting room or some nights. Packed before you need it, it can stand ready.",
            icon: .bag,
            isChecklist: true,
            category: "Health",
            lines: """
                Papers
                  Letter or booking
                  Identity card, health or insurance card
                  List of medicines, doses and allergies
                  Phone numbers, on paper too
                  A page: what helps me, what makes me worse
                Health
                  Medicines in their boxes
                  Glasses, hearing aids, batteries
                  Stick, wheelchair, supports
                Waiting
                  Earplugs or headphones, eye mask or sunglasses
                  Phone, charger with a long cable
                  Water and a snack that agrees with you
                  Blanket or warm layer
                Staying the night
                  Pyjamas, warm socks, slippers
                  Toothbrush, wipes, lip balm
                  Own pillow
                  Something easy to listen to
                  Clothes to go home in
                Home
                  Somebody knows where you are
                  Somebody looks after pets and post
                """
        ),
    ]
}
