// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// { $count -> [0] No crashes on this device. [1] It crashed once on this device and restarted by itself. [other] It crashed { $count } times on this device and restarted by itself. }
    @inline(never)
    public static func aboutCrashes(count: Int) -> Sentence {
        Sentence(number: 1327, [.number(count)])
    }

    /// On this device, in this browser, and in your account on this server ({ $mail }).
    @inline(never)
    public static func aboutDataAccount(mail: String) -> Sentence {
        Sentence(number: 1328, [.text(mail)])
    }

    /// Teaspoon { $version }, release { $release }.
    @inline(never)
    public static func aboutVersionIs(version: String, release: String) -> Sentence {
        Sentence(number: 1329, [.text(version), .text(release)])
    }

    /// ~2 for { $spoons } · tomorrow 9:00 · !high · #phone for a subject · @Errands for a list · every day · 15m
    @inline(never)
    public static func addHelpLine(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1330, [.spoons(spoons)])
    }

    /// Add to { $list }
    @inline(never)
    public static func addTo(list: String) -> Sentence {
        Sentence(number: 1331, [.text(list)])
    }

    /// It is { $spoons } now. { $used }.
    @inline(never)
    public static func adjustDayNow(spoons: Int, used: String) -> Sentence {
        Sentence(number: 1332, [.number(spoons), .text(used)])
    }

    /// How many { UNIT($unit) } does today have?
    @inline(never)
    public static func adjustDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1333, [.unit(unit)])
    }

    /// Rest ended at { $time }.
    @inline(never)
    public static func alarmRestEnded(time: String) -> Sentence {
        Sentence(number: 1334, [.text(time)])
    }

    /// Rest ended on { $date } at { $time }.
    @inline(never)
    public static func alarmRestEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 1335, [.text(date), .text(time)])
    }

    /// Rest { $minutes } min
    @inline(never)
    public static func alarmRestFor(minutes: Int) -> Sentence {
        Sentence(number: 1336, [.number(minutes)])
    }

    /// Timer ended at { $time }.
    @inline(never)
    public static func alarmTimerEnded(time: String) -> Sentence {
        Sentence(number: 1337, [.text(time)])
    }

    /// Timer ended on { $date } at { $time }.
    @inline(never)
    public static func alarmTimerEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 1338, [.text(date), .text(time)])
    }

    /// From { $date }
    @inline(never)
    public static func backlogFrom(date: String) -> Sentence {
        Sentence(number: 1339, [.text(date)])
    }

    /// { UNIT($unit) } of the day
    @inline(never)
    public static func budget(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1340, [.unit(unit)])
    }

    /// { $spoons } borrowed
    @inline(never)
    public static func budgetBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 1341, [.number(spoons)])
    }

    /// { $done } of them done
    @inline(never)
    public static func budgetDone(done: Int) -> Sentence {
        Sentence(number: 1342, [.number(done)])
    }

    /// Each drawing stands for { $spoons }.
    @inline(never)
    public static func budgetEach(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1343, [.spoons(spoons)])
    }

    /// { $spoons } free
    @inline(never)
    public static func budgetFree(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1344, [.spoons(spoons)])
    }

    /// <first>{ $free }</first><second>, { $aside }</second>
    @inline(never)
    public static func budgetFreeAside(first: MarkupTag, free: String, second: MarkupTag, aside: String) -> Sentence {
        Sentence(number: 1345, [.tag(first), .text(free), .tag(second), .text(aside)])
    }

    /// { $spoons } of them in reserve
    @inline(never)
    public static func budgetInReserve(spoons: Int) -> Sentence {
        Sentence(number: 1346, [.number(spoons)])
    }

    /// No { UNIT($unit) } free
    @inline(never)
    public static func budgetNoneFree(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1347, [.unit(unit)])
    }

    /// { $spoons } over
    @inline(never)
    public static func budgetOver(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1348, [.spoons(spoons)])
    }

    /// { $planned } of { $all } planned
    @inline(never)
    public static func budgetPlanned(planned: Int, all: Int) -> Sentence {
        Sentence(number: 1349, [.number(planned), .number(all)])
    }

    /// { $planned }, <link>{ $done }</link>
    @inline(never)
    public static func budgetPlannedDone(planned: String, link: MarkupTag, done: String) -> Sentence {
        Sentence(number: 1350, [.text(planned), .tag(link), .text(done)])
    }

    /// { $free }. { $used }.
    @inline(never)
    public static func budgetSummary(free: String, used: String) -> Sentence {
        Sentence(number: 1351, [.text(free), .text(used)])
    }

    /// Add on { $date }
    @inline(never)
    public static func calendarBarAdd(date: String) -> Sentence {
        Sentence(number: 1352, [.text(date)])
    }

    /// { $count -> [one] { $count } begins [other] { $count } begin }
    @inline(never)
    public static func calendarCountBegin(count: Int) -> Sentence {
        Sentence(number: 1353, [.number(count)])
    }

    /// { $count } done
    @inline(never)
    public static func calendarCountDone(count: Int) -> Sentence {
        Sentence(number: 1354, [.number(count)])
    }

    /// { $count -> [one] { $count } repeats [other] { $count } repeat }
    @inline(never)
    public static func calendarCountRepeat(count: Int) -> Sentence {
        Sentence(number: 1355, [.number(count)])
    }

    /// { $count -> [one] { $count } task [other] { $count } tasks }
    @inline(never)
    public static func calendarCountTasks(count: Int) -> Sentence {
        Sentence(number: 1356, [.number(count)])
    }

    /// { $planned } of { $usual }
    @inline(never)
    public static func calendarLoad(planned: Int, usual: SpoonCount) -> Sentence {
        Sentence(number: 1357, [.number(planned), .spoons(usual)])
    }

    /// { $planned } of your usual { $usual } planned
    @inline(never)
    public static func calendarLoadDay(planned: Int, usual: SpoonCount) -> Sentence {
        Sentence(number: 1358, [.number(planned), .spoons(usual)])
    }

    /// { $planned } planned, { $over } more than your usual { $usual }
    @inline(never)
    public static func calendarLoadDayOver(planned: SpoonCount, over: Int, usual: Int) -> Sentence {
        Sentence(number: 1359, [.spoons(planned), .number(over), .number(usual)])
    }

    /// { $spoons } due, not planned
    @inline(never)
    public static func calendarLoadDue(spoons: Int) -> Sentence {
        Sentence(number: 1360, [.number(spoons)])
    }

    /// { $planned } of { $usual }, { $over } over
    @inline(never)
    public static func calendarLoadOver(planned: Int, usual: SpoonCount, over: Int) -> Sentence {
        Sentence(number: 1361, [.number(planned), .spoons(usual), .number(over)])
    }

    /// { $planned } of today’s { $spoons } planned
    @inline(never)
    public static func calendarLoadToday(planned: Int, spoons: SpoonCount) -> Sentence {
        Sentence(number: 1362, [.number(planned), .spoons(spoons)])
    }

    /// { $spoons } due but not planned
    @inline(never)
    public static func calendarLoadTodayDue(spoons: Int) -> Sentence {
        Sentence(number: 1363, [.number(spoons)])
    }

    /// { $planned } planned, { $over } more than today’s { $spoons }
    @inline(never)
    public static func calendarLoadTodayOver(planned: SpoonCount, over: Int, spoons: Int) -> Sentence {
        Sentence(number: 1364, [.spoons(planned), .number(over), .number(spoons)])
    }

    /// Move to another day: { $task }
    @inline(never)
    public static func calendarRowMove(task: String) -> Sentence {
        Sentence(number: 1365, [.text(task)])
    }

    /// Added: { $what }, due { $date }
    @inline(never)
    public static func changeAddedDue(what: String, date: String) -> Sentence {
        Sentence(number: 1366, [.text(what), .text(date)])
    }

    /// New list: { $what }
    @inline(never)
    public static func changeAddedList(what: String) -> Sentence {
        Sentence(number: 1367, [.text(what)])
    }

    /// New note: { $what }
    @inline(never)
    public static func changeAddedNote(what: String) -> Sentence {
        Sentence(number: 1368, [.text(what)])
    }

    /// New subject: { $what }
    @inline(never)
    public static func changeAddedSubject(what: String) -> Sentence {
        Sentence(number: 1369, [.text(what)])
    }

    /// Added: { $what }
    @inline(never)
    public static func changeAddedTask(what: String) -> Sentence {
        Sentence(number: 1370, [.text(what)])
    }

    /// Today set to { $spoons }
    @inline(never)
    public static func changeAdjustedDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1371, [.spoons(spoons)])
    }

    /// List archived: { $what }
    @inline(never)
    public static func changeArchivedList(what: String) -> Sentence {
        Sentence(number: 1372, [.text(what)])
    }

    /// Done: { $what }
    @inline(never)
    public static func changeCheckedOff(what: String) -> Sentence {
        Sentence(number: 1373, [.text(what)])
    }

    /// Usual cost kept: { $what }
    @inline(never)
    public static func changeDeclinedCost(what: String) -> Sentence {
        Sentence(number: 1374, [.text(what)])
    }

    /// List and its tasks deleted: { $what }
    @inline(never)
    public static func changeDeletedList(what: String) -> Sentence {
        Sentence(number: 1375, [.text(what)])
    }

    /// Note deleted: { $what }
    @inline(never)
    public static func changeDeletedNote(what: String) -> Sentence {
        Sentence(number: 1376, [.text(what)])
    }

    /// Subject deleted: { $what }
    @inline(never)
    public static func changeDeletedSubject(what: String) -> Sentence {
        Sentence(number: 1377, [.text(what)])
    }

    /// Deleted: { $what }
    @inline(never)
    public static func changeDeletedTask(what: String) -> Sentence {
        Sentence(number: 1378, [.text(what)])
    }

    /// View deleted: { $what }
    @inline(never)
    public static func changeDeletedView(what: String) -> Sentence {
        Sentence(number: 1379, [.text(what)])
    }

    /// Tip hidden: { $what }
    @inline(never)
    public static func changeDismissedTip(what: String) -> Sentence {
        Sentence(number: 1380, [.text(what)])
    }

    /// New list, a copy: { $what }
    @inline(never)
    public static func changeDuplicatedList(what: String) -> Sentence {
        Sentence(number: 1381, [.text(what)])
    }

    /// Duplicated: { $what }
    @inline(never)
    public static func changeDuplicatedTask(what: String) -> Sentence {
        Sentence(number: 1382, [.text(what)])
    }

    /// List changed: { $what }
    @inline(never)
    public static func changeEditedList(what: String) -> Sentence {
        Sentence(number: 1383, [.text(what)])
    }

    /// Note changed: { $what }
    @inline(never)
    public static func changeEditedNote(what: String) -> Sentence {
        Sentence(number: 1384, [.text(what)])
    }

    /// Subject changed: { $what }
    @inline(never)
    public static func changeEditedSubject(what: String) -> Sentence {
        Sentence(number: 1385, [.text(what)])
    }

    /// Changed: { $what }
    @inline(never)
    public static func changeEditedTask(what: String) -> Sentence {
        Sentence(number: 1386, [.text(what)])
    }

    /// No longer repeats: { $what }
    @inline(never)
    public static func changeEndedRepeat(what: String) -> Sentence {
        Sentence(number: 1387, [.text(what)])
    }

    /// Moved to another list: { $what }
    @inline(never)
    public static func changeFiledTask(what: String) -> Sentence {
        Sentence(number: 1388, [.text(what)])
    }

    /// Changed for this time: { $what }
    @inline(never)
    public static func changeForThisTime(what: String) -> Sentence {
        Sentence(number: 1389, [.text(what)])
    }

    /// Start fresh: { $what }
    @inline(never)
    public static func changeFresh(what: String) -> Sentence {
        Sentence(number: 1390, [.text(what)])
    }

    /// View saved: { $what }
    @inline(never)
    public static func changeKeptView(what: String) -> Sentence {
        Sentence(number: 1391, [.text(what)])
    }

    /// Subject added: { $what }
    @inline(never)
    public static func changeLabelled(what: String) -> Sentence {
        Sentence(number: 1392, [.text(what)])
    }

    /// Skipped: { $what }
    @inline(never)
    public static func changeLeftOut(what: String) -> Sentence {
        Sentence(number: 1393, [.text(what)])
    }

    /// New template: { $what }
    @inline(never)
    public static func changeMadeTemplate(what: String) -> Sentence {
        Sentence(number: 1394, [.text(what)])
    }

    /// { $what } updated
    @inline(never)
    public static func changeMany(what: String) -> Sentence {
        Sentence(number: 1395, [.text(what)])
    }

    /// New checklist: { $what }
    @inline(never)
    public static func changeMergedLists(what: String) -> Sentence {
        Sentence(number: 1396, [.text(what)])
    }

    /// Subjects merged: { $what }
    @inline(never)
    public static func changeMergedSubjects(what: String) -> Sentence {
        Sentence(number: 1397, [.text(what)])
    }

    /// List moved: { $what }
    @inline(never)
    public static func changeMovedList(what: String) -> Sentence {
        Sentence(number: 1398, [.text(what)])
    }

    /// Note moved: { $what }
    @inline(never)
    public static func changeMovedNote(what: String) -> Sentence {
        Sentence(number: 1399, [.text(what)])
    }

    /// Moved: { $what }
    @inline(never)
    public static func changeMovedTask(what: String) -> Sentence {
        Sentence(number: 1400, [.text(what)])
    }

    /// Moved to { $date }: { $what }
    @inline(never)
    public static func changeMovedTo(date: String, what: String) -> Sentence {
        Sentence(number: 1401, [.text(date), .text(what)])
    }

    /// Not this one: { $what }
    @inline(never)
    public static func changePassedOver(what: String) -> Sentence {
        Sentence(number: 1402, [.text(what)])
    }

    /// Pinned: { $what }
    @inline(never)
    public static func changePinnedNote(what: String) -> Sentence {
        Sentence(number: 1403, [.text(what)])
    }

    /// Added to today, borrowing { $spoons }: { $what }
    @inline(never)
    public static func changePlannedBorrowing(spoons: SpoonCount, what: String) -> Sentence {
        Sentence(number: 1404, [.spoons(spoons), .text(what)])
    }

    /// Planned for { $date }: { $what }
    @inline(never)
    public static func changePlannedFor(date: String, what: String) -> Sentence {
        Sentence(number: 1405, [.text(date), .text(what)])
    }

    /// Added to today: { $what }
    @inline(never)
    public static func changePlannedToday(what: String) -> Sentence {
        Sentence(number: 1406, [.text(what)])
    }

    /// Planned: { $what }
    @inline(never)
    public static func changePlannedWeek(what: String) -> Sentence {
        Sentence(number: 1407, [.text(what)])
    }

    /// Started over; previous copy archived: { $what }
    @inline(never)
    public static func changeRanAgain(what: String) -> Sentence {
        Sentence(number: 1408, [.text(what)])
    }

    /// Actual cost { $spoons }: { $what }
    @inline(never)
    public static func changeRealCost(spoons: SpoonCount, what: String) -> Sentence {
        Sentence(number: 1409, [.spoons(spoons), .text(what)])
    }

    /// No longer planned for a day: { $what }
    @inline(never)
    public static func changeRemovedIntended(what: String) -> Sentence {
        Sentence(number: 1410, [.text(what)])
    }

    /// View renamed: { $what }
    @inline(never)
    public static func changeRenamedView(what: String) -> Sentence {
        Sentence(number: 1411, [.text(what)])
    }

    /// List restored: { $what }
    @inline(never)
    public static func changeReopenedList(what: String) -> Sentence {
        Sentence(number: 1412, [.text(what)])
    }

    /// Rest of { $length }
    @inline(never)
    public static func changeRest(length: String) -> Sentence {
        Sentence(number: 1413, [.text(length)])
    }

    /// Rest of { $length }: { $task }
    @inline(never)
    public static func changeRestOn(length: String, task: String) -> Sentence {
        Sentence(number: 1414, [.text(length), .text(task)])
    }

    /// Rested { $length }
    @inline(never)
    public static func changeRestedFor(length: String) -> Sentence {
        Sentence(number: 1415, [.text(length)])
    }

    /// Rested { $length }: { $task }
    @inline(never)
    public static func changeRestedForOn(length: String, task: String) -> Sentence {
        Sentence(number: 1416, [.text(length), .text(task)])
    }

    /// Rested: { $task }
    @inline(never)
    public static func changeRestedOn(task: String) -> Sentence {
        Sentence(number: 1417, [.text(task)])
    }

    /// Removed from today: { $what }
    @inline(never)
    public static func changeSentBack(what: String) -> Sentence {
        Sentence(number: 1418, [.text(what)])
    }

    /// Tip shown again: { $what }
    @inline(never)
    public static func changeShowedTip(what: String) -> Sentence {
        Sentence(number: 1419, [.text(what)])
    }

    /// Skipped once: { $what }
    @inline(never)
    public static func changeSkippedOnce(what: String) -> Sentence {
        Sentence(number: 1420, [.text(what)])
    }

    /// Snoozed: { $what }
    @inline(never)
    public static func changeSnoozed(what: String) -> Sentence {
        Sentence(number: 1421, [.text(what)])
    }

    /// New Day with { $spoons }
    @inline(never)
    public static func changeStartedDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1422, [.spoons(spoons)])
    }

    /// Note turned into a task: { $what }
    @inline(never)
    public static func changeTaskOfNote(what: String) -> Sentence {
        Sentence(number: 1423, [.text(what)])
    }

    /// { $count -> [one] { $count } task [other] { $count } tasks }
    @inline(never)
    public static func changeTasks(count: Int) -> Sentence {
        Sentence(number: 1424, [.number(count)])
    }

    /// Timer of { $length }
    @inline(never)
    public static func changeTimer(length: String) -> Sentence {
        Sentence(number: 1425, [.text(length)])
    }

    /// Added time to the timer: { $task }
    @inline(never)
    public static func changeTimerLongerOn(task: String) -> Sentence {
        Sentence(number: 1426, [.text(task)])
    }

    /// { $minutes -> [one] Added { $minutes } minute to the timer [other] Added { $minutes } minutes to the timer }
    @inline(never)
    public static func changeTimerMinutes(minutes: Int) -> Sentence {
        Sentence(number: 1427, [.number(minutes)])
    }

    /// { $minutes -> [one] Added { $minutes } minute to the timer: { $task } [other] Added { $minutes } minutes to the timer: { $task } }
    @inline(never)
    public static func changeTimerMinutesOn(minutes: Int, task: String) -> Sentence {
        Sentence(number: 1428, [.number(minutes), .text(task)])
    }

    /// Timer of { $length }: { $task }
    @inline(never)
    public static func changeTimerOn(length: String, task: String) -> Sentence {
        Sentence(number: 1429, [.text(length), .text(task)])
    }

    /// Timer paused: { $task }
    @inline(never)
    public static func changeTimerPausedOn(task: String) -> Sentence {
        Sentence(number: 1430, [.text(task)])
    }

    /// Timer reset: { $task }
    @inline(never)
    public static func changeTimerResetOn(task: String) -> Sentence {
        Sentence(number: 1431, [.text(task)])
    }

    /// Timer resumed: { $task }
    @inline(never)
    public static func changeTimerResumedOn(task: String) -> Sentence {
        Sentence(number: 1432, [.text(task)])
    }

    /// Timer stopped: { $task }
    @inline(never)
    public static func changeTimerStoppedOn(task: String) -> Sentence {
        Sentence(number: 1433, [.text(task)])
    }

    /// { $what } costs { $spoons } today
    @inline(never)
    public static func changeTodayCost(what: String, spoons: SpoonCount) -> Sentence {
        Sentence(number: 1434, [.text(what), .spoons(spoons)])
    }

    /// Included: { $what }
    @inline(never)
    public static func changeTookAlong(what: String) -> Sentence {
        Sentence(number: 1435, [.text(what)])
    }

    /// Not done: { $what }
    @inline(never)
    public static func changeUnchecked(what: String) -> Sentence {
        Sentence(number: 1436, [.text(what)])
    }

    /// All unchecked: { $what }
    @inline(never)
    public static func changeUncheckedAll(what: String) -> Sentence {
        Sentence(number: 1437, [.text(what)])
    }

    /// Subject removed: { $what }
    @inline(never)
    public static func changeUnlabelled(what: String) -> Sentence {
        Sentence(number: 1438, [.text(what)])
    }

    /// Unpinned: { $what }
    @inline(never)
    public static func changeUnpinnedNote(what: String) -> Sentence {
        Sentence(number: 1439, [.text(what)])
    }

    /// New list from a template: { $what }
    @inline(never)
    public static func changeUsedTemplate(what: String) -> Sentence {
        Sentence(number: 1440, [.text(what)])
    }

    /// Earlier version dismissed: { $what }
    @inline(never)
    public static func changeVersionAway(what: String) -> Sentence {
        Sentence(number: 1441, [.text(what)])
    }

    /// Earlier version restored: { $what }
    @inline(never)
    public static func changeVersionBack(what: String) -> Sentence {
        Sentence(number: 1442, [.text(what)])
    }

    /// Moved back to today: { $what }
    @inline(never)
    public static func changeWantedToday(what: String) -> Sentence {
        Sentence(number: 1443, [.text(what)])
    }

    /// Unsnoozed: { $what }
    @inline(never)
    public static func changeWokeUp(what: String) -> Sentence {
        Sentence(number: 1444, [.text(what)])
    }

    /// List: { $list }
    @inline(never)
    public static func chipList(list: String) -> Sentence {
        Sentence(number: 1445, [.text(list)])
    }

    /// List: { $list } (new)
    @inline(never)
    public static func chipListNew(list: String) -> Sentence {
        Sentence(number: 1446, [.text(list)])
    }

    /// { $spoons }
    @inline(never)
    public static func chipSpoons(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1447, [.spoons(spoons)])
    }

    /// Subject: { $subject }
    @inline(never)
    public static func chipSubject(subject: String) -> Sentence {
        Sentence(number: 1448, [.text(subject)])
    }

    /// Subject: { $subject } (new)
    @inline(never)
    public static func chipSubjectNew(subject: String) -> Sentence {
        Sentence(number: 1449, [.text(subject)])
    }

    /// { $date }, { $time }
    @inline(never)
    public static func chipTimeDate(date: String, time: String) -> Sentence {
        Sentence(number: 1450, [.text(date), .text(time)])
    }

    /// Today, { $time }
    @inline(never)
    public static func chipTimeToday(time: String) -> Sentence {
        Sentence(number: 1451, [.text(time)])
    }

    /// Tomorrow, { $time }
    @inline(never)
    public static func chipTimeTomorrow(time: String) -> Sentence {
        Sentence(number: 1452, [.text(time)])
    }

    /// { $meaning } (“{ $words }”)
    @inline(never)
    public static func chipWords(meaning: String, words: String) -> Sentence {
        Sentence(number: 1453, [.text(meaning), .text(words)])
    }

    /// All { $count }
    @inline(never)
    public static func choosingAll(count: Int) -> Sentence {
        Sentence(number: 1454, [.number(count)])
    }

    /// How many { UNIT($unit) } does it take? A number also chooses the task. A guess is fine.
    @inline(never)
    public static func choosingCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1455, [.unit(unit)])
    }

    /// { UNIT($unit) }
    @inline(never)
    public static func costs(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1456, [.unit(unit)])
    }

    /// Last backup: { $day }
    @inline(never)
    public static func dataLastBackup(day: String) -> Sentence {
        Sentence(number: 1457, [.text(day)])
    }

    /// { $date }, { $time }
    @inline(never)
    public static func dateAndTime(date: String, time: String) -> Sentence {
        Sentence(number: 1458, [.text(date), .text(time)])
    }

    /// { $days -> [one] In { $days } day [other] In { $days } days }
    @inline(never)
    public static func dayAhead(days: Int) -> Sentence {
        Sentence(number: 1459, [.number(days)])
    }

    /// and { $count } more on this day
    @inline(never)
    public static func dayMore(count: Int) -> Sentence {
        Sentence(number: 1460, [.number(count)])
    }

    /// Next day: { $date }
    @inline(never)
    public static func dayNext(date: String) -> Sentence {
        Sentence(number: 1461, [.text(date)])
    }

    /// { $days -> [one] { $days } day ago [other] { $days } days ago }
    @inline(never)
    public static func dayPast(days: Int) -> Sentence {
        Sentence(number: 1462, [.number(days)])
    }

    /// Previous day: { $date }
    @inline(never)
    public static func dayPrevious(date: String) -> Sentence {
        Sentence(number: 1463, [.text(date)])
    }

    /// { $day }: { $tasks }.
    @inline(never)
    public static func daySaid(day: String, tasks: String) -> Sentence {
        Sentence(number: 1464, [.text(day), .text(tasks)])
    }

    /// { $day }.
    @inline(never)
    public static func daySaidAlone(day: String) -> Sentence {
        Sentence(number: 1465, [.text(day)])
    }

    /// { $load }.
    @inline(never)
    public static func daySaidLoad(load: String) -> Sentence {
        Sentence(number: 1466, [.text(load)])
    }

    /// { $date }, today
    @inline(never)
    public static func dayTitleToday(date: String) -> Sentence {
        Sentence(number: 1467, [.text(date)])
    }

    /// { $date }, { $time }
    @inline(never)
    public static func deliveryLogDay(date: String, time: String) -> Sentence {
        Sentence(number: 1468, [.text(date), .text(time)])
    }

    /// Shown { $time }
    @inline(never)
    public static func deliveryLogShown(time: String) -> Sentence {
        Sentence(number: 1469, [.text(time)])
    }

    /// today, { $time }
    @inline(never)
    public static func deliveryLogToday(time: String) -> Sentence {
        Sentence(number: 1470, [.text(time)])
    }

    /// { $days -> [one] { $date }, in { $days } day [other] { $date }, in { $days } days }
    @inline(never)
    public static func dueInDays(days: Int, date: String) -> Sentence {
        Sentence(number: 1471, [.number(days), .text(date)])
    }

    /// { $days -> [one] { $date }, { $time }, in { $days } day [other] { $date }, { $time }, in { $days } days }
    @inline(never)
    public static func dueInDaysAt(days: Int, date: String, time: String) -> Sentence {
        Sentence(number: 1472, [.number(days), .text(date), .text(time)])
    }

    /// today, { $time }
    @inline(never)
    public static func dueTodayAt(time: String) -> Sentence {
        Sentence(number: 1473, [.text(time)])
    }

    /// tomorrow, { $time }
    @inline(never)
    public static func dueTomorrowAt(time: String) -> Sentence {
        Sentence(number: 1474, [.text(time)])
    }

    /// { $date }, tomorrow
    @inline(never)
    public static func dueTomorrowOn(date: String) -> Sentence {
        Sentence(number: 1475, [.text(date)])
    }

    /// { $date }, tomorrow, { $time }
    @inline(never)
    public static func dueTomorrowOnAt(date: String, time: String) -> Sentence {
        Sentence(number: 1476, [.text(date), .text(time)])
    }

    /// was due { $date }
    @inline(never)
    public static func dueWas(date: String) -> Sentence {
        Sentence(number: 1477, [.text(date)])
    }

    /// { UNIT($unit) } per day
    @inline(never)
    public static func energyMaximum(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1478, [.unit(unit)])
    }

    /// You will be signed out, too. Your account, { $mail }, and what it keeps on the server stay until you delete it on its own page. What has not reached it will be lost.
    @inline(never)
    public static func eraseAccount(mail: String) -> Sentence {
        Sentence(number: 1479, [.text(mail)])
    }

    /// A backup brings it all back: <a>Back up</a>
    @inline(never)
    public static func eraseBackup(a: MarkupTag) -> Sentence {
        Sentence(number: 1480, [.tag(a)])
    }

    /// { $tasks -> [one] Everything that Teaspoon keeps on this device will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone. [other] Everything that Teaspoon keeps on this device will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone. }
    @inline(never)
    public static func eraseOnDevice(tasks: Int) -> Sentence {
        Sentence(number: 1481, [.number(tasks)])
    }

    /// { $tasks -> [one] Everything that Teaspoon keeps here will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone. [other] Everything that Teaspoon keeps here will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone. }
    @inline(never)
    public static func eraseOnServer(tasks: Int) -> Sentence {
        Sentence(number: 1482, [.number(tasks)])
    }

    /// { $spoons }
    @inline(never)
    public static func exportCost(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1483, [.spoons(spoons)])
    }

    /// in today’s list { $days }
    @inline(never)
    public static func exportDaily(days: String) -> Sentence {
        Sentence(number: 1484, [.text(days)])
    }

    /// due { $date }
    @inline(never)
    public static func exportDue(date: String) -> Sentence {
        Sentence(number: 1485, [.text(date)])
    }

    /// due { $date } { $time }
    @inline(never)
    public static func exportDueTime(date: String, time: String) -> Sentence {
        Sentence(number: 1486, [.text(date), .text(time)])
    }

    /// hidden until { $date }
    @inline(never)
    public static func exportHidden(date: String) -> Sentence {
        Sentence(number: 1487, [.text(date)])
    }

    /// { $minutes } min
    @inline(never)
    public static func exportMinutes(minutes: Int) -> Sentence {
        Sentence(number: 1488, [.number(minutes)])
    }

    /// reminder { $when }
    @inline(never)
    public static func exportReminder(when: String) -> Sentence {
        Sentence(number: 1489, [.text(when)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    public static func faultCategoryTooLong(most: Int) -> Sentence {
        Sentence(number: 1490, [.number(most)])
    }

    /// Enter a name of at most { $most } characters.
    @inline(never)
    public static func faultNameMissing(most: Int) -> Sentence {
        Sentence(number: 1491, [.number(most)])
    }

    /// “{ $name }” already exists. Choose another name.
    @inline(never)
    public static func faultNameTaken(name: String) -> Sentence {
        Sentence(number: 1492, [.text(name)])
    }

    /// { $days -> [one] This is no longer in the history, which goes back { $days } day. [other] This is no longer in the history, which goes back { $days } days. }
    @inline(never)
    public static func faultNoSuchChange(days: Int) -> Sentence {
        Sentence(number: 1493, [.number(days)])
    }

    /// Enter a whole number from { $least } to { $most }, and choose days, weeks, months or years.
    @inline(never)
    public static func faultNotARule(least: Int, most: Int) -> Sentence {
        Sentence(number: 1494, [.number(least), .number(most)])
    }

    /// This note is longer than { $most } characters. Please shorten it.
    @inline(never)
    public static func faultNoteTooLong(most: Int) -> Sentence {
        Sentence(number: 1495, [.number(most)])
    }

    /// Enter a whole number from { $least } to { $most }.
    @inline(never)
    public static func faultOutOfRange(least: Int, most: Int) -> Sentence {
        Sentence(number: 1496, [.number(least), .number(most)])
    }

    /// That is { $excess } over. Nothing was changed.
    @inline(never)
    public static func faultOverBudget(excess: SpoonCount) -> Sentence {
        Sentence(number: 1497, [.spoons(excess)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    public static func faultProfileNameTooLong(most: Int) -> Sentence {
        Sentence(number: 1498, [.number(most)])
    }

    /// Use at most { $most } characters, so that all fits on one page.
    @inline(never)
    public static func faultReportTooLong(most: Int) -> Sentence {
        Sentence(number: 1499, [.number(most)])
    }

    /// This title is longer than { $most } characters. The note has room for more.
    @inline(never)
    public static func faultTitleTooLong(most: Int) -> Sentence {
        Sentence(number: 1500, [.number(most)])
    }

    /// { $levels -> [one] Steps can be at most { $levels } level deep. Choose a place higher up. [other] Steps can be at most { $levels } levels deep. Choose a place higher up. }
    @inline(never)
    public static func faultTooDeep(levels: Int) -> Sentence {
        Sentence(number: 1501, [.number(levels)])
    }

    /// That’s { $count } lines; the limit is { $most }. Nothing was added, and your text is still here.
    @inline(never)
    public static func faultTooManyLines(count: Int, most: Int) -> Sentence {
        Sentence(number: 1502, [.number(count), .number(most)])
    }

    /// There are { $most } views already. Delete one under Lists first.
    @inline(never)
    public static func faultTooManyViews(most: Int) -> Sentence {
        Sentence(number: 1503, [.number(most)])
    }

    /// “{ $title }” has no cost yet. Set one to plan it.
    @inline(never)
    public static func faultUncosted(title: String) -> Sentence {
        Sentence(number: 1504, [.text(title)])
    }

    /// Enter a word of at most { $most } characters.
    @inline(never)
    public static func faultUnitMissing(most: Int) -> Sentence {
        Sentence(number: 1505, [.number(most)])
    }

    /// This uses the { $spoons } you keep in reserve. Tick “Use the reserve”, or do not add it to today.
    @inline(never)
    public static func faultUsesReserve(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1506, [.spoons(spoons)])
    }

    /// { UNIT($unit) }
    @inline(never)
    public static func findCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1507, [.unit(unit)])
    }

    /// Filter and sort: { $filters }
    @inline(never)
    public static func findToolsSet(filters: String) -> Sentence {
        Sentence(number: 1508, [.text(filters)])
    }

    /// This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
    @inline(never)
    public static func focusClockJumped(by: MarkupTag) -> Sentence {
        Sentence(number: 1509, [.tag(by)])
    }

    /// <shown>{ $left }</shown> left, paused
    @inline(never)
    public static func focusLeftPaused(shown: MarkupTag, left: String) -> Sentence {
        Sentence(number: 1510, [.tag(shown), .text(left)])
    }

    /// <shown>{ $left }</shown> left, until { $time }
    @inline(never)
    public static func focusLeftUntil(shown: MarkupTag, left: String, time: String) -> Sentence {
        Sentence(number: 1511, [.tag(shown), .text(left), .text(time)])
    }

    /// Rest until { $time }
    @inline(never)
    public static func focusNoteRest(time: String) -> Sentence {
        Sentence(number: 1512, [.text(time)])
    }

    /// Rest paused, { $left } left
    @inline(never)
    public static func focusNoteRestPaused(left: String) -> Sentence {
        Sentence(number: 1513, [.text(left)])
    }

    /// Timer until { $time }
    @inline(never)
    public static func focusNoteTimer(time: String) -> Sentence {
        Sentence(number: 1514, [.text(time)])
    }

    /// Timer paused, { $left } left
    @inline(never)
    public static func focusNoteTimerPaused(left: String) -> Sentence {
        Sentence(number: 1515, [.text(left)])
    }

    /// You can also get a notification: <settings>Settings</settings>
    @inline(never)
    public static func focusNoticeHint(settings: MarkupTag) -> Sentence {
        Sentence(number: 1516, [.tag(settings)])
    }

    /// Rest { $minutes } min
    @inline(never)
    public static func focusOtherRest(minutes: Int) -> Sentence {
        Sentence(number: 1517, [.number(minutes)])
    }

    /// { $minutes } min for { $task }
    @inline(never)
    public static func focusOtherTask(minutes: Int, task: String) -> Sentence {
        Sentence(number: 1518, [.number(minutes), .text(task)])
    }

    /// Start { $minutes } minutes
    @inline(never)
    public static func focusPreset(minutes: Int) -> Sentence {
        Sentence(number: 1519, [.number(minutes)])
    }

    /// Step: { $step }
    @inline(never)
    public static func focusStep(step: String) -> Sentence {
        Sentence(number: 1520, [.text(step)])
    }

    /// { UNIT($unit) }
    @inline(never)
    public static func formCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1521, [.unit(unit)])
    }

    /// New: { $list }
    @inline(never)
    public static func formListNew(list: String) -> Sentence {
        Sentence(number: 1522, [.text(list)])
    }

    /// New: { $subject }
    @inline(never)
    public static func formSubjectsNew(subject: String) -> Sentence {
        Sentence(number: 1523, [.text(subject)])
    }

    /// Usual { UNIT($unit) }
    @inline(never)
    public static func formUsualCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1524, [.unit(unit)])
    }

    /// { $count -> [one] { $count } task [other] { $count } tasks }
    @inline(never)
    public static func found(count: Int) -> Sentence {
        Sentence(number: 1525, [.number(count)])
    }

    /// No results for “{ $words }”.
    @inline(never)
    public static func foundNone(words: String) -> Sentence {
        Sentence(number: 1526, [.text(words)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    public static func frameOffline(saved: MarkupTag, waiting: MarkupTag) -> Sentence {
        Sentence(number: 1527, [.tag(saved), .tag(waiting)])
    }

    /// by <author></author>
    @inline(never)
    public static func galleryFactBy(author: MarkupTag) -> Sentence {
        Sentence(number: 1528, [.tag(author)])
    }

    /// { $count -> [one] { $count } item [other] { $count } items }
    @inline(never)
    public static func galleryFactItems(count: Int) -> Sentence {
        Sentence(number: 1529, [.number(count)])
    }

    /// { $count -> [one] { $count } use [other] { $count } uses }
    @inline(never)
    public static func galleryFactUses(count: Int) -> Sentence {
        Sentence(number: 1530, [.number(count)])
    }

    /// You haven’t published anything yet. Open a list or a template of yours, and choose <b>Publish in the gallery</b> in its menu.
    @inline(never)
    public static func galleryOwnEmpty(b: MarkupTag) -> Sentence {
        Sentence(number: 1531, [.tag(b)])
    }

    /// Keep: { $template }
    @inline(never)
    public static func galleryReportKeepTemplate(template: String) -> Sentence {
        Sentence(number: 1532, [.text(template)])
    }

    /// Remove: { $template }
    @inline(never)
    public static func galleryReportRemoveTemplate(template: String) -> Sentence {
        Sentence(number: 1533, [.text(template)])
    }

    /// { $days -> [0] Reported in the last 24 hours [one] Reported { $days } day ago [other] Reported { $days } days ago }
    @inline(never)
    public static func galleryReportSent(days: Int) -> Sentence {
        Sentence(number: 1534, [.number(days)])
    }

    /// See and undo changes from the last { $days } days
    @inline(never)
    public static func helpHistoryFacts(days: Int) -> Sentence {
        Sentence(number: 1535, [.number(days)])
    }

    /// No changes yet. Each one will be listed here for { $days } days, and can be undone.
    @inline(never)
    public static func historyEmpty(days: Int) -> Sentence {
        Sentence(number: 1536, [.number(days)])
    }

    /// Changes from the last { $days } days. Undoing one doesn’t affect later ones.
    @inline(never)
    public static func historyLead(days: Int) -> Sentence {
        Sentence(number: 1537, [.number(days)])
    }

    /// Redo: { $change }
    @inline(never)
    public static func historyRedoChange(change: String) -> Sentence {
        Sentence(number: 1538, [.text(change)])
    }

    /// Undo: { $change }
    @inline(never)
    public static func historyUndoChange(change: String) -> Sentence {
        Sentence(number: 1539, [.text(change)])
    }

    /// { $count -> [one] Also bring back { $count } thing (a task, list or note) that was deleted or undone here since [other] Also bring back { $count } things (tasks, lists, notes) that were deleted or undone here since }
    @inline(never)
    public static func importAlsoGone(count: Int) -> Sentence {
        Sentence(number: 1540, [.number(count)])
    }

    /// { $count -> [one] <n>{ $count }</n> newer version of a task [other] <n>{ $count }</n> newer versions of tasks }
    @inline(never)
    public static func importFoundChanged(count: Int, n: MarkupTag) -> Sentence {
        Sentence(number: 1541, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> day [other] <n>{ $count }</n> days }
    @inline(never)
    public static func importFoundDays(count: Int, n: MarkupTag) -> Sentence {
        Sentence(number: 1542, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> list or template [other] <n>{ $count }</n> lists and templates }
    @inline(never)
    public static func importFoundLists(count: Int, n: MarkupTag) -> Sentence {
        Sentence(number: 1543, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> new task [other] <n>{ $count }</n> new tasks }
    @inline(never)
    public static func importFoundNew(count: Int, n: MarkupTag) -> Sentence {
        Sentence(number: 1544, [.number(count), .tag(n)])
    }

    /// { $count -> [one] <n>{ $count }</n> other thing (plans, notes, choices…) [other] <n>{ $count }</n> other things (plans, notes, choices…) }
    @inline(never)
    public static func importFoundOthers(count: Int, n: MarkupTag) -> Sentence {
        Sentence(number: 1545, [.number(count), .tag(n)])
    }

    /// { $count -> [1] Bring it back [other] Bring them back }
    @inline(never)
    public static func importOnlyGoneDo(count: Int) -> Sentence {
        Sentence(number: 1546, [.number(count)])
    }

    /// { $count -> [one] This file has { $count } thing (a task, list or note) that was deleted or undone here since. It can be brought back as it was when the file was saved; that can be undone. [other] This file has { $count } things (tasks, lists, notes) that were deleted or undone here since. They can be brought back as they were when the file was saved; that can be undone. }
    @inline(never)
    public static func importOnlyGoneFacts(count: Int) -> Sentence {
        Sentence(number: 1547, [.number(count)])
    }

    /// { $used } of { $had }
    @inline(never)
    public static func insightsCell(used: Int, had: Int) -> Sentence {
        Sentence(number: 1548, [.number(used), .number(had)])
    }

    /// { $spoons } borrowed
    @inline(never)
    public static func insightsCellBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 1549, [.number(spoons)])
    }

    /// { $over -> [one] { $days } days noted. { $over } of them used more { UNIT($unit) } than it had. [other] { $days } days noted. { $over } of them used more { UNIT($unit) } than they had. }
    @inline(never)
    public static func insightsDaysOver(over: Int, days: Int, unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1550, [.number(over), .number(days), .unit(unit)])
    }

    /// 1 day noted. It used more { UNIT($unit) } than it had.
    @inline(never)
    public static func insightsDaysOverOne(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1551, [.unit(unit)])
    }

    /// { UNIT($unit) } by day
    @inline(never)
    public static func insightsDaysTable(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1552, [.unit(unit)])
    }

    /// { $days -> [one] { $days } day noted. No day used more { UNIT($unit) } than it had. [other] { $days } days noted. No day used more { UNIT($unit) } than it had. }
    @inline(never)
    public static func insightsDaysWithin(days: Int, unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1553, [.number(days), .unit(unit)])
    }

    /// After { $days } heavier days the next mornings began with { $numbers }. The usual number is { $usual }.
    @inline(never)
    public static func insightsHeavierSays(days: Int, numbers: String, usual: Int) -> Sentence {
        Sentence(number: 1554, [.number(days), .text(numbers), .number(usual)])
    }

    /// The mornings after the last eight of { $days } heavier days began with { $numbers }. The usual number is { $usual }.
    @inline(never)
    public static func insightsHeavierSaysLast(days: Int, numbers: String, usual: Int) -> Sentence {
        Sentence(number: 1555, [.number(days), .text(numbers), .number(usual)])
    }

    /// { $over -> [0] None of the last { $weeks } weeks used more than there was. [one] { $over } of the last { $weeks } weeks used more than there was. [other] { $over } of the last { $weeks } weeks used more than there was. }
    @inline(never)
    public static func insightsHundredSays(over: Int, weeks: Int) -> Sentence {
        Sentence(number: 1556, [.number(over), .number(weeks)])
    }

    /// { $least } to { $most }
    @inline(never)
    public static func insightsNowRange(least: Int, most: Int) -> Sentence {
        Sentence(number: 1557, [.number(least), .number(most)])
    }

    /// { $used } used by now. By this time of the day it is usually { $usual }.
    @inline(never)
    public static func insightsNowSays(used: Int, usual: Int) -> Sentence {
        Sentence(number: 1558, [.number(used), .number(usual)])
    }

    /// { $used } used by now. By this time of the day it is usually { $least } to { $most }.
    @inline(never)
    public static func insightsNowSaysRange(used: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 1559, [.number(used), .number(least), .number(most)])
    }

    /// Usual cost { $usual }. The last { $times } times it took { $costs }.
    @inline(never)
    public static func insightsOffer(usual: Int, times: Int, costs: String) -> Sentence {
        Sentence(number: 1560, [.number(usual), .number(times), .text(costs)])
    }

    /// Keep { $cost }<name>: { $task }</name>
    @inline(never)
    public static func insightsOfferKeep(cost: Int, name: MarkupTag, task: String) -> Sentence {
        Sentence(number: 1561, [.number(cost), .tag(name), .text(task)])
    }

    /// Use { $cost } from now on<name>: { $task }</name>
    @inline(never)
    public static func insightsOfferUse(cost: Int, name: MarkupTag, task: String) -> Sentence {
        Sentence(number: 1562, [.number(cost), .tag(name), .text(task)])
    }

    /// { $tasks -> [1] One task was done at least five times. Most times the cost was as planned. [other] { $tasks } tasks were done at least five times. Most times the cost was as planned. }
    @inline(never)
    public static func insightsTasksAsPlanned(tasks: Int) -> Sentence {
        Sentence(number: 1563, [.number(tasks)])
    }

    /// { $other -> [1] { $tasks } tasks were done at least five times. One of them mostly took more or less than planned. [other] { $tasks } tasks were done at least five times. { $other } of them mostly took more or less than planned. }
    @inline(never)
    public static func insightsTasksOther(other: Int, tasks: Int) -> Sentence {
        Sentence(number: 1564, [.number(other), .number(tasks)])
    }

    /// { $days -> [one] { $days } day with something borrowed [other] { $days } days with something borrowed }
    @inline(never)
    public static func insightsTwelveBorrowed(days: Int) -> Sentence {
        Sentence(number: 1565, [.number(days)])
    }

    /// { $days -> [one] { $days } low day [other] { $days } low days }
    @inline(never)
    public static func insightsTwelveLow(days: Int) -> Sentence {
        Sentence(number: 1566, [.number(days)])
    }

    /// { $days -> [one] { $days } rest day [other] { $days } rest days }
    @inline(never)
    public static func insightsTwelveRest(days: Int) -> Sentence {
        Sentence(number: 1567, [.number(days)])
    }

    /// { $days -> [one] { $days } day noted in the last twelve weeks. [other] { $days } days noted in the last twelve weeks. }
    @inline(never)
    public static func insightsTwelveSays(days: Int) -> Sentence {
        Sentence(number: 1568, [.number(days)])
    }

    /// { $days -> [one] { $days } day noted in the last twelve weeks: { $marks }. [other] { $days } days noted in the last twelve weeks: { $marks }. }
    @inline(never)
    public static func insightsTwelveSaysMarks(days: Int, marks: String) -> Sentence {
        Sentence(number: 1569, [.number(days), .text(marks)])
    }

    /// { UNIT($unit) } by week
    @inline(never)
    public static func insightsWeeksTable(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1570, [.unit(unit)])
    }

    /// { $rests -> [one] There was { $rests } rest. [other] There were { $rests } rests. }
    @inline(never)
    public static func insightsWhereRests(rests: Int) -> Sentence {
        Sentence(number: 1571, [.number(rests)])
    }

    /// { $rests -> [one] { $rests } rest took { $time }. [other] { $rests } rests took { $time }. }
    @inline(never)
    public static func insightsWhereRestsTook(rests: Int, time: String) -> Sentence {
        Sentence(number: 1572, [.number(rests), .text(time)])
    }

    /// { $spoons -> [one] { $spoons } was used. [other] { $spoons } were used. }
    @inline(never)
    public static func insightsWhereUsed(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1573, [.spoons(spoons)])
    }

    /// “{ $name }” already exists. Choose another name. Open it here and press Edit.
    @inline(never)
    public static func insteadArchivedName(name: String) -> Sentence {
        Sentence(number: 1574, [.text(name)])
    }

    /// { $fault } Save keeps it as a task of its own.
    @inline(never)
    public static func insteadOwnTask(fault: String) -> Sentence {
        Sentence(number: 1575, [.text(fault)])
    }

    /// Press <key></key> on any page to open this one.
    @inline(never)
    public static func keysLead(key: MarkupTag) -> Sentence {
        Sentence(number: 1576, [.tag(key)])
    }

    /// <first></first> then <second></second>
    @inline(never)
    public static func keysTwo(first: MarkupTag, second: MarkupTag) -> Sentence {
        Sentence(number: 1577, [.tag(first), .tag(second)])
    }

    /// { $share } % translated; the rest is in English
    @inline(never)
    public static func languagePartly(share: Int) -> Sentence {
        Sentence(number: 1578, [.number(share)])
    }

    /// Count again<name>: { $days }</name>
    @inline(never)
    public static func leftOutCount(name: MarkupTag, days: String) -> Sentence {
        Sentence(number: 1579, [.tag(name), .text(days)])
    }

    /// Or { $meaning }
    @inline(never)
    public static func lineOr(meaning: String) -> Sentence {
        Sentence(number: 1580, [.text(meaning)])
    }

    /// { $meaning }: put back into the title
    @inline(never)
    public static func linePutBack(meaning: String) -> Sentence {
        Sentence(number: 1581, [.text(meaning)])
    }

    /// Title: <title></title>
    @inline(never)
    public static func lineTitle(title: MarkupTag) -> Sentence {
        Sentence(number: 1582, [.tag(title)])
    }

    /// Add to <list></list>
    @inline(never)
    public static func listBarAdd(list: MarkupTag) -> Sentence {
        Sentence(number: 1583, [.tag(list)])
    }

    /// { $button }: { $task }
    @inline(never)
    public static func listButtonFor(button: String, task: String) -> Sentence {
        Sentence(number: 1584, [.text(button), .text(task)])
    }

    /// { $count -> [1] Pack the last [other] Pack all { $count } }
    @inline(never)
    public static func listHeadingPack(count: Int) -> Sentence {
        Sentence(number: 1585, [.number(count)])
    }

    /// { $count -> [1] Tick the last [other] Tick all { $count } }
    @inline(never)
    public static func listHeadingTick(count: Int) -> Sentence {
        Sentence(number: 1586, [.number(count)])
    }

    /// and { $count } more
    @inline(never)
    public static func listMoreSteps(count: Int) -> Sentence {
        Sentence(number: 1587, [.number(count)])
    }

    /// Archive: { $list }
    @inline(never)
    public static func listOptionArchive(list: String) -> Sentence {
        Sentence(number: 1588, [.text(list)])
    }

    /// Delete list and its tasks: { $list }
    @inline(never)
    public static func listOptionDelete(list: String) -> Sentence {
        Sentence(number: 1589, [.text(list)])
    }

    /// Edit: { $list }
    @inline(never)
    public static func listOptionEdit(list: String) -> Sentence {
        Sentence(number: 1590, [.text(list)])
    }

    /// Restore: { $list }
    @inline(never)
    public static func listOptionRestoreList(list: String) -> Sentence {
        Sentence(number: 1591, [.text(list)])
    }

    /// Move back to today: { $title }
    @inline(never)
    public static func lowDayWanted(title: String) -> Sentence {
        Sentence(number: 1592, [.text(title)])
    }

    /// Detect dates, { UNIT($unit) } and #subjects
    @inline(never)
    public static func manyDetect(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1593, [.unit(unit)])
    }

    /// Steps can be at most { $levels } levels deep. Deeper lines were moved up.
    @inline(never)
    public static func manyPreviewDeep(levels: Int) -> Sentence {
        Sentence(number: 1594, [.number(levels)])
    }

    /// Only the first { $count } are shown.
    @inline(never)
    public static func manyPreviewMore(count: Int) -> Sentence {
        Sentence(number: 1595, [.number(count)])
    }

    /// { $said }. { $further }
    @inline(never)
    public static func monthDayAnd(said: String, further: String) -> Sentence {
        Sentence(number: 1596, [.text(said), .text(further)])
    }

    /// { $date }, chosen
    @inline(never)
    public static func monthDayChosen(date: String) -> Sentence {
        Sentence(number: 1597, [.text(date)])
    }

    /// { $lists } and { $count } more
    @inline(never)
    public static func monthDayMore(lists: String, count: Int) -> Sentence {
        Sentence(number: 1598, [.text(lists), .number(count)])
    }

    /// { $day }: { $tasks }
    @inline(never)
    public static func monthDayTasks(day: String, tasks: String) -> Sentence {
        Sentence(number: 1599, [.text(day), .text(tasks)])
    }

    /// { $date }, today
    @inline(never)
    public static func monthDayToday(date: String) -> Sentence {
        Sentence(number: 1600, [.text(date)])
    }

    /// { $date }, today, chosen
    @inline(never)
    public static func monthDayTodayChosen(date: String) -> Sentence {
        Sentence(number: 1601, [.text(date)])
    }

    /// { $category }: { $lists }
    @inline(never)
    public static func monthLegendLists(category: String, lists: String) -> Sentence {
        Sentence(number: 1602, [.text(category), .text(lists)])
    }

    /// { $category }: { $lists }, { $count } more
    @inline(never)
    public static func monthLegendListsMore(category: String, lists: String, count: Int) -> Sentence {
        Sentence(number: 1603, [.text(category), .text(lists), .number(count)])
    }

    /// more than { $usual }
    @inline(never)
    public static func monthLegendOver(usual: Int) -> Sentence {
        Sentence(number: 1604, [.number(usual)])
    }

    /// { UNIT($unit) } planned
    @inline(never)
    public static func monthLegendPlanned(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1605, [.unit(unit)])
    }

    /// Next month: { $month }
    @inline(never)
    public static func monthNext(month: String) -> Sentence {
        Sentence(number: 1606, [.text(month)])
    }

    /// Previous month: { $month }
    @inline(never)
    public static func monthPrevious(month: String) -> Sentence {
        Sentence(number: 1607, [.text(month)])
    }

    /// See and undo changes from the last { $days } days
    @inline(never)
    public static func moreHistoryFacts(days: Int) -> Sentence {
        Sentence(number: 1608, [.number(days)])
    }

    /// What you did not do goes to the <backlog>Backlog</backlog> and waits there.
    @inline(never)
    public static func newDayBacklog(backlog: MarkupTag) -> Sentence {
        Sentence(number: 1609, [.tag(backlog)])
    }

    /// { $spoons -> [one] Usually { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Usually { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    public static func newDayBorrowed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 1610, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// { $spoons -> [one] Your daily number is { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Your daily number is { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    public static func newDayBorrowedFixed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 1611, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// Daily tasks come in by themselves: <titles></titles>.
    @inline(never)
    public static func newDayDaily(titles: MarkupTag) -> Sentence {
        Sentence(number: 1612, [.tag(titles)])
    }

    /// Daily tasks come in by themselves: <titles></titles> and more.
    @inline(never)
    public static func newDayDailyMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 1613, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles>.
    @inline(never)
    public static func newDayIntended(titles: MarkupTag) -> Sentence {
        Sentence(number: 1614, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles> and more.
    @inline(never)
    public static func newDayIntendedMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 1615, [.tag(titles)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    public static func newDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1616, [.unit(unit)])
    }

    /// Delete: { $note }
    @inline(never)
    public static func noteRowDelete(note: String) -> Sentence {
        Sentence(number: 1617, [.text(note)])
    }

    /// Turn into a task: { $note }
    @inline(never)
    public static func noteRowMakeTask(note: String) -> Sentence {
        Sentence(number: 1618, [.text(note)])
    }

    /// Pin: { $note }
    @inline(never)
    public static func noteRowPin(note: String) -> Sentence {
        Sentence(number: 1619, [.text(note)])
    }

    /// Unpin: { $note }
    @inline(never)
    public static func noteRowUnpin(note: String) -> Sentence {
        Sentence(number: 1620, [.text(note)])
    }

    /// { $count -> [one] { $count } note [other] { $count } notes }
    @inline(never)
    public static func notesFound(count: Int) -> Sentence {
        Sentence(number: 1621, [.number(count)])
    }

    /// No results for “{ $words }”. Try other words.
    @inline(never)
    public static func notesFoundNone(words: String) -> Sentence {
        Sentence(number: 1622, [.text(words)])
    }

    /// I have some energy: { $kind }
    @inline(never)
    public static func nowEnergyHas(kind: String) -> Sentence {
        Sentence(number: 1623, [.text(kind)])
    }

    /// No energy for: { $kind }
    @inline(never)
    public static func nowEnergyLacks(kind: String) -> Sentence {
        Sentence(number: 1624, [.text(kind)])
    }

    /// { $free }.
    @inline(never)
    public static func nowLeft(free: String) -> Sentence {
        Sentence(number: 1625, [.text(free)])
    }

    /// { $free }. Suggestions do not use your reserve.
    @inline(never)
    public static func nowLeftReserve(free: String) -> Sentence {
        Sentence(number: 1626, [.text(free)])
    }

    /// Tasks are offered once they have a cost. <give>Give them one</give>
    @inline(never)
    public static func nowRestUncosted(give: MarkupTag) -> Sentence {
        Sentence(number: 1627, [.tag(give)])
    }

    /// A step of { $task }
    @inline(never)
    public static func nowStep(task: String) -> Sentence {
        Sentence(number: 1628, [.text(task)])
    }

    /// { $reasons }.
    @inline(never)
    public static func nowWhy(reasons: String) -> Sentence {
        Sentence(number: 1629, [.text(reasons)])
    }

    /// due { $date }
    @inline(never)
    public static func nowWhyDue(date: String) -> Sentence {
        Sentence(number: 1630, [.text(date)])
    }

    /// { $spoons }
    @inline(never)
    public static func nowWhySpoons(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1631, [.spoons(spoons)])
    }

    /// { $spoons } for the whole task
    @inline(never)
    public static func nowWhyWhole(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1632, [.spoons(spoons)])
    }

    /// { $count } to pack
    @inline(never)
    public static func packingLeft(count: Int) -> Sentence {
        Sentence(number: 1633, [.number(count)])
    }

    /// { $count } packed
    @inline(never)
    public static func packingPacked(count: Int) -> Sentence {
        Sentence(number: 1634, [.number(count)])
    }

    /// { $count } not this time
    @inline(never)
    public static func packingSkipped(count: Int) -> Sentence {
        Sentence(number: 1635, [.number(count)])
    }

    /// { $number } %
    @inline(never)
    public static func percent(number: Int) -> Sentence {
        Sentence(number: 1636, [.number(number)])
    }

    /// { $titles }.
    @inline(never)
    public static func planAlreadyTasks(titles: String) -> Sentence {
        Sentence(number: 1637, [.text(titles)])
    }

    /// { $titles } and others.
    @inline(never)
    public static func planAlreadyTasksMore(titles: String) -> Sentence {
        Sentence(number: 1638, [.text(titles)])
    }

    /// Time for this plan: { $time }
    @inline(never)
    public static func planAsked(time: String) -> Sentence {
        Sentence(number: 1639, [.text(time)])
    }

    /// some energy: { $kind }
    @inline(never)
    public static func planAskedHas(kind: String) -> Sentence {
        Sentence(number: 1640, [.text(kind)])
    }

    /// no energy for: { $kind }
    @inline(never)
    public static func planAskedLacks(kind: String) -> Sentence {
        Sentence(number: 1641, [.text(kind)])
    }

    /// Every task: 30, and 3 more for each { $unit } it takes
    @inline(never)
    public static func planHowEachOwn(unit: String) -> Sentence {
        Sentence(number: 1642, [.text(unit)])
    }

    /// You usually have { $spoons }, so plans stop there.
    @inline(never)
    public static func planLeadUsual(spoons: Int) -> Sentence {
        Sentence(number: 1643, [.number(spoons)])
    }

    /// Rest for { $minutes }
    @inline(never)
    public static func planRest(minutes: String) -> Sentence {
        Sentence(number: 1644, [.text(minutes)])
    }

    /// Between <before></before> and <after></after>.
    @inline(never)
    public static func planRestBetween(before: MarkupTag, after: MarkupTag) -> Sentence {
        Sentence(number: 1645, [.tag(before), .tag(after)])
    }

    /// A step of <task></task>.
    @inline(never)
    public static func planRowStep(task: MarkupTag) -> Sentence {
        Sentence(number: 1646, [.tag(task)])
    }

    /// { $reasons }.
    @inline(never)
    public static func planRowWhy(reasons: String) -> Sentence {
        Sentence(number: 1647, [.text(reasons)])
    }

    /// Tasks without minutes count { $minutes }.
    @inline(never)
    public static func planTimeHint(minutes: String) -> Sentence {
        Sentence(number: 1648, [.text(minutes)])
    }

    /// { $count -> [one] { $count } task has no cost yet. <give>Give it one</give> [other] { $count } tasks have no cost yet. <give>Give them one</give> }
    @inline(never)
    public static func planUncosted(count: Int, give: MarkupTag) -> Sentence {
        Sentence(number: 1649, [.number(count), .tag(give)])
    }

    /// Takes { $cost }, and the plan is full.
    @inline(never)
    public static func planWaitsFull(cost: Int) -> Sentence {
        Sentence(number: 1650, [.number(cost)])
    }

    /// Takes { $cost }, and the plan has room for { $room }.
    @inline(never)
    public static func planWaitsRoom(cost: Int, room: Int) -> Sentence {
        Sentence(number: 1651, [.number(cost), .number(room)])
    }

    /// Takes { $minutes }, and there is { $time }.
    @inline(never)
    public static func planWaitsTime(minutes: String, time: String) -> Sentence {
        Sentence(number: 1652, [.text(minutes), .text(time)])
    }

    /// Counts as { $minutes }, and there is { $time }.
    @inline(never)
    public static func planWaitsTimeUsual(minutes: String, time: String) -> Sentence {
        Sentence(number: 1653, [.text(minutes), .text(time)])
    }

    /// due { $date }
    @inline(never)
    public static func planWhyDue(date: String) -> Sentence {
        Sentence(number: 1654, [.text(date)])
    }

    /// fits the last { $spoons }
    @inline(never)
    public static func planWhyLast(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1655, [.spoons(spoons)])
    }

    /// fits the last { $unit }
    @inline(never)
    public static func planWhyLastOwn(unit: String) -> Sentence {
        Sentence(number: 1656, [.text(unit)])
    }

    /// { $days -> [one] This is no longer in the history, which goes back { $days } day. Nothing was changed. [other] This is no longer in the history, which goes back { $days } days. Nothing was changed. }
    @inline(never)
    public static func problemSaidNotInHistory(days: Int) -> Sentence {
        Sentence(number: 1657, [.number(days)])
    }

    /// The description can have at most { $characters } characters.
    @inline(never)
    public static func publishAboutLong(characters: Int) -> Sentence {
        Sentence(number: 1658, [.number(characters)])
    }

    /// The author name can have at most { $characters } characters.
    @inline(never)
    public static func publishAuthorLong(characters: Int) -> Sentence {
        Sentence(number: 1659, [.number(characters)])
    }

    /// A template has at most { $items } items: these are the first.
    @inline(never)
    public static func publishPreviewCut(items: Int) -> Sentence {
        Sentence(number: 1660, [.number(items)])
    }

    /// The title can have at most { $characters } characters.
    @inline(never)
    public static func publishTitleLong(characters: Int) -> Sentence {
        Sentence(number: 1661, [.number(characters)])
    }

    /// You can publish at most { $templates } templates. Withdraw one to publish another.
    @inline(never)
    public static func publishTooMany(templates: Int) -> Sentence {
        Sentence(number: 1662, [.number(templates)])
    }

    /// Is something wrong with it? <a>Sign in</a> to report it.
    @inline(never)
    public static func publishedSignIn(a: MarkupTag) -> Sentence {
        Sentence(number: 1663, [.tag(a)])
    }

    /// Remove: { $device }
    @inline(never)
    public static func pushDeviceRemoveDevice(device: String) -> Sentence {
        Sentence(number: 1664, [.text(device)])
    }

    /// Send test: { $device }
    @inline(never)
    public static func pushDeviceTestDevice(device: String) -> Sentence {
        Sentence(number: 1665, [.text(device)])
    }

    /// { $device }: the browser no longer accepts notifications, so this device was removed. Add it again there.
    @inline(never)
    public static func pushTestGone(device: String) -> Sentence {
        Sentence(number: 1666, [.text(device)])
    }

    /// Could not send to { $device }: its push service did not accept the message.
    @inline(never)
    public static func pushTestRefused(device: String) -> Sentence {
        Sentence(number: 1667, [.text(device)])
    }

    /// Test sent to { $device }. It should arrive within seconds; the delivery log below says when it was shown.
    @inline(never)
    public static func pushTestSent(device: String) -> Sentence {
        Sentence(number: 1668, [.text(device)])
    }

    /// { $length } before
    @inline(never)
    public static func remindBefore(length: String) -> Sentence {
        Sentence(number: 1669, [.text(length)])
    }

    /// { $length } before
    @inline(never)
    public static func reminderBefore(length: String) -> Sentence {
        Sentence(number: 1670, [.text(length)])
    }

    /// Due at { $time }
    @inline(never)
    public static func reminderDue(time: String) -> Sentence {
        Sentence(number: 1671, [.text(time)])
    }

    /// Due { $date }, { $time }
    @inline(never)
    public static func reminderDueOn(date: String, time: String) -> Sentence {
        Sentence(number: 1672, [.text(date), .text(time)])
    }

    /// If no device receives a reminder within two minutes, we can e-mail <address></address>. The e-mail says what the reminder says, and is not encrypted on its way.
    @inline(never)
    public static func reminderMailLead(address: MarkupTag) -> Sentence {
        Sentence(number: 1673, [.tag(address)])
    }

    /// { $count -> [one] { $count } reminder [other] { $count } reminders }
    @inline(never)
    public static func reminderSeveral(count: Int) -> Sentence {
        Sentence(number: 1674, [.number(count)])
    }

    /// { $day -> [1] 1st [2] 2nd [3] 3rd [21] 21st [22] 22nd [23] 23rd [other] { $day }th }
    @inline(never)
    public static func repeatDay(day: Int) -> Sentence {
        Sentence(number: 1675, [.number(day)])
    }

    /// { $count -> [1] every day [other] every { $count } days }
    @inline(never)
    public static func repeatDays(count: Int) -> Sentence {
        Sentence(number: 1676, [.number(count)])
    }

    /// { $count -> [one] { $count } day after completion [other] { $count } days after completion }
    @inline(never)
    public static func repeatDoneDays(count: Int) -> Sentence {
        Sentence(number: 1677, [.number(count)])
    }

    /// { $count -> [one] { $count } month after completion [other] { $count } months after completion }
    @inline(never)
    public static func repeatDoneMonths(count: Int) -> Sentence {
        Sentence(number: 1678, [.number(count)])
    }

    /// { $count -> [one] { $count } week after completion [other] { $count } weeks after completion }
    @inline(never)
    public static func repeatDoneWeeks(count: Int) -> Sentence {
        Sentence(number: 1679, [.number(count)])
    }

    /// { $count -> [one] { $count } year after completion [other] { $count } years after completion }
    @inline(never)
    public static func repeatDoneYears(count: Int) -> Sentence {
        Sentence(number: 1680, [.number(count)])
    }

    /// { $count -> [1] every month on the { $day } [other] every { $count } months on the { $day } }
    @inline(never)
    public static func repeatMonthsDay(count: Int, day: String) -> Sentence {
        Sentence(number: 1681, [.number(count), .text(day)])
    }

    /// { $count -> [1] every month on the { $day }, or its last day [other] every { $count } months on the { $day }, or its last day }
    @inline(never)
    public static func repeatMonthsDayOrLast(count: Int, day: String) -> Sentence {
        Sentence(number: 1682, [.number(count), .text(day)])
    }

    /// { $count -> [1] every month on the last day [other] every { $count } months on the last day }
    @inline(never)
    public static func repeatMonthsLastDay(count: Int) -> Sentence {
        Sentence(number: 1683, [.number(count)])
    }

    /// { $count -> [1] every month on the last { $weekday } [other] every { $count } months on the last { $weekday } }
    @inline(never)
    public static func repeatMonthsLastWeekday(count: Int, weekday: String) -> Sentence {
        Sentence(number: 1684, [.number(count), .text(weekday)])
    }

    /// { $count -> [1] every month on the { $week } { $weekday } [other] every { $count } months on the { $week } { $weekday } }
    @inline(never)
    public static func repeatMonthsWeekday(count: Int, week: String, weekday: String) -> Sentence {
        Sentence(number: 1685, [.number(count), .text(week), .text(weekday)])
    }

    /// { $rule }, until { $date }
    @inline(never)
    public static func repeatUntil(rule: String, date: String) -> Sentence {
        Sentence(number: 1686, [.text(rule), .text(date)])
    }

    /// { $week -> [1] 1st [2] 2nd [3] 3rd [other] { $week }th }
    @inline(never)
    public static func repeatWeek(week: Int) -> Sentence {
        Sentence(number: 1687, [.number(week)])
    }

    /// { $count -> [1] every week [other] every { $count } weeks }
    @inline(never)
    public static func repeatWeeks(count: Int) -> Sentence {
        Sentence(number: 1688, [.number(count)])
    }

    /// { $count -> [1] every day [other] every { $count } weeks from Mon to Sun }
    @inline(never)
    public static func repeatWeeksAll(count: Int) -> Sentence {
        Sentence(number: 1689, [.number(count)])
    }

    /// { $count -> [1] every { $days } [other] every { $count } weeks on { $days } }
    @inline(never)
    public static func repeatWeeksOn(count: Int, days: String) -> Sentence {
        Sentence(number: 1690, [.number(count), .text(days)])
    }

    /// { $count -> [1] every day from Mon to Fri [other] every { $count } weeks from Mon to Fri }
    @inline(never)
    public static func repeatWeeksWorkdays(count: Int) -> Sentence {
        Sentence(number: 1691, [.number(count)])
    }

    /// { $count -> [1] every year [other] every { $count } years }
    @inline(never)
    public static func repeatYears(count: Int) -> Sentence {
        Sentence(number: 1692, [.number(count)])
    }

    /// { $count -> [1] every year on { $date }, or the 28th [other] every { $count } years on { $date }, or the 28th }
    @inline(never)
    public static func repeatYearsLeap(count: Int, date: String) -> Sentence {
        Sentence(number: 1693, [.number(count), .text(date)])
    }

    /// { $count -> [1] every year on { $date } [other] every { $count } years on { $date } }
    @inline(never)
    public static func repeatYearsOn(count: Int, date: String) -> Sentence {
        Sentence(number: 1694, [.number(count), .text(date)])
    }

    /// Days that borrowed from the next day: { $days }.
    @inline(never)
    public static func reportBorrowed(days: Int) -> Sentence {
        Sentence(number: 1695, [.number(days)])
    }

    /// { $weeks } weeks
    @inline(never)
    public static func reportChoiceWeeks(weeks: Int) -> Sentence {
        Sentence(number: 1696, [.number(weeks)])
    }

    /// How the days were: { $answers }.
    @inline(never)
    public static func reportFelt(answers: String) -> Sentence {
        Sentence(number: 1697, [.text(answers)])
    }

    /// as usual { $days }
    @inline(never)
    public static func reportFeltAsUsual(days: Int) -> Sentence {
        Sentence(number: 1698, [.number(days)])
    }

    /// had to stop { $days }
    @inline(never)
    public static func reportFeltHadToStop(days: Int) -> Sentence {
        Sentence(number: 1699, [.number(days)])
    }

    /// heavier { $days }
    @inline(never)
    public static func reportFeltHeavier(days: Int) -> Sentence {
        Sentence(number: 1700, [.number(days)])
    }

    /// lighter { $days }
    @inline(never)
    public static func reportFeltLighter(days: Int) -> Sentence {
        Sentence(number: 1701, [.number(days)])
    }

    /// Kept by the person with Teaspoon, up to { $date }. { UNIT($unit) } are their own measure of energy: 9 of theirs are not 9 of anybody else’s. Days on which nothing was noted are blank. These are notes, not measurements and not a diagnosis.
    @inline(never)
    public static func reportFoot(date: String, unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1702, [.text(date), .unit(unit)])
    }

    /// At most { $most } characters. It is kept for the next time.
    @inline(never)
    public static func reportFormTextHint(most: Int) -> Sentence {
        Sentence(number: 1703, [.number(most)])
    }

    /// Days left out by the person: { $days }.
    @inline(never)
    public static func reportLeftOut(days: Int) -> Sentence {
        Sentence(number: 1704, [.number(days)])
    }

    /// Low days: { $days }.
    @inline(never)
    public static func reportLow(days: Int) -> Sentence {
        Sentence(number: 1705, [.number(days)])
    }

    /// { UNIT($unit) } in the morning: usually { $usual } ({ $least } to { $most }).
    @inline(never)
    public static func reportMornings(unit: UnitOfEnergy, usual: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 1706, [.unit(unit), .number(usual), .number(least), .number(most)])
    }

    /// { UNIT($unit) } in the morning: usually { $usual }.
    @inline(never)
    public static func reportMorningsSame(unit: UnitOfEnergy, usual: Int) -> Sentence {
        Sentence(number: 1707, [.unit(unit), .number(usual)])
    }

    /// Days noted: { $days } of { $all }.
    @inline(never)
    public static func reportNoted(days: Int, all: Int) -> Sentence {
        Sentence(number: 1708, [.number(days), .number(all)])
    }

    /// Days that used more than they had: { $days }.
    @inline(never)
    public static func reportOver(days: Int) -> Sentence {
        Sentence(number: 1709, [.number(days)])
    }

    /// Rests: { $rests }.
    @inline(never)
    public static func reportRests(rests: Int) -> Sentence {
        Sentence(number: 1710, [.number(rests)])
    }

    /// { $minutes -> [one] Rests: { $rests }, about { $minutes } minute each. [other] Rests: { $rests }, about { $minutes } minutes each. }
    @inline(never)
    public static func reportRestsTook(minutes: Int, rests: Int) -> Sentence {
        Sentence(number: 1711, [.number(minutes), .number(rests)])
    }

    /// Used on a day: usually { $usual } ({ $least } to { $most }).
    @inline(never)
    public static func reportUsed(usual: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 1712, [.number(usual), .number(least), .number(most)])
    }

    /// Used on a day: usually { $usual }.
    @inline(never)
    public static func reportUsedSame(usual: Int) -> Sentence {
        Sentence(number: 1713, [.number(usual)])
    }

    /// { $days } of 7
    @inline(never)
    public static func reportWeekNoted(days: Int) -> Sentence {
        Sentence(number: 1714, [.number(days)])
    }

    /// Remove from today: { $task }
    @inline(never)
    public static func rowBackTask(task: String) -> Sentence {
        Sentence(number: 1715, [.text(task)])
    }

    /// Delete: { $task }
    @inline(never)
    public static func rowDelete(task: String) -> Sentence {
        Sentence(number: 1716, [.text(task)])
    }

    /// Done: { $task }
    @inline(never)
    public static func rowDoneTask(task: String) -> Sentence {
        Sentence(number: 1717, [.text(task)])
    }

    /// Drag to move: { $row }
    @inline(never)
    public static func rowDrag(row: String) -> Sentence {
        Sentence(number: 1718, [.text(row)])
    }

    /// Focus on this: { $task }
    @inline(never)
    public static func rowFocus(task: String) -> Sentence {
        Sentence(number: 1719, [.text(task)])
    }

    /// Move to the bottom: { $row }
    @inline(never)
    public static func rowMoveBottom(row: String) -> Sentence {
        Sentence(number: 1720, [.text(row)])
    }

    /// Move down: { $row }
    @inline(never)
    public static func rowMoveDown(row: String) -> Sentence {
        Sentence(number: 1721, [.text(row)])
    }

    /// Move to the top: { $row }
    @inline(never)
    public static func rowMoveTop(row: String) -> Sentence {
        Sentence(number: 1722, [.text(row)])
    }

    /// Move up: { $row }
    @inline(never)
    public static func rowMoveUp(row: String) -> Sentence {
        Sentence(number: 1723, [.text(row)])
    }

    /// Packed: { $task }
    @inline(never)
    public static func rowPackedTask(task: String) -> Sentence {
        Sentence(number: 1724, [.text(task)])
    }

    /// Rest now: { $task }
    @inline(never)
    public static func rowRest(task: String) -> Sentence {
        Sentence(number: 1725, [.text(task)])
    }

    /// Set { UNIT($unit) }
    @inline(never)
    public static func rowSetCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1726, [.unit(unit)])
    }

    /// Set { UNIT($unit) }: { $task }
    @inline(never)
    public static func rowSetCostTask(unit: UnitOfEnergy, task: String) -> Sentence {
        Sentence(number: 1727, [.unit(unit), .text(task)])
    }

    /// step of <task></task>
    @inline(never)
    public static func rowStepOf(task: MarkupTag) -> Sentence {
        Sentence(number: 1728, [.tag(task)])
    }

    /// { $count -> [one] { $count } step left: <step></step> [other] { $count } steps left: <step></step> }
    @inline(never)
    public static func rowStepsLeft(count: Int, step: MarkupTag) -> Sentence {
        Sentence(number: 1729, [.number(count), .tag(step)])
    }

    /// Add to today <sun></sun>
    @inline(never)
    public static func rowTodayKey(sun: MarkupTag) -> Sentence {
        Sentence(number: 1730, [.tag(sun)])
    }

    /// Add to today: { $task }
    @inline(never)
    public static func rowTodayTask(task: String) -> Sentence {
        Sentence(number: 1731, [.text(task)])
    }

    /// Edit: { $view }
    @inline(never)
    public static func savedViewEdit(view: String) -> Sentence {
        Sentence(number: 1732, [.text(view)])
    }

    /// { $spoons } a day
    @inline(never)
    public static func settingsEnergyDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1733, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    public static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 1734, [.number(number)])
    }

    /// day starts at { $time }
    @inline(never)
    public static func settingsTimeDay(time: String) -> Sentence {
        Sentence(number: 1735, [.text(time)])
    }

    /// week starts on { $weekday }
    @inline(never)
    public static func settingsTimeWeek(weekday: String) -> Sentence {
        Sentence(number: 1736, [.text(weekday)])
    }

    /// Done: { $step }
    @inline(never)
    public static func stepsDone(step: String) -> Sentence {
        Sentence(number: 1737, [.text(step)])
    }

    /// More for { $step }
    @inline(never)
    public static func stepsMore(step: String) -> Sentence {
        Sentence(number: 1738, [.text(step)])
    }

    /// { UNIT($unit) }
    @inline(never)
    public static func taskFieldCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1739, [.unit(unit)])
    }

    /// Hidden until { $time }.
    @inline(never)
    public static func taskHiddenUntil(time: String) -> Sentence {
        Sentence(number: 1740, [.text(time)])
    }

    /// Next: { $date }.
    @inline(never)
    public static func taskNext(date: String) -> Sentence {
        Sentence(number: 1741, [.text(date)])
    }

    /// Open the list: <list></list>
    @inline(never)
    public static func taskOpenList(list: MarkupTag) -> Sentence {
        Sentence(number: 1742, [.tag(list)])
    }

    /// Planned for { $date }.
    @inline(never)
    public static func taskPlannedFor(date: String) -> Sentence {
        Sentence(number: 1743, [.text(date)])
    }

    /// { $daily }; { $rule }
    @inline(never)
    public static func taskRepeatSavedBoth(daily: String, rule: String) -> Sentence {
        Sentence(number: 1744, [.text(daily), .text(rule)])
    }

    /// { $days }, by itself
    @inline(never)
    public static func taskRepeatSavedDaily(days: String) -> Sentence {
        Sentence(number: 1745, [.text(days)])
    }

    /// Time spent: { $time }
    @inline(never)
    public static func taskTimeSpent(time: String) -> Sentence {
        Sentence(number: 1746, [.text(time)])
    }

    /// { UNIT($unit) } today
    @inline(never)
    public static func taskToday(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1747, [.unit(unit)])
    }

    /// usually { $cost }
    @inline(never)
    public static func taskTodayUsual(cost: Int) -> Sentence {
        Sentence(number: 1748, [.number(cost)])
    }

    /// How many { UNIT($unit) } did it actually take?
    @inline(never)
    public static func taskTook(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1749, [.unit(unit)])
    }

    /// Today counts what it took. The usual cost stays { $cost }.
    @inline(never)
    public static func taskTookCountsUsual(cost: Int) -> Sentence {
        Sentence(number: 1750, [.number(cost)])
    }

    /// planned { $cost }
    @inline(never)
    public static func taskTookPlanned(cost: Int) -> Sentence {
        Sentence(number: 1751, [.number(cost)])
    }

    /// { UNIT($unit) }
    @inline(never)
    public static func taskViewsSpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1752, [.unit(unit)])
    }

    /// All of { $category }
    @inline(never)
    public static func tasksAllOfCategory(category: String) -> Sentence {
        Sentence(number: 1753, [.text(category)])
    }

    /// +{ $number } %
    @inline(never)
    public static func textMore(number: Int) -> Sentence {
        Sentence(number: 1754, [.number(number)])
    }

    /// Hide: { $tip }
    @inline(never)
    public static func tipHideTip(tip: String) -> Sentence {
        Sentence(number: 1755, [.text(tip)])
    }

    /// Show again: { $tip }
    @inline(never)
    public static func tipShowTip(tip: String) -> Sentence {
        Sentence(number: 1756, [.text(tip)])
    }

    /// Source: { $author }, { $year }. <a>{ $title }</a>, { $place }.
    @inline(never)
    public static func tipSource(author: String, year: String, a: MarkupTag, title: String, place: String) -> Sentence {
        Sentence(number: 1757, [.text(author), .text(year), .tag(a), .text(title), .text(place)])
    }

    /// Source: { $author }, no date. <a>{ $title }</a>, { $place }.
    @inline(never)
    public static func tipSourceUndated(author: String, a: MarkupTag, title: String, place: String) -> Sentence {
        Sentence(number: 1758, [.text(author), .tag(a), .text(title), .text(place)])
    }

    /// { $change }.
    @inline(never)
    public static func toast(change: String) -> Sentence {
        Sentence(number: 1759, [.text(change)])
    }

    /// { $change }. { $spoons } left.
    @inline(never)
    public static func toastLeft(change: String, spoons: SpoonCount) -> Sentence {
        Sentence(number: 1760, [.text(change), .spoons(spoons)])
    }

    /// Undone. { $change }.
    @inline(never)
    public static func toastUndone(change: String) -> Sentence {
        Sentence(number: 1761, [.text(change)])
    }

    /// Undone. { $change }. { $spoons } left.
    @inline(never)
    public static func toastUndoneLeft(change: String, spoons: SpoonCount) -> Sentence {
        Sentence(number: 1762, [.text(change), .spoons(spoons)])
    }

    /// It is { $date } now. Start a new day when you are ready; this list stays until then.
    @inline(never)
    public static func todayAnotherDate(date: String) -> Sentence {
        Sentence(number: 1763, [.text(date)])
    }

    /// Borrowed from tomorrow. New Day will then suggest { $spoons }.
    @inline(never)
    public static func todayBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 1764, [.number(spoons)])
    }

    /// Today has { $spoons }, and { $used } are planned. Nothing was removed.
    @inline(never)
    public static func todayOver(spoons: SpoonCount, used: Int) -> Sentence {
        Sentence(number: 1765, [.spoons(spoons), .number(used)])
    }

    /// Sort by { UNIT($unit) }
    @inline(never)
    public static func todaySortCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1766, [.unit(unit)])
    }

    /// What are { UNIT($unit) }?
    @inline(never)
    public static func todaySpoonsHelp(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1767, [.unit(unit)])
    }

    /// One { $unit } is a bit of energy
    @inline(never)
    public static func todaySpoonsOwn(unit: String) -> Sentence {
        Sentence(number: 1768, [.text(unit)])
    }

    /// { $planned } of { $all }
    @inline(never)
    public static func total(planned: Int, all: SpoonCount) -> Sentence {
        Sentence(number: 1769, [.number(planned), .spoons(all)])
    }

    /// Choose fewer, or borrow { $spoons } from tomorrow.
    @inline(never)
    public static func totalBorrow(spoons: Int) -> Sentence {
        Sentence(number: 1770, [.number(spoons)])
    }

    /// Borrow { $spoons }
    @inline(never)
    public static func totalBorrowButton(spoons: Int) -> Sentence {
        Sentence(number: 1771, [.number(spoons)])
    }

    /// Choose fewer, or use the reserve and borrow { $spoons } from tomorrow.
    @inline(never)
    public static func totalBorrowReserve(spoons: Int) -> Sentence {
        Sentence(number: 1772, [.number(spoons)])
    }

    /// { $count } chosen
    @inline(never)
    public static func totalBulk(count: Int) -> Sentence {
        Sentence(number: 1773, [.number(count)])
    }

    /// { $count } chosen, { $spoons }
    @inline(never)
    public static func totalBulkSpoons(count: Int, spoons: SpoonCount) -> Sentence {
        Sentence(number: 1774, [.number(count), .spoons(spoons)])
    }

    /// { $free } free
    @inline(never)
    public static func totalFree(free: Int) -> Sentence {
        Sentence(number: 1775, [.number(free)])
    }

    /// { $free } free, kept in reserve
    @inline(never)
    public static func totalFreeAllReserve(free: Int) -> Sentence {
        Sentence(number: 1776, [.number(free)])
    }

    /// { $free } free, { $reserve } in reserve
    @inline(never)
    public static func totalFreeReserve(free: Int, reserve: Int) -> Sentence {
        Sentence(number: 1777, [.number(free), .number(reserve)])
    }

    /// { $over } over
    @inline(never)
    public static func totalOver(over: Int) -> Sentence {
        Sentence(number: 1778, [.number(over)])
    }

    /// Nothing was added. { $question }
    @inline(never)
    public static func totalRefused(question: String) -> Sentence {
        Sentence(number: 1779, [.text(question)])
    }

    /// That is { $over } over.
    @inline(never)
    public static func totalRefusedOver(over: SpoonCount) -> Sentence {
        Sentence(number: 1780, [.spoons(over)])
    }

    /// { $spoons -> [one] This uses the { $spoons } you keep in reserve. Use it, or choose { $spoons } fewer. [other] This uses the { $spoons } you keep in reserve. Use them, or choose { $spoons } fewer. }
    @inline(never)
    public static func totalReserve(spoons: SpoonCount) -> Sentence {
        Sentence(number: 1781, [.spoons(spoons)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    public static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 1782, [.number(count)])
    }

    /// { $date }, { $time }
    @inline(never)
    public static func versionWritten(date: String, time: String) -> Sentence {
        Sentence(number: 1783, [.text(date), .text(time)])
    }

    /// Add on { $date }
    @inline(never)
    public static func weekDayAdd(date: String) -> Sentence {
        Sentence(number: 1784, [.text(date)])
    }

    /// and { $count } more
    @inline(never)
    public static func weekDayMore(count: Int) -> Sentence {
        Sentence(number: 1785, [.number(count)])
    }

    /// and { $count } more on { $date }
    @inline(never)
    public static func weekDayMoreOn(count: Int, date: String) -> Sentence {
        Sentence(number: 1786, [.number(count), .text(date)])
    }

    /// { $date }, today
    @inline(never)
    public static func weekDayToday(date: String) -> Sentence {
        Sentence(number: 1787, [.text(date)])
    }

    /// Next week, from { $date }
    @inline(never)
    public static func weekNext(date: String) -> Sentence {
        Sentence(number: 1788, [.text(date)])
    }

    /// { $days } days that fit
    @inline(never)
    public static func weekPlanDays(days: Int) -> Sentence {
        Sentence(number: 1789, [.number(days)])
    }

    /// { $first } and { $second } both take much.
    @inline(never)
    public static func weekPlanHeavy(first: String, second: String) -> Sentence {
        Sentence(number: 1790, [.text(first), .text(second)])
    }

    /// { $first } and { $second } both take much: “{ $task }” is due { $date }.
    @inline(never)
    public static func weekPlanHeavyDue(first: String, second: String, task: String, date: String) -> Sentence {
        Sentence(number: 1791, [.text(first), .text(second), .text(task), .text(date)])
    }

    /// It looks for the days on which your tasks are worth most, by the same worths as <plan>Plan my day</plan>. What is due within these days counts 400. Each later day counts 2 in 100 less, so what matters comes early.
    @inline(never)
    public static func weekPlanHowWorth(plan: MarkupTag) -> Sentence {
        Sentence(number: 1792, [.tag(plan)])
    }

    /// Keep free: { $date }
    @inline(never)
    public static func weekPlanKeepDay(date: String) -> Sentence {
        Sentence(number: 1793, [.text(date)])
    }

    /// Your open tasks, spread over { $days } days, each task before its due date. Every day keeps its reserve and some room. Nothing changes until you take it.
    @inline(never)
    public static func weekPlanLead(days: Int) -> Sentence {
        Sentence(number: 1794, [.number(days)])
    }

    /// { $planned } of { $total }
    @inline(never)
    public static func weekPlanLoad(planned: Int, total: SpoonCount) -> Sentence {
        Sentence(number: 1795, [.number(planned), .spoons(total)])
    }

    /// Rest for { $minutes }
    @inline(never)
    public static func weekPlanRest(minutes: String) -> Sentence {
        Sentence(number: 1796, [.text(minutes)])
    }

    /// { $days } days
    @inline(never)
    public static func weekPlanSpan(days: Int) -> Sentence {
        Sentence(number: 1797, [.number(days)])
    }

    /// A step of <task></task>.
    @inline(never)
    public static func weekPlanStep(task: MarkupTag) -> Sentence {
        Sentence(number: 1798, [.tag(task)])
    }

    /// { $date }, today
    @inline(never)
    public static func weekPlanToday(date: String) -> Sentence {
        Sentence(number: 1799, [.text(date)])
    }

    /// Use: { $date }
    @inline(never)
    public static func weekPlanUseDay(date: String) -> Sentence {
        Sentence(number: 1800, [.text(date)])
    }

    /// Due { $date }, and the days before are full.
    @inline(never)
    public static func weekPlanWaitsDue(date: String) -> Sentence {
        Sentence(number: 1801, [.text(date)])
    }

    /// Takes { $cost }, and no day has that many free.
    @inline(never)
    public static func weekPlanWaitsRoom(cost: Int) -> Sentence {
        Sentence(number: 1802, [.number(cost)])
    }

    /// { $reasons }.
    @inline(never)
    public static func weekPlanWhy(reasons: String) -> Sentence {
        Sentence(number: 1803, [.text(reasons)])
    }

    /// { $reasons }, and { $day } is full.
    @inline(never)
    public static func weekPlanWhyFull(reasons: String, day: String) -> Sentence {
        Sentence(number: 1804, [.text(reasons), .text(day)])
    }

    /// { $reasons }, and today is full.
    @inline(never)
    public static func weekPlanWhyFullToday(reasons: String) -> Sentence {
        Sentence(number: 1805, [.text(reasons)])
    }

    /// Previous week, from { $date }
    @inline(never)
    public static func weekPrevious(date: String) -> Sentence {
        Sentence(number: 1806, [.text(date)])
    }

    /// A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help>
    @inline(never)
    public static func welcomeLead(unit: UnitOfEnergy, help: MarkupTag) -> Sentence {
        Sentence(number: 1807, [.unit(unit), .tag(help)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    public static func welcomeSpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 1808, [.unit(unit)])
    }

    /// Times are in { $zone }, because this browser runs no script. <set>Set your time zone</set>
    @inline(never)
    public static func zoneWithoutScript(zone: String, set: MarkupTag) -> Sentence {
        Sentence(number: 1809, [.text(zone), .tag(set)])
    }
}
