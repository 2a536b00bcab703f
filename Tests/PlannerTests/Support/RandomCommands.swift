import Facts
import TestSupport

@testable import Planner

/// Commands of every kind, at random, on whatever is there.
struct RandomCommands {
    enum Kind: CaseIterable {
        case startDay, adjustDay, submit, swap, checkOff, checkOffAnything, uncheck, sendBack, startFresh, leaveBacklog, todayCost
        case realCost, settings, examples, options, sort, undo
        case add, addStep, addLines, edit, delete, deleteMany, move, setParent, change, snooze, wake, skipOnce, endRepeat
        case addList, editList, deleteList, archive, moveList, leaveOut, uncheckAll
        case templateOfList, templateOfTasks, useTemplate, useStarter, runAgain, mergeLists, duplicate, duplicateList
        case addSubject, editSubject, deleteSubject, mergeSubject
        case keepView, renameView, deleteView
        case saveFile, importFacts, importOutline
        case addNote, editNote, deleteNote, pinNote, moveNote, taskOfNote, putTipAway, takeOutTips
        case startTimer, pauseTimer, resumeTimer, extendTimer, resetTimer, stopTimer, noteRest, correctTimer
        case picture
        case whatNow, passOver, lowDay, wholePlan, wantToday, kinds
        case moveDate, planWeek, unplan
        case leaveDaysOut, report, declineCost, askHow
        case loseText, bringVersionBack, putVersionAway
    }

    /// The most frequent commands of a day, and those that make things for the others.
    private static let usual: [Kind] = [
        .add, .add, .add, .addStep, .submit, .submit, .startDay, .startFresh, .checkOff, .checkOffAnything, .setParent,
        .setParent, .setParent, .undo, .undo, .addList, .addSubject, .change, .change,
        .addNote, .pinNote, .startTimer, .pauseTimer, .lowDay, .wantToday,
    ]

    /// Commands that lead to ones that need several others before them, and so come up too seldom by chance.
    static let seldom: [[Kind]] = [
        [.add, .startDay, .submit, .submit, .lowDay, .wantToday, .wantToday],
        [.add, .add, .add, .startDay, .submit, .submit, .swap, .swap],
        [.add, .leaveOut, .leaveOut, .leaveOut],
        [.startTimer, .pauseTimer, .resumeTimer, .extendTimer, .resetTimer],
        [.addNote, .loseText, .loseText, .bringVersionBack, .bringVersionBack],
        [.addNote, .loseText, .loseText, .putVersionAway, .putVersionAway],
        [.addList, .archive, .archive],
    ]

    /// Commands that come up more often than the rest, besides the usual ones.
    var favoured: [Kind] = []

    var random: SeededRandom
    /// The file that was saved last, on any device.
    var file: [UInt8] = []
    private var forms: UInt64 = 0

    init(_ random: SeededRandom) {
        self.random = random
    }

    /// A form no one has sent before.
    mutating func origin(at instant: Instant) -> CommandOrigin {
        forms += 1
        return CommandOrigin(Identity(high: random.next(), low: forms), at: instant, texts: .english)
    }

    /// Carries out a random command; nothing if the drawn values are refused.
    mutating func act(on space: PersonalSpace, from origin: CommandOrigin) -> CommandResult {
        let kind = random.one(of: Kind.allCases + Self.usual + favoured)
        do throws(Fault) {
            return try act(kind, on: space, from: origin)
        } catch {
            return CommandResult(change: nil, facts: [])
        }
    }
}
