extension StarterTemplate {
    /// The household.
    static let home = [
        StarterTemplate(
            slug: "cleaning",
            name: "Cleaning by room",
            about: "Tiny steps, one room at a time. Any one of them counts, and stopping in the middle is fine.",
            icon: .broom,
            isChecklist: false,
            category: "Home",
            lines: """
                Choose one room, shut the other doors ~1 1m
                Around your bed ~1 5m
                  Rubbish into one bag, from where you sit
                  Cups and plates together, to go out when you go
                  Window open a little
                Bedroom ~2 10m
                  Clothes into one heap, sorting can wait
                  Duvet straight
                  Fresh pillowcase
                Kitchen ~2 10m
                  Rubbish into the bin
                  Dishes into the sink, with hot water on them
                  Wipe one surface
                Dishes ~2 10m
                  Sit on a stool
                  A plate, a cup, a fork: those you need
                  Leave them to dry in the air
                Bathroom ~2 10m
                  Wipe the basin, sitting on the edge or a stool
                  Toilet: cleaner in, wait, brush, flush
                  Clean towel
                Living room ~2 10m
                  Things that live elsewhere into one box
                  Wipe the table
                Floor of one room ~3 10m
                  The middle is enough
                Rubbish out ~2 5m
                Rest between rooms 15m
                """
        ),
        StarterTemplate(
            slug: "laundry",
            name: "Laundry in four steps",
            about: "One load, with a stop after each step. The steps need not be on the same day.",
            icon: .home,
            isChecklist: false,
            category: "Home",
            lines: """
                Gather ~1 5m
                  Underwear and what you sleep in come first
                  Half a load is a load
                Wash ~1 5m
                  Clothes in, soap in, start
                  Set a timer to the end of it
                Dry ~2 10m
                  Sit by the rack, small things first
                  Or put it in the dryer and press start
                  Smells wet from waiting? Rinse once more, no harm done
                Rest while it dries
                Put away ~2 10m
                  What you need soon goes on top
                  Nothing has to be folded
                  A basket of clean clothes is a fine cupboard
                """
        ),
        StarterTemplate(
            slug: "groceries",
            name: "Groceries",
            about: "Food for days when cooking is too much. Order it, or send it to the person who shops for you.",
            icon: .cart,
            isChecklist: true,
            category: "Home",
            lines: """
                No cooking
                  Bread or crackers
                  Cheese, hummus or nut butter
                  Yoghurt
                  Bananas, apples, small tomatoes
                  Cereal or oats
                  Tins with a ring to pull: beans, fish, soup
                One pan or the microwave
                  Ready meals
                  Rice in a pouch
                  Eggs
                  Pasta and a jar of sauce
                  Frozen vegetables, cut already
                Drinks
                  Milk or plant milk
                  Tea, coffee, juice
                By the bed
                  Cereal bars, nuts, dried fruit
                Household
                  Toilet paper, tissues
                  Soap, wipes
                  Washing powder, bin bags
                  Food for pets
                """
        ),
        StarterTemplate(
            slug: "letters",
            name: "Bills and letters",
            about: "For the pile by the door. One letter is enough; the others will keep.",
            icon: .list,
            isChecklist: false,
            category: "Home",
            lines: """
                Carry the pile to where you sit or lie ~1 2m
                Call somebody to keep you company, if that helps ~1 3m
                Open three, read nothing yet ~1 3m
                  Envelopes and advertising go straight out
                Make two heaps: asks for something, does not ~1 5m
                Photograph those that ask ~1 5m
                  Write the date they name into the calendar
                Rest, eyes off the paper 10m
                Pay one bill ~2 10m !high
                  Bank open
                  Amount, number, send
                  Write paid on it
                Answer one letter ~2 15m
                  Find the sentence that says what they want
                  Three lines are enough: who, what, thank you
                Too much to pay at once? Ask for parts ~3 20m
                  Ready to send: I cannot pay this at once. Can we agree on parts?
                Put the rest in one box and close it ~1 2m
                """
        ),
        StarterTemplate(
            slug: "visitors",
            name: "Visitors coming",
            about: "They come to see you. A seat, a drink and a clean basin are enough.",
            icon: .people,
            isChecklist: false,
            category: "Home",
            lines: """
                Say how long you can ~1 3m
                  Ready to send: Lovely. Come for a short while, then I need to rest.
                  Or: I would love to, but not yet. I will tell you when.
                  Ask for quiet, or no perfume, if it matters to you
                Ask them to bring the food ~1 2m
                Clear one seat and one table ~1 5m
                  Everything loose into one box, lid on
                Bathroom ~2 5m
                  Wipe the basin
                  Clean towel, toilet paper
                Close the doors of the other rooms ~1 1m
                Cups and something to drink on a tray ~1 5m
                Rest before they ring 30m
                Have them here ~4 60m
                  Lie on the sofa if that is better
                  Let them make the tea
                  To end it: I am glad you came, I need to lie down now
                Rest when they have gone 45m
                Dishes stay where they are
                """
        ),
        StarterTemplate(
            slug: "moving-house",
            name: "Moving house",
            about: "A big thing in small boxes, over many weeks. Ask for help with anything heavy.",
            icon: .home,
            isChecklist: false,
            category: "Home",
            lines: """
                Fix the date
                  End the old contract, in writing ~2 20m !high
                  Photograph the new contract ~1 5m
                Get help
                  Ask two people, each for one clear job ~2 15m
                  Ask three firms for a price ~3 30m
                  Find somebody to look after pets or children ~1 10m
                Tell them, one each time
                  Bank ~1 10m
                  Doctor and pharmacy ~1 10m
                  Post office: send letters on ~1 10m
                  Electricity, gas, water, with the meter numbers ~2 20m
                  Internet and phone ~2 20m
                  Work, school, benefits office ~2 20m
                  Insurance, tax, council ~2 20m
                Let go of things
                  One bag of rubbish ~1 10m
                  One bag to give away ~1 10m
                Pack
                  One small box, sitting down ~2 15m
                    Books in small boxes, clothes in large ones
                    Write on it: which room, what is in it
                  Take a photo of cables before you unplug them ~1 5m
                  Screws into a bag, bag onto the thing ~1 5m
                  The box you open first ~2 15m
                    Medicine, papers, chargers
                    Bedding, one change of clothes
                    Toilet paper, soap, a towel, a lamp
                    Kettle, cups, easy food
                The move
                  Have a bed or chair away from the noise ~2 15m
                  Say where things go, from there ~8 180m
                  Photos of meters and empty rooms ~1 10m
                  Hand over the keys ~2 15m
                There
                  Bed first, everything else can wait ~3 30m
                  Rest for as long as it takes
                  One box when you have the energy ~2 15m
                """
        ),
    ]
}
