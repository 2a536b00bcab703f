public import Planner

extension Fault {
    /// The fault in words for the person: literal, and with the remedy.
    public func words(in settings: Settings) -> String {
        switch self {
        case .titleMissing: "Enter a title."
        case .titleTooLong: "This title is longer than " + Words.characters(TaskLimits.title) + ". The note has room for more."
        case .noteTooLong: "This note is longer than " + Words.characters(TaskLimits.note) + ". Please shorten it."
        case .notANumber: "Enter a whole number."
        case .outOfRange(let range): Words.wholeNumber(range) + "."
        case .unitMissing: "Enter a word of at most " + Words.characters(Settings.unitLength) + "."
        case .weekdaysMissing: "Choose at least one weekday, or “No”."
        case .noSuchTask: "One of these was deleted, perhaps in another tab. Nothing was changed."
        case .noSuchChange: Words.notInHistory
        case .noDay: "No day has been started yet. Start one with New Day, then choose."
        case .nothingChosen: "Nothing is chosen yet. Choose at least one task, or press Cancel."
        case .uncosted(let title):
            "“" + Text.shortened(title, to: 60) + "” has no cost yet. Set one to plan it."
        case .overBudget(let excess):
            "That is " + String(excess) + " " + (excess == 1 ? settings.unitOne : settings.unitMany)
                + " over. Nothing was changed."
        case .dateMissing: "Choose a date too: this belongs to one."
        case .notADate: "Enter a valid date, for example 2026-10-14."
        case .notAhead: "Choose a date after today."
        case .notATime: "Enter a valid time, for example 9:30."
        case .startAfterDue: "It would stay hidden until after its due date. Choose an earlier start or a later due date."
        case .notARule: Words.wholeNumber(RepeatRule.intervals) + ", and choose days, weeks, months or years."
        case .endBeforeFirst: "The end date is before the first date. Choose a later end date, or none."
        case .nameMissing: "Enter a name of at most " + Words.characters(ListLimits.name) + "."
        case .nameTaken(let name): "“" + Text.shortened(name, to: 60) + "” already exists. Choose another name."
        case .categoryTooLong: "Use at most " + Words.characters(ListLimits.category) + "."
        case .noSuchList: "This list was deleted, perhaps in another tab. Nothing was changed."
        case .noSuchSubject: "This subject was deleted, perhaps in another tab. Nothing was changed."
        case .ownStep: "A task cannot be a step of itself, or of one of its own steps."
        case .tooDeep: "Steps can be at most " + String(TaskLimits.levels - 1) + " levels deep. Choose a place higher up."
        case .tooManyLines(let count):
            "That’s " + String(count) + " lines; the limit is " + String(TaskLimits.lines)
                + ". Nothing was added, and your text is still here."
        case .fileEmpty: "Choose a file first. One that Teaspoon saved ends in .teaspoon."
        case .fileTooLarge: "This file is larger than Teaspoon can read. Nothing was changed."
        case .notOurFile: "This is not a file that Teaspoon saved. Nothing was changed."
        case .fileDamaged:
            "This file is damaged: it was cut short, or changed since Teaspoon saved it. Nothing was changed. Try another copy."
        case .fileNewer:
            "A newer Teaspoon saved this file. Reload this page to get the newest one, then try again. Nothing was changed."
        case .fileAhead:
            "This file says it was saved on a later day than today. Check the date of this device. Nothing was changed."
        case .noteMissing: "Enter some text."
        case .noSuchNote: "This note was deleted, perhaps in another tab. Nothing was changed."
        case .noSuchView: "This view was deleted, perhaps in another tab. Nothing was changed."
        case .nothingAsked: "Nothing is filtered here. Search or choose a filter first, then save the view."
        case .tooManyViews: "There are " + String(SavedView.most) + " views already. Delete one under Lists first."
        case .noSuchVersion: "This earlier version is no longer here. Nothing was changed."
        case .notYours: "This list is shared with you: you can leave it, and its owner can delete it. Nothing was changed."
        case .viewOnly:
            "This list is shared with you as view only, so nothing was changed. Its owner can allow you to edit it."
        case .reportTooLong: "Use at most " + Words.characters(PersonalSpace.reportLength) + ", so that all fits on one page."
        case .profileNameTooLong: "Use at most " + Words.characters(Settings.nameLength) + "."
        case .notAMailbox: "Enter an address like name@example.org, or leave it empty."
        case .notAPicture: "This could not be read as a picture. Choose it again; JPEG, PNG and WebP can be read everywhere."
        case .usesReserve(let number):
            "This uses the " + String(number) + " " + (number == 1 ? settings.unitOne : settings.unitMany)
                + " you keep in reserve. Tick “Use the reserve”, or do not add it to today."
        case .borrowingOff: "Borrowing is turned off in Settings. Nothing was added."
        }
    }
}
