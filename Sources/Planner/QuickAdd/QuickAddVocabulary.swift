/// The words that are known: English. What is written in another language is rewritten as these, see ``QuickAddLanguage``.
enum QuickAddVocabulary {
    /// Letters in the longest word.
    private static let longest = 11

    /// A line for each ``QuickAddTerm/Kind``, in their order: its name, and its words in lower case. A word has the value that stands
    /// before it behind "=", or none: 0. One text takes much less room than a table of values.
    static let english: StaticString = """
        none:
        number:
        ordinal:
        rank: =1 first =2 second =3 third =4 fourth =-1 last
        amount: =1 a an one =2 two =3 three =4 four =5 five =6 six =7 seven =8 eight =9 nine =10 ten
        day: =0 today =1 tomorrow tmr tmrw
        tonight: =1200 tonight
        part: =540 morning =720 noon* =900 afternoon =1140 evening =1200 night
        weekday: =0 monday mon =1 tuesday tue tues =2 wednesday weds =3 thursday thu thur thurs =4 friday fri =5 saturday =6 \
        sunday
        doubtfulWeekday: =2 wed =5 sat =6 sun =0 mon* =1 tue* =3 thu* =4 fri*
        plural: =1 mondays =2 tuesdays =4 wednesdays =8 thursdays =16 fridays =32 saturdays =64 sundays =31 weekdays =96 \
        weekends
        initial: =0 m =1 t tu =2 w =3 th =4 f =5 sa =6 su
        name: black cyber good easter palm ash whit
        month: =1 january jan =2 february feb =3 march mar =4 april apr =5 may =6 june jun =7 july jul =8 august aug =9 \
        september sep sept =10 october oct =11 november nov =12 december dec
        unit: =0 day days =1 week weeks =2 month months =3 year years
        adverb: =16 daily =17 weekly =18 monthly =19 yearly annually =33 fortnightly biweekly =50 quarterly
        weekdays: =31 weekday =96 weekend
        next: next
        on: on
        by: by due =1 till*
        this: this
        at: at
        from: from starting
        lasting: for
        within: in
        every: every each
        other: other
        after: after
        done: done completion
        until: until till
        bound: before since than between
        to: to through thru
        dash: - – —
        aside: with without near via about outside inside because if when
        counted: part chapter page step episode version pay owe spend costs price
        habit: =12 dinner supper drinks cinema movie theatre =0 breakfast wake
        the: the
        of: of
        and: and &
        or: or
        now: now
        end: end
        endOf: =0 eod =1 eow =2 eom
        fraction: =30 half =15 quarter
        past: past
        clock: =720 noon midday =1440 midnight
        half: =0 am a.m =12 pm p.m
        oClock: o'clock o’clock oclock =1 h*
        hours: h hr hrs hour hours
        minutes: min mins minute minutes
        spoons: spoon spoons
        priority: priority
        level: =1 high h !! 1 =2 medium med m ! 2 =3 low l 3
        ending: st nd rd th
        """

    /// The role of a word, which is in lower case.
    static func term(_ word: ArraySlice<UInt8>) -> QuickAddTerm {
        guard let first = word.first else { return .none }
        if first.isDigit { return number(word) }
        let term = known(word)
        // Short names of priorities mean something only behind their mark.
        return term.kind == .level && word.count < 3 ? .none : term
    }

    /// The priority behind an exclamation mark, or beside the word "priority".
    static func priority(_ word: ArraySlice<UInt8>) -> Priority? {
        let term = known(word, of: .level)
        return term.kind == .level ? Priority(rawValue: Int64(term.value)) : nil
    }

    /// - Parameter wanted: the only kind that counts; nil: the first that has the word.
    private static func known(_ word: ArraySlice<UInt8>, of wanted: QuickAddTerm.Kind? = nil) -> QuickAddTerm {
        guard !word.isEmpty, word.count <= longest else { return .none }
        return english.withUTF8Buffer { bytes in
            var kind: UInt8 = 0
            var value = 0
            var at = 0
            while at < bytes.count {
                var end = at
                while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
                if bytes[at] == UInt8(ascii: "=") {
                    value = 0
                    for index in at + 1..<end where bytes[index].isDigit {
                        value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
                    }
                    if bytes[at + 1] == UInt8(ascii: "-") { value = -value }
                } else if end - at == word.count, wanted == nil || wanted?.rawValue == kind, isSame(bytes, at, word) {
                    return QuickAddTerm(kind: QuickAddTerm.Kind(rawValue: kind) ?? .none, value: value)
                }
                if end < bytes.count, bytes[end] == UInt8(ascii: "\n") {
                    kind += 1
                    value = 0
                }
                at = end + 1
            }
            return .none
        }
    }

    private static func isSame(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ word: ArraySlice<UInt8>) -> Bool {
        for index in 0..<word.count where bytes[at + index] != word[word.startIndex + index] { return false }
        return true
    }

    private static func number(_ word: ArraySlice<UInt8>) -> QuickAddTerm {
        let (value, end) = word.digits(from: word.startIndex)
        guard end - word.startIndex <= 4 else { return .none }
        if end == word.endIndex { return QuickAddTerm(kind: .number, value: value) }
        // Which of st, nd, rd, th is the person's business.
        guard word.endIndex - end == 2, (1...31).contains(value) else { return .none }
        let isEnding = known(word[end...], of: .ending).kind == .ending
        return isEnding ? QuickAddTerm(kind: .ordinal, value: value) : .none
    }
}
