### The starter templates: lists that come with Teaspoon, to be copied and changed.
###
### Rewrite them for people who live where your language is spoken; do not translate them word by word.
### Medicines, forms, offices, shops, food and money differ from country to country, and so does what can be ordered or asked for.
### They are to be of use lying down: few words, small steps, rest among them; what is done badly or by half counts, too.
### No medical advice, no “you should”, no exclamation mark.
###
### “…-lines” are the tasks, one a line:
### - “- ” in front of a line makes it a step of the task above it, and “- - ” a step of that step.
### - The marks at the end are read by the program: “~2” is a cost of 2 spoons, “15m” is 15 minutes, “!high” is a high priority.
###   Write them as here, in this order, with digits from 0 to 9. Elsewhere in a line there are no digits.
### - A cost stands on a task or on its steps, never on both, or it would be counted twice. A rest has none.
### - A list whose lines have no marks is for ticking off, and has none in your language either.
### - There may be fewer lines than in English, or other ones, and up to five more.
### - A line has at most 110 letters, and does not speak of spoons: some people call them otherwise.

## Where the templates stand, and the category of a list that is made from one.

starters-energy = Energy
starters-health = Health
starters-home = Home
starters-out = Going out
starters-focus = Focus

## Days by how much there is for them.

starter-low-energy-day-name = Low-energy day
# When it helps, in a sentence or two.
starter-low-energy-day-about = The least that is enough. The first five will do; all of it can be done in bed.
starter-low-energy-day-lines =
    Water where you can reach it ~1 2m
    Medicine, if you take any ~1 2m !high
    Eat something that needs no cooking ~1 10m
    - Crackers, fruit, yoghurt or cold leftovers
    - In bed is fine, half is fine
    Rest, eyes closed, nothing playing 20m
    Rest again before you need it 20m
    If there is more, pick one
    - Clean your face and hands with a wipe ~1 3m
    - Put on a clean top ~1 3m
    - Send one line: Low day, resting, will write ~1 2m
    - Enjoy one small thing: a song, the window, a pet ~1 5m

starter-morning-name = Morning
# When it helps, in a sentence or two.
starter-morning-about = Getting up in small steps. Water, medicine and back to bed is a morning, too.
starter-morning-lines =
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

starter-evening-name = Evening wind-down
# When it helps, in a sentence or two.
starter-evening-about = Closing the day so that sleep has a chance. Start while you still have some energy.
starter-evening-lines =
    Stop here: what is left can wait
    Write down what is still on your mind ~1 5m
    - A word for each thing is enough
    - Then put the list away
    Medicine, if you take any ~1 2m
    Water by the bed ~1 2m
    Brush teeth, sitting down is fine ~1 3m
    Into pyjamas, or out of the tight things ~1 5m
    Phone on its charger ~1 1m
    Lights low, curtains closed ~1 2m
    Rest in bed: quiet, or a calm voice to listen to 20m

starter-flare-up-name = Flare-up plan
# When it helps, in a sentence or two.
starter-flare-up-about = For when it all gets worse. Fill in the last part on a better day.
starter-flare-up-lines =
    Stop and lie down: all else can wait 30m !high
    Have these close by ~1 5m
    - Water and a snack
    - Medicine you already use
    - Phone and charger
    - Eye mask, earplugs, blanket
    Tell one person and ask for one thing ~1 2m
    - Ready to send: Bad day, resting. Could you bring food? No calls.
    Call off what has a date, leave the others ~1 5m
    - Ready to send: I am not well enough. Can we find a new date?
    Rest, and rest again before you feel ready to get up 30m
    Write down on a better day
    - What helps you, and what makes it worse ~1 10m
    - Signs that you want help, and who to call ~1 10m
    - Who has a key ~1 2m

## Doctors and medicines.

starter-appointment-name = Doctor's appointment
# When it helps, in a sentence or two.
starter-appointment-about = Before, during and after, so that your voice is heard and you get home again.
starter-appointment-lines =
    Before
    - Ask whether it can be by phone or video ~1 5m
    - Write down the one thing you most want to say ~1 5m !high
    - Add two more, if there are two more ~1 5m
    - Note when it began and what has changed ~1 10m
    - Take photos of your medicine boxes ~1 5m
    - Plan the way there and back, with rests ~1 10m
    - Ask somebody to come, or to listen by phone ~1 5m
    - Put in a bag: notes, water, snack, earplugs ~1 5m
    - Set an alarm to get ready and one to leave ~1 2m
    - Rest before you leave 30m
    There
    - Go, wait, talk and come home ~6 120m
    - - Say at the desk if you need to lie down or have quiet
    - - Hand over your notes, or read them out
    - - Ask: what happens now, and who does what?
    - - Ask for it in writing, or to record it
    After
    - Rest first: food, water, bed 60m
    - Note or record three things that were said ~1 5m
    - Put new dates into the calendar ~1 5m
    - Keep the day that follows as empty as you can

starter-prescriptions-name = Pharmacy and prescriptions
# When it helps, in a sentence or two.
starter-prescriptions-about = Ordering medicine while there is still some left, and getting it home.
starter-prescriptions-lines =
    See what is running low ~1 5m
    - Put the boxes in front of you
    - Take a photo of each one that is nearly empty
    Order more ~2 10m !high
    - By app or website, if there is one
    - By phone: name, date of birth, medicine, strength
    - Ask when it will be ready
    Decide how it comes to you ~1 5m
    - Ask the pharmacy to deliver
    - Or ask somebody to collect it
    Collect it, if nobody else can ~4 40m
    Rest when it is there 20m
    Look at the boxes: your name, the same strength ~1 3m
    Fill the pill box, sitting down ~1 10m
    Set a reminder to order again ~1 2m

starter-hospital-bag-name = Hospital or clinic bag
# When it helps, in a sentence or two.
starter-hospital-bag-about = For an hour in a waiting room or some nights. Packed before you need it, it can stand ready.
# For ticking off: no marks.
starter-hospital-bag-lines =
    Papers
    - Letter or booking
    - Identity card, health or insurance card
    - List of medicines, doses and allergies
    - Phone numbers, on paper too
    - A page: what helps me, what makes me worse
    Health
    - Medicines in their boxes
    - Glasses, hearing aids, batteries
    - Stick, wheelchair, supports
    Waiting
    - Earplugs or headphones, eye mask or sunglasses
    - Phone, charger with a long cable
    - Water and a snack that agrees with you
    - Blanket or warm layer
    Staying the night
    - Pyjamas, warm socks, slippers
    - Toothbrush, wipes, lip balm
    - Own pillow
    - Something easy to listen to
    - Clothes to go home in
    Home
    - Somebody knows where you are
    - Somebody looks after pets and post

## The household.

starter-cleaning-name = Cleaning by room
# When it helps, in a sentence or two.
starter-cleaning-about = Tiny steps, one room at a time. Any one of them counts, and stopping in the middle is fine.
starter-cleaning-lines =
    Choose one room, shut the other doors ~1 1m
    Around your bed ~1 5m
    - Rubbish into one bag, from where you sit
    - Cups and plates together, to go out when you go
    - Window open a little
    Bedroom ~2 10m
    - Clothes into one heap, sorting can wait
    - Duvet straight
    - Fresh pillowcase
    Kitchen ~2 10m
    - Rubbish into the bin
    - Dishes into the sink, with hot water on them
    - Wipe one surface
    Dishes ~2 10m
    - Sit on a stool
    - A plate, a cup, a fork: those you need
    - Leave them to dry in the air
    Bathroom ~2 10m
    - Wipe the basin, sitting on the edge or a stool
    - Toilet: cleaner in, wait, brush, flush
    - Clean towel
    Living room ~2 10m
    - Things that live elsewhere into one box
    - Wipe the table
    Floor of one room ~3 10m
    - The middle is enough
    Rubbish out ~2 5m
    Rest between rooms 15m

starter-laundry-name = Laundry in four steps
# When it helps, in a sentence or two.
starter-laundry-about = One load, with a stop after each step. The steps need not be on the same day.
starter-laundry-lines =
    Gather ~1 5m
    - Underwear and what you sleep in come first
    - Half a load is a load
    Wash ~1 5m
    - Clothes in, soap in, start
    - Set a timer to the end of it
    Dry ~2 10m
    - Sit by the rack, small things first
    - Or put it in the dryer and press start
    - Smells wet from waiting? Rinse once more, no harm done
    Rest while it dries
    Put away ~2 10m
    - What you need soon goes on top
    - Nothing has to be folded
    - A basket of clean clothes is a fine cupboard

starter-groceries-name = Groceries
# When it helps, in a sentence or two.
starter-groceries-about = Food for days when cooking is too much. Order it, or send it to the person who shops for you.
# For ticking off: no marks.
starter-groceries-lines =
    No cooking
    - Bread or crackers
    - Cheese, hummus or nut butter
    - Yoghurt
    - Bananas, apples, small tomatoes
    - Cereal or oats
    - Tins with a ring to pull: beans, fish, soup
    One pan or the microwave
    - Ready meals
    - Rice in a pouch
    - Eggs
    - Pasta and a jar of sauce
    - Frozen vegetables, cut already
    Drinks
    - Milk or plant milk
    - Tea, coffee, juice
    By the bed
    - Cereal bars, nuts, dried fruit
    Household
    - Toilet paper, tissues
    - Soap, wipes
    - Washing powder, bin bags
    - Food for pets

starter-letters-name = Bills and letters
# When it helps, in a sentence or two.
starter-letters-about = For the pile by the door. One letter is enough; the others will keep.
starter-letters-lines =
    Carry the pile to where you sit or lie ~1 2m
    Call somebody to keep you company, if that helps ~1 3m
    Open three, read nothing yet ~1 3m
    - Envelopes and advertising go straight out
    Make two heaps: asks for something, does not ~1 5m
    Photograph those that ask ~1 5m
    - Write the date they name into the calendar
    Rest, eyes off the paper 10m
    Pay one bill ~2 10m !high
    - Bank open
    - Amount, number, send
    - Write paid on it
    Answer one letter ~2 15m
    - Find the sentence that says what they want
    - Three lines are enough: who, what, thank you
    Too much to pay at once? Ask for parts ~3 20m
    - Ready to send: I cannot pay this at once. Can we agree on parts?
    Put the rest in one box and close it ~1 2m

starter-visitors-name = Visitors coming
# When it helps, in a sentence or two.
starter-visitors-about = They come to see you. A seat, a drink and a clean basin are enough.
starter-visitors-lines =
    Say how long you can ~1 3m
    - Ready to send: Lovely. Come for a short while, then I need to rest.
    - Or: I would love to, but not yet. I will tell you when.
    - Ask for quiet, or no perfume, if it matters to you
    Ask them to bring the food ~1 2m
    Clear one seat and one table ~1 5m
    - Everything loose into one box, lid on
    Bathroom ~2 5m
    - Wipe the basin
    - Clean towel, toilet paper
    Close the doors of the other rooms ~1 1m
    Cups and something to drink on a tray ~1 5m
    Rest before they ring 30m
    Have them here ~4 60m
    - Lie on the sofa if that is better
    - Let them make the tea
    - To end it: I am glad you came, I need to lie down now
    Rest when they have gone 45m
    Dishes stay where they are

starter-moving-house-name = Moving house
# When it helps, in a sentence or two.
starter-moving-house-about = A big thing in small boxes, over many weeks. Ask for help with anything heavy.
starter-moving-house-lines =
    Fix the date
    - End the old contract, in writing ~2 20m !high
    - Photograph the new contract ~1 5m
    Get help
    - Ask two people, each for one clear job ~2 15m
    - Ask three firms for a price ~3 30m
    - Find somebody to look after pets or children ~1 10m
    Tell them, one each time
    - Bank ~1 10m
    - Doctor and pharmacy ~1 10m
    - Post office: send letters on ~1 10m
    - Electricity, gas, water, with the meter numbers ~2 20m
    - Internet and phone ~2 20m
    - Work, school, benefits office ~2 20m
    - Insurance, tax, council ~2 20m
    Let go of things
    - One bag of rubbish ~1 10m
    - One bag to give away ~1 10m
    Pack
    - One small box, sitting down ~2 15m
    - - Books in small boxes, clothes in large ones
    - - Write on it: which room, what is in it
    - Take a photo of cables before you unplug them ~1 5m
    - Screws into a bag, bag onto the thing ~1 5m
    - The box you open first ~2 15m
    - - Medicine, papers, chargers
    - - Bedding, one change of clothes
    - - Toilet paper, soap, a towel, a lamp
    - - Kettle, cups, easy food
    The move
    - Have a bed or chair away from the noise ~2 15m
    - Say where things go, from there ~8 180m
    - Photos of meters and empty rooms ~1 10m
    - Hand over the keys ~2 15m
    There
    - Bed first, everything else can wait ~3 30m
    - Rest for as long as it takes
    - One box when you have the energy ~2 15m

## Away from home.

starter-trip-name = Packing for a trip
# When it helps, in a sentence or two.
starter-trip-about = One or more nights away. Pack a little at a time, or lie down and let somebody fetch.
# For ticking off: no marks.
starter-trip-lines =
    Cannot be bought there
    - Medicine, with some to spare, in hand luggage
    - Identity card or passport
    - Tickets and address, on paper too
    - Money and cards
    - Keys
    - Phone and charger
    - Glasses, hearing aids, walking aids
    Clothes
    - Underwear and socks, one for each day and one more
    - Tops
    - Trousers or skirts
    - Something warm
    - Something for rain
    - Nightwear
    - Comfortable shoes
    Washing
    - Toothbrush and toothpaste
    - Deodorant, hairbrush
    - Wipes for days without a shower
    - Period things
    For resting
    - Earplugs, eye mask
    - Own pillow or pillowcase
    - Headphones
    On the way
    - Water and snacks
    - Blanket or scarf
    - Something to do, something to fidget with
    Leaving home
    - Windows, cooker, taps
    - Rubbish out
    - Plants and pets looked after
    - One meal in the freezer to come home to

starter-school-name = Packing for school
# When it helps, in a sentence or two.
starter-school-about = Do it in the evening, put the bag by the door, uncheck all and use it again.
# For ticking off: no marks.
starter-school-lines =
    Bag
    - Look at the timetable
    - Books and folders on it
    - Homework, whatever there is of it
    - Pencil case: pens, pencil, rubber, ruler
    - Calculator or laptop, charged
    - Sports things
    - Letters to be signed
    Eating
    - Lunch or lunch money
    - Snack
    - Water bottle
    Feeling well
    - Medicine, if you take it at school
    - Ear defenders or earplugs
    - Something to fidget with
    - Card that says you may rest or leave the room
    By the door
    - Keys and bus card in a shoe, so that they come along
    - Coat and shoes
    - Clothes laid out

## For days on which attention runs out first.

starter-getting-started-name = Getting started when stuck
# When it helps, in a sentence or two.
starter-getting-started-about = For the thing you go round and round. Do the first line, then see.
starter-getting-started-lines =
    Drink something, and move a little ~1 2m
    Name the first thing you would touch: a cup, a file ~1 1m
    Put it in front of you, nothing more yet ~1 2m
    Tell somebody: I am starting this now ~1 2m
    - Or stay on the line, each with your own thing
    Timer on: do it badly until it rings ~1 5m
    - One line, one plate, one click is enough
    - Then stop or go on: both are fine
    Still stuck? Cut the first step in half ~1 1m
    - Or swap: another thing on your list counts
    Rest, or something nice, either way 10m

starter-study-name = Study session
# When it helps, in a sentence or two.
starter-study-about = One short round with a beginning and an end. Lying down works, too.
starter-study-lines =
    Set up ~1 5m
    - Water, snack, what you need to be comfortable
    - Phone out of reach, or on quiet
    - Paper for thoughts that come in between
    - Something is still not right? Begin as it is
    Choose one thing small enough for one round ~1 3m
    - A page, a question, a paragraph
    One round ~2 15m
    - Read the headings first
    - Or let it be read aloud to you
    - Say each part in your own words
    Rest, eyes off the screen 10m
    One more round, if there is energy ~2 15m
    Leave yourself a note: where I am, what comes now ~1 2m
    Rest: stopping while it goes well counts 15m
    Ask for more time or for help, if you need it ~1 5m
    - Ready to send: I am ill and need more time. What is possible?
