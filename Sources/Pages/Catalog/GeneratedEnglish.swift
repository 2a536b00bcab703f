// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Catalog {
    /// How many messages a table has.
    static let messages = 2306

    /// A table with another one belongs to another release.
    static let fingerprint: StaticString = "62febd07"
}

extension Catalog {
    /// What languages say of themselves, then the messages.
    static let englishTable: StaticString = """
        TSW262febd07c\u{12}\u{0}\
        \u{2}\u{0}\u{3}\u{0}\u{6}\u{0}\u{6}\u{0}\u{7}\u{0}\u{9}\u{0}\u{8}\u{0}\u{6}\u{0}\u{8}\u{0}\u{6}\u{0}\u{3}\u{0}\u{3}\u{0}\
        \u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\
        \u{7}\u{0}\u{8}\u{0}\u{5}\u{0}\u{5}\u{0}\u{3}\u{0}\u{4}\u{0}\u{4}\u{0}\u{6}\u{0}\u{9}\u{0}\u{7}\u{0}\u{8}\u{0}\u{8}\u{0}\
        \u{7}\u{0}\u{8}\u{0}\u{5}\u{0}\u{5}\u{0}\u{3}\u{0}\u{4}\u{0}\u{4}\u{0}\u{6}\u{0}\u{9}\u{0}\u{7}\u{0}\u{8}\u{0}\u{8}\u{0}\
        \u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\u{3}\u{0}\
        \u{7}\u{0}\u{9}\u{0}\u{b}\u{0}\u{d}\u{0}\u{8}\u{0}\u{a}\u{0}\u{5}\u{0}\u{7}\u{0}\u{d}\u{0}\u{12}\u{0}\u{f}\u{0}\u{14}\u{0}\
        \u{8}\u{0}\u{b}\u{0}\u{c}\u{0}\u{f}\u{0}\u{9}\u{0}\u{c}\u{0}\u{5}\u{0}\u{8}\u{0}\u{d}\u{0}\u{12}\u{0}\u{10}\u{0}\u{15}\u{0}\
        \u{6}\u{0}\u{4}\u{0}\u{6}\u{0}\u{2}\u{0}\u{2}\u{0}\u{5}\u{0}\u{2}\u{0}\u{5}\u{0}\u{2}\u{0}\u{7}\u{0}\u{5}\u{0}\u{1}\u{0}\
        \u{0}\u{0}\u{5}\u{0}\u{12}\u{0} \u{1}:\u{0}\u{19}\u{1}\u{5}\u{0}\u{1f}\u{1}\u{c}\u{0}\u{7}\u{0}\u{e}\u{0}\u{16}\u{0}\
        M\u{0}_\u{0}m\u{1}\u{7}\u{0}\u{7}\u{0}\u{7}\u{0}\u{9}\u{0}\u{1e}\u{0}\u{e}\u{0}3\u{0}\u{10}\u{0}\u{19}\u{0}\
        \u{c}\u{0}\u{1d}\u{0}\u{c}\u{0}\u{7}\u{0}\u{8}\u{0} \u{0}]\u{0}\u{6}\u{0}\u{4}\u{0}\u{7}\u{0}\u{a}\u{0}\u{8}\u{0}\
        \u{5}\u{0}q\u{0}}\u{0}y\u{0}f\u{0}\u{1d}\u{0}\u{c}\u{0}\u{b}\u{0}\u{c}\u{0}\u{6}\u{0}6\u{0}\u{c}\u{0}\
        \u{4}\u{0}\u{6}\u{0}\u{7}\u{0}\u{11}\u{0})\u{0}\u{4}\u{0}\u{a}\u{0}\u{7}\u{0}K\u{0}\u{e}\u{0}\u{10}\u{0}\u{e}\u{0}\
        \\\u{0}Y\u{0}\u{a}\u{0}\u{7}\u{0}@\u{0}\u{b}\u{0}\u{b}\u{0}$\u{0}\u{12}\u{0}\u{e}\u{0},\u{0}\u{1a}\u{0}\
        k\u{0}\u{17}\u{0}\u{8}\u{0}\u{5}\u{0}\u{4}\u{0}\u{9}\u{0}\u{4}\u{0}\u{8}\u{0}\u{5}\u{0}\u{5}\u{0}\u{10}\u{0}\u{11}\u{0}\
        \u{4}\u{0}\u{13}\u{0}\u{15}\u{0}\u{c}\u{0}\u{4}\u{0}\u{b}\u{0}\u{7}\u{0}\u{6}\u{0}\u{4}\u{0}\u{c}\u{0}\u{1f}\u{0}\u{9}\u{0}\
        \u{4}\u{0}\u{4}\u{0}\u{d}\u{0}\u{7}\u{0}\u{7}\u{0}\u{7}\u{0}\u{10}\u{0}\u{8}\u{0}\u{15}\u{0}\u{16}\u{0}\u{f}\u{0}\u{7}\u{0}\
        \u{b}\u{0}\u{10}\u{0}\u{a}\u{0}\u{10}\u{0}\u{14}\u{0}\u{5}\u{0}\u{6}\u{0}\u{12}\u{0}\u{11}\u{0}\u{8}\u{0}\u{8}\u{0}\u{14}\u{0}\
        \u{11}\u{0}\u{b}\u{0}\u{6}\u{0}\u{4}\u{0}\u{7}\u{0}\u{7}\u{0}\u{5}\u{0}\u{e}\u{0}\u{3}\u{0}\u{5}\u{0}\u{4}\u{0}\u{7}\u{0}\
        \u{6}\u{0}\u{3}\u{0}\u{6}\u{0}\u{4}\u{0}\u{4}\u{0}\u{8}\u{0}\u{12}\u{0}\u{14}\u{0}\u{14}\u{0}\u{1a}\u{0}\u{19}\u{0}\u{19}\u{0}\
        \u{12}\u{0}'\u{0}\u{d}\u{0}\u{1f}\u{0}\u{16}\u{0}\u{c}\u{0}\u{6}\u{0}\u{e}\u{0}\u{14}\u{0}\u{17}\u{0}\u{c}\u{0}\u{b}\u{0}\
        \u{d}\u{0}\u{d}\u{0}\u{15}\u{0}\u{d}\u{0}\u{c}\u{0}\u{f}\u{0}\u{6}\u{0}\u{5}\u{0}2\u{0}2\u{0}\u{17}\u{0}\u{17}\u{0}\
        \u{9}\u{0}\u{6}\u{0}\u{6}\u{0}\u{6}\u{0}\u{5}\u{0}\u{4}\u{0}\u{5}\u{0}\u{5}\u{0}\u{4}\u{0}\u{4}\u{0}\u{4}\u{0}\u{6}\u{0}\
        \u{4}\u{0}:\u{0}\u{10}\u{0}\u{8}\u{0}(\u{0}\u{9}\u{0}\u{6}\u{0}\u{7}\u{0}\u{1a}\u{0}\u{9}\u{0}\u{6}\u{0}\u{10}\u{0}\
        \u{1f}\u{0}\u{14}\u{0}\u{d}\u{1}#\u{0}\u{12}\u{0}\u{16}\u{0}\u{e}\u{0}\u{f}\u{0}\u{f}\u{0}\u{15}\u{0}.\u{0}\u{b}\u{0}\
        \u{11}\u{0}\u{11}\u{0}\u{1e}\u{0}\u{9}\u{0}\"\u{0}\u{b}\u{0}\u{5}\u{0}\u{8}\u{0}\u{8}\u{0}\u{9}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{5}\u{0}\u{8}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{f}\u{0}\u{c}\u{0}\u{a}\u{0}\u{d}\u{0}\u{6}\u{0}\u{c}\u{0}\u{e}\u{0}\u{8}\u{0}\u{13}\u{0}\
        \u{d}\u{0}\u{c}\u{0}\u{a}\u{0}\u{c}\u{0}\u{13}\u{0}\u{14}\u{0}\u{1d}\u{0}\u{c}\u{0}\u{c}\u{0}\u{f}\u{0}\u{7}\u{1}\u{18}\u{0}\
        \u{13}\u{0}7\u{0}\u{7}\u{0}@\u{0}\u{e}\u{0}\u{c}\u{0}\u{b}\u{0}%\u{0}\u{e}\u{0}D\u{0}\u{6}\u{0}\u{8}\u{0}\
        \u{10}\u{0}\u{f}\u{0}\u{10}\u{0}\u{e}\u{0}\u{b}\u{0}\u{b}\u{0}\u{c}\u{0}\u{14}\u{0}\u{12}\u{0}\u{d}\u{0}\u{13}\u{0}\u{c}\u{0}\
        \u{10}\u{0}7\u{0}'\u{0}H\u{0}j\u{0}r\u{0}?\u{0}n\u{0}@\u{0}A\u{0}C\u{0}C\u{0}\
        F\u{0}F\u{0}<\u{0}C\u{0}+\u{0}:\u{0}\u{15}\u{0}`\u{0}%\u{0}\u{1a}\u{0}<\u{0}a\u{0}\
        \u{10}\u{0}N\u{0}A\u{0}>\u{0}[\u{0}\u{e}\u{0}f\u{0},\u{0}\u{8}\u{0}\u{b}\u{0}\u{7}\u{0}\u{7}\u{0}\
        \u{6}\u{0}\u{8}\u{0}\u{6}\u{0}\u{a}\u{0}\u{6}\u{0}\u{10}\u{0}\u{6}\u{0}\u{4}\u{0}\u{8}\u{0}\u{8}\u{0}\u{c}\u{0}\u{10}\u{0}\
        \u{f}\u{0}\u{d}\u{0}\u{f}\u{0}\u{d}\u{0}\u{c}\u{0}\u{f}\u{0}\u{4}\u{0}\u{3}\u{0}\u{8}\u{0}\u{4}\u{0}\u{7}\u{0}\u{5}\u{0}\
        \u{7}\u{0}\u{b}\u{0}\u{f}\u{0}\u{5}\u{0}\u{4}\u{0}\u{8}\u{0}\u{6}\u{0}\u{5}\u{0}\u{6}\u{0}\u{5}\u{0}\u{e}\u{0}\u{4}\u{0}\
        \u{d}\u{0}\u{4}\u{0}\u{5}\u{0}\u{b}\u{0}\u{f}\u{0}\u{12}\u{0}\u{e}\u{0}\u{11}\u{0}\u{c}\u{0}\u{7}\u{0}H\u{0}\u{b}\u{0}\
        \u{5}\u{0}\u{4}\u{0}\u{c}\u{0}'\u{0}\u{10}\u{0}m\u{0}\u{15}\u{0}\u{14}\u{0}\u{f}\u{0}\u{4}\u{0}\u{c}\u{0}X\u{0}\
        \u{5}\u{0}\u{b}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{7}\u{0}\u{5}\u{0}\u{8}\u{0}\u{9}\u{0}\u{3}\u{0}\
        \u{8}\u{0}\u{13}\u{0}\u{7}\u{0}\u{4}\u{0}\u{8}\u{0}\u{e}\u{0}\u{4}\u{0}\u{7}\u{0}\u{7}\u{0}\u{c}\u{0}\u{f}\u{0}\u{7}\u{0}\
        \u{4}\u{0}\u{3}\u{0}\u{8}\u{0}\u{8}\u{0}D\u{0}\u{1a}\u{0}\u{4}\u{0} \u{0}\u{1c}\u{0}\u{a}\u{0}\u{1d}\u{0}\u{8}\u{0}\
        \u{b}\u{0}\u{4}\u{0}\u{e}\u{0}\u{c}\u{0}\u{2}\u{0}\u{f}\u{0}\u{3}\u{0}\u{4}\u{0}\u{7}\u{0}\u{5}\u{0}!\u{0}\u{4}\u{0}\
        ,\u{0}\u{4}\u{0}\u{6}\u{0}\u{6}\u{0}\u{7}\u{0}\u{5}\u{0}\u{3}\u{0}\u{a}\u{0}\u{4}\u{0}\u{7}\u{0}\u{4}\u{0}\u{5}\u{0}\
        \u{c}\u{0}\u{b}\u{0}\u{15}\u{0}\u{11}\u{0}\u{f}\u{0}\u{4}\u{0}f\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{4}\u{0}1\u{0}\u{e}\u{0}O\u{0}U\u{0}H\u{0}\u{7}\u{0}\u{12}\u{0}\u{13}\u{0}\u{c}\u{0}M\u{0}\
        d\u{0}H\u{0}\u{13}\u{1}b\u{0}:\u{0}?\u{0}\u{9}\u{0}\u{1b}\u{0}\u{b}\u{0}\u{18}\u{0}\u{13}\u{0}\u{7}\u{0}\
        \u{4}\u{0}\u{6}\u{0}\u{1f}\u{0}\u{4}\u{0}\u{7}\u{0}\u{6}\u{0}\u{f}\u{0}\u{b}\u{0}\u{4}\u{0}\u{10}\u{0}L\u{1}l\u{0}\
        b\u{1}\u{4}\u{0}(\u{0}\u{d}\u{0}\u{7}\u{0}\u{b}\u{0}\u{4}\u{0}\u{5}\u{0}\u{4}\u{0}\u{6}\u{0}\u{3}\u{0}\u{4}\u{0}\
        \u{5}\u{0}\u{4}\u{0}\u{5}\u{0}\u{5}\u{0}\u{5}\u{0}\u{4}\u{0}\u{4}\u{0}\u{3}\u{0}\u{6}\u{0}\u{5}\u{0}\u{4}\u{0}\u{9}\u{0}\
        \u{f}\u{0}\u{6}\u{0}\u{6}\u{0}\u{b}\u{0}K\u{0}\u{12}\u{0}P\u{0}#\u{0}Y\u{0}\u{11}\u{0}\u{1f}\u{0}\u{7}\u{0}\
        \u{8}\u{0}\u{7}\u{0}\u{8}\u{0}\u{e}\u{0}\u{7}\u{0}\u{4}\u{0}\u{e}\u{0}\u{9}\u{0}\u{a}\u{0}B\u{0}\u{8}\u{0}\u{b}\u{0}\
        \u{3}\u{0}\u{b}\u{0}\u{a}\u{0}\u{3}\u{0}\u{6}\u{0}\u{e}\u{0}\u{4}\u{0}\u{5}\u{0}\u{7}\u{0}\u{4}\u{0}\u{c}\u{0}\u{7}\u{0}\
        \u{c}\u{0}\u{4}\u{0}\u{9}\u{0}\u{12}\u{0}\u{1d}\u{1}\u{1b}\u{0}\u{16}\u{0}\u{1e}\u{0}%\u{0}\u{16}\u{0}K\u{0}\u{1}\u{0}\
        \u{1}\u{0}\u{1}\u{0}\u{7}\u{0}\u{b}\u{0}\u{c}\u{0}\u{8}\u{0}\u{9}\u{0}\u{3}\u{0}\u{13}\u{0}\u{4}\u{0}\u{d}\u{0}\u{16}\u{0}\
        \u{16}\u{0}\u{c}\u{0}\u{c}\u{0}\u{5}\u{0}%\u{0}\u{10}\u{0}P\u{0}\u{1d}\u{0}\u{c}\u{0} \u{1}\u{13}\u{0}\u{d}\u{0}\
        \u{a}\u{0}\u{19}\u{0}f\u{0}f\u{0}G\u{0}\u{b}\u{0}\u{b}\u{0}\u{7}\u{0}<\u{0}\u{e}\u{0}<\u{0}\u{a}\u{0}\
        \u{7}\u{0}\u{8}\u{0}\u{1a}\u{0}\u{b}\u{0}\u{7}\u{0}\u{5}\u{0}\u{4}\u{0}\u{7}\u{0}\u{5}\u{0}\u{9}\u{0}\u{b}\u{0}\u{8}\u{0}\
        \u{c}\u{0}\u{c}\u{0}\u{16}\u{0}\u{16}\u{0}\u{6}\u{0}\u{16}\u{0}\u{5}\u{0}\u{9}\u{0}\u{5}\u{0}\u{15}\u{0}\u{12}\u{0}\u{8}\u{0}\
        \u{1d}\u{0}\u{1c}\u{0}\u{5}\u{0}\u{3}\u{0}b\u{0}\u{c}\u{0}\u{9}\u{0}X\u{0}\u{1d}\u{0}\u{1c}\u{0}\u{9}\u{0}\u{10}\u{0}\
        \u{8}\u{0}\u{f}\u{0}\u{6}\u{0}\u{d}\u{0}\u{8}\u{0}\u{f}\u{0}\u{e}\u{0}\u{c}\u{0}1\u{0}p\u{0}#\u{0}\u{16}\u{0}\
        \u{17}\u{0}\u{4}\u{0}n\u{0}'\u{0}\u{2}\u{0}\u{b}\u{0}\u{3}\u{0}-\u{0}\u{8}\u{0}\u{4}\u{0}\u{12}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{c}\u{0}\u{4}\u{0}E\u{0}\u{b}\u{0}\u{c}\u{0}s\u{0}\u{12}\u{0}\u{10}\u{0}-\u{0}\
        J\u{0}\u{17}\u{0}\u{e}\u{0}Q\u{0}\u{6}\u{0}&\u{0}\u{a}\u{0}L\u{0}&\u{0}\u{8}\u{0}1\u{0}\u{9}\u{0}\
        \u{11}\u{0}\u{9}\u{0}\u{d}\u{0}\u{1c}\u{0}\u{d}\u{0}\u{4}\u{0}\u{a}\u{0}\u{d}\u{0}\u{a}\u{0}\u{a}\u{0}\u{7}\u{0}\u{4}\u{0}\
        \u{7}\u{0}\u{8}\u{0}\u{1f}\u{0}\u{7}\u{0}\u{19}\u{0}\u{9}\u{0}\u{9}\u{0}\u{d}\u{0}\u{10}\u{0}\u{b}\u{0}\u{c}\u{0}\u{4}\u{0}\
        \u{8}\u{0}\u{1d}\u{0}\u{7}\u{0}\u{7}\u{0}\u{9}\u{0}\u{4}\u{0}\u{16}\u{0}\u{11}\u{0}\u{6}\u{0}\u{12}\u{0}\u{4}\u{0}\u{14}\u{0}\
        \u{8}\u{0}\u{5}\u{0}V\u{0}C\u{0}\u{15}\u{0}\u{7}\u{0}\u{1e}\u{0}\u{c}\u{0}\u{9}\u{0}\u{8}\u{0}\u{5}\u{0}\u{d}\u{0}\
        \u{f}\u{0}\u{6}\u{0}\u{c}\u{0}\u{d}\u{0}-\u{0}\u{5}\u{0}\u{7}\u{0}\u{16}\u{0}\u{b}\u{0}\u{11}\u{0}\u{c}\u{0}t\u{0}\
        \u{1c}\u{0}\u{7}\u{0}\u{f}\u{0}>\u{0}\u{7}\u{0}\u{1e}\u{0}\u{c}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{b}\u{0}\u{7}\u{0}\u{5}\u{0}$\u{0}\u{4}\u{0}\u{7}\u{0}\
        \u{13}\u{0}\u{7}\u{0}\u{4}\u{0}\u{f}\u{0}\u{7}\u{0}\u{d}\u{0}\u{d}\u{0}\u{f}\u{0}\u{15}\u{0}\u{e}\u{0}\u{4}\u{0}\u{11}\u{0}\
        \\\u{0}\u{1e}\u{0}\u{b}\u{0}W\u{0}\u{6}\u{0}\u{8}\u{0}\u{14}\u{0}\u{4}\u{0}W\u{0}\u{f}\u{0}\u{f}\u{0}b\u{0}\
        \u{a}\u{0}\u{16}\u{0}\u{9}\u{0}\u{13}\u{0}\u{6}\u{0}\u{6}\u{0}\u{6}\u{0}0\u{0}\u{6}\u{0}\u{8}\u{0}\u{5}\u{0}\u{8}\u{0}\
        \u{16}\u{0}\u{e}\u{0}\u{c}\u{0}\u{c}\u{0}\u{5}\u{0}\u{6}\u{0}\u{1e}\u{0}\u{12}\u{0}\u{10}\u{0}>\u{0}\u{11}\u{0}O\u{0}\
        \u{14}\u{0}#\u{0}\u{8}\u{0}\u{7}\u{0}\u{b}\u{0}\u{5}\u{0}\u{4}\u{0}\u{4}\u{0}\u{6}\u{0}\u{6}\u{0}\u{7}\u{0}\u{f}\u{0}\
        \u{7}\u{0}\u{6}\u{0}\u{4}\u{0}\u{5}\u{0}\u{7}\u{0}\u{d}\u{0}\u{9}\u{0}\u{15}\u{0}\u{e}\u{0}\u{10}\u{0}\u{12}\u{0}\u{7}\u{0}\
        \u{8}\u{0}\u{18}\u{0}\u{5}\u{0}\u{9}\u{0}\u{8}\u{0}\u{8}\u{0}\u{9}\u{0}\u{4}\u{0}\u{1d}\u{0}\u{c}\u{0}\u{4}\u{0}\u{12}\u{0}\
        \u{13}\u{0}\u{4}\u{0}\u{4}\u{0}\u{13}\u{0}\u{b}\u{0}\u{7}\u{0}\u{d}\u{0}\"\u{0}\u{c}\u{0}\u{7}\u{0}B\u{0}6\u{0}\
        \u{4}\u{0}\u{6}\u{0}\u{10}\u{0}6\u{0}\u{8}\u{0}\u{e}\u{0}\u{6}\u{0}\u{4}\u{0}\u{5}\u{0}\u{5}\u{0}\u{a}\u{0}Y\u{0}\
        !\u{0}\u{c}\u{0}\u{6}\u{0}\u{5}\u{0}\u{6}\u{0}\u{d}\u{0}>\u{0}7\u{0};\u{0}\u{18}\u{0}\u{9}\u{0}\u{5}\u{0}\
        \u{4}\u{0}\u{e}\u{0}\u{5}\u{0}\u{c}\u{0}\u{11}\u{0}\u{7}\u{0}\u{12}\u{0}\u{b}\u{0}\u{10}\u{0}\u{3}\u{0}\u{12}\u{0}\u{17}\u{0}\
        \u{14}\u{0}\u{1a}\u{0}\u{4}\u{0}\u{1c}\u{0} \u{0}8\u{0}\u{10}\u{0}\u{11}\u{0}\u{14}\u{0}g\u{0}/\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{a}\u{0}\u{7}\u{0}\u{7}\u{0}\u{8}\u{0}\u{9}\u{0}\u{7}\u{0}\u{8}\u{0}\u{5}\u{0}\u{4}\u{0}\u{5}\u{0}\u{8}\u{0}\u{c}\u{0}\
        \u{5}\u{0}\u{9}\u{0}\u{5}\u{0}\u{11}\u{0}\u{19}\u{0}\u{4}\u{0}\u{9}\u{0}\u{5}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{b}\u{0}\u{10}\u{0}\u{17}\u{0}\u{5}\u{0}\
        )\u{0}\u{e}\u{0}R\u{0}\u{4}\u{0}\u{e}\u{0}\u{9}\u{0}%\u{0} \u{0}\u{d}\u{0}\u{11}\u{0}\u{10}\u{0}\u{10}\u{0}\
        \u{11}\u{0}\u{18}\u{0}2\u{0}\u{12}\u{0}\u{e}\u{1}\u{10}\u{0}\u{13}\u{0}Z\u{0}\u{17}\u{0}\u{16}\u{0}&\u{0}\u{8}\u{0}\
        2\u{0}\u{11}\u{0}\u{12}\u{0}\u{3}\u{0}\u{15}\u{0}\u{18}\u{0}\u{17}\u{0}\u{c}\u{0}\u{14}\u{0}\u{13}\u{0}\u{4}\u{0}\u{3}\u{0}\
        \u{6}\u{0}\u{4}\u{0}\u{12}\u{0}\u{e}\u{0}\u{1b}\u{0}t\u{0}\u{d}\u{0}\u{e}\u{0}\u{9}\u{0}\u{a}\u{0}g\u{0}X\u{0}\
        :\u{0}!\u{0}>\u{0}>\u{0}3\u{0}S\u{0}I\u{0}r\u{0}\u{b}\u{0}\u{9}\u{0}\u{9}\u{0}\u{9}\u{0}\
        \u{6}\u{0},\u{0}\u{4}\u{0}\"\u{0}\u{7}\u{0}\u{12}\u{0}#\u{0}\u{c}\u{0}\u{12}\u{0}A\u{0}\u{f}\u{0}Z\u{0}\
         \u{0}\u{1d}\u{0}\u{15}\u{0}=\u{0}\u{4}\u{0}\u{1a}\u{0}\u{7}\u{0}\u{a}\u{0}\u{1f}\u{0}(\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{16}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{b}\u{0}\u{c}\u{0}\u{b}\u{0}\u{c}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1e}\u{0}\u{0}\u{0}-\u{0}\u{19}\u{0}\
        @\u{0}\u{b}\u{0}\u{4}\u{0}k\u{0}\u{5}\u{0}\u{15}\u{0}\u{a}\u{0}\u{1e}\u{0}\u{9}\u{0}\u{0}\u{0}\u{0}\u{0}\"\u{0}\
        '\u{0}\u{16}\u{0}\u{5}\u{0}\u{e}\u{0}\u{17}\u{0}!\u{0}\u{1b}\u{0}\u{4}\u{0}\u{9}\u{0}\u{4}\u{0}\u{12}\u{0}\u{16}\u{0}\
        \u{d}\u{0}\u{14}\u{0}\u{f}\u{0}\u{13}\u{0}1\u{0}\u{12}\u{0}\u{18}\u{0}\u{15}\u{0}\u{4}\u{0}\u{11}\u{0}\u{d}\u{0}\u{4}\u{0}\
        \u{7}\u{0}\u{a}\u{0}\u{e}\u{0}\u{11}\u{0}\u{d}\u{0}\u{b}\u{0}\u{8}\u{0}\u{a}\u{0}\u{6}\u{0}\u{7}\u{0}\u{c}\u{0}N\u{0}\
        \u{7}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{c}\u{0}\u{6}\u{0}\u{e}\u{0}\u{d}\u{0}\u{4}\u{0}\
        \u{6}\u{0}\u{1b}\u{0}\u{e}\u{0}\u{4}\u{0}\u{10}\u{0}\u{4}\u{0}\u{e}\u{0}\u{13}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{c}\u{0}\u{7}\u{0}\u{6}\u{0}\u{11}\u{0}\u{c}\u{0}\u{12}\u{0}\u{8}\u{0}\u{a}\u{0}\u{11}\u{0}\u{10}\u{0}\u{3}\u{0}\u{2}\u{0}\
        \u{7}\u{0}\u{1e}\u{0}\u{b}\u{0}\u{1d}\u{0}\u{17}\u{0}\u{9}\u{0}\u{8}\u{0}\u{4}\u{0}\u{5}\u{0}\u{d}\u{0}\u{d}\u{0}\u{d}\u{0}\
        \u{9}\u{0}\u{b}\u{0}\u{3}\u{0}\u{10}\u{0}\u{c}\u{0}\u{4}\u{0}\u{d}\u{0}\u{f}\u{0}\u{9}\u{1}\u{2}\u{1}\u{14}\u{0}\u{13}\u{0}\
        \u{14}\u{0}J\u{0}\u{18}\u{0}\u{c}\u{0}\u{9}\u{0}\u{b}\u{0}\u{f}\u{0}\u{7}\u{0}\u{f}\u{0}\\\u{0}\u{16}\u{0} \u{0}\
        \u{7}\u{0}\u{10}\u{0}\u{e}\u{0}\u{10}\u{0}\u{f}\u{0}\u{12}\u{0}\u{f}\u{0}\u{1e}\u{0}\u{18}\u{1}>\u{0}\u{1a}\u{0}%\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}L\u{0}3\u{0}\u{4}\u{0}\u{5}\u{0}\u{16}\u{0}\
        \u{6}\u{0}\u{13}\u{0}\u{18}\u{0}\u{5}\u{0}\u{1e}\u{0}4\u{0}\u{a}\u{0}\u{9}\u{0}\u{8}\u{0}\u{6}\u{0}\u{5}\u{0}\u{6}\u{0}\
        \u{4}\u{0}\u{9}\u{0}\u{12}\u{0}\u{9}\u{0}\u{f}\u{0}\u{7}\u{0}\u{a}\u{0}\u{3}\u{0}\u{10}\u{0}\u{7}\u{0}\u{5}\u{0}\u{c}\u{0}\
        \u{7}\u{0}\u{6}\u{0}'\u{0}\u{12}\u{0}\u{5}\u{0}\u{12}\u{0}\u{4}\u{0}\u{b}\u{0}\u{a}\u{0}\u{8}\u{0}\u{d}\u{0}Q\u{0}\
        /\u{0}\u{8}\u{0}v\u{0}\u{d}\u{0}4\u{1}H\u{0}+\u{0}z\u{0}e\u{0}$\u{0}\u{11}\u{1}\u{1a}\u{0}\
        9\u{0}\u{18}\u{0}\u{5}\u{0}A\u{0}\u{b}\u{0}\u{14}\u{0}\u{a}\u{0}\u{4}\u{0}\u{a}\u{0}\u{7}\u{0}\u{7}\u{0}\u{13}\u{0}\
        \u{4}\u{0}\u{5}\u{0}\u{13}\u{0}\u{e}\u{0}\u{12}\u{0}\u{11}\u{0}*\u{0}\u{11}\u{0}\u{17}\u{0}\u{18}\u{0}\u{6}\u{0}\u{9}\u{0}\
        \u{e}\u{0}\u{16}\u{0}\u{b}\u{0}\u{a}\u{0}\u{b}\u{0}\u{e}\u{0}\u{d}\u{0}\u{b}\u{0}\u{d}\u{0}\u{6}\u{0}\u{8}\u{0}\u{c}\u{0}\
        \u{9}\u{0}\u{b}\u{0}\u{4}\u{0}\u{7}\u{0}\u{4}\u{0}\u{5}\u{0}\u{7}\u{0}\u{8}\u{0}\u{4}\u{0}\u{4}\u{0}\u{c}\u{0}\u{8}\u{0}\
        \u{17}\u{0}\u{4}\u{0}\u{10}\u{0}\u{e}\u{0}\u{a}\u{0}\u{6}\u{0} \u{0}X\u{0}*\u{0}0\u{0}\u{5}\u{0}\u{c}\u{0}\
        .\u{0}\u{b}\u{0}\u{17}\u{0}\u{c}\u{0}\u{18}\u{0}\u{17}\u{0}.\u{0}&\u{0}\u{5}\u{0}\u{11}\u{0}*\u{0}\u{5}\u{0}\
        \u{13}\u{0}*\u{0}\u{6}\u{0}\u{6}\u{0}\u{13}\u{0}\u{8}\u{0}\u{1a}\u{0}\u{b}\u{0}\u{a}\u{0}\u{3}\u{0}\u{7}\u{0}\u{8}\u{0}\
        \u{5}\u{0}\u{12}\u{0}\u{7}\u{0}\u{8}\u{0}\u{9}\u{0}\u{a}\u{0}\u{7}\u{0}\u{4}\u{0}\u{7}\u{0}\u{e}\u{0},\u{0}\u{6}\u{0}\
        \u{17}\u{0}\u{a}\u{0}\u{c}\u{0}\u{12}\u{0}\u{12}\u{0}=\u{0}\u{14}\u{0}\u{9}\u{0}\u{7}\u{0}7\u{0}0\u{0}\u{8}\u{0}\
        \u{12}\u{0}\u{e}\u{0}\u{b}\u{0}\u{9}\u{0}\u{10}\u{0}\u{c}\u{0}\u{a}\u{0}\u{1f}\u{0}\u{4}\u{0}\u{d}\u{0}#\u{0}\u{5}\u{0}\
        \u{9}\u{0}\u{1d}\u{0}\u{c}\u{0} \u{0}\u{5}\u{0}\u{7}\u{0}\u{7}\u{0}\u{7}\u{0}\u{5}\u{0}\u{5}\u{0}\u{9}\u{0}\u{d}\u{0}\
        \u{b}\u{0}\u{c}\u{0}\u{1a}\u{1}\u{d}\u{0}\u{c}\u{0}\u{e}\u{0}\u{4}\u{0}\u{a}\u{0}\u{4}\u{0}\u{18}\u{0}\u{6}\u{0}\u{b}\u{0}\
        \u{4}\u{0}\u{f}\u{0}\u{8}\u{0}\u{14}\u{0}\u{b}\u{0}\u{f}\u{0}\u{b}\u{0}b\u{0}\u{e}\u{0}\u{10}\u{0}\u{5}\u{0}\u{9}\u{0}\
        \u{8}\u{0}\u{7}\u{0}\u{17}\u{0}\u{4}\u{0}\u{7}\u{0}\u{9}\u{0}\u{c}\u{0}\u{d}\u{0}\u{14}\u{0}+\u{0}\u{d}\u{0}\u{a}\u{0}\
        \u{14}\u{0}K\u{0}\u{1f}\u{0}2\u{0}\u{5}\u{0})\u{0}\u{7}\u{0}\u{b}\u{0}\u{b}\u{0}\u{c}\u{0}\u{9}\u{0}\u{7}\u{0}\
        \u{9}\u{0}\u{7}\u{0}\u{b}\u{0}\u{c}\u{0}\u{10}\u{0}\u{13}\u{0}\u{1c}\u{0}l\u{0}\u{a}\u{0} \u{0}\u{b}\u{0}\u{5}\u{0}\
        \u{d}\u{0}\u{12}\u{0}\u{6}\u{0}\u{17}\u{0}\u{6}\u{0}\u{6}\u{0}\u{19}\u{0}\u{18}\u{0}\u{15}\u{0}\u{19}\u{0}\u{1c}\u{0}\u{15}\u{0}\
        \u{15}\u{0}\u{16}\u{0}\u{1f}\u{0}\u{18}\u{0}\u{9}\u{0}\u{f}\u{0}]\u{0}\u{13}\u{0}\u{e}\u{0}I\u{0}b\u{0}\u{7}\u{0}\
        \u{14}\u{0}\u{10}\u{0})\u{0}\u{f}\u{0}\u{10}\u{0}\u{e}\u{0}\u{e}\u{0}R\u{0}-\u{0}\u{10}\u{0}\u{17}\u{1}8\u{1}\
        \u{9}\u{0}\u{a}\u{0}\u{f}\u{0}\u{1b}\u{0}\u{4}\u{0}\u{c}\u{0}\u{c}\u{0}\u{17}\u{0} \u{0}\u{1e}\u{0}\u{15}\u{0}>\u{0}\
        \u{1a}\u{0}\u{11}\u{0}/\u{0}\u{c}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}M\u{0}[\u{0}S\u{0}\
        B\u{0}B\u{0}]\u{0}\\\u{0}M\u{0}E\u{0}O\u{0}M\u{0}N\u{0}F\u{0}L\u{0}C\u{0}\
        U\u{0}C\u{0}\u{1}\u{7}\u{0}\u{6}\u{7}\u{3}V\u{4}j\u{3}\\\u{3}\u{14}\u{5}:\u{3}0\u{5}Y\u{3}\
        \u{7f}\u{2}{\u{9}\u{1a}\u{4}\u{0}\u{4}\u{1a}\u{5}\u{7}\u{6}(\u{5}\u{14}\u{0}\u{10}\u{0}\u{11}\u{0}\u{d}\u{0}\u{1a}\u{0}\
        \u{9}\u{0}\u{16}\u{0}\u{15}\u{0}\u{11}\u{0}\u{e}\u{0}\u{7}\u{0}\u{c}\u{0}\u{1a}\u{0}\u{12}\u{0}\u{d}\u{0}\u{12}\u{0}\u{f}\u{0}\
        \u{f}\u{1}\u{a}\u{1}\u{a}\u{1}q\u{0}\u{17}\u{1}|\u{0}\u{a}\u{1}~\u{0}+\u{1} \u{1}\u{b}\u{1}\u{7f}\u{0}\
        \u{1c}\u{1}~\u{0}$\u{1}u\u{0}\u{7}\u{1}\u{e}\u{1}\u{f}\u{1}#\u{1}\u{1e}\u{1}\u{b}\u{1}\u{11}\u{1}w\u{0}\
        \u{1c}\u{0}\u{12}\u{0}%\u{0}$\u{0}\u{1e}\u{0}\u{1d}\u{0}\u{12}\u{0}\u{1a}\u{0}\u{1e}\u{0}\u{1b}\u{0}\u{1f}\u{0}\u{13}\u{0}\
        \u{11}\u{0}\u{17}\u{0}\u{18}\u{0}\u{18}\u{0}\u{19}\u{0}\u{1b}\u{0}\u{1e}\u{0}\u{15}\u{0}\u{17}\u{0}\u{15}\u{0}\u{14}\u{0}\u{18}\u{0}\
        \u{18}\u{1}I\u{0}\u{18}\u{0}\u{14}\u{0}\u{f}\u{0}\u{11}\u{0}f\u{0}\u{9}\u{0}\u{11}\u{0}\u{1c}\u{0}\u{11}\u{0}\u{17}\u{0}\
        \u{b}\u{0}\u{12}\u{0}\u{18}\u{0}\u{7}\u{0}\u{d}\u{0}\u{b}\u{0}\u{f}\u{0}\u{1b}\u{0}\u{7}\u{0}\u{e}\u{0}\u{15}\u{0}\u{a}\u{0}\
        \u{7}\u{0}\u{10}\u{0}\u{a}\u{0}\u{7}\u{0}\u{9}\u{0}\u{1a}\u{0}\u{7}\u{0}\u{1c}\u{0}\u{18}\u{0}\u{8}\u{0}\u{1b}\u{0}&\u{0}\
        \u{13}\u{0}\u{11}\u{0}\u{1a}\u{0}\u{16}\u{0}%\u{0}\u{17}\u{0}\u{11}\u{0}\u{c}\u{0}\u{c}\u{0}\u{f}\u{0}\u{9}\u{0}\u{f}\u{0}\
        \u{11}\u{0}\u{8}\u{0}\u{13}\u{0}\u{1e}\u{0}\u{10}\u{0}\u{13}\u{0}\u{b}\u{0}\u{10}\u{0}\u{e}\u{0}\u{14}\u{0}\u{e}\u{0}\u{10}\u{0}\
        \u{10}\u{0}\u{13}\u{0}\u{b}\u{0}2\u{0}\u{19}\u{0}\u{19}\u{0}\u{f}\u{0}\u{e}\u{0}\u{11}\u{0}\u{b}\u{0}\u{10}\u{0}\u{a}\u{0}\
        \u{11}\u{0}\u{13}\u{0}\u{e}\u{0}\u{e}\u{0}\u{9}\u{0}\u{f}\u{0}\u{10}\u{0}\u{a}\u{0} \u{0}\u{12}\u{0}\u{12}\u{0}\u{b}\u{0}\
        (\u{0}\u{12}\u{0}\u{1f}\u{0}\u{10}\u{0}\u{11}\u{0}\u{a}\u{0}\u{e}\u{0}\u{9}\u{0}\u{d}\u{0}\u{a}\u{0}\u{16}\u{0}\u{13}\u{0}\
        \u{10}\u{0}\u{b}\u{0}\u{f}\u{0}\u{1b}\u{0}\u{18}\u{0}\u{b}\u{0}\u{1b}\u{0}B\u{0}J\u{0}\u{f}\u{0}\u{10}\u{0}\u{f}\u{0}\
        \u{11}\u{0}\u{11}\u{0}\u{11}\u{0}\u{c}\u{0}\u{c}\u{0}\u{11}\u{0}\u{13}\u{0}\u{c}\u{0}\u{1c}\u{0}\u{1d}\u{0}\u{1c}\u{0}\u{17}\u{0}\
        \u{d}\u{0}\u{8}\u{0}\u{e}\u{0}\u{2}\u{0}\u{b}\u{0}\u{11}\u{0}\u{6}\u{0}\u{9}\u{0}\u{c}\u{0}\u{d}\u{0}\u{6}\u{0}J\u{0}\
        \u{2}\u{0}8\u{0}\u{6}\u{0}\u{1c}\u{0}\u{17}\u{0}\u{c}\u{0}\u{1e}\u{0}\u{10}\u{0}\u{7}\u{0}\u{3}\u{0}\u{3}\u{0}\u{9}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}$\u{0},\u{0}\u{9}\u{0}\u{c}\u{0}\u{c}\u{0}\u{10}\u{0}\
        \u{a}\u{0}l\u{0}q\u{0}L\u{0}i\u{1}O\u{0}\\\u{0}\u{a}\u{0}\u{6}\u{0}\u{1e}\u{1}(\u{0}\u{10}\u{2}\
        |\u{1}\u{2}\u{0}\u{14}\u{0}\u{6}\u{0}\u{9}\u{0}\u{f}\u{0}\u{6}\u{0}\u{b}\u{0}\u{1a}\u{0}&\u{0}-\u{0}|\u{0}\
        L\u{0}:\u{0}#\u{0}%\u{0}\u{1a}\u{0}8\u{0}D\u{0}\u{4}\u{1}S\u{0}9\u{0}-\u{0}&\u{0}\
        \\\u{0}\u{2}\u{0}\u{13}\u{0}X\u{0}\u{1c}\u{0}\u{1d}\u{0}\u{13}\u{0}\u{15}\u{0}\u{d}\u{0}\u{14}\u{0}\u{e}\u{0}\u{15}\u{0}\
        -\u{0}\u{b}\u{0}\u{d}\u{0}\u{10}\u{0}\u{8}\u{0}\u{2}\u{0}\u{7}\u{0}\u{7}\u{0}\u{8}\u{0}\u{18}\u{0}\u{18}\u{0}`\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}*\u{0}L\u{0}G\u{0}\u{8}\u{0}\u{8}\u{0}\
        4\u{1}E\u{0}\u{1e}\u{0}:\u{0}(\u{0}d\u{0}%\u{0}S\u{2}\u{8}\u{0}\u{b}\u{0}q\u{0})\u{0}\
        \u{9}\u{0}f\u{0}N\u{0}[\u{0}!\u{1}\u{8}\u{0}9\u{0}?\u{0},\u{0}\u{f}\u{0}\u{1a}\u{0}\u{1e}\u{1}\
        <\u{1}F\u{0}\u{1e}\u{0} \u{0}V\u{0}^\u{0}\u{a}\u{0}/\u{0}*\u{0}\"\u{0}z\u{0}&\u{0}\
        \u{19}\u{0}(\u{0}(\u{0}\u{e}\u{0}'\u{0}\u{13}\u{0}\u{5}\u{0}\u{1b}\u{0}\u{b}\u{0}\u{0}\u{0}\u{12}\u{0}\u{1f}\u{0}\
        L\u{0}M\u{0}Y\u{0}\u{a}\u{0}\u{d}\u{0}\u{12}\u{0}@\u{0}\u{b}\u{0}\u{6}\u{0}!\u{0}!\u{0}\u{b}\u{0}\
        \u{b}\u{0}\u{1d}\u{0}\u{8}\u{0}\u{b}\u{0}\u{16}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1e}\u{0}@\u{0}\u{1c}\u{0}\u{6}\u{0}F\u{0}\
        \u{e}\u{0}\u{12}\u{0}\u{8}\u{0}\u{6}\u{0}\u{a}\u{0}\u{e}\u{0}\u{6}\u{0}\u{9}\u{0}\u{11}\u{0}\u{6}\u{0}\u{f}\u{0}\u{c}\u{0}\
        \u{a}\u{0}\u{e}\u{0}\u{12}\u{0}*\u{0}<\u{0}\u{a}\u{1}$\u{1}(\u{0}1\u{0}9\u{0}B\u{0}\u{1e}\u{0}\
        \u{a}\u{0}\u{14}\u{0}\u{7}\u{0}\u{9}\u{0}\u{18}\u{0})\u{0}\u{e}\u{0}\u{5}\u{0}\u{3}\u{0}(\u{0}:\u{0}\u{c}\u{0}\
        \u{3}\u{0}\u{6}\u{0}\u{2}\u{0}\u{15}\u{0}\u{2}\u{0}F\u{0}f\u{0}\u{0}\u{0}\u{0}\u{0}\u{a}\u{0}\u{9}\u{0}\u{10}\u{0}\
        \u{0}\u{0}\u{4}\u{0}\u{3}\u{0}\u{e}\u{0}\u{16}\u{0}\u{7}\u{0}\u{5}\u{0}/\u{0})\u{0}\u{b}\u{0}\u{16}\u{0}\u{f}\u{0}\
        \u{3}\u{0}\u{1f}\u{0}]\u{0}\u{1f}\u{0}'\u{0}\u{1a}\u{0}\u{1e}\u{0}\u{6}\u{0}\u{10}\u{0}\u{10}\u{0}&\u{1}5\u{0}\
        8\u{0}\u{18}\u{0}\"\u{0}8\u{0}\u{16}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{9}\u{0}\u{9}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}1\u{0}\u{1f}\u{0}\
        8\u{0}<\u{0}:\u{0}:\u{0}7\u{0}Y\u{0}C\u{0}A\u{0}=\u{0}\u{c}\u{0}\u{1c}\u{0}!\u{0}\
        0\u{0}%\u{0}@\u{0}!\u{0}G\u{0}-\u{0})\u{0}\u{8}\u{0}\u{16}\u{0}\u{b}\u{0}\u{e}\u{0}\u{a}\u{0}\
        \u{a}\u{0}\\\u{1}4\u{0} \u{0}\u{d}\u{0})\u{0}\u{1e}\u{0}\u{15}\u{0}&\u{0}\u{a}\u{0}J\u{0}%\u{0}\
        \u{1a}\u{0}\u{7}\u{0}\u{15}\u{0}\u{a}\u{0}\u{8}\u{0}\u{10}\u{0}\u{11}\u{0}\u{16}\u{0}\u{d}\u{0}\u{13}\u{0}\u{b}\u{0}\u{a}\u{0}\
        \u{c}\u{0}\u{6}\u{0}\u{a}\u{0}\u{c}\u{0}.\u{0}\u{11}\u{0}\u{10}\u{0}\u{8}\u{0}\u{8}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\
        \u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{8}\u{0}\u{d}\u{0}\u{10}\u{0}\u{11}\u{0}B\u{0}^\u{0}\u{9}\u{0}&\u{0}\u{12}\u{0}\
        \u{9}\u{0}#\u{0}\u{2}\u{1}4\u{0}S\u{0}\u{10}\u{0}\u{1b}\u{0}\u{8}\u{0}\u{b}\u{0}p\u{0}%\u{0}z\u{1}\
        \u{d}\u{0}[\u{0}\u{2}\u{0}\u{10}\u{0}\u{9}\u{0}\u{13}\u{0}\u{f}\u{0}\u{6}\u{0}\u{d}\u{0}\u{e}\u{0}\u{8}\u{0}\u{a}\u{0}\
        !\u{0}3\u{0}\u{a}\u{0}\u{2}\u{0}\u{9}\u{0}\u{5}\u{0}\u{8}\u{0}\u{e}\u{0}\u{1f}\u{0}8\u{0}$\u{0}\u{3}\u{0}\
        \u{c}\u{0}\u{11}\u{0}\u{1a}\u{0}M\u{0}5\u{0}6\u{0}\u{a}\u{0}\u{c}\u{0}\u{19}\u{0}\u{8}\u{0})\u{0}\u{9}\u{0}\
        =\u{0}\u{9}\u{0}\u{d}\u{0}\u{7}\u{0}\u{1a}\u{0}\u{16}\u{0}\u{7}\u{0}\u{15}\u{0}\u{10}\u{0}\u{d}\u{1}\u{14}\u{0}\u{1a}\u{0}\
        \u{6}\u{0}\u{9}\u{0}\u{b}\u{0}\u{11}\u{0}\u{9}\u{0}\u{12}\u{0}\u{10}\u{0}\u{19}\u{0}-\u{0}L\u{1}\u{d}\u{0}\u{12}\u{1}\
        \u{8}\u{0}\u{b}\u{0}\u{7}\u{0}\u{f}\u{0}\u{9}\u{0}\u{7}\u{0}%\u{0}(\u{0}\u{3}\u{0}\u{13}\u{0}\u{16}\u{0}\u{16}\u{0}\
        m\u{0}\u{1e}\u{0}L\u{0}\
        en\
        ltr\
        \u{1}\u{1}\u{0}\u{0}\u{1}\u{1}\
        Monday\
        Tuesday\
        Wednesday\
        Thursday\
        Friday\
        Saturday\
        Sunday\
        Mon\
        Tue\
        Wed\
        Thu\
        Fri\
        Sat\
        Sun\
        Mon\
        Tue\
        Wed\
        Thu\
        Fri\
        Sat\
        Sun\
        January\
        February\
        March\
        April\
        May\
        June\
        July\
        August\
        September\
        October\
        November\
        December\
        January\
        February\
        March\
        April\
        May\
        June\
        July\
        August\
        September\
        October\
        November\
        December\
        Jan\
        Feb\
        Mar\
        Apr\
        May\
        Jun\
        Jul\
        Aug\
        Sep\
        Oct\
        Nov\
        Dec\
        E d MMM\
        E d MMM y\
        EEEE d MMMM\
        EEEE d MMMM y\
        E d MMMM\
        E d MMMM y\
        d MMM\
        d MMM y\
        d 'to' d MMMM\
        d MMMM 'to' d MMMM\
        d 'to' d MMMM y\
        d MMMM 'to' d MMMM y\
        E, MMM d\
        E, MMM d, y\
        EEEE, MMMM d\
        EEEE, MMMM d, y\
        E, MMMM d\
        E, MMMM d, y\
        MMM d\
        MMM d, y\
        MMMM d 'to' d\
        MMMM d 'to' MMMM d\
        MMMM d 'to' d, y\
        MMMM d 'to' MMMM d, y\
        MMMM y\
        H:mm\
        h:mm a\
        am\
        pm\
         and \
        , \
         and \
        , \
        {0} min\
        {0} h\
        ,\
        About\
        Where your data is\
        Clearing the browser’s site data removes it. On an iPhone, Safari clears a site that was not used for seven days; adding Teaspoon to the home screen keeps it.\
        On this device, in this browser. Nothing is sent anywhere.\
        Your plan is kept on this server, for this browser only. A cookie in this browser is the only key to it: if you clear cookies, you can no longer open it.\
        Fonts\
        Inter, by The Inter Project Authors (SIL Open Font License 1.1), and OpenDyslexic, by Abelardo Gonzalez (CC BY 3.0), each cut to the alphabets that are needed.\
        This version\
        Account\
        Create account\
        You’re not signed in\
        It takes an e-mail address and a password, and on some servers an invitation.\
        You don’t need an account: everything works without one, and your plan stays in this browser.\
        With an account, your phone and your computer show the same plan, each works offline, and you lose nothing if a device is lost. It also brings shared lists, and reminders while Teaspoon is closed. Everything here moves into your account.\
        Devices\
        Sharing\
        Sign-in\
        Reminders\
        Devices that get notifications\
        Remove my plan\
        Your plan leaves this browser. Nothing else has it.\
        Account settings\
        E-mail, password, devices\
        Shared links\
        For people without an account\
        Shared lists\
        Sign in\
        Sign out\
        Your plan stays in your account.\
        Your plan leaves this browser and stays in your account. What is not there yet is sent first.\
        Cancel\
        Save\
        Actions\
        Add a task\
        Add task\
        Close\
        This list was deleted, perhaps on another device. What you wrote is here: Add task keeps it as a task of its own.\
        The task of this step was deleted, perhaps on another device. What you wrote is here: Add task keeps it as a task of its own.\
        The task of this step was deleted, perhaps on another device. What you wrote is here: Save keeps it as a task of its own.\
        This task was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new task.\
        What can I write in one line?\
        Select tasks\
        Add several\
        Adjust today\
        Change\
        The day goes on. No task moves, and nothing is undone.\
        What happens\
        Done\
        +5 min\
        Not now\
        Your rest is over\
        It counts and is listed under Done today.\
        Stop\
        Time is up\
        Archive\
        No archived lists. A list you do not need now can wait here, just as it is.\
        Archived lists\
        How was the day?\
        Ask on New Day\
        Each New Day can ask how the day before was. Answering takes one tap and is always optional.\
        Each New Day asks how the day before was. Answering takes one tap and is always optional.\
        Do not ask\
        Backlog\
        Nothing is waiting here. What you do not do in a day comes here.\
        Go to Today\
        Start fresh\
        Everything goes back to its category\
        From earlier today\
        From yesterday\
        Carried over: still here when you want them.\
        Number on the app’s icon\
        Shown where Teaspoon is installed and the device has numbers on icons. It never counts what is still to do.\
        How many are left today\
        Calendar\
        Lists\
        More\
        What now?\
        Rest\
        Settings\
        Tasks\
        Today\
        all of them done\
        only your reserve\
        Used\
        Nothing planned yet\
        With the chosen tasks\
        Set the cost\
        Cost\
        No cost set\
        Date…\
        Delete\
        Done\
        Set the date\
        Due date (leave empty to clear)\
        Duplicate\
        Move\
        List\
        Or a new list\
        No list\
        More…\
        Move…\
        Set the priority\
        Priority\
        Snooze until tomorrow\
        Snooze until next week\
        Add the subject\
        Subject\
        New subject\
        Or a new subject\
        Choose one\
        Save as template\
        Name of the template\
        Today\
        Chosen\
        Remove the subject\
        Subject to remove\
        Calendar\
        no tasks\
        no tasks with a date\
        Plan several days\
        Go to today\
        begins\
        done\
        planned\
        repeats\
        Dates\
        Calendar views\
        Day\
        Month\
        Week\
        Errands\
        Family\
        Fun\
        Health\
        Home\
        Work\
        A change\
        Days counted again\
        Removed the examples\
        Imported from a file\
        Kinds of energy turned off\
        Kinds of energy turned on\
        Days left out of insights\
        Appearance updated\
        Low day: only what cannot wait is shown\
        Low day ended\
        Skipped tasks are offered again\
        Name and picture saved\
        Report saved\
        Rested\
        Settings saved\
        All tips shown again\
        Added time to the timer\
        Timer paused\
        Timer reset\
        Timer resumed\
        Timer stopped\
        Time and week updated\
        High priority\
        Low priority\
        Medium priority\
        Cancel\
        Count\
        Tick what you want to do today, then press Submit.\
        Tick tasks, then press what should happen to them.\
        Select all on this page\
        More with the chosen…\
        Not today\
        Search\
        Select\
        Colour\
        Amber\
        Blue\
        Brown\
        Green\
        Grey\
        Rose\
        Teal\
        Violet\
        Copy\
        Nothing here yet. Write the first task in the field above.\
        Nothing here yet\
        Unsorted\
        Open a task and set its cost to plan it.\
        Your data\
        Backup\
        Back up\
        Dated tasks for a calendar\
        iCalendar\
        Delete\
        Erase everything\
        Asks first, and offers a backup\
        Export to other apps\
        A backup is one file with everything. Keep it somewhere safe: anyone who has it can read it. To print a page, choose Print in its menu (⋯).\
        On this device and in your account.\
        Last backup: today\
        Last backup: yesterday\
        No backup yet.\
        On this device.\
        On this server.\
        Restore from a backup\
        Shows what it contains before anything changes\
        Spreadsheet\
        All tasks, as CSV\
        All lists as text\
        With sticky notes, as Markdown\
        All tasks\
        For another task app, as iCalendar\
        With a time\
        Today\
        Tomorrow\
        Any time\
        Yesterday\
        today\
        tomorrow\
        Leave this list\
        Change owner\
        Make owner\
        Remove member\
        Remove\
        Stop sharing\
        Kind of energy\
        Any kind\
        I have none of this\
        Not emotional\
        Not physical\
        Not social\
        Not thinking\
        I have some of this\
        If tasks don’t fit\
        Offer to borrow from tomorrow\
        Strict limit\
        No borrowing\
        Kinds of energy\
        Physical, thinking, social, emotional: a task can say which of them it takes, and What now? can be asked for something that spares one.\
        Turn off kinds of energy\
        Use kinds of energy\
        Leave empty to start with the number of the day before.\
        Reserve\
        Shown separately, so you don’t run out completely. 0 for none.\
        Rests in plans\
        Suggest none\
        Suggest one\
        Between two tasks that take 4 or more\
        Name of a unit\
        For example spoon and spoons, point and points, percent and percent.\
        Plural\
        Singular\
        Erase everything\
        Keep everything\
        Erase everything\
        Make breakfast\
        Cook dinner\
        Get dressed\
        See a friend\
        Do a load of laundry\
        Answer one message\
        Take a shower\
        Remove the examples\
        Sticky notes\
        Tasks in no list\
        Borrowing is turned off in Settings. Nothing was added.\
        Choose a date too: this belongs to one.\
        The end date is before the first date. Choose a later end date, or none.\
        This file says it was saved on a later day than today. Check the date of this device. Nothing was changed.\
        This file is damaged: it was cut short, or changed since Teaspoon saved it. Nothing was changed. Try another copy.\
        Choose a file first. One that Teaspoon saved ends in .teaspoon.\
        A newer Teaspoon saved this file. Reload this page to get the newest one, then try again. Nothing was changed.\
        This file is larger than Teaspoon can read. Nothing was changed.\
        No day has been started yet. Start one with New Day, then choose.\
        This list was deleted, perhaps in another tab. Nothing was changed.\
        This note was deleted, perhaps in another tab. Nothing was changed.\
        This subject was deleted, perhaps in another tab. Nothing was changed.\
        One of these was deleted, perhaps in another tab. Nothing was changed.\
        This earlier version is no longer here. Nothing was changed.\
        This view was deleted, perhaps in another tab. Nothing was changed.\
        Enter a valid date, for example 2026-10-14.\
        Enter an address like name@example.org, or leave it empty.\
        Enter a whole number.\
        This could not be read as a picture. Choose it again; JPEG, PNG and WebP can be read everywhere.\
        Enter a valid time, for example 9:30.\
        Choose a date after today.\
        This is not a file that Teaspoon saved. Nothing was changed.\
        This list is shared with you: you can leave it, and its owner can delete it. Nothing was changed.\
        Enter some text.\
        Nothing is filtered here. Search or choose a filter first, then save the view.\
        Nothing is chosen yet. Choose at least one task, or press Cancel.\
        A task cannot be a step of itself, or of one of its own steps.\
        It would stay hidden until after its due date. Choose an earlier start or a later due date.\
        Enter a title.\
        This list is shared with you as view only, so nothing was changed. Its owner can allow you to edit it.\
        Choose at least one weekday, or “Never”.\
        As usual\
        Had to stop\
        Heavier\
        Lighter\
        Search\
        Any cost\
        Energy\
        Any energy\
        Search\
        Search all tasks\
        Filter\
        List\
        Any list\
        Priority\
        Any priority\
        Emotional energy\
        Physical energy\
        Social energy\
        Thinking energy\
        High priority\
        Low priority\
        Medium priority\
        Show\
        All\
        As usual\
        Done\
        Snoozed\
        To do\
        Subject\
        Any subject\
        Filter and sort\
        Focus\
        Done\
        End rest\
        +5 min\
        Pause\
        Resume\
        Start\
        Start the rest\
        Stop\
        Correct timer\
        Rest\
        Timer\
        Full screen\
        5 minutes left.\
        less than a minute\
        1 minute left.\
        Subtract a minute\
        Add a minute\
        Minutes\
        Another timer is running. Starting this one stops it; its time is saved.\
        Quick start\
        Reset\
        Rest\
        Rest instead\
        Rest costs nothing, and counts as done.\
        Sound and screen\
        If your phone is locked, the sound may come with a delay. After reloading, tap the page once to enable sound.\
        Sound at the end: off\
        Sound at the end: on\
        Different timer\
        Font\
        OpenDyslexic\
        Inter and OpenDyslexic are downloaded when you first choose them, and then work offline.\
        Inter\
        System font\
        not set\
        Today\
        Tomorrow\
        Next week\
        Due\
        Due date\
        Suggested due dates\
        No date\
        Time\
        Duration\
        Type of energy\
        List\
        No list\
        Minutes\
        More options\
        Repeat and more\
        Not set\
        Note\
        Add\
        Priority\
        Reminder\
        Reminders ring on the devices that you turned on, or come by e-mail.\
        Reminders need an account.\
        None\
        Devices and e-mail for reminders\
        Sign in or create an account\
        Hide until\
        Suggested dates to hide until\
        Subjects\
        New subject\
        None\
        Today’s list\
        Add to today\
        No\
        Use the reserve\
        Yes\
        Rest\
        Backlog\
        Clear\
        No exact match. These come close.\
        Done\
        No tasks match. Fewer filters may find some.\
        Open\
        Search\
        Select\
        Snoozed\
        Tasks\
        Add\
        Add a task\
        Main\
        Dismiss\
        Help\
        Lists\
        More options\
        Do it again\
        Show everything again\
        Lists at the side\
        Skip to content\
        Undo\
        Except that this browser runs no script: your plan is then kept on this server, for this browser only.\
        Help\
        Teaspoon plans tasks. It gives no medical advice.\
        How a day goes\
        Check off what is done. The rest moves to the Backlog when the next day starts.\
        New Day: enter how many you have. A guess is fine, and you can change it at any time.\
        Select: choose what fits and press Submit. Teaspoon does the arithmetic.\
        History\
        Keyboard shortcuts\
        Press ? on any page\
        Good to know\
        You can borrow from tomorrow. The next New Day then suggests that many fewer.\
        A cost is a guess. If a task costs more or less today than usual, open it and change today’s cost.\
        In a wide window, drag a task onto Today at the side to add it to today.\
        On a bad day, Low day (on Today) shows only what can’t wait. Everything else comes back exactly as it was. On a low day, reminders make no sound.\
        You can keep a few in reserve, so you don’t run out completely. The reserve is shown separately.\
        Swipe a row of today’s list to the left to check it off.\
        You can call a unit of energy something else: Settings, Energy.\
        What now?\
        Suggests one task that fits\
        Plan my day\
        Suggests a day that fits\
        How to read the row\
        Outline\
        Free\
        Dotted\
        Borrowed, or more than you have\
        Full\
        Planned\
        Dashed\
        Kept in reserve\
        Lying, grey\
        Done\
        What are spoons?\
        A spoon is a unit of energy. You start a day with some, and each thing you do takes one or more: a shower may take 2, a phone call 1, a visit 5. Only you know the numbers, and they change from day to day.\
        When the spoons are planned, the day is full. The rest waits in the Backlog. Rest takes none, and it counts.\
        After “The Spoon Theory” by Christine Miserandino, 2003, on butyoudontlooksick.com. She lives with lupus, and explained it to a friend in a café, with a handful of spoons. In Settings you can call the unit something else.\
        Tips\
        Pacing and getting started, with sources\
        high priority\
        History\
        Go to Today\
        Redo\
        Today\
        Undo\
        undone\
        Bag\
        Book\
        Broom\
        Cart\
        Cross\
        Heart\
        House\
        Leaf\
        List\
        Paw\
        People\
        Phone\
        Star\
        Briefcase\
        Import a backup\
        Cancel\
        Import\
        Backup file\
        Nothing is kept here yet, so all will be as it was when the file was saved.\
        This file contains\
        Existing data is kept. If both changed, the newer version wins. You can undo it.\
        Preview it before anything changes.\
        Everything in this file is here already, as it is or newer. Nothing needs to be imported.\
        Back to your data\
        Everything else is here already\
        Preview\
        Insights\
        low day\
        rest day\
        How many weeks\
        4 weeks\
        Week\
        Nothing noted.\
        This week\
        Four weeks\
        Nothing noted in the last twelve weeks. Insights begin with a day.\
        Borrowed\
        Used by now\
        Day\
        1 day later\
        How it was\
        Had\
        Of 100\
        Kind of energy\
        List\
        Noted\
        Planned\
        Task\
        3 days later\
        It took\
        2 days later\
        Used\
        Week from\
        After heavier days\
        The numbers of the mornings after. Heavier: more was used than on three quarters of the days in twelve weeks. Borrowing is not subtracted from these numbers.\
        Mornings after heavier days\
        Used of what there was\
        Used of every hundred, by week\
        A task with two kinds counts in both.\
        Used by kind of energy\
        Your own days, described. Look whenever you like; nothing here sets a goal.\
        b\
        l\
        r\
        No list\
        Other lists\
        Used by list\
        borrowed\
        not noted\
        had\
        more than there was\
        used\
        Export as CSV\
        Do not count some days\
        Report for a clinician\
        Today so far\
        Today so far\
        Today\
        The middle half of the last two weeks\
        Planned and real\
        One task was done at least five times. It mostly took more or less than planned.\
        Planned and real cost by task\
        Twelve weeks\
        The fuller a day, the more of its number was used. b: borrowed. l: low day. r: rest day, with rests and nothing else. Days on which nothing was noted are blank.\
        As a table of weeks\
        Where it went\
        Four weeks\
        Choose at least one list.\
        This list was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new list.\
        This note was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new note.\
        One of these was deleted, perhaps in another tab. Nothing was made yet.\
        Invitations\
        Join a list\
        Decline\
        You can edit it. What you plan or note there stays with you.\
        Join this list\
        You can view it. What you plan or note there stays with you.\
        Add a task\
        Backlog\
        Calendar\
        Close the task at the side\
        Focus timer\
        History\
        Lists\
        More\
        New Day\
        Notes\
        What now?\
        Plan my day\
        Next row\
        Open the row\
        Previous row\
        Tick or choose the row\
        Next row, previous row\
        Search\
        Select tasks for today\
        Tasks\
        This page\
        Today\
        Undo, or open History\
        Keyboard shortcuts\
        Anywhere\
        Single-key shortcuts are off.\
        Single-key shortcuts are on.\
        Enter\
        Esc\
        They do nothing while you type. Turn them off if you use voice control, or press keys by accident.\
        Go to a page\
        In a list\
        They need script, which this browser does not run. Tab, Enter and Space work everywhere.\
        Turn off single-key shortcuts\
        Turn on single-key shortcuts\
        Emotional\
        emotional energy\
        Physical\
        physical energy\
        Social\
        social energy\
        Thinking\
        thinking energy\
        Type of energy\
        Match device\
        The language your device uses, if Teaspoon has it\
        Your tasks and notes stay as you wrote them. English words are understood in every language when you add a task.\
        Not yet checked by a native speaker\
        Do not count some days\
        Do not count these days\
        From\
        An illness, a holiday: these days are then left out of this page and of the report. They can be counted again.\
        No day was started between these dates.\
        To\
        Not counted\
        Add\
        Tap one to put its words back into the title.\
        New task\
        Task\
        What the line says\
        Shared links\
        Link\
        Copy it now: it is shown only here, and this server does not keep it.\
        Create link\
        Link created\
        Needs the network. Others see the number, your name from the settings, and how long ago you last changed something.\
        Links in this text\
        Label (optional)\
        For example “for Mum”. Only you see this.\
        Anyone with the link can view it, without an account, until you revoke it.\
        Create a view-only link\
        Not opened yet\
        Anyone with the link will see this, as it is when they open it, and nothing else:\
        Revoke\
        A deleted list: the link shows nothing\
        Your links\
        A row is moved within its section. To move it to another one, open the task.\
        This list is archived, just as it was.\
        Category\
        Lists in the same category are grouped. Optional.\
        Checklist\
        Done before today\
        Edit list\
        Edit template\
        No tasks yet. Add one below.\
        No tasks yet.\
        Done\
        all packed\
        not this time\
        Unpack all\
        Untick all\
        Snoozed\
        Icon\
        Include\
        Template\
        Start over and archive this one\
        Archive\
        Delete list and its tasks\
        Duplicate\
        Edit list\
        Edit template\
        Save as template\
        Uncheck all\
        Use template\
        Name\
        New list\
        Nothing to see here just now.\
        Restore\
        Restore\
        checklist\
        done\
        Nothing to do here now\
        Nothing in it yet\
        shared\
        Show snoozed tasks\
        Skip\
        adds a task to today\
        Unsnooze\
        Lists\
        Lists are grouped by category. To move this one to another group, change its category.\
        No lists yet. Use lists to group tasks: a place, a trip, a routine.\
        Start with a template\
        Archive\
        Combine lists into a checklist\
        Shared lists\
        Templates\
        New list\
        Other\
        Accent colour\
        Match the theme\
        Motion\
        Match device\
        Reduce motion\
        Nothing moves, whatever your device is set to\
        Theme\
        Low day\
        Low day until I end it\
        End low day\
        Show hidden tasks\
        Hidden tasks\
        A low day shows only what cannot wait: tasks that are due, daily or of high priority. The rest comes back as it was.\
        It goes on until you end it.\
        Low day\
        Too much today?\
        Only what cannot wait is shown. The rest comes back as it was.\
        Low day\
        It ends with the next New Day.\
        low priority\
        Add several\
        Add all\
        Tasks\
        One task per line; indent for steps.\
        List\
        No list\
        What would be added\
        Preview\
        Done\
        medium priority\
        Members\
        Change access\
        Allow editing\
        Member updated.\
        Leave or stop sharing\
        Invite someone\
        Edit\
        By e-mail address\
        The invitation waits under Shared lists in the account with this address. No e-mail is sent.\
        By link, for anyone who has it\
        Create link\
        We e-mail this address. The invitation waits under Shared lists in the account with it.\
        Invite\
        They can\
        Their e-mail address\
        View\
        Invitation created. It waits 14 days in the account with that address, if there is one.\
        Leave this list\
        Invitation link\
        Anyone with it can join, for 14 days. It is shown here once: copy it now. You can revoke it below.\
        Make owner\
        Your name in this list\
        Save name\
        Pending invitations\
        A link\
        People\
        Remove\
        Member removed. You can invite them again below.\
        Revoke\
        Can edit\
        Owner\
        Can view\
        Stop sharing this list\
        Make view-only\
        Hide Options\
        Show Options\
        Print\
        Select\
        Combine lists into a checklist\
        Make the checklist\
        Lists to combine\
        There are no lists to combine yet. A template is a good start.\
        Choose a template\
        One checklist of everything in the lists you choose. Duplicates are added once.\
        Name of the new list\
        For example: Weekend at the seaside\
        Template\
        No list\
        Go to month\
        Month\
        Show\
        Year\
        Legend\
        Begins\
        No list\
        more than usual\
        Repeats\
        A task\
        More\
        About\
        Account\
        Not signed in\
        Your data\
        Export, import, print\
        Focus and rest\
        What are spoons?\
        And how a day goes\
        History\
        Insights\
        Your own days, described\
        Notes\
        What now?\
        Settings\
        Subjects\
        Templates\
        Tips\
        On pacing and getting started\
        Choose a day\
        Date\
        Move to which day?\
        Plan for which day?\
        Move\
        Plan\
        When does it begin?\
        Type a date\
        New Day\
        Start the day\
        How was the day before? (optional)\
        What happens\
        Low day\
        The low day goes on until you end it: on Today, “End low day”.\
        Show only what cannot wait. The rest comes back later.\
        Note\
        Delete\
        Turn into a task\
        The first line of the note becomes the task’s title.\
        New note\
        Pin to the top\
        Pinned\
        Note\
        Unpin\
        Notes\
        Add a note\
        Notes are for anything that isn’t a task: a thought, a number, something somebody said.\
        No exact match. These come close.\
        Search notes\
        Search\
        Clear\
        Search\
        Notifications\
        This setting syncs. Each device must also allow notifications.\
        When a timer ends, even while you are using another app\
        Notifications need script, which this browser does not run.\
        Send a test notification\
        What now?\
        Do it\
        Done\
        Something else\
        Focus\
        Not this one\
        Something smaller\
        Details\
        Any kind of energy\
        Plan my day\
        Minutes you have\
        Any\
        Or do one of these\
        Rest. Rest counts, too.\
        Offer them again now\
        Anything that fits the day\
        Rest\
        Nothing else fits right now.\
        Nothing fits what you asked for.\
        Tasks that you skipped are offered again within an hour.\
        no minutes given\
        in today’s list\
        Another plan is here\
        The account of this plan was deleted. To put the plan into another account, keep it here, then sign in.\
        Remove that plan from this browser and continue\
        All packed\
        Account\
        Archive\
        Calendar\
        Your data\
        Gallery\
        Insights\
        Lists\
        More\
        Notes\
        Settings\
        Shared lists\
        Tasks\
        Templates\
        Today\
        More of this list\
        All on one page, to print\
        Back\
        Show more\
        Print\
        Plan my day\
        Already in today\
        Time for this plan: any\
        Count\
        This does not fit any more. Choose fewer.\
        Take this plan\
        Nothing was added: the day has changed since. This is a plan for what is free now.\
        Plan\
        A lighter plan\
        This plan\
        Nothing more fits today. Rest counts.\
        Nothing fits what you asked for.\
        Whatever fits\
        Plan several days\
        How this chooses\
        Carried over: 10\
        For every day: 80\
        Due today or before: 400\
        Every task: 30, and 3 more for each spoon it takes\
        High priority: 160\
        It takes the set of tasks that counts most and still fits. The reserve is left alone, and a plan never makes a day fuller than your usual one.\
        Low priority: 20\
        Medium priority: 60\
        Equal tasks follow your own order. The lighter plan uses up to six tenths of what is free.\
        Due in 1 or 2 days: 120\
        Due in 3 to 7 days: 40\
        Nothing changes until you take a plan.\
        The plan\
        It is a low day: only what cannot wait is planned.\
        Plan several days\
        Time for this plan\
        Any\
        Waits for another day\
        Not in the lighter plan.\
        Other tasks come first.\
        carried over\
        fits in what is free\
        fits the last spoon\
        High\
        Low\
        Medium\
        None\
        That didn’t work\
        No longer here\
        Keep my plan on this server\
        If nothing happens, try again. If that does not help, this server can keep your plan instead, for this browser only.\
        No space left\
        Page not found\
        Not saved\
        One moment\
        This device has no space left for Teaspoon, so nothing was changed. Free up some space, then try again.\
        This was deleted, perhaps on another device or in another tab. Nothing else was changed.\
        This address cannot be used that way. Nothing was changed.\
        There is no page at this address.\
        This device could not keep the change, so nothing was changed.\
        This server could not keep the change, so nothing was changed.\
        The request could not be read. Nothing was changed.\
        Teaspoon is still being set up on this device. It does this as soon as it is ready.\
        Teaspoon stopped while doing this and has restarted. Nothing was changed.\
        That’s more than Teaspoon can take at once (2 MB). Nothing was changed. Your text is still on the previous page.\
        Go to Today\
        Too large\
        Try again\
        View only\
        E-mail\
        Stored with your plan. Never used or shared.\
        Name\
        What should we call you? Optional.\
        Picture\
        The chosen picture\
        Cropped and resized on your device.\
        Your picture\
        Remove the picture\
        Choosing a picture needs script, which this browser does not run.\
        Nothing to show\
        This link doesn’t exist or was revoked. Ask the person who gave it to you for a new one.\
        Last known within the last hour.\
        Last known a few minutes ago.\
        Try again in a moment\
        This can’t be shown right now. Reload the page in a minute.\
        Done\
        Nothing is in it just now.\
        Skipped\
        Left today\
        No new day has been started yet\
        View only. Reload the page to update it.\
        Publish in the gallery\
        At the time\
        1 day before\
        at the time\
        1 day before\
        Devices that get notifications\
        On a low day, reminders come without a sound.\
        Maximum reminders per day\
        1 to 50. After that, one summary reminder. Timers don’t count.\
        Quiet hours\
        From\
        Reminders during quiet hours arrive together afterwards. Timers still ring. Leave empty for no quiet hours.\
        Until\
        Show in notifications\
        No details\
        “A reminder from Teaspoon”\
        Task name\
        Default time for tasks without one\
        Used for “10 min before” and so on.\
        Report for a clinician\
        Print\
        How many weeks\
        Energy over eight weeks\
        Nothing was noted in these weeks.\
        Name and what I want to say\
        Name\
        Optional.\
        Save\
        What I want to say\
        Energy over four weeks\
        Export as CSV\
        Leave out task names\
        Name five tasks\
        Notes for the visit\
        Planned and real cost of the tasks that took most\
        What I want to say\
        Energy over twelve weeks\
        Energy over two weeks\
        Rest\
        Remove from today\
        Costs nothing\
        Done\
        Example\
        has a note\
        in the Backlog\
        in today’s list\
        not this time\
        no cost set\
        Not done\
        Not packed\
        Packed\
        snoozed\
        Add to today\
        Tasks are grouped by cost. To move this one to another group, change its cost.\
        Earlier\
        Your account\
        Synced\
        Not synced yet\
        Action needed\
        View\
        Delete\
        The tasks stay as they are.\
        Keep this view\
        Keep\
        Name of the view\
        Name\
        Open this view\
        Views of your tasks\
        All settings\
        Default\
        Energy\
        borrowing allowed\
        no borrowing\
        Keyboard shortcuts\
        Language\
        Appearance\
        notifications off\
        notifications on\
        Off\
        On\
        Privacy\
        No analytics, no third parties\
        Simple mode\
        Only Today, Add and What now?\
        Sound and notifications\
        Sound off\
        Sound on\
        Text\
        wider\
        Time and week\
        12-hour clock\
        24-hour clock\
        day first\
        month first\
        You\
        Name and picture\
        Share a list\
        Done\
        No tasks yet.\
        Share this list\
        For each task: its title, steps, due date and time, repeat and priority, and whether it is done. For the list: its name, icon and colour.\
        What a task costs you, its note, subjects, minutes and reminder, and when you plan it or put it off. Nobody else sees any of that.\
        What others will see\
        What stays with you\
        Invitation declined.\
        There is not enough room for everything in this list. Nothing was changed.\
        You have left that list.\
        Shared lists\
        All lists\
        Invitations\
        Lists you share\
        Members\
        Share this list\
        Someone else is changing this list right now, so nothing was changed. Try again in a moment.\
        Your name in this list\
        The other members see this name.\
        Decline\
        You can edit it.\
        Join this list\
        You can view it.\
        You can edit it\
        You’re the owner\
        You can view it\
        You no longer share that list.\
        This is in a shared list. Others in it will see the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.\
        View only. You can still change your own cost, note and plans.\
        Not shared with anyone yet\
        Not shared with anyone yet. View only\
        Nothing is deleted. “Show everything again” is at the end of every page.\
        Shows only Today, What now?, Rest, Add and Settings\
        Sort\
        Order\
        Due date, latest first\
        Manual\
        Priority, then date\
        Due date, earliest first\
        Sound\
        A soft chime when a timer ends\
        Sound needs script, which this browser does not run.\
        Test sound\
        One fewer\
        One more\
        Energy\
        Focus\
        Health\
        Home\
        Going out\
        Move to the bottom\
        Move down\
        Move to the top\
        Move up\
        Add a step\
        Add\
        Turn into a task\
        skipped\
        Steps\
        One level up\
        Subject\
        Delete\
        Tasks are kept; the subject is removed.\
        Merge into another\
        Merge\
        Its tasks will get\
        Name\
        New subject\
        View tasks\
        Subjects\
        Add a subject\
        Subjects are short words to find tasks by, across all lists: home, health, phone.\
        Short words to find tasks by, across all lists.\
        No tasks\
        You’ve been signed out on this device. Your plan is still here and keeps working. Sign in again to sync what is new.\
        Sign in again\
        This browser is now signed in to another account. The plan you see is still that of the account above, and the two are kept apart. Sign in to the account above to sync what is new.\
        This account was deleted. Your plan is still here, in this browser only.\
        Synced. Everything here is in your account.\
        Your account is full. What is new stays on this device, and you can continue. Your account page shows what takes up space.\
        Saved on this device. It syncs as soon as the server can be reached; you don’t need to do anything.\
        Keep my plan here without an account\
        Nothing of yours is lost, and you can create another account for it later. Lists that other people shared with you are removed from this browser.\
        Everything else is synced.\
        What was here before is still being sent to your account.\
        New list from a template\
        Items\
        This creates your own editable list. The template stays as it is.\
        Create list\
        Name of the new list\
        Belongs to\
        done\
        done today\
        not set\
        Not set\
        Rest, costs nothing\
        Note\
        Title\
        in an archived list\
        in the Backlog\
        part of a template\
        in today’s list\
        in today’s list, hidden for this low day\
        Remove from today\
        Remove from the Backlog\
        Copy into your own tasks\
        Delete\
        Duplicate\
        Plan for a day\
        Remove the planned day\
        no cost set\
        Not now…\
        Pick a date\
        Stop repeating\
        Hide it until\
        Later today\
        Skip this one\
        Snooze\
        Tomorrow\
        Snooze until\
        Next week\
        not planned\
        Task\
        Actions\
        Done\
        Focus\
        Include\
        Not done\
        Rest\
        Skip\
        Add to today\
        Unsnooze\
        Move under another task\
        Move\
        Turn into a task\
        Move this step\
        Move under\
        Repeat\
        Also added to new days by itself\
        The date above is not the last in its month. Choose one that is, or another answer here.\
        Every day, added to each new day by itself\
        With a due date, which moves on once it is done:\
        Daily\
        Repeat every\
        2 means every second day, week, month or year.\
        Repeat from\
        The day it is completed\
        The due date\
        Monthly on the same date\
        Monthly on the last day\
        Monthly on the last weekday (e.g. last Friday)\
        Monthly on a weekday (e.g. 2nd Friday)\
        Never\
        On these weekdays\
        On days (default: weekday of the due date)\
        Never\
        End date (optional)\
        On weekdays, added to those days by itself\
        Weekly\
        Yearly\
        rest, costs nothing\
        Skipped.\
        Today counts what it took.\
        None at all\
        Task views\
        All\
        Backlog\
        Subjects\
        Tasks\
        All of the Backlog\
        Backlog\
        Due soon\
        Elsewhere\
        Everything\
        Backlog\
        Done\
        Snoozed\
        Today’s list\
        No tasks here. A title is enough to add one.\
        Select\
        No tasks ready to plan.\
        Add a task\
        Use template\
        Edit this template\
        Nothing in it yet.\
        Untick what you do not need. Everything can be changed later.\
        Name of the new list\
        Templates\
        Gallery\
        Templates that others have published; needs the network\
        Using a template creates your own editable list.\
        Your own\
        Your own templates\
        Letter spacing\
        Line height\
        Text size\
        Size and spacing\
        Word spacing\
        True black\
        For dark rooms and OLED screens\
        Dark\
        High contrast\
        Black and white, with thick borders\
        Light\
        Low glare\
        Warm and dim, for a dark room\
        Match device\
        Light or dark, as your device is\
        Clock\
        12-hour\
        9:05 pm\
        24-hour\
        21:05\
        Dates\
        Day first\
        5/6 is 5 June\
        Month first\
        5/6 is May 6\
        If you stay up past midnight: until this time it still counts as the day before, for due dates and repeats. A New Day starts when you say so, at any hour.\
        Day starts at\
        Week and day\
        Week starts on\
        Hide\
        Show again\
        Tips\
        Evening and looking back\
        Pacing\
        Remembering\
        Rest\
        Getting started\
        All tips\
        All tips are hidden.\
        Hidden tips\
        No hidden tips.\
        Hidden tips\
        Advice from other people. Try what appeals to you and hide the rest. None of it is medical advice.\
        Show all again\
        Show hidden tips\
        Today\
        Afternoon\
        Any time\
        Backlog\
        Tasks from earlier days\
        Done\
        New Day\
        What now?\
        Select tasks\
        Or begin with\
        Choose what can wait\
        Select what you have done, then press Done.\
        Costs nothing\
        Done today\
        Due, not planned yet\
        Nothing is planned yet. Choose a few things that fit, or rest: rest counts.\
        All done here. Rest counts too.\
        Write down one thing for today. A title is enough.\
        Today\
        Everything planned can wait. Rest counts.\
        Evening\
        Later today\
        To do today\
        Adjust today\
        Check off\
        New Day\
        What now?\
        Morning\
        Plan my day\
        Select tasks\
        Sort it yourself\
        Sort by time of day\
        One spoon is a bit of energy\
        Each task takes some. The row at the top shows what you have today, so that you can stop before it runs out.\
        A template\
        Morning, low-energy day, packing\
        None chosen\
        Count\
        Choose fewer.\
        Choose tasks first\
        Submit\
        Submit with the reserve\
        spoons\
        Spoons\
        Category, as you wrote it\
        Tasks, as you wrote them\
        Name, as you wrote it\
        New list, as you wrote it\
        New subject, as you wrote it\
        Note, as you wrote it\
        Text, as you wrote it\
        Title, as you wrote it\
        Name of a unit, as you wrote it\
        Not everything is synced\
        Try again\
        Sign out anyway\
        Your account was deleted, so your plan is only in this browser. Removing it cannot be undone.\
        Before you sign out\
        Remove my plan\
        You are still signed in. Signing out removes your plan from this browser.\
        We can’t confirm that everything is synced, and signing out removes your plan from this browser.\
        Dismiss\
        Restore this version\
        Earlier versions\
        Overwritten by an edit on another device.\
        Nothing planned\
        A week that fits\
        Take this week\
        Take this plan\
        Nothing was planned: today has changed since. This is a plan for what is free now.\
        Nothing more fits on these days. Rest counts.\
        How this chooses\
        What you take is kept as the day you mean, not as a due date: if the day passes, nothing changes. On that day, New Day brings in as much of it as fits.\
        A day takes at most eight tenths of what is free: your usual number, less the reserve and what is on the day already. Two days in a row that take much are avoided where dates allow it.\
        Keep free\
        Kept free.\
        Nothing planned\
        Between two that take much.\
        Days\
        Use this day\
        Does not fit\
        Other tasks come first.\
        Plan a day that fits your energy\
        Start with a few example tasks\
        One tap removes them.\
        No account. Everything stays on this device and works offline.\
        Restore from a backup file\
        I have an account\
        A guess is fine. You can change it at any time.\
        Start my day\
        Before, during and after, so that your voice is heard and you get home again.\
        Tiny steps, one room at a time. Any one of them counts, and stopping in the middle is fine.\
        Closing the day so that sleep has a chance. Start while you still have some energy.\
        For when it all gets worse. Fill in the last part on a better day.\
        For the thing you go round and round. Do the first line, then see.\
        Food for days when cooking is too much. Order it, or send it to the person who shops for you.\
        For an hour in a waiting room or some nights. Packed before you need it, it can stand ready.\
        One load, with a stop after each step. The steps need not be on the same day.\
        For the pile by the door. One letter is enough; the others will keep.\
        The least that is enough. The first five will do; all of it can be done in bed.\
        Getting up in small steps. Water, medicine and back to bed is a morning, too.\
        A big thing in small boxes, over many weeks. Ask for help with anything heavy.\
        Ordering medicine while there is still some left, and getting it home.\
        Do it in the evening, put the bag by the door, uncheck all and use it again.\
        One short round with a beginning and an end. Lying down works, too.\
        One or more nights away. Pack a little at a time, or lie down and let somebody fetch.\
        They come to see you. A seat, a drink and a clean basin are enough.\
        Before\u{a}  Ask whether it can be by phone or video ~1 5m\u{a}  Write down the one thing you most want to say ~1 5m !high\u{a}  Add two more, if there are two more ~1 5m\u{a}  Note when it began and what has changed ~1 10m\u{a}  Take photos of your medicine boxes ~1 5m\u{a}  Plan the way there and back, with rests ~1 10m\u{a}  Ask somebody to come, or to listen by phone ~1 5m\u{a}  Put in a bag: notes, water, snack, earplugs ~1 5m\u{a}  Set an alarm to get ready and one to leave ~1 2m\u{a}  Rest before you leave 30m\u{a}There\u{a}  Go, wait, talk and come home ~6 120m\u{a}    Say at the desk if you need to lie down or have quiet\u{a}    Hand over your notes, or read them out\u{a}    Ask: what happens now, and who does what?\u{a}    Ask for it in writing, or to record it\u{a}After\u{a}  Rest first: food, water, bed 60m\u{a}  Note or record three things that were said ~1 5m\u{a}  Put new dates into the calendar ~1 5m\u{a}  Keep the day that follows as empty as you can\
        Choose one room, shut the other doors ~1 1m\u{a}Around your bed ~1 5m\u{a}  Rubbish into one bag, from where you sit\u{a}  Cups and plates together, to go out when you go\u{a}  Window open a little\u{a}Bedroom ~2 10m\u{a}  Clothes into one heap, sorting can wait\u{a}  Duvet straight\u{a}  Fresh pillowcase\u{a}Kitchen ~2 10m\u{a}  Rubbish into the bin\u{a}  Dishes into the sink, with hot water on them\u{a}  Wipe one surface\u{a}Dishes ~2 10m\u{a}  Sit on a stool\u{a}  A plate, a cup, a fork: those you need\u{a}  Leave them to dry in the air\u{a}Bathroom ~2 10m\u{a}  Wipe the basin, sitting on the edge or a stool\u{a}  Toilet: cleaner in, wait, brush, flush\u{a}  Clean towel\u{a}Living room ~2 10m\u{a}  Things that live elsewhere into one box\u{a}  Wipe the table\u{a}Floor of one room ~3 10m\u{a}  The middle is enough\u{a}Rubbish out ~2 5m\u{a}Rest between rooms 15m\
        Stop here: what is left can wait\u{a}Write down what is still on your mind ~1 5m\u{a}  A word for each thing is enough\u{a}  Then put the list away\u{a}Medicine, if you take any ~1 2m\u{a}Water by the bed ~1 2m\u{a}Brush teeth, sitting down is fine ~1 3m\u{a}Into pyjamas, or out of the tight things ~1 5m\u{a}Phone on its charger ~1 1m\u{a}Lights low, curtains closed ~1 2m\u{a}Rest in bed: quiet, or a calm voice to listen to 20m\
        Stop and lie down: all else can wait 30m !high\u{a}Have these close by ~1 5m\u{a}  Water and a snack\u{a}  Medicine you already use\u{a}  Phone and charger\u{a}  Eye mask, earplugs, blanket\u{a}Tell one person and ask for one thing ~1 2m\u{a}  Ready to send: Bad day, resting. Could you bring food? No calls.\u{a}Call off what has a date, leave the others ~1 5m\u{a}  Ready to send: I am not well enough. Can we find a new date?\u{a}Rest, and rest again before you feel ready to get up 30m\u{a}Write down on a better day\u{a}  What helps you, and what makes it worse ~1 10m\u{a}  Signs that you want help, and who to call ~1 10m\u{a}  Who has a key ~1 2m\
        Drink something, and move a little ~1 2m\u{a}Name the first thing you would touch: a cup, a file ~1 1m\u{a}Put it in front of you, nothing more yet ~1 2m\u{a}Tell somebody: I am starting this now ~1 2m\u{a}  Or stay on the line, each with your own thing\u{a}Timer on: do it badly until it rings ~1 5m\u{a}  One line, one plate, one click is enough\u{a}  Then stop or go on: both are fine\u{a}Still stuck? Cut the first step in half ~1 1m\u{a}  Or swap: another thing on your list counts\u{a}Rest, or something nice, either way 10m\
        No cooking\u{a}  Bread or crackers\u{a}  Cheese, hummus or nut butter\u{a}  Yoghurt\u{a}  Bananas, apples, small tomatoes\u{a}  Cereal or oats\u{a}  Tins with a ring to pull: beans, fish, soup\u{a}One pan or the microwave\u{a}  Ready meals\u{a}  Rice in a pouch\u{a}  Eggs\u{a}  Pasta and a jar of sauce\u{a}  Frozen vegetables, cut already\u{a}Drinks\u{a}  Milk or plant milk\u{a}  Tea, coffee, juice\u{a}By the bed\u{a}  Cereal bars, nuts, dried fruit\u{a}Household\u{a}  Toilet paper, tissues\u{a}  Soap, wipes\u{a}  Washing powder, bin bags\u{a}  Food for pets\
        Papers\u{a}  Letter or booking\u{a}  Identity card, health or insurance card\u{a}  List of medicines, doses and allergies\u{a}  Phone numbers, on paper too\u{a}  A page: what helps me, what makes me worse\u{a}Health\u{a}  Medicines in their boxes\u{a}  Glasses, hearing aids, batteries\u{a}  Stick, wheelchair, supports\u{a}Waiting\u{a}  Earplugs or headphones, eye mask or sunglasses\u{a}  Phone, charger with a long cable\u{a}  Water and a snack that agrees with you\u{a}  Blanket or warm layer\u{a}Staying the night\u{a}  Pyjamas, warm socks, slippers\u{a}  Toothbrush, wipes, lip balm\u{a}  Own pillow\u{a}  Something easy to listen to\u{a}  Clothes to go home in\u{a}Home\u{a}  Somebody knows where you are\u{a}  Somebody looks after pets and post\
        Gather ~1 5m\u{a}  Underwear and what you sleep in come first\u{a}  Half a load is a load\u{a}Wash ~1 5m\u{a}  Clothes in, soap in, start\u{a}  Set a timer to the end of it\u{a}Dry ~2 10m\u{a}  Sit by the rack, small things first\u{a}  Or put it in the dryer and press start\u{a}  Smells wet from waiting? Rinse once more, no harm done\u{a}Rest while it dries\u{a}Put away ~2 10m\u{a}  What you need soon goes on top\u{a}  Nothing has to be folded\u{a}  A basket of clean clothes is a fine cupboard\
        Carry the pile to where you sit or lie ~1 2m\u{a}Call somebody to keep you company, if that helps ~1 3m\u{a}Open three, read nothing yet ~1 3m\u{a}  Envelopes and advertising go straight out\u{a}Make two heaps: asks for something, does not ~1 5m\u{a}Photograph those that ask ~1 5m\u{a}  Write the date they name into the calendar\u{a}Rest, eyes off the paper 10m\u{a}Pay one bill ~2 10m !high\u{a}  Bank open\u{a}  Amount, number, send\u{a}  Write paid on it\u{a}Answer one letter ~2 15m\u{a}  Find the sentence that says what they want\u{a}  Three lines are enough: who, what, thank you\u{a}Too much to pay at once? Ask for parts ~3 20m\u{a}  Ready to send: I cannot pay this at once. Can we agree on parts?\u{a}Put the rest in one box and close it ~1 2m\
        Water where you can reach it ~1 2m\u{a}Medicine, if you take any ~1 2m !high\u{a}Eat something that needs no cooking ~1 10m\u{a}  Crackers, fruit, yoghurt or cold leftovers\u{a}  In bed is fine, half is fine\u{a}Rest, eyes closed, nothing playing 20m\u{a}Rest again before you need it 20m\u{a}If there is more, pick one\u{a}  Clean your face and hands with a wipe ~1 3m\u{a}  Put on a clean top ~1 3m\u{a}  Send one line: Low day, resting, will write ~1 2m\u{a}  Enjoy one small thing: a song, the window, a pet ~1 5m\
        Drink some water, still lying down ~1 2m\u{a}Medicine, if you take any ~1 2m\u{a}Sit on the edge of the bed and wait a little 2m\u{a}Go to the toilet ~1 5m\u{a}Wash your face, or use a wipe ~1 3m\u{a}Brush teeth, sitting down is fine ~1 3m\u{a}Get dressed: soft clothes count ~1 10m\u{a}Eat something easy: toast, yoghurt, a banana ~1 10m\u{a}Rest before anything else 10m\u{a}Look at your list and pick one thing ~1 2m\
        Fix the date\u{a}  End the old contract, in writing ~2 20m !high\u{a}  Photograph the new contract ~1 5m\u{a}Get help\u{a}  Ask two people, each for one clear job ~2 15m\u{a}  Ask three firms for a price ~3 30m\u{a}  Find somebody to look after pets or children ~1 10m\u{a}Tell them, one each time\u{a}  Bank ~1 10m\u{a}  Doctor and pharmacy ~1 10m\u{a}  Post office: send letters on ~1 10m\u{a}  Electricity, gas, water, with the meter numbers ~2 20m\u{a}  Internet and phone ~2 20m\u{a}  Work, school, benefits office ~2 20m\u{a}  Insurance, tax, council ~2 20m\u{a}Let go of things\u{a}  One bag of rubbish ~1 10m\u{a}  One bag to give away ~1 10m\u{a}Pack\u{a}  One small box, sitting down ~2 15m\u{a}    Books in small boxes, clothes in large ones\u{a}    Write on it: which room, what is in it\u{a}  Take a photo of cables before you unplug them ~1 5m\u{a}  Screws into a bag, bag onto the thing ~1 5m\u{a}  The box you open first ~2 15m\u{a}    Medicine, papers, chargers\u{a}    Bedding, one change of clothes\u{a}    Toilet paper, soap, a towel, a lamp\u{a}    Kettle, cups, easy food\u{a}The move\u{a}  Have a bed or chair away from the noise ~2 15m\u{a}  Say where things go, from there ~8 180m\u{a}  Photos of meters and empty rooms ~1 10m\u{a}  Hand over the keys ~2 15m\u{a}There\u{a}  Bed first, everything else can wait ~3 30m\u{a}  Rest for as long as it takes\u{a}  One box when you have the energy ~2 15m\
        See what is running low ~1 5m\u{a}  Put the boxes in front of you\u{a}  Take a photo of each one that is nearly empty\u{a}Order more ~2 10m !high\u{a}  By app or website, if there is one\u{a}  By phone: name, date of birth, medicine, strength\u{a}  Ask when it will be ready\u{a}Decide how it comes to you ~1 5m\u{a}  Ask the pharmacy to deliver\u{a}  Or ask somebody to collect it\u{a}Collect it, if nobody else can ~4 40m\u{a}Rest when it is there 20m\u{a}Look at the boxes: your name, the same strength ~1 3m\u{a}Fill the pill box, sitting down ~1 10m\u{a}Set a reminder to order again ~1 2m\
        Bag\u{a}  Look at the timetable\u{a}  Books and folders on it\u{a}  Homework, whatever there is of it\u{a}  Pencil case: pens, pencil, rubber, ruler\u{a}  Calculator or laptop, charged\u{a}  Sports things\u{a}  Letters to be signed\u{a}Eating\u{a}  Lunch or lunch money\u{a}  Snack\u{a}  Water bottle\u{a}Feeling well\u{a}  Medicine, if you take it at school\u{a}  Ear defenders or earplugs\u{a}  Something to fidget with\u{a}  Card that says you may rest or leave the room\u{a}By the door\u{a}  Keys and bus card in a shoe, so that they come along\u{a}  Coat and shoes\u{a}  Clothes laid out\
        Set up ~1 5m\u{a}  Water, snack, what you need to be comfortable\u{a}  Phone out of reach, or on quiet\u{a}  Paper for thoughts that come in between\u{a}  Something is still not right? Begin as it is\u{a}Choose one thing small enough for one round ~1 3m\u{a}  A page, a question, a paragraph\u{a}One round ~2 15m\u{a}  Read the headings first\u{a}  Or let it be read aloud to you\u{a}  Say each part in your own words\u{a}Rest, eyes off the screen 10m\u{a}One more round, if there is energy ~2 15m\u{a}Leave yourself a note: where I am, what comes now ~1 2m\u{a}Rest: stopping while it goes well counts 15m\u{a}Ask for more time or for help, if you need it ~1 5m\u{a}  Ready to send: I am ill and need more time. What is possible?\
        Cannot be bought there\u{a}  Medicine, with some to spare, in hand luggage\u{a}  Identity card or passport\u{a}  Tickets and address, on paper too\u{a}  Money and cards\u{a}  Keys\u{a}  Phone and charger\u{a}  Glasses, hearing aids, walking aids\u{a}Clothes\u{a}  Underwear and socks, one for each day and one more\u{a}  Tops\u{a}  Trousers or skirts\u{a}  Something warm\u{a}  Something for rain\u{a}  Nightwear\u{a}  Comfortable shoes\u{a}Washing\u{a}  Toothbrush and toothpaste\u{a}  Deodorant, hairbrush\u{a}  Wipes for days without a shower\u{a}  Period things\u{a}For resting\u{a}  Earplugs, eye mask\u{a}  Own pillow or pillowcase\u{a}  Headphones\u{a}On the way\u{a}  Water and snacks\u{a}  Blanket or scarf\u{a}  Something to do, something to fidget with\u{a}Leaving home\u{a}  Windows, cooker, taps\u{a}  Rubbish out\u{a}  Plants and pets looked after\u{a}  One meal in the freezer to come home to\
        Say how long you can ~1 3m\u{a}  Ready to send: Lovely. Come for a short while, then I need to rest.\u{a}  Or: I would love to, but not yet. I will tell you when.\u{a}  Ask for quiet, or no perfume, if it matters to you\u{a}Ask them to bring the food ~1 2m\u{a}Clear one seat and one table ~1 5m\u{a}  Everything loose into one box, lid on\u{a}Bathroom ~2 5m\u{a}  Wipe the basin\u{a}  Clean towel, toilet paper\u{a}Close the doors of the other rooms ~1 1m\u{a}Cups and something to drink on a tray ~1 5m\u{a}Rest before they ring 30m\u{a}Have them here ~4 60m\u{a}  Lie on the sofa if that is better\u{a}  Let them make the tea\u{a}  To end it: I am glad you came, I need to lie down now\u{a}Rest when they have gone 45m\u{a}Dishes stay where they are\
        Doctor's appointment\
        Cleaning by room\
        Evening wind-down\
        Flare-up plan\
        Getting started when stuck\
        Groceries\
        Hospital or clinic bag\
        Laundry in four steps\
        Bills and letters\
        Low-energy day\
        Morning\
        Moving house\
        Pharmacy and prescriptions\
        Packing for school\
        Study session\
        Packing for a trip\
        Visitors coming\
        Researchers put what a week took beside what there was to take. One heavy day is then one of seven, and swings from day to day come into sight.\
        A writer with ADHD gives up the whole old list every Sunday and begins a new one. Start fresh in the Backlog does that, and loses nothing.\
        A form, a phone call or a hard talk counts as much as something done on foot. A plan that counts every kind of effort fits the day better.\
        Somebody with fifty of them a day no longer noticed any. Those that stay stand out more when the others are gone.\
        Doing far more on a good day and paying for it afterwards has a name: boom and bust. Moving one thing from the good day to the next is a small way out.\
        The letter on the door handle, the medicine beside the cup: a thing in the way reminds as a note does, and needs no battery.\
        The story that spoons come from keeps one in the pocket, for what nobody could know in the morning. The reserve in Settings does the same.\
        A plan with room in it survives a phone call. Take one thing out of today before it begins: it can come back if there is time.\
        A note, a calendar, an alarm: a review of the research calls handing over what is to be done highly effective. Write it down when it comes, and sort it when there is time.\
        In one study, 57 healthy young adults wrote for five minutes before bed. Those who wrote what was to come fell asleep sooner than those who wrote what was done.\
        What did the better days have in common, what came before the harder ones, how were rest and sleep? A few notes a day are enough to see it.\
        Four or five things that took the most, in less than a minute, lying down: more is not needed to see later what a day was like.\
        One instruction at a time is easier to follow than a page of them. Write the next thing you would touch as a step, and leave the others for when it is done.\
        You may sit down for it, ask for help, or leave it for another day. A guide of the NHS begins with giving yourself permission.\
        Some people plan one or two short rests a day and take them however they feel. Among those who wrote about it, several say that their days became easier to foresee.\
        A plan for energy names rest and sleep beside everything else. Here, too, a rest can stand in the list like any task.\
        In person or on a call, each with their own thing: it is called body doubling. Of 220 people asked in one survey, three in four use it.\
        Cut a big thing into parts and give the parts to different days, with rests between them. A little less than you think you can is a good size.\
        Say how long before you begin, 15 minutes for example, and stop when the time is up, on a good day as well. An alarm does the watching for you.\
        How long a thing takes is hard to guess: adults with ADHD named it among what stays difficult at work. A clock or a timer in sight takes over some of the guessing.\
        Lying down with closed eyes in a quiet place is one way. Where that does not suit, quiet music is another. What matters is a break from what you do otherwise.\
        What is still to do is in sight all day; what was done is soon forgotten. A list of it sets that right. Here it is Done today, and History.\
        “When the kettle is on, I open the letter.” A plan that ties a step to a moment gets more things begun: so said 94 tests, looked at together.\
        It differs from person to person and from day to day. What you feel counts for more than any number, here as elsewhere.\
        Look at a week, not at a day\
        An old list can go\
        Thinking and feeling take energy, too\
        Few reminders, so that each is heard\
        Keep good days close to normal\
        Put it where you will meet it\
        Keep a little back\
        Plan less, leave a cushion\
        Let something else remember it\
        Tomorrow on paper, then bed\
        After a week, look for patterns\
        The day in one line\
        One step in sight\
        Permission to go slower\
        Rest before it is needed\
        Rest belongs in the plan\
        Somebody else in the room\
        Small pieces, over the week\
        Stop while it still feels fine\
        Time that can be seen\
        Find out what rests you\
        Look at what was done\
        When this, then that\
        You know your limit best\
        \u{2}\u{0}\u{3}\u{6}\u{1a}\u{0}\u{7}7\u{0}\u{5};\u{0}No crashes on this device.It crashed once on this device and restarted by itself.It crashed \u{1}\u{0} times on this device and restarted by itself.\
        On this device, in this browser, and in your account on this server (\u{1}\u{0}).\
        Teaspoon \u{1}\u{0}, release \u{1}\u{1}.\
        Last synced: \u{1}\u{0}, \u{1}\u{1}.\
        Account of \u{3}\u{0}\u{4}\u{0}\
        Signed in as \u{3}\u{0}\u{4}\u{0}\
        ~2 for \u{1}\u{0} · tomorrow 9:00 · !high · #phone for a subject · @Errands for a list · every day · 15m\
        Add to \u{1}\u{0}\
        It is \u{1}\u{0} now. \u{1}\u{1}.\
        How many \u{5}\u{0} does today have?\
        Rest ended at \u{1}\u{0}.\
        Rest ended on \u{1}\u{0} at \u{1}\u{1}.\
        Rest \u{1}\u{0} min\
        Timer ended at \u{1}\u{0}.\
        Timer ended on \u{1}\u{0} at \u{1}\u{1}.\
        From \u{1}\u{0}\
        \u{6}\u{0} of the day\
        \u{1}\u{0} borrowed\
        \u{1}\u{0} of them done\
        Each drawing stands for \u{1}\u{0}.\
        \u{1}\u{0} free\
        \u{3}\u{0}\u{1}\u{1}\u{4}\u{0}\u{3}\u{2}, \u{1}\u{3}\u{4}\u{2}\
        \u{1}\u{0} of them in reserve\
        No \u{5}\u{0} free\
        \u{1}\u{0} over\
        \u{1}\u{0} of \u{1}\u{1} planned\
        \u{1}\u{0}, \u{3}\u{1}\u{1}\u{2}\u{4}\u{1}\
        \u{1}\u{0}. \u{1}\u{1}.\
        Add on \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{9}\u{0}\u{5}\u{8}\u{0}\u{1}\u{0} begins\u{1}\u{0} begin\
        \u{1}\u{0} done\
        \u{2}\u{0}\u{2}\u{1}\u{a}\u{0}\u{5}\u{9}\u{0}\u{1}\u{0} repeats\u{1}\u{0} repeat\
        \u{2}\u{0}\u{2}\u{1}\u{7}\u{0}\u{5}\u{8}\u{0}\u{1}\u{0} task\u{1}\u{0} tasks\
        \u{1}\u{0} of \u{1}\u{1}\
        \u{1}\u{0} of your usual \u{1}\u{1} planned\
        \u{1}\u{0} planned, \u{1}\u{1} more than your usual \u{1}\u{2}\
        \u{1}\u{0} due, not planned\
        \u{1}\u{0} of \u{1}\u{1}, \u{1}\u{2} over\
        \u{1}\u{0} of today’s \u{1}\u{1} planned\
        \u{1}\u{0} due but not planned\
        \u{1}\u{0} planned, \u{1}\u{1} more than today’s \u{1}\u{2}\
        Move to another day: \u{1}\u{0}\
        Added: \u{1}\u{0}, due \u{1}\u{1}\
        New list: \u{1}\u{0}\
        New note: \u{1}\u{0}\
        New subject: \u{1}\u{0}\
        Added: \u{1}\u{0}\
        Today set to \u{1}\u{0}\
        List archived: \u{1}\u{0}\
        Done: \u{1}\u{0}\
        Usual cost kept: \u{1}\u{0}\
        List and its tasks deleted: \u{1}\u{0}\
        Note deleted: \u{1}\u{0}\
        Subject deleted: \u{1}\u{0}\
        Deleted: \u{1}\u{0}\
        View deleted: \u{1}\u{0}\
        Tip hidden: \u{1}\u{0}\
        New list, a copy: \u{1}\u{0}\
        Duplicated: \u{1}\u{0}\
        List changed: \u{1}\u{0}\
        Note changed: \u{1}\u{0}\
        Subject changed: \u{1}\u{0}\
        Changed: \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{15}\u{0}\u{5}\u{14}\u{0}No longer repeats: \u{1}\u{0}No longer repeat: \u{1}\u{0}\
        Moved to another list: \u{1}\u{0}\
        Changed for this time: \u{1}\u{0}\
        Start fresh: \u{1}\u{0}\
        View saved: \u{1}\u{0}\
        Subject added: \u{1}\u{0}\
        Skipped: \u{1}\u{0}\
        New template: \u{1}\u{0}\
        \u{1}\u{0} updated\
        New checklist: \u{1}\u{0}\
        Subjects merged: \u{1}\u{0}\
        List moved: \u{1}\u{0}\
        Note moved: \u{1}\u{0}\
        Moved: \u{1}\u{0}\
        Moved to \u{1}\u{0}: \u{1}\u{1}\
        Not this one: \u{1}\u{0}\
        Pinned: \u{1}\u{0}\
        Added to today, borrowing \u{1}\u{0}: \u{1}\u{1}\
        Planned for \u{1}\u{0}: \u{1}\u{1}\
        Added to today: \u{1}\u{0}\
        Planned: \u{1}\u{0}\
        Started over; previous copy archived: \u{1}\u{0}\
        Actual cost \u{1}\u{0}: \u{1}\u{1}\
        No longer planned for a day: \u{1}\u{0}\
        View renamed: \u{1}\u{0}\
        List restored: \u{1}\u{0}\
        Rest of \u{1}\u{0}\
        Rest of \u{1}\u{0}: \u{1}\u{1}\
        Rested \u{1}\u{0}\
        Rested \u{1}\u{0}: \u{1}\u{1}\
        Rested: \u{1}\u{0}\
        Removed from today: \u{1}\u{0}\
        Tip shown again: \u{1}\u{0}\
        Skipped once: \u{1}\u{0}\
        Snoozed: \u{1}\u{0}\
        New Day with \u{1}\u{0}\
        Note turned into a task: \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{7}\u{0}\u{5}\u{8}\u{0}\u{1}\u{0} task\u{1}\u{0} tasks\
        Timer of \u{1}\u{0}\
        Added time to the timer: \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{1c}\u{0}\u{5}\u{1d}\u{0}Added \u{1}\u{0} minute to the timerAdded \u{1}\u{0} minutes to the timer\
        \u{2}\u{0}\u{2}\u{1} \u{0}\u{5}!\u{0}Added \u{1}\u{0} minute to the timer: \u{1}\u{1}Added \u{1}\u{0} minutes to the timer: \u{1}\u{1}\
        Timer of \u{1}\u{0}: \u{1}\u{1}\
        Timer paused: \u{1}\u{0}\
        Timer reset: \u{1}\u{0}\
        Timer resumed: \u{1}\u{0}\
        Timer stopped: \u{1}\u{0}\
        \u{1}\u{0} costs \u{1}\u{1} today\
        Included: \u{1}\u{0}\
        Not done: \u{1}\u{0}\
        All unchecked: \u{1}\u{0}\
        Subject removed: \u{1}\u{0}\
        Unpinned: \u{1}\u{0}\
        New list from a template: \u{1}\u{0}\
        Earlier version dismissed: \u{1}\u{0}\
        Earlier version restored: \u{1}\u{0}\
        Moved back to today: \u{1}\u{0}\
        Unsnoozed: \u{1}\u{0}\
        List: \u{1}\u{0}\
        List: \u{1}\u{0} (new)\
        \u{1}\u{0}\
        Subject: \u{1}\u{0}\
        Subject: \u{1}\u{0} (new)\
        \u{1}\u{0}, \u{1}\u{1}\
        Today, \u{1}\u{0}\
        Tomorrow, \u{1}\u{0}\
        \u{1}\u{0} (“\u{1}\u{1}”)\
        All \u{1}\u{0}\
        How many \u{5}\u{0} does it take? A number also chooses the task. A guess is fine.\
        \u{6}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{17}\u{0}\u{5}\u{18}\u{0}Last backup: \u{1}\u{0} day agoLast backup: \u{1}\u{0} days ago\
        \u{1}\u{0}, \u{1}\u{1}\
        \u{2}\u{0}\u{2}\u{1}\u{9}\u{0}\u{5}\u{a}\u{0}In \u{1}\u{0} dayIn \u{1}\u{0} days\
        and \u{1}\u{0} more on this day\
        Next day: \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{a}\u{0}\u{5}\u{b}\u{0}\u{1}\u{0} day ago\u{1}\u{0} days ago\
        Previous day: \u{1}\u{0}\
        \u{1}\u{0}: \u{1}\u{1}.\
        \u{1}\u{0}.\
        \u{1}\u{0}.\
        \u{1}\u{0}, today\
        \u{2}\u{0}\u{2}\u{1}\u{d}\u{0}\u{5}\u{e}\u{0}\u{1}\u{1}, in \u{1}\u{0} day\u{1}\u{1}, in \u{1}\u{0} days\
        \u{2}\u{0}\u{2}\u{1}\u{11}\u{0}\u{5}\u{12}\u{0}\u{1}\u{1}, \u{1}\u{2}, in \u{1}\u{0} day\u{1}\u{1}, \u{1}\u{2}, in \u{1}\u{0} days\
        today, \u{1}\u{0}\
        tomorrow, \u{1}\u{0}\
        \u{1}\u{0}, tomorrow\
        \u{1}\u{0}, tomorrow, \u{1}\u{1}\
        was due \u{1}\u{0}\
        You will no longer see \u{3}\u{0}\u{4}\u{0} or what is in it. The others keep it. To come back, you need another invitation.\
        \u{3}\u{0}\u{4}\u{0} becomes the owner of \u{3}\u{1}\u{4}\u{1} and manages its members. You can still edit it. Links and invitations are revoked.\
        \u{2}\u{0}\u{2}\u{1}!\u{0}\u{5}\"\u{0}Also revoke the link to this listAlso revoke the links to this list\
        \u{2}\u{0}\u{2}\u{1}q\u{0}\u{5}o\u{0}A link to it still works: with one, \u{3}\u{1}\u{4}\u{1} could join again. The other members stay, and you can create a new link.Links to it still work: with one, \u{3}\u{1}\u{4}\u{1} could join again. The other members stay, and you can create a new link.\
        \u{3}\u{0}\u{4}\u{0} will no longer see \u{3}\u{1}\u{4}\u{1}. What they added stays. You can invite them again.\
        \u{3}\u{0}\u{4}\u{0} becomes your own list again, with everything in it. The other members no longer see it.\
        \u{6}\u{0} per day\
        \u{1}\u{0} …\
        You will be signed out, too. Your account, \u{1}\u{0}, and what it keeps on the server stay until you delete it on its own page. What has not reached it will be lost.\
        A backup brings it all back: \u{3}\u{0}Back up\u{4}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{3}\u{1}\u{5}\u{4}\u{1}Everything that Teaspoon keeps on this device will be deleted: \u{1}\u{0} task, and every list, note, day and setting. It cannot be undone.Everything that Teaspoon keeps on this device will be deleted: \u{1}\u{0} tasks, and every list, note, day and setting. It cannot be undone.\
        \u{2}\u{0}\u{2}\u{1}y\u{0}\u{5}z\u{0}Everything that Teaspoon keeps here will be deleted: \u{1}\u{0} task, and every list, note, day and setting. It cannot be undone.Everything that Teaspoon keeps here will be deleted: \u{1}\u{0} tasks, and every list, note, day and setting. It cannot be undone.\
        \u{1}\u{0}\
        in today’s list \u{1}\u{0}\
        due \u{1}\u{0}\
        due \u{1}\u{0} \u{1}\u{1}\
        hidden until \u{1}\u{0}\
        \u{1}\u{0} min\
        reminder \u{1}\u{0}\
        Use at most \u{1}\u{0} characters.\
        Enter a name of at most \u{1}\u{0} characters.\
        “\u{1}\u{0}” already exists. Choose another name.\
        \u{2}\u{0}\u{2}\u{1}9\u{0}\u{5}:\u{0}This is no longer in the history, which goes back \u{1}\u{0} day.This is no longer in the history, which goes back \u{1}\u{0} days.\
        Enter a whole number from \u{1}\u{0} to \u{1}\u{1}, and choose days, weeks, months or years.\
        This note is longer than \u{1}\u{0} characters. Please shorten it.\
        Enter a whole number from \u{1}\u{0} to \u{1}\u{1}.\
        That is \u{1}\u{0} over. Nothing was changed.\
        Use at most \u{1}\u{0} characters.\
        Use at most \u{1}\u{0} characters, so that all fits on one page.\
        This title is longer than \u{1}\u{0} characters. The note has room for more.\
        \u{2}\u{0}\u{2}\u{1}=\u{0}\u{5}>\u{0}Steps can be at most \u{1}\u{0} level deep. Choose a place higher up.Steps can be at most \u{1}\u{0} levels deep. Choose a place higher up.\
        That’s \u{1}\u{0} lines; the limit is \u{1}\u{1}. Nothing was added, and your text is still here.\
        There are \u{1}\u{0} views already. Delete one under Lists first.\
        “\u{1}\u{0}” has no cost yet. Set one to plan it.\
        Enter a word of at most \u{1}\u{0} characters.\
        This uses the \u{1}\u{0} you keep in reserve. Tick “Use the reserve”, or do not add it to today.\
        \u{6}\u{0}\
        Filter and sort: \u{1}\u{0}\
        This device’s clock jumped ahead by \u{3}\u{0}\u{4}\u{0}. If you changed the clock, correct the timer.\
        \u{2}\u{0}\u{2}\u{1}\u{9}\u{0}\u{5}\u{a}\u{0}\u{1}\u{0} minute\u{1}\u{0} minutes\
        Half of the time is left: \u{1}\u{0}.\
        \u{3}\u{0}\u{1}\u{1}\u{4}\u{0} left, paused\
        \u{3}\u{0}\u{1}\u{1}\u{4}\u{0} left, until \u{1}\u{2}\
        Rest until \u{1}\u{0}\
        Rest paused, \u{1}\u{0} left\
        Timer until \u{1}\u{0}\
        Timer paused, \u{1}\u{0} left\
        You can also get a notification: \u{3}\u{0}Settings\u{4}\u{0}\
        Rest \u{1}\u{0} min\
        \u{1}\u{0} min for \u{1}\u{1}\
        Start \u{1}\u{0} minutes\
        Step: \u{1}\u{0}\
        \u{6}\u{0}\
        New: \u{1}\u{0}\
        New: \u{1}\u{0}\
        Usual \u{5}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{7}\u{0}\u{5}\u{8}\u{0}\u{1}\u{0} task\u{1}\u{0} tasks\
        No results for “\u{1}\u{0}”.\
        Offline\u{3}\u{0}: changes are saved on this device\u{4}\u{0}\u{3}\u{1}: changes can be made once you are online again\u{4}\u{1}\
        See and undo changes from the last \u{1}\u{0} days\
        No changes yet. Each one will be listed here for \u{1}\u{0} days, and can be undone.\
        Changes from the last \u{1}\u{0} days. Undoing one doesn’t affect later ones.\
        Redo: \u{1}\u{0}\
        Undo: \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}U\u{0}\u{5}V\u{0}Also bring back \u{1}\u{0} thing (a task, list or note) that was deleted or undone here sinceAlso bring back \u{1}\u{0} things (tasks, lists, notes) that were deleted or undone here since\
        \u{2}\u{0}\u{2}\u{1}\u{1e}\u{0}\u{5}\u{1e}\u{0}\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} newer version of a task\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} newer versions of tasks\
        \u{2}\u{0}\u{2}\u{1}\u{a}\u{0}\u{5}\u{b}\u{0}\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} day\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} days\
        \u{2}\u{0}\u{2}\u{1}\u{17}\u{0}\u{5}\u{1a}\u{0}\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} list or template\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} lists and templates\
        \u{2}\u{0}\u{2}\u{1}\u{f}\u{0}\u{5}\u{10}\u{0}\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} new task\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} new tasks\
        \u{2}\u{0}\u{2}\u{1}-\u{0}\u{5}.\u{0}\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} other thing (plans, notes, choices…)\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} other things (plans, notes, choices…)\
        \u{2}\u{0}\u{2}\u{7}\u{d}\u{0}\u{5}\u{f}\u{0}Bring it backBring them back\
        \u{2}\u{0}\u{2}\u{1}\"\u{1}\u{5}(\u{1}This file has \u{1}\u{0} thing (a task, list or note) that was deleted or undone here since. It can be brought back as it was when the file was saved; that can be undone.This file has \u{1}\u{0} things (tasks, lists, notes) that were deleted or undone here since. They can be brought back as they were when the file was saved; that can be undone.\
        \u{1}\u{0} of \u{1}\u{1}\
        \u{1}\u{0} borrowed\
        \u{2}\u{0}\u{2}\u{1}3\u{0}\u{5}5\u{0}\u{1}\u{1} days noted. \u{1}\u{0} of them used more \u{5}\u{2} than it had.\u{1}\u{1} days noted. \u{1}\u{0} of them used more \u{5}\u{2} than they had.\
        1 day noted. It used more \u{5}\u{0} than it had.\
        \u{6}\u{0} by day\
        \u{2}\u{0}\u{2}\u{1}.\u{0}\u{5}/\u{0}\u{1}\u{0} day noted. No day used more \u{5}\u{1} than it had.\u{1}\u{0} days noted. No day used more \u{5}\u{1} than it had.\
        After \u{1}\u{0} heavier days the next mornings began with \u{1}\u{1}. The usual number is \u{1}\u{2}.\
        The mornings after the last eight of \u{1}\u{0} heavier days began with \u{1}\u{1}. The usual number is \u{1}\u{2}.\
        \u{2}\u{0}\u{3}\u{6}3\u{0}\u{1}1\u{0}\u{5}1\u{0}None of the last \u{1}\u{1} weeks used more than there was.\u{1}\u{0} of the last \u{1}\u{1} weeks used more than there was.\u{1}\u{0} of the last \u{1}\u{1} weeks used more than there was.\
        \u{1}\u{0} to \u{1}\u{1}\
        \u{1}\u{0} used by now. By this time of the day it is usually \u{1}\u{1}.\
        \u{1}\u{0} used by now. By this time of the day it is usually \u{1}\u{1} to \u{1}\u{2}.\
        Usual cost \u{1}\u{0}. The last \u{1}\u{1} times it took \u{1}\u{2}.\
        Keep \u{1}\u{0}\u{3}\u{1}: \u{1}\u{2}\u{4}\u{1}\
        Use \u{1}\u{0} from now on\u{3}\u{1}: \u{1}\u{2}\u{4}\u{1}\
        \u{2}\u{0}\u{2}\u{7}J\u{0}\u{5}K\u{0}One task was done at least five times. Most times the cost was as planned.\u{1}\u{0} tasks were done at least five times. Most times the cost was as planned.\
        \u{2}\u{0}\u{2}\u{7}Z\u{0}\u{5}Y\u{0}\u{1}\u{1} tasks were done at least five times. One of them mostly took more or less than planned.\u{1}\u{1} tasks were done at least five times. \u{1}\u{0} of them mostly took more or less than planned.\
        \u{2}\u{0}\u{2}\u{1}\u{1e}\u{0}\u{5}\u{1f}\u{0}\u{1}\u{0} day with something borrowed\u{1}\u{0} days with something borrowed\
        \u{2}\u{0}\u{2}\u{1}\u{a}\u{0}\u{5}\u{b}\u{0}\u{1}\u{0} low day\u{1}\u{0} low days\
        \u{2}\u{0}\u{2}\u{1}\u{b}\u{0}\u{5}\u{c}\u{0}\u{1}\u{0} rest day\u{1}\u{0} rest days\
        \u{2}\u{0}\u{2}\u{1}&\u{0}\u{5}'\u{0}\u{1}\u{0} day noted in the last twelve weeks.\u{1}\u{0} days noted in the last twelve weeks.\
        \u{2}\u{0}\u{2}\u{1}*\u{0}\u{5}+\u{0}\u{1}\u{0} day noted in the last twelve weeks: \u{1}\u{1}.\u{1}\u{0} days noted in the last twelve weeks: \u{1}\u{1}.\
        \u{6}\u{0} by week\
        \u{2}\u{0}\u{2}\u{1}\u{12}\u{0}\u{5}\u{14}\u{0}There was \u{1}\u{0} rest.There were \u{1}\u{0} rests.\
        \u{2}\u{0}\u{2}\u{1}\u{10}\u{0}\u{5}\u{11}\u{0}\u{1}\u{0} rest took \u{1}\u{1}.\u{1}\u{0} rests took \u{1}\u{1}.\
        \u{2}\u{0}\u{2}\u{1}\u{c}\u{0}\u{5}\u{d}\u{0}\u{1}\u{0} was used.\u{1}\u{0} were used.\
        “\u{1}\u{0}” already exists. To restore this list, open it here, choose “Edit list” in its menu, and give it another name.\
        \u{1}\u{0} Save keeps it as a task of its own.\
        \u{3}\u{0}\u{4}\u{0} invites you to \u{3}\u{1}\u{4}\u{1}.\
        \u{2}\u{0}\u{2}\u{1}\u{f}\u{0}\u{5}\u{10}\u{0}View invitationView invitations\
        Press \u{3}\u{0}\u{4}\u{0} on any page to open this one.\
        \u{3}\u{0}\u{4}\u{0} then \u{3}\u{1}\u{4}\u{1}\
        \u{1}\u{0} % translated; the rest is in English\
        Count again\u{3}\u{0}: \u{1}\u{1}\u{4}\u{0}\
        Or \u{1}\u{0}\
        \u{1}\u{0}: put back into the title\
        Title: \u{3}\u{0}\u{4}\u{0}\
        Share today’s \u{5}\u{0}\
        This has at most \u{1}\u{0} characters.\
        To share a list, open it and choose \u{3}\u{0}Create a view-only link\u{4}\u{0} in its menu.\
        \u{2}\u{0}\u{3}\u{6}\u{1c}\u{0}\u{1}\u{12}\u{0}\u{5}\u{13}\u{0}Created in the last 24 hoursCreated \u{1}\u{0} day agoCreated \u{1}\u{0} days ago\
        \u{2}\u{0}\u{3}\u{6} \u{0}\u{1}\u{16}\u{0}\u{5}\u{17}\u{0}Last opened in the last 24 hoursLast opened \u{1}\u{0} day agoLast opened \u{1}\u{0} days ago\
        Revoke: \u{1}\u{0}\
        \u{6}\u{0} left today\
        Share today’s \u{5}\u{0}\
        An account has at most \u{1}\u{0} such addresses. Ending one makes room.\
        Add to \u{3}\u{0}\u{4}\u{0}\
        \u{1}\u{0}: \u{1}\u{1}\
        \u{2}\u{0}\u{2}\u{7}\u{d}\u{0}\u{5}\u{b}\u{0}Pack the lastPack all \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{7}\u{d}\u{0}\u{5}\u{b}\u{0}Tick the lastTick all \u{1}\u{0}\
        and \u{1}\u{0} more\
        Archive: \u{1}\u{0}\
        Delete list and its tasks: \u{1}\u{0}\
        Edit: \u{1}\u{0}\
        Restore: \u{1}\u{0}\
        Move back to today: \u{1}\u{0}\
        Detect dates, \u{5}\u{0} and #subjects\
        Steps can be at most \u{1}\u{0} levels deep. Deeper lines were moved up.\
        Only the first \u{1}\u{0} are shown.\
        \u{1}\u{0}: \u{1}\u{1}\
        \u{2}\u{0}\u{3}\u{6}\u{17}\u{0}\u{1}\u{11}\u{0}\u{5}\u{12}\u{0}expires within 24 hoursexpires in \u{1}\u{0} dayexpires in \u{1}\u{0} days\
        Revoke: \u{1}\u{0}, \u{1}\u{1}\
        Revoke: a link, \u{1}\u{0}\
        \u{1}\u{0} (you)\
        \u{1}\u{0}. \u{1}\u{1}\
        \u{1}\u{0}, chosen\
        \u{1}\u{0} and \u{1}\u{1} more\
        \u{1}\u{0}: \u{1}\u{1}\
        \u{1}\u{0}, today\
        \u{1}\u{0}, today, chosen\
        \u{1}\u{0}: \u{1}\u{1}\
        \u{1}\u{0}: \u{1}\u{1}, \u{1}\u{2} more\
        more than \u{1}\u{0}\
        \u{5}\u{0} planned\
        Next month: \u{1}\u{0}\
        Previous month: \u{1}\u{0}\
        See and undo changes from the last \u{1}\u{0} days\
        What you did not do goes to the \u{3}\u{0}Backlog\u{4}\u{0} and waits there.\
        \u{2}\u{0}\u{2}\u{1}@\u{0}\u{5}A\u{0}Usually \u{1}\u{1}. \u{1}\u{0} was borrowed from today, so today starts with \u{1}\u{2}.Usually \u{1}\u{1}. \u{1}\u{0} were borrowed from today, so today starts with \u{1}\u{2}.\
        \u{2}\u{0}\u{2}\u{1}M\u{0}\u{5}N\u{0}Your daily number is \u{1}\u{1}. \u{1}\u{0} was borrowed from today, so today starts with \u{1}\u{2}.Your daily number is \u{1}\u{1}. \u{1}\u{0} were borrowed from today, so today starts with \u{1}\u{2}.\
        Daily tasks come in by themselves: \u{3}\u{0}\u{4}\u{0}.\
        Daily tasks come in by themselves: \u{3}\u{0}\u{4}\u{0} and more.\
        Tasks planned for today come in as far as they fit: \u{3}\u{0}\u{4}\u{0}.\
        Tasks planned for today come in as far as they fit: \u{3}\u{0}\u{4}\u{0} and more.\
        How many \u{5}\u{0} do you have today?\
        Delete: \u{1}\u{0}\
        Turn into a task: \u{1}\u{0}\
        Pin: \u{1}\u{0}\
        Unpin: \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{7}\u{0}\u{5}\u{8}\u{0}\u{1}\u{0} note\u{1}\u{0} notes\
        No results for “\u{1}\u{0}”. Try other words.\
        I have some \u{1}\u{0}\
        No \u{1}\u{0}\
        \u{1}\u{0}.\
        \u{1}\u{0}. Suggestions do not use your reserve.\
        Tasks are offered once they have a cost. \u{3}\u{0}Give them one\u{4}\u{0}\
        A step of \u{1}\u{0}\
        \u{1}\u{0}.\
        due \u{1}\u{0}\
        \u{1}\u{0}\
        \u{1}\u{0} for the whole task\
        \u{1}\u{0}\
        This browser still has the plan of \u{3}\u{0}\u{4}\u{0}. The two plans are kept apart.\
        This browser still has the plan of \u{3}\u{0}\u{4}\u{0}, and you have signed in as \u{3}\u{1}\u{4}\u{1}. The two plans are kept apart.\
        \u{1}\u{0} to pack\
        \u{1}\u{0} packed\
        \u{1}\u{0} not this time\
        \u{1}\u{0} %\
        \u{1}\u{0}.\
        \u{1}\u{0} and others.\
        Time for this plan: \u{1}\u{0}\
        some \u{1}\u{0}\
        no \u{1}\u{0}\
        Every task: 30, and 3 more for each \u{1}\u{0} it takes\
        You usually have \u{1}\u{0}, so plans stop there.\
        Rest for \u{1}\u{0}\
        Between \u{3}\u{0}\u{4}\u{0} and \u{3}\u{1}\u{4}\u{1}.\
        A step of \u{3}\u{0}\u{4}\u{0}.\
        \u{1}\u{0}.\
        Tasks without minutes count \u{1}\u{0}.\
        \u{2}\u{0}\u{2}\u{1}(\u{0}\u{5},\u{0}\u{1}\u{0} task has no cost yet. \u{3}\u{1}Give it one\u{4}\u{1}\u{1}\u{0} tasks have no cost yet. \u{3}\u{1}Give them one\u{4}\u{1}\
        Takes \u{1}\u{0}, and the plan is full.\
        Takes \u{1}\u{0}, and the plan has room for \u{1}\u{1}.\
        Takes \u{1}\u{0}, and there is \u{1}\u{1}.\
        Counts as \u{1}\u{0}, and there is \u{1}\u{1}.\
        due \u{1}\u{0}\
        fits the last \u{1}\u{0}\
        fits the last \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}N\u{0}\u{5}O\u{0}This is no longer in the history, which goes back \u{1}\u{0} day. Nothing was changed.This is no longer in the history, which goes back \u{1}\u{0} days. Nothing was changed.\
        \u{2}\u{0}\u{2}\u{7}\u{15}\u{0}\u{5}\u{17}\u{0}Last known a day ago.Last known \u{1}\u{0} days ago.\
        \u{2}\u{0}\u{2}\u{7}\u{17}\u{0}\u{5}\u{18}\u{0}Last known an hour ago.Last known \u{1}\u{0} hours ago.\
        \u{2}\u{0}\u{2}\u{1}\u{7}\u{0}\u{5}\u{8}\u{0}\u{1}\u{0} item\u{1}\u{0} items\
        And so on: these are the first \u{1}\u{0}.\
        \u{2}\u{0}\u{2}\u{1}\u{17}\u{0}\u{5}\u{18}\u{0}\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} spoon left today\u{3}\u{1}\u{1}\u{0}\u{4}\u{1} spoons left today\
        \u{3}\u{0}\u{1}\u{1}\u{4}\u{0} \u{3}\u{2}\u{4}\u{2} left today\
        \u{1}\u{0} before\
        \u{1}\u{0} before\
        \u{2}\u{0}\u{7}\u{7}\u{3}\u{0}\u{8}\u{3}\u{0}\u{9}\u{3}\u{0}\u{1b}\u{4}\u{0}\u{1c}\u{4}\u{0}\u{1d}\u{4}\u{0}\u{5}\u{4}\u{0}1st2nd3rd21st22nd23rd\u{1}\u{0}th\
        \u{2}\u{0}\u{2}\u{7}\u{9}\u{0}\u{5}\u{d}\u{0}every dayevery \u{1}\u{0} days\
        \u{2}\u{0}\u{2}\u{1}\u{17}\u{0}\u{5}\u{18}\u{0}\u{1}\u{0} day after completion\u{1}\u{0} days after completion\
        \u{2}\u{0}\u{2}\u{1}\u{19}\u{0}\u{5}\u{1a}\u{0}\u{1}\u{0} month after completion\u{1}\u{0} months after completion\
        \u{2}\u{0}\u{2}\u{1}\u{18}\u{0}\u{5}\u{19}\u{0}\u{1}\u{0} week after completion\u{1}\u{0} weeks after completion\
        \u{2}\u{0}\u{2}\u{1}\u{18}\u{0}\u{5}\u{19}\u{0}\u{1}\u{0} year after completion\u{1}\u{0} years after completion\
        \u{2}\u{0}\u{2}\u{7}\u{15}\u{0}\u{5}\u{19}\u{0}every month on the \u{1}\u{1}every \u{1}\u{0} months on the \u{1}\u{1}\
        \u{2}\u{0}\u{2}\u{7}&\u{0}\u{5}*\u{0}every month on the \u{1}\u{1}, or its last dayevery \u{1}\u{0} months on the \u{1}\u{1}, or its last day\
        \u{2}\u{0}\u{2}\u{7}\u{1b}\u{0}\u{5}\u{1f}\u{0}every month on the last dayevery \u{1}\u{0} months on the last day\
        \u{2}\u{0}\u{2}\u{7}\u{1a}\u{0}\u{5}\u{1e}\u{0}every month on the last \u{1}\u{1}every \u{1}\u{0} months on the last \u{1}\u{1}\
        \u{2}\u{0}\u{2}\u{7}\u{18}\u{0}\u{5}\u{1c}\u{0}every month on the \u{1}\u{1} \u{1}\u{2}every \u{1}\u{0} months on the \u{1}\u{1} \u{1}\u{2}\
        \u{1}\u{0}, until \u{1}\u{1}\
        \u{2}\u{0}\u{4}\u{7}\u{3}\u{0}\u{8}\u{3}\u{0}\u{9}\u{3}\u{0}\u{5}\u{4}\u{0}1st2nd3rd\u{1}\u{0}th\
        \u{2}\u{0}\u{2}\u{7}\u{a}\u{0}\u{5}\u{e}\u{0}every weekevery \u{1}\u{0} weeks\
        \u{2}\u{0}\u{2}\u{7}\u{9}\u{0}\u{5}\u{1e}\u{0}every dayevery \u{1}\u{0} weeks from Mon to Sun\
        \u{2}\u{0}\u{2}\u{7}\u{8}\u{0}\u{5}\u{14}\u{0}every \u{1}\u{1}every \u{1}\u{0} weeks on \u{1}\u{1}\
        \u{2}\u{0}\u{2}\u{7}\u{19}\u{0}\u{5}\u{1e}\u{0}every day from Mon to Frievery \u{1}\u{0} weeks from Mon to Fri\
        \u{2}\u{0}\u{2}\u{7}\u{a}\u{0}\u{5}\u{e}\u{0}every yearevery \u{1}\u{0} years\
        \u{2}\u{0}\u{2}\u{7}\u{1d}\u{0}\u{5}!\u{0}every year on \u{1}\u{1}, or the 28thevery \u{1}\u{0} years on \u{1}\u{1}, or the 28th\
        \u{2}\u{0}\u{2}\u{7}\u{10}\u{0}\u{5}\u{14}\u{0}every year on \u{1}\u{1}every \u{1}\u{0} years on \u{1}\u{1}\
        Days that borrowed from the next day: \u{1}\u{0}.\
        \u{1}\u{0} weeks\
        How the days were: \u{1}\u{0}.\
        as usual \u{1}\u{0}\
        had to stop \u{1}\u{0}\
        heavier \u{1}\u{0}\
        lighter \u{1}\u{0}\
        Kept by the person with Teaspoon, up to \u{1}\u{0}. \u{6}\u{1} are their own measure of energy: 9 of theirs are not 9 of anybody else’s. Days on which nothing was noted are blank. These are notes, not measurements and not a diagnosis.\
        At most \u{1}\u{0} characters. It is kept for the next time.\
        Days left out by the person: \u{1}\u{0}.\
        Low days: \u{1}\u{0}.\
        \u{6}\u{0} in the morning: usually \u{1}\u{1} (\u{1}\u{2} to \u{1}\u{3}).\
        \u{6}\u{0} in the morning: usually \u{1}\u{1}.\
        Days noted: \u{1}\u{0} of \u{1}\u{1}.\
        Days that used more than they had: \u{1}\u{0}.\
        Rests: \u{1}\u{0}.\
        \u{2}\u{0}\u{2}\u{1} \u{0}\u{5}!\u{0}Rests: \u{1}\u{1}, about \u{1}\u{0} minute each.Rests: \u{1}\u{1}, about \u{1}\u{0} minutes each.\
        Used on a day: usually \u{1}\u{0} (\u{1}\u{1} to \u{1}\u{2}).\
        Used on a day: usually \u{1}\u{0}.\
        \u{1}\u{0} of 7\
        Remove from today: \u{1}\u{0}\
        Delete: \u{1}\u{0}\
        Done: \u{1}\u{0}\
        Drag to move: \u{1}\u{0}\
        Focus on this: \u{1}\u{0}\
        Move to the bottom: \u{1}\u{0}\
        Move down: \u{1}\u{0}\
        Move to the top: \u{1}\u{0}\
        Move up: \u{1}\u{0}\
        Packed: \u{1}\u{0}\
        Rest now: \u{1}\u{0}\
        Set \u{5}\u{0}\
        Set \u{5}\u{0}: \u{1}\u{1}\
        step of \u{3}\u{0}\u{4}\u{0}\
        \u{2}\u{0}\u{2}\u{1}\u{12}\u{0}\u{5}\u{13}\u{0}\u{1}\u{0} step left: \u{3}\u{1}\u{4}\u{1}\u{1}\u{0} steps left: \u{3}\u{1}\u{4}\u{1}\
        Add to today \u{3}\u{0}\u{4}\u{0}\
        Add to today: \u{1}\u{0}\
        Costs \u{1}\u{0}\
        Edit: \u{1}\u{0}\
        \u{1}\u{0} a day\
        \u{1}\u{0} in reserve\
        day starts at \u{1}\u{0}\
        week starts on \u{1}\u{0}\
        \u{3}\u{0}\u{4}\u{0}, with what is in it. Nobody sees it until you invite someone.\
        You have no shared lists. To share a list, open it and choose \u{3}\u{0}Share this list\u{4}\u{0} in its menu.\
        With \u{3}\u{0}\u{4}\u{0}\
        Enter a name of at most \u{1}\u{0} characters.\
        \u{1}\u{0}, \u{1}\u{1} and \u{1}\u{2} more\
        \u{1}\u{0} and \u{1}\u{1}\
        \u{3}\u{0}\u{4}\u{0} shares the list \u{3}\u{1}\u{4}\u{1} with you.\
        Shared with \u{3}\u{0}\u{4}\u{0}, who see the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.\
        You can share at most \u{1}\u{0} lists. Nothing was changed.\
        A list can have at most \u{1}\u{0} members and \u{1}\u{0} pending invitations. Nothing was changed.\
        Shared with \u{3}\u{0}\u{4}\u{0}\
        Shared with \u{3}\u{0}\u{4}\u{0}. View only\
        Done: \u{1}\u{0}\
        More for \u{1}\u{0}\
        If you cannot sign in again: save a backup, sign out here, and restore the backup on the first page. \u{3}\u{0}Back up\u{4}\u{0}\
        A backup keeps all of it: \u{3}\u{0}Back up\u{4}\u{0}\
        \u{2}\u{0}\u{2}\u{1}x\u{0}\u{5}y\u{0}\u{1}\u{0} entry could not be synced (too large, of an unknown kind, or in a shared list that is full) and stays on this device.\u{1}\u{0} entries could not be synced (too large, of an unknown kind, or in a shared list that is full) and stay on this device.\
        Sign in as \u{1}\u{0}\
        \u{2}\u{0}\u{2}\u{1}(\u{0}\u{5}*\u{0}\u{1}\u{0} change is only on this device so far.\u{1}\u{0} changes are only on this device so far.\
        \u{6}\u{0}\
        Hidden until \u{1}\u{0}.\
        Next: \u{1}\u{0}.\
        Open the list: \u{3}\u{0}\u{4}\u{0}\
        Planned for \u{1}\u{0}.\
        \u{1}\u{0}; \u{1}\u{1}\
        \u{1}\u{0}, by itself\
        Time spent: \u{1}\u{0}\
        \u{6}\u{0} today\
        usually \u{1}\u{0}\
        How many \u{5}\u{0} did it actually take?\
        Today counts what it took. The usual cost stays \u{1}\u{0}.\
        planned \u{1}\u{0}\
        \u{6}\u{0}\
        All of \u{1}\u{0}\
        +\u{1}\u{0} %\
        Hide: \u{1}\u{0}\
        Show again: \u{1}\u{0}\
        Source: \u{3}\u{0}\u{4}\u{0}, \u{1}\u{1}. \u{3}\u{2}\u{1}\u{3}\u{4}\u{2}, \u{3}\u{4}\u{4}\u{4}.\
        Source: \u{3}\u{0}\u{4}\u{0}, \u{1}\u{1}. \u{3}\u{2}\u{4}\u{2}, on a site that was closed in \u{1}\u{3}.\
        Source: \u{3}\u{0}\u{4}\u{0}, no date. \u{3}\u{1}\u{1}\u{2}\u{4}\u{1}, \u{3}\u{3}\u{4}\u{3}.\
        \u{1}\u{0}.\
        \u{1}\u{0}. \u{1}\u{1} left.\
        Undone: “\u{1}\u{0}”.\
        Undone: “\u{1}\u{0}”. \u{1}\u{1} left.\
        It is \u{1}\u{0} now. Start a new day when you are ready; this list stays until then.\
        Borrowed from tomorrow. New Day will then suggest \u{1}\u{0}.\
        Today has \u{1}\u{0}, and \u{1}\u{1} are planned. Nothing was removed.\
        Sort by \u{5}\u{0}\
        What are \u{5}\u{0}?\
        One \u{1}\u{0} is a bit of energy\
        \u{1}\u{0} of \u{1}\u{1}\
        Choose fewer, or borrow \u{1}\u{0} from tomorrow.\
        Borrow \u{1}\u{0}\
        Choose fewer, or use the reserve and borrow \u{1}\u{0} from tomorrow.\
        \u{1}\u{0} chosen\
        \u{1}\u{0} chosen, \u{1}\u{1}\
        \u{1}\u{0} free\
        \u{1}\u{0} free, only your reserve\
        \u{1}\u{0} free, \u{1}\u{1} in reserve\
        \u{1}\u{0} over\
        Nothing was added. \u{1}\u{0}\
        That is \u{1}\u{0} over.\
        \u{2}\u{0}\u{2}\u{1}A\u{0}\u{5}C\u{0}This uses the \u{1}\u{0} you keep in reserve. Use it, or choose \u{7}\u{0} fewer.This uses the \u{1}\u{0} you keep in reserve. Use them, or choose \u{7}\u{0} fewer.\
        \u{2}\u{0}\u{2}\u{1}\u{5}\u{0}\u{5}\u{6}\u{0}spoonspoons\
        \u{2}\u{0}\u{2}\u{1}\u{8}\u{0}\u{5}\u{9}\u{0}\u{1}\u{0} spoon\u{1}\u{0} spoons\
        \u{1}\u{0}, \u{1}\u{1}\
        Add on \u{1}\u{0}\
        and \u{1}\u{0} more\
        and \u{1}\u{0} more on \u{1}\u{1}\
        \u{1}\u{0}, today\
        Next week, from \u{1}\u{0}\
        \u{1}\u{0} days that fit\
        \u{1}\u{0} and \u{1}\u{1} both take much.\
        \u{1}\u{0} and \u{1}\u{1} both take much: “\u{1}\u{2}” is due \u{1}\u{3}.\
        It looks for the days on which your tasks are worth most, by the same worths as \u{3}\u{0}Plan my day\u{4}\u{0}. What is due within these days counts 400. Each later day counts 2 in 100 less, so what matters comes early.\
        Keep free: \u{1}\u{0}\
        Your open tasks, spread over \u{1}\u{0} days, each task before its due date. Every day keeps its reserve and some room. Nothing changes until you take it.\
        \u{1}\u{0} of \u{1}\u{1}\
        Rest for \u{1}\u{0}\
        \u{1}\u{0} days\
        A step of \u{3}\u{0}\u{4}\u{0}.\
        \u{1}\u{0}, today\
        Use: \u{1}\u{0}\
        Due \u{1}\u{0}, and the days before are full.\
        Takes \u{1}\u{0}, and no day has that many free.\
        \u{1}\u{0}.\
        \u{1}\u{0}, and \u{1}\u{1} is full.\
        \u{1}\u{0}, and today is full.\
        Previous week, from \u{1}\u{0}\
        A day has only so many \u{5}\u{0}. Teaspoon helps you choose what fits and keeps the rest for later. \u{3}\u{1}What are \u{5}\u{0}?\u{4}\u{1}\
        How many \u{5}\u{0} do you have today?\
        Times are in \u{1}\u{0}, because this browser runs no script. \u{3}\u{1}Set your time zone\u{4}\u{1}
        """
}
