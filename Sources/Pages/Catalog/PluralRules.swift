/// The forms in which a person can name their unit of energy. A language has some of them.
enum UnitForm: Int, CaseIterable {
    case one
    case two
    case several
    case higher
}

/// The plural rules of a language: clauses, each a class and terms that must all hold. The first that holds gives the class of a number.
///
/// They come from CLDR; `tools/words/plurals.py` says how they are written.
struct PluralRules {
    /// The class that every language has, for numbers without another one.
    static let other = 5

    private static let zero: UInt8 = 16

    private let bytes: ArraySlice<UInt8>

    /// Rules that were checked.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Whether bytes are rules.
    static func areSound(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.allSatisfy({ $0 >= zero && $0 < 0x80 }) else { return false }
        let rules = PluralRules(bytes)
        var at = bytes.startIndex
        while at < bytes.endIndex {
            guard at + 1 < bytes.endIndex, rules.number(at) <= other else { return false }
            at += 2 + 4 * rules.number(at + 1)
        }
        return at == bytes.endIndex
    }

    /// The class of a whole number, 0–5: zero, one, two, few, many, other.
    func plural(of number: Int) -> Int {
        var at = bytes.startIndex
        while at < bytes.endIndex {
            let (name, end) = (self.number(at), at + 2 + 4 * self.number(at + 1))
            at += 2
            var holds = true
            while at < end {
                let modulus = self.number(at + 1)
                let value = modulus == 0 ? number : number % modulus
                let isInside = value >= self.number(at + 2) && value <= self.number(at + 3)
                if isInside == (self.number(at) != 0) { holds = false }
                at += 4
            }
            if holds { return name }
        }
        return Self.other
    }

    /// The number that a byte stands for: no rule has the byte of a line feed.
    private func number(_ index: Int) -> Int { Int(bytes[index]) - Int(Self.zero) }

    /// The form of the person's own unit that stands after a number.
    ///
    /// A language has three or four: where few have a form of their own, it is the plural, and that of other numbers is a further one.
    @inline(never)
    func unitForm(after number: Int) -> UnitForm {
        switch plural(of: number) {
        case 1: .one
        case 2: .two
        case 3: .several
        case Self.other where plural(of: 3) == Self.other: .several
        default: .higher
        }
    }
}
