// The countries are those of Unicode's CLDR (as Babel 2.18 has it): short times of the country's first language, first days. The month comes
// first where people write a date of two numbers so.

extension DateTimeSettings {
    private static let twelveHours: StaticString =
        """
        AE AG AL AR AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM \
        GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM \
        PA PE PG PH PK PR PS QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI YE ZM
        """
    private static let fromSunday: StaticString =
        """
        AG AO BD BR BS BT BW BZ CA CO CV DM DO ET GT GU GW HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX \
        MZ NI NP PA PE PH PK PR PT PY SA SG ST SV TH TL TT TW UM US VE VI YE ZA ZW
        """
    private static let fromSaturday: StaticString =
        """
        AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY
        """
    private static let monthFirst: StaticString = "CA CN HU JP KR MN PH PR TW US"
    /// Where people who speak another of a country's languages write the day first all the same, and who of them count to 24.
    private static let dayFirst: StaticString = "frCA enHU esPH"
    private static let twentyFourHours: StaticString = "frCA"

    /// The conventions of a device's region, as long as the person chose nothing.
    ///
    /// - Parameter language: the device's language, as "en-US" (BCP 47), or a list of languages, the first of which counts (RFC 9110,
    ///   12.5.4). Without a region in it: the defaults.
    package init(language: String) {
        self = .standard
        let tag = Array(language.utf8)
        var start = 0
        for index in 0...tag.count {
            let sign = index < tag.count ? tag[index] : UInt8(ascii: ";")
            let isEnd = sign == UInt8(ascii: ",") || sign == UInt8(ascii: ";")
            guard isEnd || sign == UInt8(ascii: "-") else { continue }
            if start > 0, index - start == 2 {
                let region = [tag[start], tag[start + 1]]
                let spoken = (tag.firstIndex(of: UInt8(ascii: "-")) == 2 ? [tag[0], tag[1]] : []) + region
                isTwelveHour = Self.holds(Self.twelveHours, region) && !Self.holds(Self.twentyFourHours, spoken)
                if Self.holds(Self.fromSunday, region) { firstWeekday = 6 }
                if Self.holds(Self.fromSaturday, region) { firstWeekday = 5 }
                isMonthFirst = Self.holds(Self.monthFirst, region) && !Self.holds(Self.dayFirst, spoken)
                return
            }
            if isEnd { return }
            start = index + 1
        }
    }

    /// Whether a list has an entry of that name, in letters of either case.
    private static func holds(_ entries: StaticString, _ name: [UInt8]) -> Bool {
        entries.withUTF8Buffer { bytes in
            for start in stride(from: 0, to: bytes.count, by: name.count + 1) {
                var isSame = true
                for index in name.indices where bytes[start + index].lowered != name[index].lowered { isSame = false }
                if isSame { return true }
            }
            return false
        }
    }
}
