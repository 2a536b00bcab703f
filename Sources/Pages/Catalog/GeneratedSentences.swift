// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// Signed in as <mail></mail>
    @inline(never)
    package static func accountSignedIn(mail: consuming MarkupTag) -> Sentence {
        Sentence(number: 1837, [.tag(mail)])
    }

    /// Account of <mail></mail>
    @inline(never)
    package static func accountOf(mail: consuming MarkupTag) -> Sentence {
        Sentence(number: 1838, [.tag(mail)])
    }

    /// Last synced: { $date }, { $time }.
    @inline(never)
    package static func accountLastSynced(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 1839, [.text(date), .text(time)])
    }

    /// If you cannot sign in again: save a backup, sign out here, and restore the backup on the first page. <backup>Back up</backup>
    @inline(never)
    package static func syncAgainHint(backup: consuming MarkupTag) -> Sentence {
        Sentence(number: 1840, [.tag(backup)])
    }

    /// Sign in as { $mail }
    @inline(never)
    package static func syncSignInAs(mail: consuming String) -> Sentence {
        Sentence(number: 1841, [.text(mail)])
    }

    /// { $count -> [one] { $count } change is only on this device so far. [other] { $count } changes are only on this device so far. }
    @inline(never)
    package static func syncUnsent(count: Int) -> Sentence {
        Sentence(number: 1842, [.number(count)])
    }

    /// { $count -> [one] { $count } entry could not be synced (too large, of an unknown kind, or in a shared list that is full) and stays on this device. [other] { $count } entries could not be synced (too large, of an unknown kind, or in a shared list that is full) and stay on this device. }
    @inline(never)
    package static func syncRefused(count: Int) -> Sentence {
        Sentence(number: 1843, [.number(count)])
    }

    /// A backup keeps all of it: <backup>Back up</backup>
    @inline(never)
    package static func syncBackup(backup: consuming MarkupTag) -> Sentence {
        Sentence(number: 1844, [.tag(backup)])
    }

    /// This browser still has the plan of <mail></mail>, and you have signed in as <now></now>. The two plans are kept apart.
    @inline(never)
    package static func otherPlanTwo(mail: consuming MarkupTag, now: consuming MarkupTag) -> Sentence {
        Sentence(number: 1845, [.tag(mail), .tag(now)])
    }

    /// This browser still has the plan of <mail></mail>. The two plans are kept apart.
    @inline(never)
    package static func otherPlanOne(mail: consuming MarkupTag) -> Sentence {
        Sentence(number: 1846, [.tag(mail)])
    }

    /// It was made here without an account, and last changed on { $date }.
    @inline(never)
    package static func joiningLead(date: consuming String) -> Sentence {
        Sentence(number: 1847, [.text(date)])
    }

    /// Add to { $list }
    @inline(never)
    package static func addTo(list: consuming String) -> Sentence {
        Sentence(number: 1848, [.text(list)])
    }

    /// ~2 for { $spoons } · tomorrow 9:00 · !high · #phone for a subject · @Errands for a list · every day · 15m
    @inline(never)
    package static func addHelpLine(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1849, [.spoons(spoons)])
    }

    /// Title: <title></title>
    @inline(never)
    package static func lineTitle(title: consuming MarkupTag) -> Sentence {
        Sentence(number: 1850, [.tag(title)])
    }

    /// { $meaning }: put back into the title
    @inline(never)
    package static func linePutBack(meaning: consuming String) -> Sentence {
        Sentence(number: 1851, [.text(meaning)])
    }

    /// Or { $meaning }
    @inline(never)
    package static func lineOr(meaning: consuming String) -> Sentence {
        Sentence(number: 1852, [.text(meaning)])
    }

    /// { $meaning }?
    @inline(never)
    package static func lineMaybe(meaning: consuming String) -> Sentence {
        Sentence(number: 1853, [.text(meaning)])
    }

    /// { $spoons }
    @inline(never)
    package static func chipSpoons(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1854, [.spoons(spoons)])
    }

    /// Subject: { $subject }
    @inline(never)
    package static func chipSubject(subject: consuming String) -> Sentence {
        Sentence(number: 1855, [.text(subject)])
    }

    /// Subject: { $subject } (new)
    @inline(never)
    package static func chipSubjectNew(subject: consuming String) -> Sentence {
        Sentence(number: 1856, [.text(subject)])
    }

    /// List: { $list }
    @inline(never)
    package static func chipList(list: consuming String) -> Sentence {
        Sentence(number: 1857, [.text(list)])
    }

    /// List: { $list } (new)
    @inline(never)
    package static func chipListNew(list: consuming String) -> Sentence {
        Sentence(number: 1858, [.text(list)])
    }

    /// Today, { $time }
    @inline(never)
    package static func chipTimeToday(time: consuming String) -> Sentence {
        Sentence(number: 1859, [.text(time)])
    }

    /// Tomorrow, { $time }
    @inline(never)
    package static func chipTimeTomorrow(time: consuming String) -> Sentence {
        Sentence(number: 1860, [.text(time)])
    }

    /// { $date }, { $time }
    @inline(never)
    package static func chipTimeDate(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 1861, [.text(date), .text(time)])
    }

    /// { $meaning } (“{ $words }”)
    @inline(never)
    package static func chipWords(meaning: consuming String, words: consuming String) -> Sentence {
        Sentence(number: 1862, [.text(meaning), .text(words)])
    }

    /// From { $date }
    @inline(never)
    package static func backlogFrom(date: consuming String) -> Sentence {
        Sentence(number: 1863, [.text(date)])
    }

    /// { UNIT($unit) } of the day
    @inline(never)
    package static func budget(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 1864, [.unit(unit)])
    }

    /// { $free }. { $used }.
    @inline(never)
    package static func budgetSummary(free: consuming String, used: consuming String) -> Sentence {
        Sentence(number: 1865, [.text(free), .text(used)])
    }

    /// Each drawing stands for { $spoons }.
    @inline(never)
    package static func budgetEach(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1866, [.spoons(spoons)])
    }

    /// { $spoons } free
    @inline(never)
    package static func budgetFree(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1867, [.spoons(spoons)])
    }

    /// No { UNIT($unit) } free
    @inline(never)
    package static func budgetNoneFree(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 1868, [.unit(unit)])
    }

    /// { $spoons } over
    @inline(never)
    package static func budgetOver(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1869, [.spoons(spoons)])
    }

    /// { $spoons } of them in reserve
    @inline(never)
    package static func budgetInReserve(spoons: Int) -> Sentence {
        Sentence(number: 1870, [.number(spoons)])
    }

    /// { $spoons } borrowed
    @inline(never)
    package static func budgetBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 1871, [.number(spoons)])
    }

    /// <first>{ $free }</first><second>, { $aside }</second>
    @inline(never)
    package static func budgetFreeAside(first: consuming MarkupTag, free: consuming String, second: consuming MarkupTag, aside: consuming String) -> Sentence {
        Sentence(number: 1872, [.tag(first), .text(free), .tag(second), .text(aside)])
    }

    /// { $planned } of { $all } planned
    @inline(never)
    package static func budgetPlanned(planned: Int, all: Int) -> Sentence {
        Sentence(number: 1873, [.number(planned), .number(all)])
    }

    /// { $done } of them done
    @inline(never)
    package static func budgetDone(done: Int) -> Sentence {
        Sentence(number: 1874, [.number(done)])
    }

    /// { $planned }, <link>{ $done }</link>
    @inline(never)
    package static func budgetPlannedDone(planned: consuming String, link: consuming MarkupTag, done: consuming String) -> Sentence {
        Sentence(number: 1875, [.text(planned), .tag(link), .text(done)])
    }

    /// { $sum } and { $count } without a cost
    @inline(never)
    package static func sumUncosted(sum: consuming String, count: Int) -> Sentence {
        Sentence(number: 1876, [.text(sum), .number(count)])
    }

    /// { $planned } of { $all }
    @inline(never)
    package static func total(planned: Int, all: consuming SpoonCount) -> Sentence {
        Sentence(number: 1877, [.number(planned), .spoons(all)])
    }

    /// { $free } free
    @inline(never)
    package static func totalFree(free: Int) -> Sentence {
        Sentence(number: 1878, [.number(free)])
    }

    /// { $free } free, { $reserve } in reserve
    @inline(never)
    package static func totalFreeReserve(free: Int, reserve: Int) -> Sentence {
        Sentence(number: 1879, [.number(free), .number(reserve)])
    }

    /// { $free } free, only your reserve
    @inline(never)
    package static func totalFreeAllReserve(free: Int) -> Sentence {
        Sentence(number: 1880, [.number(free)])
    }

    /// { $over } over
    @inline(never)
    package static func totalOver(over: Int) -> Sentence {
        Sentence(number: 1881, [.number(over)])
    }

    /// Nothing was added. { $question }
    @inline(never)
    package static func totalRefused(question: consuming String) -> Sentence {
        Sentence(number: 1882, [.text(question)])
    }

    /// That is { $over } over.
    @inline(never)
    package static func totalRefusedOver(over: consuming SpoonCount) -> Sentence {
        Sentence(number: 1883, [.spoons(over)])
    }

    /// Choose fewer, or borrow { $spoons } from tomorrow.
    @inline(never)
    package static func totalBorrow(spoons: Int) -> Sentence {
        Sentence(number: 1884, [.number(spoons)])
    }

    /// Choose fewer, or use the reserve and borrow { $spoons } from tomorrow.
    @inline(never)
    package static func totalBorrowReserve(spoons: Int) -> Sentence {
        Sentence(number: 1885, [.number(spoons)])
    }

    /// { $spoons -> [one] This uses the { $spoons } you keep in reserve. Use it, or choose { $spoons } fewer. [other] This uses the { $spoons } you keep in reserve. Use them, or choose { $spoons } fewer. }
    @inline(never)
    package static func totalReserve(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1886, [.spoons(spoons)])
    }

    /// Borrow { $spoons }
    @inline(never)
    package static func totalBorrowButton(spoons: Int) -> Sentence {
        Sentence(number: 1887, [.number(spoons)])
    }

    /// { $count } chosen
    @inline(never)
    package static func totalBulk(count: Int) -> Sentence {
        Sentence(number: 1888, [.number(count)])
    }

    /// { $count } chosen, { $spoons }
    @inline(never)
    package static func totalBulkSpoons(count: Int, spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1889, [.number(count), .spoons(spoons)])
    }

    /// Instead of { $tasks }:
    @inline(never)
    package static func swapInstead(tasks: consuming String) -> Sentence {
        Sentence(number: 1890, [.text(tasks)])
    }

    /// { $task } ({ $spoons })
    @inline(never)
    package static func swapTask(task: consuming String, spoons: Int) -> Sentence {
        Sentence(number: 1891, [.text(task), .number(spoons)])
    }

    /// Add on { $date }
    @inline(never)
    package static func calendarBarAdd(date: consuming String) -> Sentence {
        Sentence(number: 1892, [.text(date)])
    }

    /// { $count -> [one] { $count } task [other] { $count } tasks }
    @inline(never)
    package static func calendarCountTasks(count: Int) -> Sentence {
        Sentence(number: 1893, [.number(count)])
    }

    /// { $count -> [one] { $count } begins [other] { $count } begin }
    @inline(never)
    package static func calendarCountBegin(count: Int) -> Sentence {
        Sentence(number: 1894, [.number(count)])
    }

    /// { $count -> [one] { $count } repeats [other] { $count } repeat }
    @inline(never)
    package static func calendarCountRepeat(count: Int) -> Sentence {
        Sentence(number: 1895, [.number(count)])
    }

    /// { $count } done
    @inline(never)
    package static func calendarCountDone(count: Int) -> Sentence {
        Sentence(number: 1896, [.number(count)])
    }

    /// { $planned } of { $usual }
    @inline(never)
    package static func calendarLoad(planned: Int, usual: consuming SpoonCount) -> Sentence {
        Sentence(number: 1897, [.number(planned), .spoons(usual)])
    }

    /// { $planned } of { $usual }, { $over } over
    @inline(never)
    package static func calendarLoadOver(planned: Int, usual: consuming SpoonCount, over: Int) -> Sentence {
        Sentence(number: 1898, [.number(planned), .spoons(usual), .number(over)])
    }

    /// Move to another day: { $task }
    @inline(never)
    package static func calendarRowMove(task: consuming String) -> Sentence {
        Sentence(number: 1899, [.text(task)])
    }

    /// Previous month: { $month }
    @inline(never)
    package static func monthPrevious(month: consuming String) -> Sentence {
        Sentence(number: 1900, [.text(month)])
    }

    /// Next month: { $month }
    @inline(never)
    package static func monthNext(month: consuming String) -> Sentence {
        Sentence(number: 1901, [.text(month)])
    }

    /// { $date }, today
    @inline(never)
    package static func monthDayToday(date: consuming String) -> Sentence {
        Sentence(number: 1902, [.text(date)])
    }

    /// { $date }, chosen
    @inline(never)
    package static func monthDayChosen(date: consuming String) -> Sentence {
        Sentence(number: 1903, [.text(date)])
    }

    /// { $date }, today, chosen
    @inline(never)
    package static func monthDayTodayChosen(date: consuming String) -> Sentence {
        Sentence(number: 1904, [.text(date)])
    }

    /// { $day }: { $tasks }
    @inline(never)
    package static func monthDayTasks(day: consuming String, tasks: consuming String) -> Sentence {
        Sentence(number: 1905, [.text(day), .text(tasks)])
    }

    /// { $said }. { $further }
    @inline(never)
    package static func monthDayAnd(said: consuming String, further: consuming String) -> Sentence {
        Sentence(number: 1906, [.text(said), .text(further)])
    }

    /// { $lists } and { $count } more
    @inline(never)
    package static func monthDayMore(lists: consuming String, count: Int) -> Sentence {
        Sentence(number: 1907, [.text(lists), .number(count)])
    }

    /// { UNIT($unit) } planned
    @inline(never)
    package static func monthLegendPlanned(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 1908, [.unit(unit)])
    }

    /// more than { $usual }
    @inline(never)
    package static func monthLegendOver(usual: Int) -> Sentence {
        Sentence(number: 1909, [.number(usual)])
    }

    /// { $category }: { $lists }
    @inline(never)
    package static func monthLegendLists(category: consuming String, lists: consuming String) -> Sentence {
        Sentence(number: 1910, [.text(category), .text(lists)])
    }

    /// { $category }: { $lists }, { $count } more
    @inline(never)
    package static func monthLegendListsMore(category: consuming String, lists: consuming String, count: Int) -> Sentence {
        Sentence(number: 1911, [.text(category), .text(lists), .number(count)])
    }

    /// Previous week, from { $date }
    @inline(never)
    package static func weekPrevious(date: consuming String) -> Sentence {
        Sentence(number: 1912, [.text(date)])
    }

    /// Next week, from { $date }
    @inline(never)
    package static func weekNext(date: consuming String) -> Sentence {
        Sentence(number: 1913, [.text(date)])
    }

    /// { $date }, today
    @inline(never)
    package static func weekDayToday(date: consuming String) -> Sentence {
        Sentence(number: 1914, [.text(date)])
    }

    /// and { $count } more
    @inline(never)
    package static func weekDayMore(count: Int) -> Sentence {
        Sentence(number: 1915, [.number(count)])
    }

    /// and { $count } more on { $date }
    @inline(never)
    package static func weekDayMoreOn(count: Int, date: consuming String) -> Sentence {
        Sentence(number: 1916, [.number(count), .text(date)])
    }

    /// Add on { $date }
    @inline(never)
    package static func weekDayAdd(date: consuming String) -> Sentence {
        Sentence(number: 1917, [.text(date)])
    }

    /// Previous day: { $date }
    @inline(never)
    package static func dayPrevious(date: consuming String) -> Sentence {
        Sentence(number: 1918, [.text(date)])
    }

    /// Next day: { $date }
    @inline(never)
    package static func dayNext(date: consuming String) -> Sentence {
        Sentence(number: 1919, [.text(date)])
    }

    /// { $date }, today
    @inline(never)
    package static func dayTitleToday(date: consuming String) -> Sentence {
        Sentence(number: 1920, [.text(date)])
    }

    /// and { $count } more on this day
    @inline(never)
    package static func dayMore(count: Int) -> Sentence {
        Sentence(number: 1921, [.number(count)])
    }

    /// { $day }: { $tasks }.
    @inline(never)
    package static func daySaid(day: consuming String, tasks: consuming String) -> Sentence {
        Sentence(number: 1922, [.text(day), .text(tasks)])
    }

    /// { $day }.
    @inline(never)
    package static func daySaidAlone(day: consuming String) -> Sentence {
        Sentence(number: 1923, [.text(day)])
    }

    /// { $load }.
    @inline(never)
    package static func daySaidLoad(load: consuming String) -> Sentence {
        Sentence(number: 1924, [.text(load)])
    }

    /// { $days -> [one] In { $days } day [other] In { $days } days }
    @inline(never)
    package static func dayAhead(days: Int) -> Sentence {
        Sentence(number: 1925, [.number(days)])
    }

    /// { $days -> [one] { $days } day ago [other] { $days } days ago }
    @inline(never)
    package static func dayPast(days: Int) -> Sentence {
        Sentence(number: 1926, [.number(days)])
    }

    /// { $count -> [one] { $count } task [other] { $count } tasks }
    @inline(never)
    package static func changeTasks(count: Int) -> Sentence {
        Sentence(number: 1927, [.number(count)])
    }

    /// New Day with { $spoons }
    @inline(never)
    package static func changeStartedDay(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1928, [.spoons(spoons)])
    }

    /// New Day with { $spoons }, without what does not fit: { $what }
    @inline(never)
    package static func changeStartedDayWithout(spoons: consuming SpoonCount, what: consuming TaskNames) -> Sentence {
        Sentence(number: 1929, [.spoons(spoons), .tasks(what)])
    }

    /// Today set to { $spoons }
    @inline(never)
    package static func changeAdjustedDay(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1930, [.spoons(spoons)])
    }

    /// Added to today: { $what }
    @inline(never)
    package static func changePlannedToday(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1931, [.tasks(what)])
    }

    /// Added to today, borrowing { $spoons }: { $what }
    @inline(never)
    package static func changePlannedBorrowing(spoons: consuming SpoonCount, what: consuming TaskNames) -> Sentence {
        Sentence(number: 1932, [.spoons(spoons), .tasks(what)])
    }

    /// Swapped into today: { $what }
    @inline(never)
    package static func changeSwapped(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1933, [.tasks(what)])
    }

    /// { $what } costs { $spoons } today
    @inline(never)
    package static func changeTodayCost(what: consuming String, spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 1934, [.text(what), .spoons(spoons)])
    }

    /// Actual cost { $spoons }: { $what }
    @inline(never)
    package static func changeRealCost(spoons: consuming SpoonCount, what: consuming String) -> Sentence {
        Sentence(number: 1935, [.spoons(spoons), .text(what)])
    }

    /// Added: { $what }, due { $date }
    @inline(never)
    package static func changeAddedDue(what: consuming TaskNames, date: consuming String) -> Sentence {
        Sentence(number: 1936, [.tasks(what), .text(date)])
    }

    /// Planned for { $date }: { $what }
    @inline(never)
    package static func changePlannedFor(date: consuming String, what: consuming TaskNames) -> Sentence {
        Sentence(number: 1937, [.text(date), .tasks(what)])
    }

    /// Moved to { $date }: { $what }
    @inline(never)
    package static func changeMovedTo(date: consuming String, what: consuming TaskNames) -> Sentence {
        Sentence(number: 1938, [.text(date), .tasks(what)])
    }

    /// { $what } updated
    @inline(never)
    package static func changeMany(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1939, [.tasks(what)])
    }

    /// Timer of { $length }
    @inline(never)
    package static func changeTimer(length: consuming String) -> Sentence {
        Sentence(number: 1940, [.text(length)])
    }

    /// Timer of { $length }: { $task }
    @inline(never)
    package static func changeTimerOn(length: consuming String, task: consuming String) -> Sentence {
        Sentence(number: 1941, [.text(length), .text(task)])
    }

    /// Rest of { $length }
    @inline(never)
    package static func changeRest(length: consuming String) -> Sentence {
        Sentence(number: 1942, [.text(length)])
    }

    /// Rest of { $length }: { $task }
    @inline(never)
    package static func changeRestOn(length: consuming String, task: consuming String) -> Sentence {
        Sentence(number: 1943, [.text(length), .text(task)])
    }

    /// Rested { $length }
    @inline(never)
    package static func changeRestedFor(length: consuming String) -> Sentence {
        Sentence(number: 1944, [.text(length)])
    }

    /// Rested { $length }: { $task }
    @inline(never)
    package static func changeRestedForOn(length: consuming String, task: consuming String) -> Sentence {
        Sentence(number: 1945, [.text(length), .text(task)])
    }

    /// Rested: { $task }
    @inline(never)
    package static func changeRestedOn(task: consuming String) -> Sentence {
        Sentence(number: 1946, [.text(task)])
    }

    /// { $minutes -> [one] Added { $minutes } minute to the timer [other] Added { $minutes } minutes to the timer }
    @inline(never)
    package static func changeTimerMinutes(minutes: Int) -> Sentence {
        Sentence(number: 1947, [.number(minutes)])
    }

    /// { $minutes -> [one] Added { $minutes } minute to the timer: { $task } [other] Added { $minutes } minutes to the timer: { $task } }
    @inline(never)
    package static func changeTimerMinutesOn(minutes: Int, task: consuming String) -> Sentence {
        Sentence(number: 1948, [.number(minutes), .text(task)])
    }

    /// Added time to the timer: { $task }
    @inline(never)
    package static func changeTimerLongerOn(task: consuming String) -> Sentence {
        Sentence(number: 1949, [.text(task)])
    }

    /// Timer paused: { $task }
    @inline(never)
    package static func changeTimerPausedOn(task: consuming String) -> Sentence {
        Sentence(number: 1950, [.text(task)])
    }

    /// Timer resumed: { $task }
    @inline(never)
    package static func changeTimerResumedOn(task: consuming String) -> Sentence {
        Sentence(number: 1951, [.text(task)])
    }

    /// Timer reset: { $task }
    @inline(never)
    package static func changeTimerResetOn(task: consuming String) -> Sentence {
        Sentence(number: 1952, [.text(task)])
    }

    /// Timer stopped: { $task }
    @inline(never)
    package static func changeTimerStoppedOn(task: consuming String) -> Sentence {
        Sentence(number: 1953, [.text(task)])
    }

    /// Added: { $what }
    @inline(never)
    package static func changeAddedTask(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1954, [.tasks(what)])
    }

    /// Changed: { $what }
    @inline(never)
    package static func changeEditedTask(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1955, [.tasks(what)])
    }

    /// Deleted: { $what }
    @inline(never)
    package static func changeDeletedTask(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1956, [.tasks(what)])
    }

    /// Brought back: { $what }
    @inline(never)
    package static func changeBroughtBack(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1957, [.tasks(what)])
    }

    /// Moved: { $what }
    @inline(never)
    package static func changeMovedTask(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1958, [.tasks(what)])
    }

    /// Done: { $what }
    @inline(never)
    package static func changeCheckedOff(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1959, [.tasks(what)])
    }

    /// Not done: { $what }
    @inline(never)
    package static func changeUnchecked(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1960, [.tasks(what)])
    }

    /// Removed from today: { $what }
    @inline(never)
    package static func changeSentBack(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1961, [.tasks(what)])
    }

    /// Start fresh: { $what }
    @inline(never)
    package static func changeFresh(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1962, [.tasks(what)])
    }

    /// Moved to another list: { $what }
    @inline(never)
    package static func changeFiledTask(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1963, [.tasks(what)])
    }

    /// Snoozed: { $what }
    @inline(never)
    package static func changeSnoozed(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1964, [.tasks(what)])
    }

    /// Hidden until { $date }: { $what }
    @inline(never)
    package static func changeHidden(date: consuming String, what: consuming TaskNames) -> Sentence {
        Sentence(number: 1965, [.text(date), .tasks(what)])
    }

    /// Shown again: { $what }
    @inline(never)
    package static func changeWokeUp(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1966, [.tasks(what)])
    }

    /// Skipped once: { $what }
    @inline(never)
    package static func changeSkippedOnce(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1967, [.tasks(what)])
    }

    /// { $what -> [one] No longer repeats: { $what } [other] No longer repeat: { $what } }
    @inline(never)
    package static func changeEndedRepeat(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1968, [.tasks(what)])
    }

    /// Subject added: { $what }
    @inline(never)
    package static func changeLabelled(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1969, [.tasks(what)])
    }

    /// Subject removed: { $what }
    @inline(never)
    package static func changeUnlabelled(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1970, [.tasks(what)])
    }

    /// Changed for this time: { $what }
    @inline(never)
    package static func changeForThisTime(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1971, [.tasks(what)])
    }

    /// Skipped: { $what }
    @inline(never)
    package static func changeLeftOut(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1972, [.tasks(what)])
    }

    /// Included: { $what }
    @inline(never)
    package static func changeTookAlong(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1973, [.tasks(what)])
    }

    /// Not this one: { $what }
    @inline(never)
    package static func changePassedOver(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1974, [.tasks(what)])
    }

    /// Duplicated: { $what }
    @inline(never)
    package static func changeDuplicatedTask(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1975, [.tasks(what)])
    }

    /// Usual cost kept: { $what }
    @inline(never)
    package static func changeDeclinedCost(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1976, [.tasks(what)])
    }

    /// Planned: { $what }
    @inline(never)
    package static func changePlannedWeek(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1977, [.tasks(what)])
    }

    /// No longer planned for a day: { $what }
    @inline(never)
    package static func changeRemovedIntended(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1978, [.tasks(what)])
    }

    /// Moved back to today: { $what }
    @inline(never)
    package static func changeWantedToday(what: consuming TaskNames) -> Sentence {
        Sentence(number: 1979, [.tasks(what)])
    }

    /// Earlier version restored: { $what }
    @inline(never)
    package static func changeVersionBack(what: consuming String) -> Sentence {
        Sentence(number: 1980, [.text(what)])
    }

    /// Earlier version dismissed: { $what }
    @inline(never)
    package static func changeVersionAway(what: consuming String) -> Sentence {
        Sentence(number: 1981, [.text(what)])
    }

    /// New list: { $what }
    @inline(never)
    package static func changeAddedList(what: consuming String) -> Sentence {
        Sentence(number: 1982, [.text(what)])
    }

    /// List changed: { $what }
    @inline(never)
    package static func changeEditedList(what: consuming String) -> Sentence {
        Sentence(number: 1983, [.text(what)])
    }

    /// List and its tasks deleted: { $what }
    @inline(never)
    package static func changeDeletedList(what: consuming String) -> Sentence {
        Sentence(number: 1984, [.text(what)])
    }

    /// List moved: { $what }
    @inline(never)
    package static func changeMovedList(what: consuming String) -> Sentence {
        Sentence(number: 1985, [.text(what)])
    }

    /// List archived: { $what }
    @inline(never)
    package static func changeArchivedList(what: consuming String) -> Sentence {
        Sentence(number: 1986, [.text(what)])
    }

    /// List restored: { $what }
    @inline(never)
    package static func changeReopenedList(what: consuming String) -> Sentence {
        Sentence(number: 1987, [.text(what)])
    }

    /// All unchecked: { $what }
    @inline(never)
    package static func changeUncheckedAll(what: consuming String) -> Sentence {
        Sentence(number: 1988, [.text(what)])
    }

    /// New list from a template: { $what }
    @inline(never)
    package static func changeUsedTemplate(what: consuming String) -> Sentence {
        Sentence(number: 1989, [.text(what)])
    }

    /// New template: { $what }
    @inline(never)
    package static func changeMadeTemplate(what: consuming String) -> Sentence {
        Sentence(number: 1990, [.text(what)])
    }

    /// New checklist: { $what }
    @inline(never)
    package static func changeMergedLists(what: consuming String) -> Sentence {
        Sentence(number: 1991, [.text(what)])
    }

    /// Started over; previous copy archived: { $what }
    @inline(never)
    package static func changeRanAgain(what: consuming String) -> Sentence {
        Sentence(number: 1992, [.text(what)])
    }

    /// New list, a copy: { $what }
    @inline(never)
    package static func changeDuplicatedList(what: consuming String) -> Sentence {
        Sentence(number: 1993, [.text(what)])
    }

    /// New subject: { $what }
    @inline(never)
    package static func changeAddedSubject(what: consuming String) -> Sentence {
        Sentence(number: 1994, [.text(what)])
    }

    /// Subject changed: { $what }
    @inline(never)
    package static func changeEditedSubject(what: consuming String) -> Sentence {
        Sentence(number: 1995, [.text(what)])
    }

    /// Subject deleted: { $what }
    @inline(never)
    package static func changeDeletedSubject(what: consuming String) -> Sentence {
        Sentence(number: 1996, [.text(what)])
    }

    /// Subjects merged: { $what }
    @inline(never)
    package static func changeMergedSubjects(what: consuming String) -> Sentence {
        Sentence(number: 1997, [.text(what)])
    }

    /// New note: { $what }
    @inline(never)
    package static func changeAddedNote(what: consuming String) -> Sentence {
        Sentence(number: 1998, [.text(what)])
    }

    /// Note changed: { $what }
    @inline(never)
    package static func changeEditedNote(what: consuming String) -> Sentence {
        Sentence(number: 1999, [.text(what)])
    }

    /// Note deleted: { $what }
    @inline(never)
    package static func changeDeletedNote(what: consuming String) -> Sentence {
        Sentence(number: 2000, [.text(what)])
    }

    /// Note moved: { $what }
    @inline(never)
    package static func changeMovedNote(what: consuming String) -> Sentence {
        Sentence(number: 2001, [.text(what)])
    }

    /// Pinned: { $what }
    @inline(never)
    package static func changePinnedNote(what: consuming String) -> Sentence {
        Sentence(number: 2002, [.text(what)])
    }

    /// Unpinned: { $what }
    @inline(never)
    package static func changeUnpinnedNote(what: consuming String) -> Sentence {
        Sentence(number: 2003, [.text(what)])
    }

    /// Note turned into a task: { $what }
    @inline(never)
    package static func changeTaskOfNote(what: consuming String) -> Sentence {
        Sentence(number: 2004, [.text(what)])
    }

    /// View saved: { $what }
    @inline(never)
    package static func changeKeptView(what: consuming String) -> Sentence {
        Sentence(number: 2005, [.text(what)])
    }

    /// View renamed: { $what }
    @inline(never)
    package static func changeRenamedView(what: consuming String) -> Sentence {
        Sentence(number: 2006, [.text(what)])
    }

    /// View deleted: { $what }
    @inline(never)
    package static func changeDeletedView(what: consuming String) -> Sentence {
        Sentence(number: 2007, [.text(what)])
    }

    /// Tip hidden: { $what }
    @inline(never)
    package static func changeDismissedTip(what: consuming String) -> Sentence {
        Sentence(number: 2008, [.text(what)])
    }

    /// Tip shown again: { $what }
    @inline(never)
    package static func changeShowedTip(what: consuming String) -> Sentence {
        Sentence(number: 2009, [.text(what)])
    }

    /// { $change }.
    @inline(never)
    package static func toast(change: consuming String) -> Sentence {
        Sentence(number: 2010, [.text(change)])
    }

    /// { $change }. { $spoons } left.
    @inline(never)
    package static func toastLeft(change: consuming String, spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2011, [.text(change), .spoons(spoons)])
    }

    /// { $done } Still due { $date }.
    @inline(never)
    package static func toastStillDue(done: consuming String, date: consuming String) -> Sentence {
        Sentence(number: 2012, [.text(done), .text(date)])
    }

    /// { $done } It is due before that, { $date }.
    @inline(never)
    package static func toastDueBefore(done: consuming String, date: consuming String) -> Sentence {
        Sentence(number: 2013, [.text(done), .text(date)])
    }

    /// Undone: “{ $change }”.
    @inline(never)
    package static func toastUndone(change: consuming String) -> Sentence {
        Sentence(number: 2014, [.text(change)])
    }

    /// Undone: “{ $change }”. { $spoons } left.
    @inline(never)
    package static func toastUndoneLeft(change: consuming String, spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2015, [.text(change), .spoons(spoons)])
    }

    /// It was changed since, so it stays as it is: “{ $change }”.
    @inline(never)
    package static func toastStays(change: consuming String) -> Sentence {
        Sentence(number: 2016, [.text(change)])
    }

    /// { $done } Part of it was changed since, and stays as it is.
    @inline(never)
    package static func toastPartly(done: consuming String) -> Sentence {
        Sentence(number: 2017, [.text(done)])
    }

    /// All { $count }
    @inline(never)
    package static func choosingAll(count: Int) -> Sentence {
        Sentence(number: 2018, [.number(count)])
    }

    /// How many { UNIT($unit) } does it take? A number also chooses the task. A guess is fine.
    @inline(never)
    package static func choosingCost(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2019, [.unit(unit)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    package static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 2020, [.number(count)])
    }

    /// { $spoons }
    @inline(never)
    package static func numberOfSpoons(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2021, [.spoons(spoons)])
    }

    /// { $count -> [one] spoon [other] spoons }
    @inline(never)
    package static func unitAfterNumber(count: Int) -> Sentence {
        Sentence(number: 2022, [.number(count)])
    }

    /// { $number } %
    @inline(never)
    package static func percent(number: Int) -> Sentence {
        Sentence(number: 2023, [.number(number)])
    }

    /// Times are in { $zone }, because this browser does not run JavaScript. <set>Set your time zone</set>
    @inline(never)
    package static func zoneWithoutScript(zone: consuming String, set: consuming MarkupTag) -> Sentence {
        Sentence(number: 2024, [.text(zone), .tag(set)])
    }

    /// { $days -> [one] Last backup: { $days } day ago [other] Last backup: { $days } days ago }
    @inline(never)
    package static func dataLastBackup(days: Int) -> Sentence {
        Sentence(number: 2025, [.number(days)])
    }

    /// Part { $part } of { $parts }
    @inline(never)
    package static func dataPart(part: Int, parts: Int) -> Sentence {
        Sentence(number: 2026, [.number(part), .number(parts)])
    }

    /// { $tasks -> [one] Everything that Teaspoon keeps on this device will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone. [other] Everything that Teaspoon keeps on this device will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone. }
    @inline(never)
    package static func eraseOnDevice(tasks: Int) -> Sentence {
        Sentence(number: 2027, [.number(tasks)])
    }

    /// { $tasks -> [one] Everything that Teaspoon keeps here will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone. [other] Everything that Teaspoon keeps here will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone. }
    @inline(never)
    package static func eraseOnServer(tasks: Int) -> Sentence {
        Sentence(number: 2028, [.number(tasks)])
    }

    /// You will be signed out, too. Your account, { $mail }, and its data on the server stay until you delete the account on its own page. Changes that have not been sent to it will be lost.
    @inline(never)
    package static func eraseAccount(mail: consuming String) -> Sentence {
        Sentence(number: 2029, [.text(mail)])
    }

    /// A backup brings it all back: <a>Back up</a>
    @inline(never)
    package static func eraseBackup(a: consuming MarkupTag) -> Sentence {
        Sentence(number: 2030, [.tag(a)])
    }

    /// { $count -> [one] <n>{ $count }</n> new task [other] <n>{ $count }</n> new tasks }
    @inline(never)
    package static func importFoundNew(count: Int, n: consuming MarkupTag) -> Sentence {
        Sentence(number: 2031, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> newer version of a task [other] <n>{ $count }</n> newer versions of tasks }
    @inline(never)
    package static func importFoundChanged(count: Int, n: consuming MarkupTag) -> Sentence {
        Sentence(number: 2032, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> list or template [other] <n>{ $count }</n> lists and templates }
    @inline(never)
    package static func importFoundLists(count: Int, n: consuming MarkupTag) -> Sentence {
        Sentence(number: 2033, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> day [other] <n>{ $count }</n> days }
    @inline(never)
    package static func importFoundDays(count: Int, n: consuming MarkupTag) -> Sentence {
        Sentence(number: 2034, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> other thing (plans, notes, settings…) [other] <n>{ $count }</n> other things (plans, notes, settings…) }
    @inline(never)
    package static func importFoundOthers(count: Int, n: consuming MarkupTag) -> Sentence {
        Sentence(number: 2035, [.number(count), .tag(n)])
    }

    /// { $count -> [one] Also bring back { $count } thing (a task, list or note) that was deleted or undone here since [other] Also bring back { $count } things (tasks, lists, notes) that were deleted or undone here since }
    @inline(never)
    package static func importAlsoGone(count: Int) -> Sentence {
        Sentence(number: 2036, [.number(count)])
    }

    /// { $count -> [one] This file has { $count } thing (a task, list or note) that was deleted or undone here since. It can be brought back as it was when the file was saved; that can be undone. [other] This file has { $count } things (tasks, lists, notes) that were deleted or undone here since. They can be brought back as they were when the file was saved; that can be undone. }
    @inline(never)
    package static func importOnlyGoneFacts(count: Int) -> Sentence {
        Sentence(number: 2037, [.number(count)])
    }

    /// { $count -> [1] Bring it back [other] Bring them back }
    @inline(never)
    package static func importOnlyGoneDo(count: Int) -> Sentence {
        Sentence(number: 2038, [.number(count)])
    }

    /// { $spoons }
    @inline(never)
    package static func exportCost(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2039, [.spoons(spoons)])
    }

    /// { $minutes } min
    @inline(never)
    package static func exportMinutes(minutes: Int) -> Sentence {
        Sentence(number: 2040, [.number(minutes)])
    }

    /// hidden until { $date }
    @inline(never)
    package static func exportHidden(date: consuming String) -> Sentence {
        Sentence(number: 2041, [.text(date)])
    }

    /// due { $date }
    @inline(never)
    package static func exportDue(date: consuming String) -> Sentence {
        Sentence(number: 2042, [.text(date)])
    }

    /// due { $date } { $time }
    @inline(never)
    package static func exportDueTime(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2043, [.text(date), .text(time)])
    }

    /// reminder { $when }
    @inline(never)
    package static func exportReminder(when: consuming String) -> Sentence {
        Sentence(number: 2044, [.text(when)])
    }

    /// today, { $time }
    @inline(never)
    package static func dueTodayAt(time: consuming String) -> Sentence {
        Sentence(number: 2045, [.text(time)])
    }

    /// tomorrow, { $time }
    @inline(never)
    package static func dueTomorrowAt(time: consuming String) -> Sentence {
        Sentence(number: 2046, [.text(time)])
    }

    /// { $date }, tomorrow
    @inline(never)
    package static func dueTomorrowOn(date: consuming String) -> Sentence {
        Sentence(number: 2047, [.text(date)])
    }

    /// { $date }, tomorrow, { $time }
    @inline(never)
    package static func dueTomorrowOnAt(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2048, [.text(date), .text(time)])
    }

    /// was due { $date }
    @inline(never)
    package static func dueWas(date: consuming String) -> Sentence {
        Sentence(number: 2049, [.text(date)])
    }

    /// { $days -> [one] { $date }, in { $days } day [other] { $date }, in { $days } days }
    @inline(never)
    package static func dueInDays(days: Int, date: consuming String) -> Sentence {
        Sentence(number: 2050, [.number(days), .text(date)])
    }

    /// { $days -> [one] { $date }, { $time }, in { $days } day [other] { $date }, { $time }, in { $days } days }
    @inline(never)
    package static func dueInDaysAt(days: Int, date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2051, [.number(days), .text(date), .text(time)])
    }

    /// { $date }, { $time }
    @inline(never)
    package static func dateAndTime(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2052, [.text(date), .text(time)])
    }

    /// { $length } before
    @inline(never)
    package static func reminderBefore(length: consuming String) -> Sentence {
        Sentence(number: 2053, [.text(length)])
    }

    /// { $length } before
    @inline(never)
    package static func remindBefore(length: consuming String) -> Sentence {
        Sentence(number: 2054, [.text(length)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    package static func newDaySpoons(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2055, [.unit(unit)])
    }

    /// { $spoons -> [one] Your daily number is { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Your daily number is { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    package static func newDayBorrowedFixed(spoons: consuming SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 2056, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// { $spoons -> [one] Usually { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Usually { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    package static func newDayBorrowed(spoons: consuming SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 2057, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// What is left goes to the <backlog>Backlog</backlog> and waits there.
    @inline(never)
    package static func newDayBacklog(backlog: consuming MarkupTag) -> Sentence {
        Sentence(number: 2058, [.tag(backlog)])
    }

    /// How many { UNIT($unit) } does today have?
    @inline(never)
    package static func adjustDaySpoons(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2059, [.unit(unit)])
    }

    /// It is { $spoons } now. { $used }.
    @inline(never)
    package static func adjustDayNow(spoons: Int, used: consuming String) -> Sentence {
        Sentence(number: 2060, [.number(spoons), .text(used)])
    }

    /// With { $spoons }: { $free }.
    @inline(never)
    package static func adjustDayWith(spoons: Int, free: consuming String) -> Sentence {
        Sentence(number: 2061, [.number(spoons), .text(free)])
    }

    /// Share today’s { UNIT($unit) }
    @inline(never)
    package static func linksDay(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2062, [.unit(unit)])
    }

    /// Change to { $spoons }
    @inline(never)
    package static func adjustDayBarChangeTo(spoons: Int) -> Sentence {
        Sentence(number: 2063, [.number(spoons)])
    }

    /// This title is longer than { $most } characters. The note has room for more.
    @inline(never)
    package static func faultTitleTooLong(most: Int) -> Sentence {
        Sentence(number: 2064, [.number(most)])
    }

    /// This note is longer than { $most } characters. Please shorten it.
    @inline(never)
    package static func faultNoteTooLong(most: Int) -> Sentence {
        Sentence(number: 2065, [.number(most)])
    }

    /// Enter a whole number from { $least } to { $most }.
    @inline(never)
    package static func faultOutOfRange(least: Int, most: Int) -> Sentence {
        Sentence(number: 2066, [.number(least), .number(most)])
    }

    /// Enter a word of at most { $most } characters.
    @inline(never)
    package static func faultUnitMissing(most: Int) -> Sentence {
        Sentence(number: 2067, [.number(most)])
    }

    /// { $days -> [one] This is no longer in the history, which goes back { $days } day. [other] This is no longer in the history, which goes back { $days } days. }
    @inline(never)
    package static func faultNoSuchChange(days: Int) -> Sentence {
        Sentence(number: 2068, [.number(days)])
    }

    /// “{ $title }” has no cost yet. Set one to plan it.
    @inline(never)
    package static func faultUncosted(title: consuming String) -> Sentence {
        Sentence(number: 2069, [.text(title)])
    }

    /// That is { $excess } over. Nothing was changed.
    @inline(never)
    package static func faultOverBudget(excess: consuming SpoonCount) -> Sentence {
        Sentence(number: 2070, [.spoons(excess)])
    }

    /// Enter a whole number from { $least } to { $most }, and choose days, weeks, months or years.
    @inline(never)
    package static func faultNotARule(least: Int, most: Int) -> Sentence {
        Sentence(number: 2071, [.number(least), .number(most)])
    }

    /// Enter a name of at most { $most } characters.
    @inline(never)
    package static func faultNameMissing(most: Int) -> Sentence {
        Sentence(number: 2072, [.number(most)])
    }

    /// “{ $name }” already exists. Choose another name.
    @inline(never)
    package static func faultNameTaken(name: consuming String) -> Sentence {
        Sentence(number: 2073, [.text(name)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    package static func faultCategoryTooLong(most: Int) -> Sentence {
        Sentence(number: 2074, [.number(most)])
    }

    /// { $levels -> [one] Steps can be at most { $levels } level deep. Choose a place higher up. [other] Steps can be at most { $levels } levels deep. Choose a place higher up. }
    @inline(never)
    package static func faultTooDeep(levels: Int) -> Sentence {
        Sentence(number: 2075, [.number(levels)])
    }

    /// That’s { $count } lines; the limit is { $most }. Nothing was added, and your text is still here.
    @inline(never)
    package static func faultTooManyLines(count: Int, most: Int) -> Sentence {
        Sentence(number: 2076, [.number(count), .number(most)])
    }

    /// There are { $most } views already. Delete one under Lists first.
    @inline(never)
    package static func faultTooManyViews(most: Int) -> Sentence {
        Sentence(number: 2077, [.number(most)])
    }

    /// Use at most { $most } characters, so that all fits on one page.
    @inline(never)
    package static func faultReportTooLong(most: Int) -> Sentence {
        Sentence(number: 2078, [.number(most)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    package static func faultProfileNameTooLong(most: Int) -> Sentence {
        Sentence(number: 2079, [.number(most)])
    }

    /// This uses the { $spoons } you keep in reserve. Tick “Use the reserve”, or do not add it to today.
    @inline(never)
    package static func faultUsesReserve(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2080, [.spoons(spoons)])
    }

    /// { $days -> [one] This is no longer in the history, which goes back { $days } day. Nothing was changed. [other] This is no longer in the history, which goes back { $days } days. Nothing was changed. }
    @inline(never)
    package static func problemSaidNotInHistory(days: Int) -> Sentence {
        Sentence(number: 2081, [.number(days)])
    }

    /// “{ $name }” already exists. To restore this list, open it here, choose “Edit list” in its menu, and give it another name.
    @inline(never)
    package static func insteadArchivedName(name: consuming String) -> Sentence {
        Sentence(number: 2082, [.text(name)])
    }

    /// { $fault } Save keeps it as a task of its own.
    @inline(never)
    package static func insteadOwnTask(fault: consuming String) -> Sentence {
        Sentence(number: 2083, [.text(fault)])
    }

    /// Start { $minutes } minutes
    @inline(never)
    package static func focusPreset(minutes: Int) -> Sentence {
        Sentence(number: 2084, [.number(minutes)])
    }

    /// Rest { $minutes } min
    @inline(never)
    package static func focusOtherRest(minutes: Int) -> Sentence {
        Sentence(number: 2085, [.number(minutes)])
    }

    /// { $minutes } min for { $task }
    @inline(never)
    package static func focusOtherTask(minutes: Int, task: consuming String) -> Sentence {
        Sentence(number: 2086, [.number(minutes), .text(task)])
    }

    /// You can also get a notification: <settings>Settings</settings>
    @inline(never)
    package static func focusNoticeHint(settings: consuming MarkupTag) -> Sentence {
        Sentence(number: 2087, [.tag(settings)])
    }

    /// Step: { $step }
    @inline(never)
    package static func focusStep(step: consuming String) -> Sentence {
        Sentence(number: 2088, [.text(step)])
    }

    /// <words><shown>{ $left }</shown> left, </words>until { $time }
    @inline(never)
    package static func focusLeftUntil(words: consuming MarkupTag, shown: consuming MarkupTag, left: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2089, [.tag(words), .tag(shown), .text(left), .text(time)])
    }

    /// <words><shown>{ $left }</shown> left, </words>paused
    @inline(never)
    package static func focusLeftPaused(words: consuming MarkupTag, shown: consuming MarkupTag, left: consuming String) -> Sentence {
        Sentence(number: 2090, [.tag(words), .tag(shown), .text(left)])
    }

    /// This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
    @inline(never)
    package static func focusClockJumped(by: consuming MarkupTag) -> Sentence {
        Sentence(number: 2091, [.tag(by)])
    }

    /// Timer until { $time }
    @inline(never)
    package static func focusNoteTimer(time: consuming String) -> Sentence {
        Sentence(number: 2092, [.text(time)])
    }

    /// Rest until { $time }
    @inline(never)
    package static func focusNoteRest(time: consuming String) -> Sentence {
        Sentence(number: 2093, [.text(time)])
    }

    /// Timer paused, { $left } left
    @inline(never)
    package static func focusNoteTimerPaused(left: consuming String) -> Sentence {
        Sentence(number: 2094, [.text(left)])
    }

    /// Rest paused, { $left } left
    @inline(never)
    package static func focusNoteRestPaused(left: consuming String) -> Sentence {
        Sentence(number: 2095, [.text(left)])
    }

    /// Timer ended at { $time }.
    @inline(never)
    package static func alarmTimerEnded(time: consuming String) -> Sentence {
        Sentence(number: 2096, [.text(time)])
    }

    /// Rest ended at { $time }.
    @inline(never)
    package static func alarmRestEnded(time: consuming String) -> Sentence {
        Sentence(number: 2097, [.text(time)])
    }

    /// Timer ended on { $date } at { $time }.
    @inline(never)
    package static func alarmTimerEndedOn(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2098, [.text(date), .text(time)])
    }

    /// Rest ended on { $date } at { $time }.
    @inline(never)
    package static func alarmRestEndedOn(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2099, [.text(date), .text(time)])
    }

    /// Rest { $minutes } min
    @inline(never)
    package static func alarmRestFor(minutes: Int) -> Sentence {
        Sentence(number: 2100, [.number(minutes)])
    }

    /// { $minutes -> [one] { $minutes } minute [other] { $minutes } minutes }
    @inline(never)
    package static func focusLeft(minutes: Int) -> Sentence {
        Sentence(number: 2101, [.number(minutes)])
    }

    /// Half of the time is left: { $left }.
    @inline(never)
    package static func focusLeftHalf(left: consuming String) -> Sentence {
        Sentence(number: 2102, [.text(left)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    package static func frameOffline(saved: consuming MarkupTag, waiting: consuming MarkupTag) -> Sentence {
        Sentence(number: 2103, [.tag(saved), .tag(waiting)])
    }

    /// by <author></author>
    @inline(never)
    package static func galleryFactBy(author: consuming MarkupTag) -> Sentence {
        Sentence(number: 2104, [.tag(author)])
    }

    /// { $count -> [one] { $count } item [other] { $count } items }
    @inline(never)
    package static func galleryFactItems(count: Int) -> Sentence {
        Sentence(number: 2105, [.number(count)])
    }

    /// { $count -> [one] { $count } use [other] { $count } uses }
    @inline(never)
    package static func galleryFactUses(count: Int) -> Sentence {
        Sentence(number: 2106, [.number(count)])
    }

    /// You haven’t published anything yet. Open a list or a template of yours, and choose <b>Publish in the gallery</b> in its menu.
    @inline(never)
    package static func galleryOwnEmpty(b: consuming MarkupTag) -> Sentence {
        Sentence(number: 2107, [.tag(b)])
    }

    /// Is something wrong with it? <a>Sign in</a> to report it.
    @inline(never)
    package static func publishedSignIn(a: consuming MarkupTag) -> Sentence {
        Sentence(number: 2108, [.tag(a)])
    }

    /// A template has at most { $items } items: these are the first.
    @inline(never)
    package static func publishPreviewCut(items: Int) -> Sentence {
        Sentence(number: 2109, [.number(items)])
    }

    /// You can publish at most { $templates } templates. Withdraw one to publish another.
    @inline(never)
    package static func publishTooMany(templates: Int) -> Sentence {
        Sentence(number: 2110, [.number(templates)])
    }

    /// The title can have at most { $characters } characters.
    @inline(never)
    package static func publishTitleLong(characters: Int) -> Sentence {
        Sentence(number: 2111, [.number(characters)])
    }

    /// The description can have at most { $characters } characters.
    @inline(never)
    package static func publishAboutLong(characters: Int) -> Sentence {
        Sentence(number: 2112, [.number(characters)])
    }

    /// The author name can have at most { $characters } characters.
    @inline(never)
    package static func publishAuthorLong(characters: Int) -> Sentence {
        Sentence(number: 2113, [.number(characters)])
    }

    /// { $days -> [0] Reported in the last 24 hours [one] Reported { $days } day ago [other] Reported { $days } days ago }
    @inline(never)
    package static func galleryReportSent(days: Int) -> Sentence {
        Sentence(number: 2114, [.number(days)])
    }

    /// Remove: { $template }
    @inline(never)
    package static func galleryReportRemoveTemplate(template: consuming String) -> Sentence {
        Sentence(number: 2115, [.text(template)])
    }

    /// Keep: { $template }
    @inline(never)
    package static func galleryReportKeepTemplate(template: consuming String) -> Sentence {
        Sentence(number: 2116, [.text(template)])
    }

    /// See and undo changes from the last { $days } days
    @inline(never)
    package static func helpHistoryFacts(days: Int) -> Sentence {
        Sentence(number: 2117, [.number(days)])
    }

    /// See and undo changes from the last { $days } days
    @inline(never)
    package static func moreHistoryFacts(days: Int) -> Sentence {
        Sentence(number: 2118, [.number(days)])
    }

    /// On this device, in this browser, and in your account on this server ({ $mail }).
    @inline(never)
    package static func aboutDataAccount(mail: consuming String) -> Sentence {
        Sentence(number: 2119, [.text(mail)])
    }

    /// Teaspoon { $version }, release { $release }.
    @inline(never)
    package static func aboutVersionIs(version: consuming String, release: consuming String) -> Sentence {
        Sentence(number: 2120, [.text(version), .text(release)])
    }

    /// { $count -> [0] No crashes on this device. [1] It crashed once on this device and restarted by itself. [other] It crashed { $count } times on this device and restarted by itself. }
    @inline(never)
    package static func aboutCrashes(count: Int) -> Sentence {
        Sentence(number: 2121, [.number(count)])
    }

    /// Changes from the last { $days } days. Undoing one doesn’t affect later ones.
    @inline(never)
    package static func historyLead(days: Int) -> Sentence {
        Sentence(number: 2122, [.number(days)])
    }

    /// No changes yet. Each one will be listed here for { $days } days, and can be undone.
    @inline(never)
    package static func historyEmpty(days: Int) -> Sentence {
        Sentence(number: 2123, [.number(days)])
    }

    /// Undo: { $change }
    @inline(never)
    package static func historyUndoChange(change: consuming String) -> Sentence {
        Sentence(number: 2124, [.text(change)])
    }

    /// Redo: { $change }
    @inline(never)
    package static func historyRedoChange(change: consuming String) -> Sentence {
        Sentence(number: 2125, [.text(change)])
    }

    /// { $used } used by now. By this time of the day it is usually { $usual }.
    @inline(never)
    package static func insightsNowSays(used: Int, usual: Int) -> Sentence {
        Sentence(number: 2126, [.number(used), .number(usual)])
    }

    /// { $used } used by now. By this time of the day it is usually { $least } to { $most }.
    @inline(never)
    package static func insightsNowSaysRange(used: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 2127, [.number(used), .number(least), .number(most)])
    }

    /// { $least } to { $most }
    @inline(never)
    package static func insightsNowRange(least: Int, most: Int) -> Sentence {
        Sentence(number: 2128, [.number(least), .number(most)])
    }

    /// { $days -> [one] { $days } day noted. No day used more { UNIT($unit) } than it had. [other] { $days } days noted. No day used more { UNIT($unit) } than it had. }
    @inline(never)
    package static func insightsDaysWithin(days: Int, unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2129, [.number(days), .unit(unit)])
    }

    /// 1 day noted. It used more { UNIT($unit) } than it had.
    @inline(never)
    package static func insightsDaysOverOne(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2130, [.unit(unit)])
    }

    /// { $over -> [one] { $days } days noted. { $over } of them used more { UNIT($unit) } than it had. [other] { $days } days noted. { $over } of them used more { UNIT($unit) } than they had. }
    @inline(never)
    package static func insightsDaysOver(over: Int, days: Int, unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2131, [.number(over), .number(days), .unit(unit)])
    }

    /// { UNIT($unit) } by day
    @inline(never)
    package static func insightsDaysTable(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2132, [.unit(unit)])
    }

    /// { UNIT($unit) } by week
    @inline(never)
    package static func insightsWeeksTable(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2133, [.unit(unit)])
    }

    /// { $tasks -> [1] One task was done at least five times. Most times the cost was as planned. [other] { $tasks } tasks were done at least five times. Most times the cost was as planned. }
    @inline(never)
    package static func insightsTasksAsPlanned(tasks: Int) -> Sentence {
        Sentence(number: 2134, [.number(tasks)])
    }

    /// { $other -> [1] { $tasks } tasks were done at least five times. One of them mostly took more or less than planned. [other] { $tasks } tasks were done at least five times. { $other } of them mostly took more or less than planned. }
    @inline(never)
    package static func insightsTasksOther(other: Int, tasks: Int) -> Sentence {
        Sentence(number: 2135, [.number(other), .number(tasks)])
    }

    /// Usual cost { $usual }. The last { $times } times it took { $costs }.
    @inline(never)
    package static func insightsOffer(usual: Int, times: Int, costs: consuming String) -> Sentence {
        Sentence(number: 2136, [.number(usual), .number(times), .text(costs)])
    }

    /// Use { $cost } from now on<name>: { $task }</name>
    @inline(never)
    package static func insightsOfferUse(cost: Int, name: consuming MarkupTag, task: consuming String) -> Sentence {
        Sentence(number: 2137, [.number(cost), .tag(name), .text(task)])
    }

    /// Keep { $cost }<name>: { $task }</name>
    @inline(never)
    package static func insightsOfferKeep(cost: Int, name: consuming MarkupTag, task: consuming String) -> Sentence {
        Sentence(number: 2138, [.number(cost), .tag(name), .text(task)])
    }

    /// After { $days } heavier days the next mornings began with { $numbers }. The usual number is { $usual }.
    @inline(never)
    package static func insightsHeavierSays(days: Int, numbers: consuming String, usual: Int) -> Sentence {
        Sentence(number: 2139, [.number(days), .text(numbers), .number(usual)])
    }

    /// The mornings after the last eight of { $days } heavier days began with { $numbers }. The usual number is { $usual }.
    @inline(never)
    package static func insightsHeavierSaysLast(days: Int, numbers: consuming String, usual: Int) -> Sentence {
        Sentence(number: 2140, [.number(days), .text(numbers), .number(usual)])
    }

    /// { $over -> [0] None of the last { $weeks } weeks used more than there was. [one] { $over } of the last { $weeks } weeks used more than there was. [other] { $over } of the last { $weeks } weeks used more than there was. }
    @inline(never)
    package static func insightsHundredSays(over: Int, weeks: Int) -> Sentence {
        Sentence(number: 2141, [.number(over), .number(weeks)])
    }

    /// { $spoons -> [one] { $spoons } was used. [other] { $spoons } were used. }
    @inline(never)
    package static func insightsWhereUsed(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2142, [.spoons(spoons)])
    }

    /// { $rests -> [one] There was { $rests } rest. [other] There were { $rests } rests. }
    @inline(never)
    package static func insightsWhereRests(rests: Int) -> Sentence {
        Sentence(number: 2143, [.number(rests)])
    }

    /// { $rests -> [one] { $rests } rest took { $time }. [other] { $rests } rests took { $time }. }
    @inline(never)
    package static func insightsWhereRestsTook(rests: Int, time: consuming String) -> Sentence {
        Sentence(number: 2144, [.number(rests), .text(time)])
    }

    /// { $days -> [one] { $days } day noted in the last twelve weeks. [other] { $days } days noted in the last twelve weeks. }
    @inline(never)
    package static func insightsTwelveSays(days: Int) -> Sentence {
        Sentence(number: 2145, [.number(days)])
    }

    /// { $days -> [one] { $days } day noted in the last twelve weeks: { $marks }. [other] { $days } days noted in the last twelve weeks: { $marks }. }
    @inline(never)
    package static func insightsTwelveSaysMarks(days: Int, marks: consuming String) -> Sentence {
        Sentence(number: 2146, [.number(days), .text(marks)])
    }

    /// { $days -> [one] { $days } low day [other] { $days } low days }
    @inline(never)
    package static func insightsTwelveLow(days: Int) -> Sentence {
        Sentence(number: 2147, [.number(days)])
    }

    /// { $days -> [one] { $days } rest day [other] { $days } rest days }
    @inline(never)
    package static func insightsTwelveRest(days: Int) -> Sentence {
        Sentence(number: 2148, [.number(days)])
    }

    /// { $days -> [one] { $days } day with something borrowed [other] { $days } days with something borrowed }
    @inline(never)
    package static func insightsTwelveBorrowed(days: Int) -> Sentence {
        Sentence(number: 2149, [.number(days)])
    }

    /// { $used } of { $had }
    @inline(never)
    package static func insightsCell(used: Int, had: Int) -> Sentence {
        Sentence(number: 2150, [.number(used), .number(had)])
    }

    /// { $spoons } borrowed
    @inline(never)
    package static func insightsCellBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 2151, [.number(spoons)])
    }

    /// Count again<name>: { $days }</name>
    @inline(never)
    package static func leftOutCount(name: consuming MarkupTag, days: consuming String) -> Sentence {
        Sentence(number: 2152, [.tag(name), .text(days)])
    }

    /// Press <key></key> on any page to open this one.
    @inline(never)
    package static func keysLead(key: consuming MarkupTag) -> Sentence {
        Sentence(number: 2153, [.tag(key)])
    }

    /// <first></first> then <second></second>
    @inline(never)
    package static func keysTwo(first: consuming MarkupTag, second: consuming MarkupTag) -> Sentence {
        Sentence(number: 2154, [.tag(first), .tag(second)])
    }

    /// Share today’s { UNIT($unit) }
    @inline(never)
    package static func linksSpoons(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2155, [.unit(unit)])
    }

    /// To share a list, open it and choose <menu>Create a view-only link</menu> in its menu.
    @inline(never)
    package static func linksListHint(menu: consuming MarkupTag) -> Sentence {
        Sentence(number: 2156, [.tag(menu)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    package static func linksLabelTooLong(most: Int) -> Sentence {
        Sentence(number: 2157, [.number(most)])
    }

    /// An account has at most { $most } such links. Revoke one to make room.
    @inline(never)
    package static func linksTooMany(most: Int) -> Sentence {
        Sentence(number: 2158, [.number(most)])
    }

    /// { UNIT($unit) } left today
    @inline(never)
    package static func linksShowsSpoons(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2159, [.unit(unit)])
    }

    /// { $days -> [0] Created in the last 24 hours [one] Created { $days } day ago [other] Created { $days } days ago }
    @inline(never)
    package static func linksMade(days: Int) -> Sentence {
        Sentence(number: 2160, [.number(days)])
    }

    /// { $days -> [0] Last opened in the last 24 hours [one] Last opened { $days } day ago [other] Last opened { $days } days ago }
    @inline(never)
    package static func linksOpened(days: Int) -> Sentence {
        Sentence(number: 2161, [.number(days)])
    }

    /// Revoke: { $link }
    @inline(never)
    package static func linksRevokeOne(link: consuming String) -> Sentence {
        Sentence(number: 2162, [.text(link)])
    }

    /// { $count -> [one] <number>{ $count }</number> spoon left today [other] <number>{ $count }</number> spoons left today }
    @inline(never)
    package static func publicSpoonsLeft(count: Int, number: consuming MarkupTag) -> Sentence {
        Sentence(number: 2163, [.number(count), .tag(number)])
    }

    /// <number>{ $count }</number> <unit></unit> left today
    @inline(never)
    package static func publicUnitsLeft(number: consuming MarkupTag, count: Int, unit: consuming MarkupTag) -> Sentence {
        Sentence(number: 2164, [.tag(number), .number(count), .tag(unit)])
    }

    /// { $hours -> [1] Last known an hour ago. [other] Last known { $hours } hours ago. }
    @inline(never)
    package static func publicKnownHours(hours: Int) -> Sentence {
        Sentence(number: 2165, [.number(hours)])
    }

    /// { $days -> [1] Last known a day ago. [other] Last known { $days } days ago. }
    @inline(never)
    package static func publicKnownDays(days: Int) -> Sentence {
        Sentence(number: 2166, [.number(days)])
    }

    /// { $count -> [one] { $count } item [other] { $count } items }
    @inline(never)
    package static func publicListCount(count: Int) -> Sentence {
        Sentence(number: 2167, [.number(count)])
    }

    /// And so on: these are the first { $count }.
    @inline(never)
    package static func publicListCut(count: Int) -> Sentence {
        Sentence(number: 2168, [.number(count)])
    }

    /// Restore: { $list }
    @inline(never)
    package static func listOptionRestoreList(list: consuming String) -> Sentence {
        Sentence(number: 2169, [.text(list)])
    }

    /// Edit: { $list }
    @inline(never)
    package static func listOptionEdit(list: consuming String) -> Sentence {
        Sentence(number: 2170, [.text(list)])
    }

    /// Archive: { $list }
    @inline(never)
    package static func listOptionArchive(list: consuming String) -> Sentence {
        Sentence(number: 2171, [.text(list)])
    }

    /// Delete list and its tasks: { $list }
    @inline(never)
    package static func listOptionDelete(list: consuming String) -> Sentence {
        Sentence(number: 2172, [.text(list)])
    }

    /// Add to <list></list>
    @inline(never)
    package static func listBarAdd(list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2173, [.tag(list)])
    }

    /// and { $count } more
    @inline(never)
    package static func listMoreSteps(count: Int) -> Sentence {
        Sentence(number: 2174, [.number(count)])
    }

    /// { $button }: { $task }
    @inline(never)
    package static func listButtonFor(button: consuming String, task: consuming String) -> Sentence {
        Sentence(number: 2175, [.text(button), .text(task)])
    }

    /// { $count -> [1] Tick the last one [other] Tick all { $count } }
    @inline(never)
    package static func listHeadingTick(count: Int) -> Sentence {
        Sentence(number: 2176, [.number(count)])
    }

    /// { $count -> [1] Pack the last one [other] Pack all { $count } }
    @inline(never)
    package static func listHeadingPack(count: Int) -> Sentence {
        Sentence(number: 2177, [.number(count)])
    }

    /// { $count } to pack
    @inline(never)
    package static func packingLeft(count: Int) -> Sentence {
        Sentence(number: 2178, [.number(count)])
    }

    /// { $count } packed
    @inline(never)
    package static func packingPacked(count: Int) -> Sentence {
        Sentence(number: 2179, [.number(count)])
    }

    /// { $count } not this time
    @inline(never)
    package static func packingSkipped(count: Int) -> Sentence {
        Sentence(number: 2180, [.number(count)])
    }

    /// Shared with <names></names>
    @inline(never)
    package static func sharedWith(names: consuming MarkupTag) -> Sentence {
        Sentence(number: 2181, [.tag(names)])
    }

    /// Shared with <names></names>. View only
    @inline(never)
    package static func sharedWithView(names: consuming MarkupTag) -> Sentence {
        Sentence(number: 2182, [.tag(names)])
    }

    /// { $first } and { $second }
    @inline(never)
    package static func sharedNamesTwo(first: consuming String, second: consuming String) -> Sentence {
        Sentence(number: 2183, [.text(first), .text(second)])
    }

    /// { $first }, { $second } and { $count } more
    @inline(never)
    package static func sharedNamesMore(first: consuming String, second: consuming String, count: Int) -> Sentence {
        Sentence(number: 2184, [.text(first), .text(second), .number(count)])
    }

    /// Shared with <names></names>. Everyone in this list sees the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.
    @inline(never)
    package static func sharedTaskWith(names: consuming MarkupTag) -> Sentence {
        Sentence(number: 2185, [.tag(names)])
    }

    /// <person></person> invites you to <list></list>.
    @inline(never)
    package static func invitedBy(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2186, [.tag(person), .tag(list)])
    }

    /// { $count -> [one] View invitation [other] View invitations }
    @inline(never)
    package static func invitedView(count: Int) -> Sentence {
        Sentence(number: 2187, [.number(count)])
    }

    /// You are no longer a member of the list “{ $list }”. It was removed from this device.
    @inline(never)
    package static func leftList(list: consuming String) -> Sentence {
        Sentence(number: 2188, [.text(list)])
    }

    /// From the last { $days } days. Everyone who can edit this list sees this and can undo it.
    @inline(never)
    package static func removalsLead(days: Int) -> Sentence {
        Sentence(number: 2189, [.number(days)])
    }

    /// Another member deleted { $what }
    @inline(never)
    package static func removalDeleted(what: consuming TaskNames) -> Sentence {
        Sentence(number: 2190, [.tasks(what)])
    }

    /// { $member } deleted { $what }
    @inline(never)
    package static func removalDeletedBy(member: consuming String, what: consuming TaskNames) -> Sentence {
        Sentence(number: 2191, [.text(member), .tasks(what)])
    }

    /// You deleted { $what }
    @inline(never)
    package static func removalDeletedOwn(what: consuming TaskNames) -> Sentence {
        Sentence(number: 2192, [.tasks(what)])
    }

    /// Another member moved { $what } to another list
    @inline(never)
    package static func removalMoved(what: consuming TaskNames) -> Sentence {
        Sentence(number: 2193, [.tasks(what)])
    }

    /// { $member } moved { $what } to another list
    @inline(never)
    package static func removalMovedBy(member: consuming String, what: consuming TaskNames) -> Sentence {
        Sentence(number: 2194, [.text(member), .tasks(what)])
    }

    /// You moved { $what } to another list
    @inline(never)
    package static func removalMovedOwn(what: consuming TaskNames) -> Sentence {
        Sentence(number: 2195, [.tasks(what)])
    }

    /// Another member brought back { $what }
    @inline(never)
    package static func removalRestored(what: consuming TaskNames) -> Sentence {
        Sentence(number: 2196, [.tasks(what)])
    }

    /// You brought back { $what }
    @inline(never)
    package static func removalRestoredOwn(what: consuming TaskNames) -> Sentence {
        Sentence(number: 2197, [.tasks(what)])
    }

    /// You deleted the shared list <list></list> ({ $what }): { $when }. You can bring it back until { $until }.
    @inline(never)
    package static func goneDeletedOwn(list: consuming MarkupTag, what: consuming TaskNames, when: consuming String, until: consuming String) -> Sentence {
        Sentence(number: 2198, [.tag(list), .tasks(what), .text(when), .text(until)])
    }

    /// The owner deleted the shared list <list></list> ({ $what }): { $when }. Only the owner can bring it back.
    @inline(never)
    package static func goneDeleted(list: consuming MarkupTag, what: consuming TaskNames, when: consuming String) -> Sentence {
        Sentence(number: 2199, [.tag(list), .tasks(what), .text(when)])
    }

    /// The shared list <list></list> was deleted.
    @inline(never)
    package static func goneDeletedView(list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2200, [.tag(list)])
    }

    /// Anything you wrote there that was not sent is in your <notes>notes</notes>.
    @inline(never)
    package static func goneNotes(notes: consuming MarkupTag) -> Sentence {
        Sentence(number: 2201, [.tag(notes)])
    }

    /// The person who runs { $address } invites you to Teaspoon, a task planner. Create your account here:
    @inline(never)
    package static func mailInvitation(address: consuming String) -> Sentence {
        Sentence(number: 2202, [.text(address)])
    }

    /// If that was not you, contact the administrator of { $address }.
    @inline(never)
    package static func mailChangedNote(address: consuming String) -> Sentence {
        Sentence(number: 2203, [.text(address)])
    }

    /// { $count -> [one] { $count } note [other] { $count } notes }
    @inline(never)
    package static func notesFound(count: Int) -> Sentence {
        Sentence(number: 2204, [.number(count)])
    }

    /// No results for “{ $words }”. Try other words.
    @inline(never)
    package static func notesFoundNone(words: consuming String) -> Sentence {
        Sentence(number: 2205, [.text(words)])
    }

    /// Turn into a task: { $note }
    @inline(never)
    package static func noteRowMakeTask(note: consuming String) -> Sentence {
        Sentence(number: 2206, [.text(note)])
    }

    /// Pin: { $note }
    @inline(never)
    package static func noteRowPin(note: consuming String) -> Sentence {
        Sentence(number: 2207, [.text(note)])
    }

    /// Unpin: { $note }
    @inline(never)
    package static func noteRowUnpin(note: consuming String) -> Sentence {
        Sentence(number: 2208, [.text(note)])
    }

    /// Delete: { $note }
    @inline(never)
    package static func noteRowDelete(note: consuming String) -> Sentence {
        Sentence(number: 2209, [.text(note)])
    }

    /// A step of { $task }
    @inline(never)
    package static func nowStep(task: consuming String) -> Sentence {
        Sentence(number: 2210, [.text(task)])
    }

    /// { $free }.
    @inline(never)
    package static func nowLeft(free: consuming String) -> Sentence {
        Sentence(number: 2211, [.text(free)])
    }

    /// { $free }. Suggestions do not use your reserve.
    @inline(never)
    package static func nowLeftReserve(free: consuming String) -> Sentence {
        Sentence(number: 2212, [.text(free)])
    }

    /// { $reasons }.
    @inline(never)
    package static func nowWhy(reasons: consuming String) -> Sentence {
        Sentence(number: 2213, [.text(reasons)])
    }

    /// due { $date }
    @inline(never)
    package static func nowWhyDue(date: consuming String) -> Sentence {
        Sentence(number: 2214, [.text(date)])
    }

    /// { $spoons }
    @inline(never)
    package static func nowWhySpoons(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2215, [.spoons(spoons)])
    }

    /// { $spoons } for the whole task
    @inline(never)
    package static func nowWhyWhole(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2216, [.spoons(spoons)])
    }

    /// Tasks are offered once they have a cost. <give>Give them one</give>
    @inline(never)
    package static func nowRestUncosted(give: consuming MarkupTag) -> Sentence {
        Sentence(number: 2217, [.tag(give)])
    }

    /// I have some { $kind }
    @inline(never)
    package static func nowEnergyHas(kind: consuming String) -> Sentence {
        Sentence(number: 2218, [.text(kind)])
    }

    /// No { $kind }
    @inline(never)
    package static func nowEnergyLacks(kind: consuming String) -> Sentence {
        Sentence(number: 2219, [.text(kind)])
    }

    /// { $days -> [0] Active in the last 24 hours [one] Last active { $days } day ago [other] Last active { $days } days ago }
    @inline(never)
    package static func ownAccountSeen(days: Int) -> Sentence {
        Sentence(number: 2220, [.number(days)])
    }

    /// Sign out { $device }
    @inline(never)
    package static func ownAccountEndDevice(device: consuming String) -> Sentence {
        Sentence(number: 2221, [.text(device)])
    }

    /// This deletes the account { $mail } with every task, list, note, day and setting, on this server and in this browser. Other plans stored in this browser are deleted too, also those you kept apart. Others keep the lists you share with them. Another device keeps its copy until you remove it there.
    @inline(never)
    package static func deleteAccountWhat(mail: consuming String) -> Sentence {
        Sentence(number: 2222, [.text(mail)])
    }

    /// A backup can restore everything: <backup>Back up</backup>
    @inline(never)
    package static func deleteAccountBackup(backup: consuming MarkupTag) -> Sentence {
        Sentence(number: 2223, [.tag(backup)])
    }

    /// The account of <old></old> now signs in as <new></new>.
    @inline(never)
    package static func saidEmailChangedOf(old: consuming MarkupTag, new: consuming MarkupTag) -> Sentence {
        Sentence(number: 2224, [.tag(old), .tag(new)])
    }

    /// Registration is closed on this server, so invitations do not work here. To add an account, use <command></command> on the server, or start it with <option></option>.
    @inline(never)
    package static func serverInvitationsClosed(command: consuming MarkupTag, option: consuming MarkupTag) -> Sentence {
        Sentence(number: 2225, [.tag(command), .tag(option)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    package static func serverInvitationsNameTooLong(most: Int) -> Sentence {
        Sentence(number: 2226, [.number(most)])
    }

    /// Expires on { $date }
    @inline(never)
    package static func serverInvitationsEnds(date: consuming String) -> Sentence {
        Sentence(number: 2227, [.text(date)])
    }

    /// Revoke: { $guest }, { $ends }
    @inline(never)
    package static func serverInvitationsRevokeOne(guest: consuming String, ends: consuming String) -> Sentence {
        Sentence(number: 2228, [.text(guest), .text(ends)])
    }

    /// Invitation sent to { $mail }.
    @inline(never)
    package static func serverInvitationsSent(mail: consuming String) -> Sentence {
        Sentence(number: 2229, [.text(mail)])
    }

    /// At most { $most } invitations can be open. Revoke one to create another.
    @inline(never)
    package static func serverInvitationsTooMany(most: Int) -> Sentence {
        Sentence(number: 2230, [.number(most)])
    }

    /// { $browser } on { $system }
    @inline(never)
    package static func deviceName(browser: consuming String, system: consuming String) -> Sentence {
        Sentence(number: 2231, [.text(browser), .text(system)])
    }

    /// You usually have { $spoons }, so plans stop there.
    @inline(never)
    package static func planLeadUsual(spoons: Int) -> Sentence {
        Sentence(number: 2232, [.number(spoons)])
    }

    /// { $reasons }.
    @inline(never)
    package static func planRowWhy(reasons: consuming String) -> Sentence {
        Sentence(number: 2233, [.text(reasons)])
    }

    /// due { $date }
    @inline(never)
    package static func planWhyDue(date: consuming String) -> Sentence {
        Sentence(number: 2234, [.text(date)])
    }

    /// fits the last { $spoons }
    @inline(never)
    package static func planWhyLast(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2235, [.spoons(spoons)])
    }

    /// fits the last { $unit }
    @inline(never)
    package static func planWhyLastOwn(unit: consuming String) -> Sentence {
        Sentence(number: 2236, [.text(unit)])
    }

    /// A step of <task></task>.
    @inline(never)
    package static func planRowStep(task: consuming MarkupTag) -> Sentence {
        Sentence(number: 2237, [.tag(task)])
    }

    /// Rest for { $minutes }
    @inline(never)
    package static func planRest(minutes: consuming String) -> Sentence {
        Sentence(number: 2238, [.text(minutes)])
    }

    /// Between <before></before> and <after></after>.
    @inline(never)
    package static func planRestBetween(before: consuming MarkupTag, after: consuming MarkupTag) -> Sentence {
        Sentence(number: 2239, [.tag(before), .tag(after)])
    }

    /// { $titles }.
    @inline(never)
    package static func planAlreadyTasks(titles: consuming String) -> Sentence {
        Sentence(number: 2240, [.text(titles)])
    }

    /// { $titles } and others.
    @inline(never)
    package static func planAlreadyTasksMore(titles: consuming String) -> Sentence {
        Sentence(number: 2241, [.text(titles)])
    }

    /// Takes { $cost }, and the plan is full.
    @inline(never)
    package static func planWaitsFull(cost: Int) -> Sentence {
        Sentence(number: 2242, [.number(cost)])
    }

    /// Takes { $cost }, and the plan has room for { $room }.
    @inline(never)
    package static func planWaitsRoom(cost: Int, room: Int) -> Sentence {
        Sentence(number: 2243, [.number(cost), .number(room)])
    }

    /// Takes { $minutes }, and you have { $time }.
    @inline(never)
    package static func planWaitsTime(minutes: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2244, [.text(minutes), .text(time)])
    }

    /// Counts as { $minutes }, and you have { $time }.
    @inline(never)
    package static func planWaitsTimeUsual(minutes: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2245, [.text(minutes), .text(time)])
    }

    /// Takes { $cost }, and plans stop at your usual { $usual }.
    @inline(never)
    package static func planWaitsUsual(cost: Int, usual: Int) -> Sentence {
        Sentence(number: 2246, [.number(cost), .number(usual)])
    }

    /// { $count -> [one] { $count } task has no cost yet. <give>Give it one</give> [other] { $count } tasks have no cost yet. <give>Give them one</give> }
    @inline(never)
    package static func planUncosted(count: Int, give: consuming MarkupTag) -> Sentence {
        Sentence(number: 2247, [.number(count), .tag(give)])
    }

    /// Tasks without minutes count as { $minutes }.
    @inline(never)
    package static func planTimeHint(minutes: consuming String) -> Sentence {
        Sentence(number: 2248, [.text(minutes)])
    }

    /// Time for this plan: { $time }
    @inline(never)
    package static func planAsked(time: consuming String) -> Sentence {
        Sentence(number: 2249, [.text(time)])
    }

    /// some { $kind }
    @inline(never)
    package static func planAskedHas(kind: consuming String) -> Sentence {
        Sentence(number: 2250, [.text(kind)])
    }

    /// no { $kind }
    @inline(never)
    package static func planAskedLacks(kind: consuming String) -> Sentence {
        Sentence(number: 2251, [.text(kind)])
    }

    /// Every task: 30, and 3 more for each { $unit } it takes
    @inline(never)
    package static func planHowEachOwn(unit: consuming String) -> Sentence {
        Sentence(number: 2252, [.text(unit)])
    }

    /// { $days } days that fit
    @inline(never)
    package static func weekPlanDays(days: Int) -> Sentence {
        Sentence(number: 2253, [.number(days)])
    }

    /// Your open tasks, spread over { $days } days, each task by its due date. Nothing changes until you take it.
    @inline(never)
    package static func weekPlanLead(days: Int) -> Sentence {
        Sentence(number: 2254, [.number(days)])
    }

    /// { $days } days
    @inline(never)
    package static func weekPlanSpan(days: Int) -> Sentence {
        Sentence(number: 2255, [.number(days)])
    }

    /// { $date }, today
    @inline(never)
    package static func weekPlanToday(date: consuming String) -> Sentence {
        Sentence(number: 2256, [.text(date)])
    }

    /// { $reasons }.
    @inline(never)
    package static func weekPlanWhy(reasons: consuming String) -> Sentence {
        Sentence(number: 2257, [.text(reasons)])
    }

    /// { $reasons }, and { $day } has no room for it.
    @inline(never)
    package static func weekPlanWhyFull(reasons: consuming String, day: consuming String) -> Sentence {
        Sentence(number: 2258, [.text(reasons), .text(day)])
    }

    /// { $reasons }, and today has no room for it.
    @inline(never)
    package static func weekPlanWhyFullToday(reasons: consuming String) -> Sentence {
        Sentence(number: 2259, [.text(reasons)])
    }

    /// A step of <task></task>.
    @inline(never)
    package static func weekPlanStep(task: consuming MarkupTag) -> Sentence {
        Sentence(number: 2260, [.tag(task)])
    }

    /// Rest for { $minutes }
    @inline(never)
    package static func weekPlanRest(minutes: consuming String) -> Sentence {
        Sentence(number: 2261, [.text(minutes)])
    }

    /// { $planned } of { $total }
    @inline(never)
    package static func weekPlanLoad(planned: Int, total: consuming SpoonCount) -> Sentence {
        Sentence(number: 2262, [.number(planned), .spoons(total)])
    }

    /// Keep free: { $date }
    @inline(never)
    package static func weekPlanKeepDay(date: consuming String) -> Sentence {
        Sentence(number: 2263, [.text(date)])
    }

    /// Use: { $date }
    @inline(never)
    package static func weekPlanUseDay(date: consuming String) -> Sentence {
        Sentence(number: 2264, [.text(date)])
    }

    /// { $first } and { $second } both take a lot.
    @inline(never)
    package static func weekPlanHeavy(first: consuming String, second: consuming String) -> Sentence {
        Sentence(number: 2265, [.text(first), .text(second)])
    }

    /// { $first } and { $second } both take a lot: “{ $task }” is due { $date }.
    @inline(never)
    package static func weekPlanHeavyDue(first: consuming String, second: consuming String, task: consuming String, date: consuming String) -> Sentence {
        Sentence(number: 2266, [.text(first), .text(second), .text(task), .text(date)])
    }

    /// Takes { $cost }, and this plan puts at most { $room } on a day.
    @inline(never)
    package static func weekPlanWaitsRoom(cost: Int, room: Int) -> Sentence {
        Sentence(number: 2267, [.number(cost), .number(room)])
    }

    /// Due { $date }, and no day until then has room for it.
    @inline(never)
    package static func weekPlanWaitsDue(date: consuming String) -> Sentence {
        Sentence(number: 2268, [.text(date)])
    }

    /// It looks for the days on which your tasks are worth most, with the same values as <plan>Plan my day</plan>. What is due within these days counts 400. Each later day counts 2 % less, so what matters comes early.
    @inline(never)
    package static func weekPlanHowWorth(plan: consuming MarkupTag) -> Sentence {
        Sentence(number: 2269, [.tag(plan)])
    }

    /// Send test: { $device }
    @inline(never)
    package static func pushDeviceTestDevice(device: consuming String) -> Sentence {
        Sentence(number: 2270, [.text(device)])
    }

    /// Remove: { $device }
    @inline(never)
    package static func pushDeviceRemoveDevice(device: consuming String) -> Sentence {
        Sentence(number: 2271, [.text(device)])
    }

    /// Test sent to { $device }. It should arrive within seconds; the delivery log below says when it was shown.
    @inline(never)
    package static func pushTestSent(device: consuming String) -> Sentence {
        Sentence(number: 2272, [.text(device)])
    }

    /// { $device }: the browser no longer accepts notifications, so this device was removed. Add it again there.
    @inline(never)
    package static func pushTestGone(device: consuming String) -> Sentence {
        Sentence(number: 2273, [.text(device)])
    }

    /// Could not send to { $device }: its push service did not accept the message.
    @inline(never)
    package static func pushTestRefused(device: consuming String) -> Sentence {
        Sentence(number: 2274, [.text(device)])
    }

    /// If no device receives a reminder within two minutes, we can e-mail <address></address>. The e-mail says what the reminder says, and is not encrypted on its way.
    @inline(never)
    package static func reminderMailLead(address: consuming MarkupTag) -> Sentence {
        Sentence(number: 2275, [.tag(address)])
    }

    /// today, { $time }
    @inline(never)
    package static func deliveryLogToday(time: consuming String) -> Sentence {
        Sentence(number: 2276, [.text(time)])
    }

    /// { $date }, { $time }
    @inline(never)
    package static func deliveryLogDay(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2277, [.text(date), .text(time)])
    }

    /// Shown { $time }
    @inline(never)
    package static func deliveryLogShown(time: consuming String) -> Sentence {
        Sentence(number: 2278, [.text(time)])
    }

    /// { $count -> [one] { $count } reminder [other] { $count } reminders }
    @inline(never)
    package static func reminderSeveral(count: Int) -> Sentence {
        Sentence(number: 2279, [.number(count)])
    }

    /// Due at { $time }
    @inline(never)
    package static func reminderDue(time: consuming String) -> Sentence {
        Sentence(number: 2280, [.text(time)])
    }

    /// Due { $date }, { $time }
    @inline(never)
    package static func reminderDueOn(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2281, [.text(date), .text(time)])
    }

    /// { $count -> [1] every day [other] every { $count } days }
    @inline(never)
    package static func repeatDays(count: Int) -> Sentence {
        Sentence(number: 2282, [.number(count)])
    }

    /// { $count -> [1] every week [other] every { $count } weeks }
    @inline(never)
    package static func repeatWeeks(count: Int) -> Sentence {
        Sentence(number: 2283, [.number(count)])
    }

    /// { $count -> [1] every { $days } [other] every { $count } weeks on { $days } }
    @inline(never)
    package static func repeatWeeksOn(count: Int, days: consuming String) -> Sentence {
        Sentence(number: 2284, [.number(count), .text(days)])
    }

    /// { $count -> [1] every day from Mon to Fri [other] every { $count } weeks from Mon to Fri }
    @inline(never)
    package static func repeatWeeksWorkdays(count: Int) -> Sentence {
        Sentence(number: 2285, [.number(count)])
    }

    /// { $count -> [1] every day [other] every { $count } weeks from Mon to Sun }
    @inline(never)
    package static func repeatWeeksAll(count: Int) -> Sentence {
        Sentence(number: 2286, [.number(count)])
    }

    /// { $count -> [1] every month on the { $day } [other] every { $count } months on the { $day } }
    @inline(never)
    package static func repeatMonthsDay(count: Int, day: consuming String) -> Sentence {
        Sentence(number: 2287, [.number(count), .text(day)])
    }

    /// { $count -> [1] every month on the { $day }, or its last day [other] every { $count } months on the { $day }, or its last day }
    @inline(never)
    package static func repeatMonthsDayOrLast(count: Int, day: consuming String) -> Sentence {
        Sentence(number: 2288, [.number(count), .text(day)])
    }

    /// { $count -> [1] every month on the last day [other] every { $count } months on the last day }
    @inline(never)
    package static func repeatMonthsLastDay(count: Int) -> Sentence {
        Sentence(number: 2289, [.number(count)])
    }

    /// { $count -> [1] every month on the { $week } { $weekday } [other] every { $count } months on the { $week } { $weekday } }
    @inline(never)
    package static func repeatMonthsWeekday(count: Int, week: consuming String, weekday: consuming String) -> Sentence {
        Sentence(number: 2290, [.number(count), .text(week), .text(weekday)])
    }

    /// { $count -> [1] every month on the last { $weekday } [other] every { $count } months on the last { $weekday } }
    @inline(never)
    package static func repeatMonthsLastWeekday(count: Int, weekday: consuming String) -> Sentence {
        Sentence(number: 2291, [.number(count), .text(weekday)])
    }

    /// { $count -> [1] every year [other] every { $count } years }
    @inline(never)
    package static func repeatYears(count: Int) -> Sentence {
        Sentence(number: 2292, [.number(count)])
    }

    /// { $count -> [1] every year on { $date } [other] every { $count } years on { $date } }
    @inline(never)
    package static func repeatYearsOn(count: Int, date: consuming String) -> Sentence {
        Sentence(number: 2293, [.number(count), .text(date)])
    }

    /// { $count -> [1] every year on { $date }, or the 28th [other] every { $count } years on { $date }, or the 28th }
    @inline(never)
    package static func repeatYearsLeap(count: Int, date: consuming String) -> Sentence {
        Sentence(number: 2294, [.number(count), .text(date)])
    }

    /// { $rule }, until { $date }
    @inline(never)
    package static func repeatUntil(rule: consuming String, date: consuming String) -> Sentence {
        Sentence(number: 2295, [.text(rule), .text(date)])
    }

    /// { $day -> [1] 1st [2] 2nd [3] 3rd [21] 21st [22] 22nd [23] 23rd [other] { $day }th }
    @inline(never)
    package static func repeatDay(day: Int) -> Sentence {
        Sentence(number: 2296, [.number(day)])
    }

    /// { $week -> [1] 1st [2] 2nd [3] 3rd [other] { $week }th }
    @inline(never)
    package static func repeatWeek(week: Int) -> Sentence {
        Sentence(number: 2297, [.number(week)])
    }

    /// { $count -> [one] { $count } day after completion [other] { $count } days after completion }
    @inline(never)
    package static func repeatDoneDays(count: Int) -> Sentence {
        Sentence(number: 2298, [.number(count)])
    }

    /// { $count -> [one] { $count } week after completion [other] { $count } weeks after completion }
    @inline(never)
    package static func repeatDoneWeeks(count: Int) -> Sentence {
        Sentence(number: 2299, [.number(count)])
    }

    /// { $count -> [one] { $count } month after completion [other] { $count } months after completion }
    @inline(never)
    package static func repeatDoneMonths(count: Int) -> Sentence {
        Sentence(number: 2300, [.number(count)])
    }

    /// { $count -> [one] { $count } year after completion [other] { $count } years after completion }
    @inline(never)
    package static func repeatDoneYears(count: Int) -> Sentence {
        Sentence(number: 2301, [.number(count)])
    }

    /// { $weeks } weeks
    @inline(never)
    package static func reportChoiceWeeks(weeks: Int) -> Sentence {
        Sentence(number: 2302, [.number(weeks)])
    }

    /// At most { $most } characters. It is kept for the next time.
    @inline(never)
    package static func reportFormTextHint(most: Int) -> Sentence {
        Sentence(number: 2303, [.number(most)])
    }

    /// Kept by the person with Teaspoon, up to { $date }. { UNIT($unit) } are their own measure of energy: 9 of theirs are not 9 of anybody else’s. Days on which nothing was noted are blank. These are notes, not measurements and not a diagnosis.
    @inline(never)
    package static func reportFoot(date: consuming String, unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2304, [.text(date), .unit(unit)])
    }

    /// Days noted: { $days } of { $all }.
    @inline(never)
    package static func reportNoted(days: Int, all: Int) -> Sentence {
        Sentence(number: 2305, [.number(days), .number(all)])
    }

    /// Days left out by the person: { $days }.
    @inline(never)
    package static func reportLeftOut(days: Int) -> Sentence {
        Sentence(number: 2306, [.number(days)])
    }

    /// { UNIT($unit) } in the morning: usually { $usual } ({ $least } to { $most }).
    @inline(never)
    package static func reportMornings(unit: consuming UnitOfEnergy, usual: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 2307, [.unit(unit), .number(usual), .number(least), .number(most)])
    }

    /// { UNIT($unit) } in the morning: usually { $usual }.
    @inline(never)
    package static func reportMorningsSame(unit: consuming UnitOfEnergy, usual: Int) -> Sentence {
        Sentence(number: 2308, [.unit(unit), .number(usual)])
    }

    /// Used on a day: usually { $usual } ({ $least } to { $most }).
    @inline(never)
    package static func reportUsed(usual: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 2309, [.number(usual), .number(least), .number(most)])
    }

    /// Used on a day: usually { $usual }.
    @inline(never)
    package static func reportUsedSame(usual: Int) -> Sentence {
        Sentence(number: 2310, [.number(usual)])
    }

    /// Days that used more than they had: { $days }.
    @inline(never)
    package static func reportOver(days: Int) -> Sentence {
        Sentence(number: 2311, [.number(days)])
    }

    /// Days that borrowed from the next day: { $days }.
    @inline(never)
    package static func reportBorrowed(days: Int) -> Sentence {
        Sentence(number: 2312, [.number(days)])
    }

    /// How the days were: { $answers }.
    @inline(never)
    package static func reportFelt(answers: consuming String) -> Sentence {
        Sentence(number: 2313, [.text(answers)])
    }

    /// lighter { $days }
    @inline(never)
    package static func reportFeltLighter(days: Int) -> Sentence {
        Sentence(number: 2314, [.number(days)])
    }

    /// as usual { $days }
    @inline(never)
    package static func reportFeltAsUsual(days: Int) -> Sentence {
        Sentence(number: 2315, [.number(days)])
    }

    /// heavier { $days }
    @inline(never)
    package static func reportFeltHeavier(days: Int) -> Sentence {
        Sentence(number: 2316, [.number(days)])
    }

    /// had to stop { $days }
    @inline(never)
    package static func reportFeltHadToStop(days: Int) -> Sentence {
        Sentence(number: 2317, [.number(days)])
    }

    /// Low days: { $days }.
    @inline(never)
    package static func reportLow(days: Int) -> Sentence {
        Sentence(number: 2318, [.number(days)])
    }

    /// Rests: { $rests }.
    @inline(never)
    package static func reportRests(rests: Int) -> Sentence {
        Sentence(number: 2319, [.number(rests)])
    }

    /// { $minutes -> [one] Rests: { $rests }, about { $minutes } minute each. [other] Rests: { $rests }, about { $minutes } minutes each. }
    @inline(never)
    package static func reportRestsTook(minutes: Int, rests: Int) -> Sentence {
        Sentence(number: 2320, [.number(minutes), .number(rests)])
    }

    /// { $days } of 7
    @inline(never)
    package static func reportWeekNoted(days: Int) -> Sentence {
        Sentence(number: 2321, [.number(days)])
    }

    /// Done: { $task }
    @inline(never)
    package static func rowDoneTask(task: consuming String) -> Sentence {
        Sentence(number: 2322, [.text(task)])
    }

    /// Packed: { $task }
    @inline(never)
    package static func rowPackedTask(task: consuming String) -> Sentence {
        Sentence(number: 2323, [.text(task)])
    }

    /// Add to today: { $task }
    @inline(never)
    package static func rowTodayTask(task: consuming String) -> Sentence {
        Sentence(number: 2324, [.text(task)])
    }

    /// Add to today <sun></sun>
    @inline(never)
    package static func rowTodayKey(sun: consuming MarkupTag) -> Sentence {
        Sentence(number: 2325, [.tag(sun)])
    }

    /// Set { UNIT($unit) }
    @inline(never)
    package static func rowSetCost(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2326, [.unit(unit)])
    }

    /// Set { UNIT($unit) }: { $task }
    @inline(never)
    package static func rowSetCostTask(unit: consuming UnitOfEnergy, task: consuming String) -> Sentence {
        Sentence(number: 2327, [.unit(unit), .text(task)])
    }

    /// Costs { $spoons }
    @inline(never)
    package static func rowsCosts(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2328, [.spoons(spoons)])
    }

    /// Costs { $spoons } each
    @inline(never)
    package static func rowsCostsEach(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2329, [.spoons(spoons)])
    }

    /// done by <member></member>
    @inline(never)
    package static func rowDoneBy(member: consuming MarkupTag) -> Sentence {
        Sentence(number: 2330, [.tag(member)])
    }

    /// step of <task></task>
    @inline(never)
    package static func rowStepOf(task: consuming MarkupTag) -> Sentence {
        Sentence(number: 2331, [.tag(task)])
    }

    /// { $count -> [one] { $count } step left: <step></step> [other] { $count } steps left: <step></step> }
    @inline(never)
    package static func rowStepsLeft(count: Int, step: consuming MarkupTag) -> Sentence {
        Sentence(number: 2332, [.number(count), .tag(step)])
    }

    /// planned { $date }
    @inline(never)
    package static func rowPlanned(date: consuming String) -> Sentence {
        Sentence(number: 2333, [.text(date)])
    }

    /// Drag to move: { $row }
    @inline(never)
    package static func rowDrag(row: consuming String) -> Sentence {
        Sentence(number: 2334, [.text(row)])
    }

    /// Move up: { $row }
    @inline(never)
    package static func rowMoveUp(row: consuming String) -> Sentence {
        Sentence(number: 2335, [.text(row)])
    }

    /// Move down: { $row }
    @inline(never)
    package static func rowMoveDown(row: consuming String) -> Sentence {
        Sentence(number: 2336, [.text(row)])
    }

    /// Move to the top: { $row }
    @inline(never)
    package static func rowMoveTop(row: consuming String) -> Sentence {
        Sentence(number: 2337, [.text(row)])
    }

    /// Move to the bottom: { $row }
    @inline(never)
    package static func rowMoveBottom(row: consuming String) -> Sentence {
        Sentence(number: 2338, [.text(row)])
    }

    /// Focus on this: { $task }
    @inline(never)
    package static func rowFocus(task: consuming String) -> Sentence {
        Sentence(number: 2339, [.text(task)])
    }

    /// Rest now: { $task }
    @inline(never)
    package static func rowRest(task: consuming String) -> Sentence {
        Sentence(number: 2340, [.text(task)])
    }

    /// Delete: { $task }
    @inline(never)
    package static func rowDelete(task: consuming String) -> Sentence {
        Sentence(number: 2341, [.text(task)])
    }

    /// Remove from today: { $task }
    @inline(never)
    package static func rowBackTask(task: consuming String) -> Sentence {
        Sentence(number: 2342, [.text(task)])
    }

    /// { UNIT($unit) }
    @inline(never)
    package static func taskViewsSpoons(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2343, [.unit(unit)])
    }

    /// All of { $category }
    @inline(never)
    package static func tasksAllOfCategory(category: consuming String) -> Sentence {
        Sentence(number: 2344, [.text(category)])
    }

    /// { UNIT($unit) }
    @inline(never)
    package static func costs(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2345, [.unit(unit)])
    }

    /// Filter and sort: { $filters }
    @inline(never)
    package static func findToolsSet(filters: consuming String) -> Sentence {
        Sentence(number: 2346, [.text(filters)])
    }

    /// { UNIT($unit) }
    @inline(never)
    package static func findCost(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2347, [.unit(unit)])
    }

    /// { $least } to { $most }
    @inline(never)
    package static func findCostRange(least: Int, most: consuming SpoonCount) -> Sentence {
        Sentence(number: 2348, [.number(least), .spoons(most)])
    }

    /// From { $date }
    @inline(never)
    package static func findDateFrom(date: consuming String) -> Sentence {
        Sentence(number: 2349, [.text(date)])
    }

    /// Until { $date }
    @inline(never)
    package static func findDateUntil(date: consuming String) -> Sentence {
        Sentence(number: 2350, [.text(date)])
    }

    /// { $count -> [one] Show { $count } task [other] Show { $count } tasks }
    @inline(never)
    package static func findShow(count: Int) -> Sentence {
        Sentence(number: 2351, [.number(count)])
    }

    /// { $count -> [one] { $count } task [other] { $count } tasks }
    @inline(never)
    package static func found(count: Int) -> Sentence {
        Sentence(number: 2352, [.number(count)])
    }

    /// No results for “{ $words }”.
    @inline(never)
    package static func foundNone(words: consuming String) -> Sentence {
        Sentence(number: 2353, [.text(words)])
    }

    /// Edit: { $view }
    @inline(never)
    package static func savedViewEdit(view: consuming String) -> Sentence {
        Sentence(number: 2354, [.text(view)])
    }

    /// week starts on { $weekday }
    @inline(never)
    package static func settingsTimeWeek(weekday: consuming String) -> Sentence {
        Sentence(number: 2355, [.text(weekday)])
    }

    /// day starts at { $time }
    @inline(never)
    package static func settingsTimeDay(time: consuming String) -> Sentence {
        Sentence(number: 2356, [.text(time)])
    }

    /// { $spoons } a day
    @inline(never)
    package static func settingsEnergyDay(spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2357, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    package static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 2358, [.number(number)])
    }

    /// +{ $number } %
    @inline(never)
    package static func textMore(number: Int) -> Sentence {
        Sentence(number: 2359, [.number(number)])
    }

    /// { UNIT($unit) } per day
    @inline(never)
    package static func energyMaximum(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2360, [.unit(unit)])
    }

    /// { $number } …
    @inline(never)
    package static func energyUnitNumber(number: Int) -> Sentence {
        Sentence(number: 2361, [.number(number)])
    }

    /// { $share } % translated; the rest is in English
    @inline(never)
    package static func languagePartly(share: Int) -> Sentence {
        Sentence(number: 2362, [.number(share)])
    }

    /// Detect dates, { UNIT($unit) } and #subjects
    @inline(never)
    package static func manyDetect(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2363, [.unit(unit)])
    }

    /// Steps can be at most { $levels } levels deep. Deeper lines were moved up.
    @inline(never)
    package static func manyPreviewDeep(levels: Int) -> Sentence {
        Sentence(number: 2364, [.number(levels)])
    }

    /// Only the first { $count } are shown.
    @inline(never)
    package static func manyPreviewMore(count: Int) -> Sentence {
        Sentence(number: 2365, [.number(count)])
    }

    /// You have no shared lists. To share a list, open it and choose <menu>Share this list</menu> in its menu.
    @inline(never)
    package static func sharedListsEmpty(menu: consuming MarkupTag) -> Sentence {
        Sentence(number: 2366, [.tag(menu)])
    }

    /// With <names></names>
    @inline(never)
    package static func sharedListsWith(names: consuming MarkupTag) -> Sentence {
        Sentence(number: 2367, [.tag(names)])
    }

    /// <person></person> shares the list <list></list> with you.
    @inline(never)
    package static func sharedOffer(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2368, [.tag(person), .tag(list)])
    }

    /// You can share at most { $most } lists. Nothing was changed.
    @inline(never)
    package static func sharedTooManyLists(most: Int) -> Sentence {
        Sentence(number: 2369, [.number(most)])
    }

    /// A list can have at most { $most } members and { $most } pending invitations. Nothing was changed.
    @inline(never)
    package static func sharedTooManyMembers(most: Int) -> Sentence {
        Sentence(number: 2370, [.number(most)])
    }

    /// Enter a name of at most { $most } characters.
    @inline(never)
    package static func sharedNameWrong(most: Int) -> Sentence {
        Sentence(number: 2371, [.number(most)])
    }

    /// <list></list>, with what is in it. Nobody sees it until you invite someone.
    @inline(never)
    package static func shareListLead(list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2372, [.tag(list)])
    }

    /// { $name } (you)
    @inline(never)
    package static func membersYou(name: consuming String) -> Sentence {
        Sentence(number: 2373, [.text(name)])
    }

    /// { $button }: { $name }
    @inline(never)
    package static func membersButtonFor(button: consuming String, name: consuming String) -> Sentence {
        Sentence(number: 2374, [.text(button), .text(name)])
    }

    /// { $days -> [0] expires within 24 hours [one] expires in { $days } day [other] expires in { $days } days }
    @inline(never)
    package static func membersPendingEnds(days: Int) -> Sentence {
        Sentence(number: 2375, [.number(days)])
    }

    /// Revoke: { $mail }, { $ends }
    @inline(never)
    package static func membersRevokeAddress(mail: consuming String, ends: consuming String) -> Sentence {
        Sentence(number: 2376, [.text(mail), .text(ends)])
    }

    /// Revoke: a link, { $ends }
    @inline(never)
    package static func membersRevokeLink(ends: consuming String) -> Sentence {
        Sentence(number: 2377, [.text(ends)])
    }

    /// You will no longer see <list></list> or what is in it. The others keep it. To come back, you need another invitation.
    @inline(never)
    package static func endLeaveWhat(list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2378, [.tag(list)])
    }

    /// <person></person> will no longer see <list></list>. What they added stays. You can invite them again.
    @inline(never)
    package static func endRemoveWhat(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2379, [.tag(person), .tag(list)])
    }

    /// { $count -> [one] Also revoke the link to this list [other] Also revoke the links to this list }
    @inline(never)
    package static func endRemoveLinks(count: Int) -> Sentence {
        Sentence(number: 2380, [.number(count)])
    }

    /// { $count -> [one] A link to it still works: with it, <person></person> could join again. The other members stay, and you can create a new link. [other] Links to it still work: with one, <person></person> could join again. The other members stay, and you can create a new link. }
    @inline(never)
    package static func endRemoveLinksHint(count: Int, person: consuming MarkupTag) -> Sentence {
        Sentence(number: 2381, [.number(count), .tag(person)])
    }

    /// <person></person> becomes the owner of <list></list> and manages its members. You can still edit it. Links and invitations are revoked.
    @inline(never)
    package static func endOwnerWhat(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2382, [.tag(person), .tag(list)])
    }

    /// <list></list> becomes your own list again, with everything in it. The other members no longer see it.
    @inline(never)
    package static func endStopWhat(list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2383, [.tag(list)])
    }

    /// A password needs at least { $least } characters. A few words in a row are fine, spaces too.
    @inline(never)
    package static func passwordTooShort(least: Int) -> Sentence {
        Sentence(number: 2384, [.number(least)])
    }

    /// For <mail></mail>.
    @inline(never)
    package static func linkFor(mail: consuming MarkupTag) -> Sentence {
        Sentence(number: 2385, [.tag(mail)])
    }

    /// New address: <mail></mail>
    @inline(never)
    package static func linkEmailNew(mail: consuming MarkupTag) -> Sentence {
        Sentence(number: 2386, [.tag(mail)])
    }

    /// <mail></mail> is signed in here now and will be signed out.
    @inline(never)
    package static func linkOtherOut(mail: consuming MarkupTag) -> Sentence {
        Sentence(number: 2387, [.tag(mail)])
    }

    /// Next: { $date }.
    @inline(never)
    package static func taskNext(date: consuming String) -> Sentence {
        Sentence(number: 2388, [.text(date)])
    }

    /// Hidden until { $time }.
    @inline(never)
    package static func taskHiddenUntil(time: consuming String) -> Sentence {
        Sentence(number: 2389, [.text(time)])
    }

    /// Planned for { $date }.
    @inline(never)
    package static func taskPlannedFor(date: consuming String) -> Sentence {
        Sentence(number: 2390, [.text(date)])
    }

    /// Planned for { $date }, after its due date.
    @inline(never)
    package static func taskPlannedAfterDue(date: consuming String) -> Sentence {
        Sentence(number: 2391, [.text(date)])
    }

    /// Time spent: { $time }
    @inline(never)
    package static func taskTimeSpent(time: consuming String) -> Sentence {
        Sentence(number: 2392, [.text(time)])
    }

    /// Open the list: <list></list>
    @inline(never)
    package static func taskOpenList(list: consuming MarkupTag) -> Sentence {
        Sentence(number: 2393, [.tag(list)])
    }

    /// { UNIT($unit) }
    @inline(never)
    package static func formCost(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2394, [.unit(unit)])
    }

    /// Usual { UNIT($unit) }
    @inline(never)
    package static func formUsualCost(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2395, [.unit(unit)])
    }

    /// New: { $list }
    @inline(never)
    package static func formListNew(list: consuming String) -> Sentence {
        Sentence(number: 2396, [.text(list)])
    }

    /// New: { $subject }
    @inline(never)
    package static func formSubjectsNew(subject: consuming String) -> Sentence {
        Sentence(number: 2397, [.text(subject)])
    }

    /// { $planned } of { $usual }
    @inline(never)
    package static func dayMenuLoad(planned: Int, usual: Int) -> Sentence {
        Sentence(number: 2398, [.number(planned), .number(usual)])
    }

    /// Still due { $date }
    @inline(never)
    package static func dayMenuStillDue(date: consuming String) -> Sentence {
        Sentence(number: 2399, [.text(date)])
    }

    /// Done: { $step }
    @inline(never)
    package static func stepsDone(step: consuming String) -> Sentence {
        Sentence(number: 2400, [.text(step)])
    }

    /// More for { $step }
    @inline(never)
    package static func stepsMore(step: consuming String) -> Sentence {
        Sentence(number: 2401, [.text(step)])
    }

    /// { UNIT($unit) } today
    @inline(never)
    package static func taskToday(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2402, [.unit(unit)])
    }

    /// usually { $cost }
    @inline(never)
    package static func taskTodayUsual(cost: Int) -> Sentence {
        Sentence(number: 2403, [.number(cost)])
    }

    /// How many { UNIT($unit) } did it actually take?
    @inline(never)
    package static func taskTook(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2404, [.unit(unit)])
    }

    /// planned { $cost }
    @inline(never)
    package static func taskTookPlanned(cost: Int) -> Sentence {
        Sentence(number: 2405, [.number(cost)])
    }

    /// Today counts what it took. The usual cost stays { $cost }.
    @inline(never)
    package static func taskTookCountsUsual(cost: Int) -> Sentence {
        Sentence(number: 2406, [.number(cost)])
    }

    /// { UNIT($unit) }
    @inline(never)
    package static func taskFieldCost(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2407, [.unit(unit)])
    }

    /// { $daily }; { $rule }
    @inline(never)
    package static func taskRepeatSavedBoth(daily: consuming String, rule: consuming String) -> Sentence {
        Sentence(number: 2408, [.text(daily), .text(rule)])
    }

    /// Hide: { $tip }
    @inline(never)
    package static func tipHideTip(tip: consuming String) -> Sentence {
        Sentence(number: 2409, [.text(tip)])
    }

    /// Show again: { $tip }
    @inline(never)
    package static func tipShowTip(tip: consuming String) -> Sentence {
        Sentence(number: 2410, [.text(tip)])
    }

    /// Source: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
    @inline(never)
    package static func tipSource(author: consuming MarkupTag, year: consuming String, a: consuming MarkupTag, title: consuming String, place: consuming MarkupTag) -> Sentence {
        Sentence(number: 2411, [.tag(author), .text(year), .tag(a), .text(title), .tag(place)])
    }

    /// Source: <author></author>, no date. <a>{ $title }</a>, <place></place>.
    @inline(never)
    package static func tipSourceUndated(author: consuming MarkupTag, a: consuming MarkupTag, title: consuming String, place: consuming MarkupTag) -> Sentence {
        Sentence(number: 2412, [.tag(author), .tag(a), .text(title), .tag(place)])
    }

    /// Source: <author></author>, { $year }. <title></title>, on a site that was closed in { $end }.
    @inline(never)
    package static func tipSourceClosed(author: consuming MarkupTag, year: consuming String, title: consuming MarkupTag, end: consuming String) -> Sentence {
        Sentence(number: 2413, [.tag(author), .text(year), .tag(title), .text(end)])
    }

    /// Sort by { UNIT($unit) }
    @inline(never)
    package static func todaySortCost(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2414, [.unit(unit)])
    }

    /// It is { $date } now. Start a new day when you are ready; this list stays until then.
    @inline(never)
    package static func todayAnotherDate(date: consuming String) -> Sentence {
        Sentence(number: 2415, [.text(date)])
    }

    /// Today has { $spoons }, and { $used } are planned. Nothing was removed.
    @inline(never)
    package static func todayOver(spoons: consuming SpoonCount, used: Int) -> Sentence {
        Sentence(number: 2416, [.spoons(spoons), .number(used)])
    }

    /// Borrowed from tomorrow. New Day will then suggest { $spoons }.
    @inline(never)
    package static func todayBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 2417, [.number(spoons)])
    }

    /// One { $unit } is a bit of energy
    @inline(never)
    package static func todaySpoonsOwn(unit: consuming String) -> Sentence {
        Sentence(number: 2418, [.text(unit)])
    }

    /// What are { UNIT($unit) }?
    @inline(never)
    package static func todaySpoonsHelp(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2419, [.unit(unit)])
    }

    /// Hidden for now: { $tasks }, { $spoons }.
    @inline(never)
    package static func lowDayAside(tasks: consuming String, spoons: consuming SpoonCount) -> Sentence {
        Sentence(number: 2420, [.text(tasks), .spoons(spoons)])
    }

    /// With them: { $free }.
    @inline(never)
    package static func lowDayWith(free: consuming String) -> Sentence {
        Sentence(number: 2421, [.text(free)])
    }

    /// Fewer { UNIT($unit) } today
    @inline(never)
    package static func lowDayFewer(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2422, [.unit(unit)])
    }

    /// Move back to today: { $title }
    @inline(never)
    package static func lowDayWanted(title: consuming String) -> Sentence {
        Sentence(number: 2423, [.text(title)])
    }

    /// A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help>
    @inline(never)
    package static func welcomeLead(unit: consuming UnitOfEnergy, help: consuming MarkupTag) -> Sentence {
        Sentence(number: 2424, [.unit(unit), .tag(help)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    package static func welcomeSpoons(unit: consuming UnitOfEnergy) -> Sentence {
        Sentence(number: 2425, [.unit(unit)])
    }

    /// { $date }, { $time }
    @inline(never)
    package static func versionWritten(date: consuming String, time: consuming String) -> Sentence {
        Sentence(number: 2426, [.text(date), .text(time)])
    }

    /// The title was changed to “<other></other>” meanwhile.
    @inline(never)
    package static func versionTitle(other: consuming MarkupTag) -> Sentence {
        Sentence(number: 2427, [.tag(other)])
    }

    /// The date was changed to <other></other> meanwhile.
    @inline(never)
    package static func versionDate(other: consuming MarkupTag) -> Sentence {
        Sentence(number: 2428, [.tag(other)])
    }

    /// Use “<value></value>”
    @inline(never)
    package static func versionUse(value: consuming MarkupTag) -> Sentence {
        Sentence(number: 2429, [.tag(value)])
    }

    /// Keep “<value></value>”
    @inline(never)
    package static func versionKeep(value: consuming MarkupTag) -> Sentence {
        Sentence(number: 2430, [.tag(value)])
    }

    /// You opened <address></address>. Without HTTPS, the browser cannot keep your plan on this device. The server can.
    @inline(never)
    package static func keepHereLead(address: consuming MarkupTag) -> Sentence {
        Sentence(number: 2431, [.tag(address)])
    }

    /// In your account on this server ({ $mail }).
    @inline(never)
    package static func aboutDataAccountServer(mail: consuming String) -> Sentence {
        Sentence(number: 2432, [.text(mail)])
    }

    /// Every step, also those on phones: <file></file>
    @inline(never)
    package static func httpsMore(file: consuming MarkupTag) -> Sentence {
        Sentence(number: 2433, [.tag(file)])
    }

    /// This browser keeps at most { $most } plans apart, so nothing was changed. Take this plan along. Or sign out, then open one of the other plans: it can be erased, or go into an account.
    @inline(never)
    package static func saidApartFull(most: Int) -> Sentence {
        Sentence(number: 2434, [.number(most)])
    }
}
