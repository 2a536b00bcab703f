### The tips: what other people advise, each in two or three short sentences.
###
### Rewrite them in your language, as somebody would say it there; do not translate them word by word.
### A tip reports, and promises nothing: no “you should”, nothing of cures or treatment, no exclamation mark.
### Each has a source, which the program names below it. Keep to what the source says: numbers, who was asked, in which study.
### A word of the program, as Backlog, is written as in its menu.

## How to spend the energy of a day.

tip-stop-early-title = Stop while it still feels fine
tip-stop-early-text = Say how long before you begin, 15 minutes for example, and stop when the time is up, on a good day as well. An alarm does the watching for you.

tip-spread-it-out-title = Small pieces, over the week
tip-spread-it-out-text = Cut a big thing into parts and give the parts to different days, with rests between them. A little less than you think you can is a good size.

tip-every-kind-of-effort-title = Thinking and feeling take energy, too
tip-every-kind-of-effort-text = A form, a phone call or a hard talk counts as much as something done on foot. A plan that counts every kind of effort fits the day better.

tip-your-own-limit-title = You know your limit best
tip-your-own-limit-text = It differs from person to person and from day to day. What you feel counts for more than any number, here as elsewhere.

tip-a-whole-week-title = Look at a week, not at a day
tip-a-whole-week-text = Researchers put what a week took beside what there was to take. One heavy day is then one of seven, and swings from day to day come into sight.

tip-good-days-title = Keep good days close to normal
tip-good-days-text = Doing far more on a good day and paying for it afterwards has a name: boom and bust. Moving one thing from the good day to the next is a small way out.

tip-keep-one-back-title = Keep a little back
tip-keep-one-back-text = The story that spoons come from keeps one in the pocket, for what nobody could know in the morning. The reserve in Settings does the same.

## How to begin.

tip-one-step-in-sight-title = One step in sight
tip-one-step-in-sight-text = One instruction at a time is easier to follow than a page of them. Write the next thing you would touch as a step, and leave the others for when it is done.

tip-when-then-title = When this, then that
tip-when-then-text = “When the kettle is on, I open the letter.” A plan that ties a step to a moment gets more things begun: so said 94 tests, looked at together.

tip-somebody-there-title = Somebody else in the room
tip-somebody-there-text = In person or on a call, each with their own thing: it is called body doubling. Of 220 people asked in one survey, three in four use it.

tip-time-to-be-seen-title = Time that can be seen
tip-time-to-be-seen-text = How long a thing takes is hard to guess: adults with ADHD named it among what stays difficult at work. A clock or a timer in sight takes over some of the guessing.

tip-leave-a-cushion-title = Plan less, leave a cushion
tip-leave-a-cushion-text = A plan with room in it survives a phone call. Take one thing out of today before it begins: it can come back if there is time.

tip-begin-a-new-list-title = An old list can go
tip-begin-a-new-list-text = A writer with ADHD gives up the whole old list every Sunday and begins a new one. Start fresh in the Backlog does that, and loses nothing.

tip-what-was-done-title = Look at what was done
tip-what-was-done-text = What is still to do is in sight all day; what was done is soon forgotten. A list of it sets that right. Here it is Done today, and History.

## How not to have to keep it in mind.

tip-let-it-be-written-title = Let something else remember it
tip-let-it-be-written-text = A note, a calendar, an alarm: a review of the research calls handing over what is to be done highly effective. Write it down when it comes, and sort it when there is time.

tip-in-the-way-title = Put it where you will meet it
tip-in-the-way-text = The letter on the door handle, the medicine beside the cup: a thing in the way reminds as a note does, and needs no battery.

tip-few-reminders-title = Few reminders, so that each is heard
tip-few-reminders-text = Somebody with fifty of them a day no longer noticed any. Those that stay stand out more when the others are gone.

## How to stop.

tip-rest-first-title = Rest before it is needed
tip-rest-first-text = Some people plan one or two short rests a day and take them however they feel. Among those who wrote about it, several say that their days became easier to foresee.

tip-what-rests-title = Find out what rests you
tip-what-rests-text = Lying down with closed eyes in a quiet place is one way. Where that does not suit, quiet music is another. What matters is a break from what you do otherwise.

tip-rest-in-the-plan-title = Rest belongs in the plan
tip-rest-in-the-plan-text = A plan for energy names rest and sleep beside everything else. Here, too, a rest can stand in the list like any task.

tip-permission-title = Permission to go slower
tip-permission-text = You may sit down for it, ask for help, or leave it for another day. A guide of the NHS begins with giving yourself permission.

## How to end a day.

tip-list-before-bed-title = Tomorrow on paper, then bed
tip-list-before-bed-text = In one study, 57 healthy young adults wrote for five minutes before bed. Those who wrote what was to come fell asleep sooner than those who wrote what was done.

tip-one-line-title = The day in one line
tip-one-line-text = Four or five things that took the most, in less than a minute, lying down: more is not needed to see later what a day was like.

tip-look-for-patterns-title = After a week, look for patterns
tip-look-for-patterns-text = What did the better days have in common, what came before the harder ones, how were rest and sleep? A few notes a day are enough to see it.
