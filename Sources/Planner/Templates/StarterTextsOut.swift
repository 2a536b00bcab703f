extension StarterTemplate {
    /// Away from home.
    static let out = [
        StarterTemplate(
            slug: "trip",
            name: "Packing for a trip",
            about: "One or more nights away. Pack a little at a time, or lie down and let somebody fetch.",
            icon: .bag,
            isChecklist: true,
            category: "Going out",
            lines: """
                Cannot be bought there
                  Medicine, with some to spare, in hand luggage
                  Identity card or passport
                  Tickets and address, on paper too
                  Money and cards
                  Keys
                  Phone and charger
                  Glasses, hearing aids, walking aids
                Clothes
                  Underwear and socks, one for each day and one more
                  Tops
                  Trousers or skirts
                  Something warm
                  Something for rain
                  Nightwear
                  Comfortable shoes
                Washing
                  Toothbrush and toothpaste
                  Deodorant, hairbrush
                  Wipes for days without a shower
                  Period things
                For resting
                  Earplugs, eye mask
                  Own pillow or pillowcase
                  Headphones
                On the way
                  Water and snacks
                  Blanket or scarf
                  Something to do, something to fidget with
                Leaving home
                  Windows, cooker, taps
                  Rubbish out
                  Plants and pets looked after
                  One meal in the freezer to come home to
                """
        ),
        StarterTemplate(
            slug: "school",
            name: "Packing for school",
            about: "Do it in the evening, put the bag by the door, uncheck all and use it again.",
            icon: .book,
            isChecklist: true,
            category: "Going out",
            lines: """
                Bag
                  Look at the timetable
                  Books and folders on it
                  Homework, whatever there is of it
                  Pencil case: pens, pencil, rubber, ruler
                  Calculator or laptop, charged
                  Sports things
                  Letters to be signed
                Eating
                  Lunch or lunch money
                  Snack
                  Water bottle
                Feeling well
                  Medicine, if you take it at school
                  Ear defenders or earplugs
                  Something to fidget with
                  Card that says you may rest or leave the room
                By the door
                  Keys and bus card in a shoe, so that they come along
                  Coat and shoes
                  Clothes laid out
                """
        ),
    ]
}
