// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Catalog {
    /// How many messages a table has.
    static let messages = 762

    /// A table with another one belongs to another release.
    static let fingerprint: StaticString = "32866f2d"

    /// What languages say of themselves, then the messages.
    static let englishTable: StaticString = """
        TSW132866f2dX\u{6}\u{0}\
        \u{0}\u{0}\u{0}\u{2}\u{0}\u{0}\u{5}\u{0}\u{0}\u{b}\u{0}\u{0}\u{11}\u{0}\u{0}\u{18}\u{0}\u{0}!\u{0}\u{0})\u{0}\u{0}\
        /\u{0}\u{0}7\u{0}\u{0}=\u{0}\u{0}@\u{0}\u{0}C\u{0}\u{0}F\u{0}\u{0}I\u{0}\u{0}L\u{0}\u{0}\
        O\u{0}\u{0}R\u{0}\u{0}S\u{0}\u{0}T\u{0}\u{0}U\u{0}\u{0}V\u{0}\u{0}W\u{0}\u{0}X\u{0}\u{0}\
        Y\u{0}\u{0}`\u{0}\u{0}h\u{0}\u{0}m\u{0}\u{0}r\u{0}\u{0}u\u{0}\u{0}y\u{0}\u{0}}\u{0}\u{0}\
        \u{3}\u{1}\u{0}\u{c}\u{1}\u{0}\u{13}\u{1}\u{0}\u{1b}\u{1}\u{0}#\u{1}\u{0}*\u{1}\u{0}2\u{1}\u{0}7\u{1}\u{0}\
        <\u{1}\u{0}?\u{1}\u{0}C\u{1}\u{0}G\u{1}\u{0}M\u{1}\u{0}V\u{1}\u{0}]\u{1}\u{0}e\u{1}\u{0}\
        m\u{1}\u{0}p\u{1}\u{0}s\u{1}\u{0}v\u{1}\u{0}y\u{1}\u{0}|\u{1}\u{0}\u{7f}\u{1}\u{0}\u{2}\u{2}\u{0}\
        \u{5}\u{2}\u{0}\u{8}\u{2}\u{0}\u{b}\u{2}\u{0}\u{e}\u{2}\u{0}\u{11}\u{2}\u{0}\u{18}\u{2}\u{0}!\u{2}\u{0},\u{2}\u{0}\
        9\u{2}\u{0}A\u{2}\u{0}K\u{2}\u{0}P\u{2}\u{0}]\u{2}\u{0}o\u{2}\u{0}~\u{2}\u{0}\u{12}\u{3}\u{0}\
        \u{1a}\u{3}\u{0}%\u{3}\u{0}1\u{3}\u{0}@\u{3}\u{0}I\u{3}\u{0}U\u{3}\u{0}Z\u{3}\u{0}g\u{3}\u{0}\
        y\u{3}\u{0}\u{9}\u{4}\u{0}\u{1e}\u{4}\u{0}$\u{4}\u{0}(\u{4}\u{0}.\u{4}\u{0}0\u{4}\u{0}2\u{4}\u{0}\
        7\u{4}\u{0}9\u{4}\u{0}>\u{4}\u{0}@\u{4}\u{0}G\u{4}\u{0}L\u{4}\u{0}M\u{4}\u{0}S\u{4}\u{0}\
        W\u{4}\u{0}^\u{4}\u{0}j\u{4}\u{0}p\u{4}\u{0}&\u{5}\u{0}2\u{5}\u{0}6\u{5}\u{0}<\u{5}\u{0}\
        C\u{5}\u{0}T\u{5}\u{0}}\u{5}\u{0}\u{1}\u{6}\u{0}\u{b}\u{6}\u{0}\u{12}\u{6}\u{0}]\u{6}\u{0}k\u{6}\u{0}\
        r\u{6}\u{0}2\u{7}\u{0}=\u{7}\u{0}H\u{7}\u{0}l\u{7}\u{0}~\u{7}\u{0}\u{c}\u{8}\u{0}8\u{8}\u{0}\
        R\u{8}\u{0}=\u{9}\u{0}T\u{9}\u{0}\\\u{9}\u{0}a\u{9}\u{0}e\u{9}\u{0}n\u{9}\u{0}r\u{9}\u{0}\
        z\u{9}\u{0}\u{7f}\u{9}\u{0}\u{4}\u{a}\u{0}\u{14}\u{a}\u{0}#\u{a}\u{0}'\u{a}\u{0}:\u{a}\u{0}A\u{a}\u{0}\
        G\u{a}\u{0}J\u{a}\u{0}P\u{a}\u{0}T\u{a}\u{0}X\u{a}\u{0}`\u{a}\u{0}r\u{a}\u{0}\u{6}\u{b}\u{0}\
        \u{1a}\u{b}\u{0}4\u{b}\u{0}M\u{b}\u{0}f\u{b}\u{0}x\u{b}\u{0}\u{1f}\u{c}\u{0},\u{c}\u{0}K\u{c}\u{0}\
        a\u{c}\u{0}m\u{c}\u{0}s\u{c}\u{0}\u{1}\u{d}\u{0}\u{15}\u{d}\u{0},\u{d}\u{0}8\u{d}\u{0}C\u{d}\u{0}\
        P\u{d}\u{0}]\u{d}\u{0}r\u{d}\u{0}x\u{d}\u{0}}\u{d}\u{0}\u{1}\u{e}\u{0}\u{6}\u{e}\u{0}\u{b}\u{e}\u{0}\
        \u{f}\u{e}\u{0}\u{13}\u{e}\u{0}\u{17}\u{e}\u{0}\u{1d}\u{e}\u{0}1\u{e}\u{0}N\u{e}\u{0}Z\u{e}\u{0}f\u{e}\u{0}\
        u\u{e}\u{0}|\u{f}\u{0}\u{14}\u{10}\u{0}'\u{10}\u{0}^\u{10}\u{0}e\u{10}\u{0}%\u{11}\u{0}3\u{11}\u{0}\
        ?\u{11}\u{0}J\u{11}\u{0}o\u{11}\u{0}}\u{11}\u{0}A\u{12}\u{0}G\u{12}\u{0}O\u{12}\u{0}b\u{12}\u{0}\
        \u{19}\u{13}\u{0}@\u{13}\u{0}\u{8}\u{14}\u{0}r\u{14}\u{0}d\u{15}\u{0}#\u{16}\u{0}\u{11}\u{17}\u{0}Q\u{17}\u{0}\
        \u{12}\u{18}\u{0}U\u{18}\u{0}\u{18}\u{19}\u{0}^\u{19}\u{0}$\u{1a}\u{0}`\u{1a}\u{0}#\u{1b}\u{0}N\u{1b}\u{0}\
        \u{8}\u{1c}\u{0}\u{1d}\u{1c}\u{0}}\u{1c}\u{0}\"\u{1d}\u{0}<\u{1d}\u{0}x\u{1d}\u{0}Y\u{1e}\u{0}i\u{1e}\u{0}\
        7\u{1f}\u{0}x\u{1f}\u{0}6 \u{0}\u{11}!\u{0}\u{1f}!\u{0}\u{5}\"\u{0}.\"\u{0}6\"\u{0}\
        A\"\u{0}H\"\u{0}O\"\u{0}T\"\u{0}X\"\u{0}`\"\u{0}f\"\u{0}k\"\u{0}\
        q\"\u{0}v\"\u{0}\u{4}#\u{0}\u{8}#\u{0}\u{15}#\u{0}\u{19}#\u{0}\u{1e}#\u{0})#\u{0}\
        :#\u{0}F#\u{0}M#\u{0}\u{15}$\u{0} $\u{0}%$\u{0})$\u{0}5$\u{0}\
        \\$\u{0}l$\u{0}Y%\u{0}n%\u{0}\u{2}&\u{0}\u{11}&\u{0}\u{15}&\u{0}!&\u{0}\
        y&\u{0}~&\u{0}\u{9}'\u{0}\u{c}'\u{0}\u{16}'\u{0}\u{1a}'\u{0}!'\u{0}%'\u{0}\
        *'\u{0}6'\u{0}A'\u{0}V'\u{0}g'\u{0}v'\u{0}z'\u{0}`(\u{0}\
        g(\u{0}r(\u{0}v(\u{0}{(\u{0}\u{7f}(\u{0}\u{5})\u{0}\u{8})\u{0}\u{c})\u{0}\
        \u{11})\u{0}\u{15})\u{0}\u{1a})\u{0}\u{1f})\u{0}$)\u{0}()\u{0},)\u{0}/)\u{0}\
        5)\u{0}:)\u{0}>)\u{0}G)\u{0}`)\u{0}2*\u{0}\u{18}+\u{0}~+\u{0}\
        %,\u{0}l,\u{0}>-\u{0}G-\u{0}O-\u{0}U-\u{0}]-\u{0}k-\u{0}\
        w-\u{0}(.\u{0}\u{18}/\u{0};/\u{0}M/\u{0}\u{19}0\u{0}?0\u{0}G0\u{0}\
        x0\u{0}\u{1}1\u{0}\u{12}1\u{0}\u{1b}1\u{0}(1\u{0}D1\u{0}Q1\u{0}U1\u{0}\
        _1\u{0}l1\u{0}v1\u{0}\u{0}2\u{0}\u{7}2\u{0}\u{b}2\u{0}\u{12}2\u{0}\u{1a}2\u{0}\
        92\u{0}@2\u{0}Y2\u{0}b2\u{0}k2\u{0}x2\u{0}\u{8}3\u{0}\u{13}3\u{0}\
        \u{1f}3\u{0}#3\u{0}+3\u{0}H3\u{0}O3\u{0}V3\u{0}_3\u{0}c3\u{0}\
        y3\u{0}\u{a}4\u{0}\u{10}4\u{0}\"4\u{0}&4\u{0}:4\u{0}B4\u{0}G4\u{0}\
        \u{1d}5\u{0}`5\u{0}u5\u{0}|5\u{0}\u{1a}6\u{0}&6\u{0}/6\u{0}76\u{0}\
        <6\u{0}I6\u{0}X6\u{0}^6\u{0}j6\u{0}w6\u{0}$7\u{0})7\u{0}\
        07\u{0}F7\u{0}Q7\u{0}b7\u{0}n7\u{0}b8\u{0}~8\u{0}\u{5}9\u{0}\
        \u{14}9\u{0}R9\u{0}Y9\u{0}w9\u{0}\u{3}:\u{0}\u{f}:\u{0}\u{14}:\u{0}2:\u{0}\
        D:\u{0}T:\u{0}\u{12};\u{0}#;\u{0}r;\u{0}\u{6}<\u{0})<\u{0}1<\u{0}\
        8<\u{0}E<\u{0}g<\u{0}s<\u{0}z<\u{0}<=\u{0}r=\u{0}v=\u{0}\
        |=\u{0}\u{c}>\u{0}B>\u{0}J>\u{0}X>\u{0}^>\u{0}b>\u{0}g>\u{0}\
        l>\u{0}v>\u{0}O?\u{0}p?\u{0}|?\u{0}\u{2}@\u{0}\u{7}@\u{0}\u{d}@\u{0}\
        \u{1a}@\u{0}X@\u{0}\u{f}A\u{0}JA\u{0}bA\u{0}kA\u{0}pA\u{0}tA\u{0}\
        \u{2}B\u{0}\u{7}B\u{0}\u{13}B\u{0}$B\u{0}+B\u{0}=B\u{0}HB\u{0}XB\u{0}\
        [B\u{0}mB\u{0}\u{4}C\u{0}\u{18}C\u{0}2C\u{0}6C\u{0}RC\u{0}rC\u{0}\
        *D\u{0}7D\u{0}CD\u{0}RD\u{0}bD\u{0}sD\u{0}}D\u{0}\u{4}E\u{0}\
        \u{b}E\u{0}\u{13}E\u{0}\u{1c}E\u{0}#E\u{0}+E\u{0}0E\u{0}4E\u{0}9E\u{0}\
        AE\u{0}ME\u{0}RE\u{0}[E\u{0}`E\u{0}rE\u{0}\u{0}F\u{0}\u{1b}F\u{0}\
        \u{f}G\u{0}\u{1c}G\u{0}*G\u{0}3G\u{0}=G\u{0}$H\u{0}|H\u{0}6I\u{0}\
        WI\u{0}\u{15}J\u{0}SJ\u{0}\u{6}K\u{0}YK\u{0}\"L\u{0}\u{14}M\u{0}\u{1f}M\u{0}\
        (M\u{0}1M\u{0}:M\u{0}@M\u{0}lM\u{0}pM\u{0}\u{12}N\u{0}\u{19}N\u{0}\
        +N\u{0}NN\u{0}ZN\u{0}lN\u{0}-O\u{0}KO\u{0}xO\u{0}\u{11}P\u{0}\
        QP\u{0}\\P\u{0}`P\u{0}KQ\u{0}PQ\u{0}eQ\u{0}oQ\u{0}\u{d}R\u{0}\
        \u{16}R\u{0}8R\u{0}_R\u{0}-S\u{0}9S\u{0}@S\u{0}FS\u{0}WS\u{0}\
        cS\u{0}uS\u{0}}S\u{0}\u{7}T\u{0}\u{18}T\u{0}(T\u{0}+T\u{0}-T\u{0}\
        4T\u{0}RT\u{0}]T\u{0}zT\u{0}\u{11}U\u{0}\u{1a}U\u{0}\"U\u{0}&U\u{0}\
        +U\u{0}8U\u{0}EU\u{0}RU\u{0}[U\u{0}fU\u{0}iU\u{0}yU\u{0}\
        EV\u{0}xV\u{0}}V\u{0}\u{1b}W\u{0}OW\u{0}YW\u{0}bW\u{0}jW\u{0}\
        qW\u{0}wW\u{0}\u{1e}X\u{0}0X\u{0}5X\u{0}GX\u{0}KX\u{0}VX\u{0}\
        `X\u{0}hX\u{0}uX\u{0}FY\u{0}uY\u{0}}Y\u{0}\u{b}Z\u{0}\u{16}Z\u{0}\
        \u{1f}Z\u{0}/Z\u{0};Z\u{0}EZ\u{0}dZ\u{0}hZ\u{0}uZ\u{0}\u{18}[\u{0}\
        \u{1d}[\u{0}&[\u{0}C[\u{0}O[\u{0}o[\u{0}t[\u{0}{[\u{0}\u{2}\\\u{0}\
        \u{9}\\\u{0}\u{e}\\\u{0}\u{13}\\\u{0}\u{1c}\\\u{0})\\\u{0}4\\\u{0}@\\\u{0}Z]\u{0}\
        g]\u{0}s]\u{0}\u{1}^\u{0}\u{6}^\u{0}\u{f}^\u{0}\u{17}^\u{0}\u{1e}^\u{0}5^\u{0}\
        9^\u{0}@^\u{0}I^\u{0}U^\u{0}b^\u{0}v^\u{0}!_\u{0}._\u{0}\
        8_\u{0}L_\u{0}\u{17}`\u{0}6`\u{0}h`\u{0}m`\u{0}\u{16}a\u{0}\u{1d}a\u{0}\
        (a\u{0}3a\u{0}?a\u{0}Ha\u{0}Oa\u{0}Xa\u{0}_a\u{0}ja\u{0}\
        va\u{0}\u{6}b\u{0}\u{19}b\u{0}5b\u{0}!c\u{0}+c\u{0}Kc\u{0}Vc\u{0}\
        [c\u{0}hc\u{0}zc\u{0}\u{0}d\u{0}\u{17}d\u{0}\u{1d}d\u{0}#d\u{0}<d\u{0}\
        Td\u{0}kd\u{0}\u{0}e\u{0}\u{19}e\u{0}5e\u{0}Je\u{0}ce\u{0}xe\u{0}\
        \u{e}f\u{0}.f\u{0}Lf\u{0}af\u{0}\u{1f}g\u{0}9g\u{0}Jg\u{0}yg\u{0}\
        \u{5}h\u{0}\u{16}h\u{0}2h\u{0}Ch\u{0}Zh\u{0}eh\u{0}wh\u{0}\u{f}i\u{0}\
        \u{16}i\u{0}#i\u{0}.i\u{0}=i\u{0}Xi\u{0}_i\u{0}mi\u{0}\u{2}j\u{0}\
        \u{c}j\u{0}\u{13}j\u{0}#j\u{0}-j\u{0}4j\u{0}Ej\u{0}Qj\u{0}]j\u{0}\
        lj\u{0}uj\u{0}\u{4}k\u{0}\u{15}k\u{0}\u{1d}k\u{0}0k\u{0}Nk\u{0}^k\u{0}\
        qk\u{0}|k\u{0}\u{c}l\u{0}\u{1a}l\u{0}.l\u{0}<l\u{0}Ll\u{0}\\l\u{0}\
        ol\u{0}zl\u{0}\u{f}m\u{0}(m\u{0}Am\u{0}Pm\u{0}^m\u{0}om\u{0}\
        zm\u{0}\u{a}n\u{0}\u{14}n\u{0}%n\u{0}8n\u{0}Fn\u{0}Tn\u{0}]n\u{0}\
        ln\u{0}|n\u{0}\u{6}o\u{0}&o\u{0}8o\u{0}Jo\u{0}Uo\u{0}}o\u{0}\
        \u{f}p\u{0}.p\u{0}>p\u{0}Op\u{0}Yp\u{0}gp\u{0}pp\u{0}}p\u{0}\
        \u{7}q\u{0}\u{1d}q\u{0}0q\u{0}@q\u{0}Kq\u{0}Zq\u{0}uq\u{0}\u{d}r\u{0}\
        \u{18}r\u{0}3r\u{0}ur\u{0}?s\u{0}Ns\u{0}^s\u{0}ms\u{0}~s\u{0}\
        \u{f}t\u{0} t\u{0},t\u{0}8t\u{0}It\u{0}\\t\u{0}ht\u{0}\u{4}u\u{0}\
        !u\u{0}=u\u{0}Tu\u{0}au\u{0}ku\u{0}\u{5}v\u{0}+v\u{0}Xv\u{0}\
        Tw\u{0} x\u{0}Zx\u{0}}x\u{0}\"y\u{0}<y\u{0}ty\u{0}8z\u{0}\
        <{\u{0}\u{f}|\u{0}H|\u{0}u|\u{0}\u{1b}}\u{0}w}\u{0}O~\u{0}b~\u{0}\
        w~\u{0}\u{4}\u{7f}\u{0}\u{18}\u{7f}\u{0}&\u{7f}\u{0};\u{7f}\u{0}h\u{7f}\u{0}s\u{7f}\u{0}\u{0}\u{0}\u{1}\
        \u{10}\u{0}\u{1}\u{18}\u{0}\u{1}x\u{0}\u{1}D\u{1}\u{1}\u{b}\u{2}\u{1}\u{13}\u{2}\u{1}\u{1b}\u{2}\u{1}e\u{2}\u{1}\
        \u{b}\u{3}\u{1}2\u{3}\u{1}=\u{3}\u{1}C\u{3}\u{1}d\u{3}\u{1}\u{5}\u{4}\u{1}\u{10}\u{4}\u{1}\u{1b}\u{4}\u{1}\
        8\u{4}\u{1}@\u{4}\u{1}K\u{4}\u{1}a\u{4}\u{1}\u{1d}\u{5}\u{1}'\u{6}\u{1}K\u{7}\u{1}s\u{7}\u{1}\
        $\u{8}\u{1}]\u{8}\u{1}\u{1f}\u{9}\u{1}=\u{9}\u{1}G\u{9}\u{1}[\u{9}\u{1}b\u{9}\u{1}k\u{9}\u{1}\
        \u{3}\u{a}\u{1},\u{a}\u{1}B\u{a}\u{1}S\u{a}\u{1}V\u{a}\u{1}~\u{a}\u{1}8\u{b}\u{1}D\u{b}\u{1}\
        G\u{b}\u{1}M\u{b}\u{1}O\u{b}\u{1}d\u{b}\u{1}n\u{b}\u{1}w\u{b}\u{1}\u{7}\u{c}\u{1}\u{b}\u{c}\u{1}\
        1\u{d}\u{1}9\u{d}\u{1}F\u{d}\u{1}V\u{d}\u{1}g\u{d}\u{1}l\u{d}\u{1}o\u{d}\u{1}{\u{d}\u{1}\
        \u{6}\u{e}\u{1}\u{1a}\u{e}\u{1}g\u{e}\u{1}\u{1c}\u{f}\u{1}R\u{f}\u{1}\\\u{f}\u{1}h\u{f}\u{1}\u{1}\u{10}\u{1}\
        \u{9}\u{10}\u{1}2\u{10}\u{1};\u{10}\u{1}x\u{10}\u{1}\u{1}\u{11}\u{1}\u{e}\u{11}\u{1}\u{15}\u{11}\u{1}-\u{11}\u{1}\
        C\u{11}\u{1}J\u{11}\u{1}_\u{11}\u{1}o\u{11}\u{1}|\u{12}\u{1}\u{16}\u{13}\u{1}\u{3}\u{14}\u{1}!\u{14}\u{1}\
        m\u{14}\u{1}\
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
        M\
        T\
        W\
        T\
        F\
        S\
        S\
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
        Cancel\
        Save\
        Actions\
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
        kept in reserve\
        Used\
        Nothing planned yet\
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
        Colour\
        Amber\
        Blue\
        Brown\
        Green\
        Grey\
        Rose\
        Teal\
        Violet\
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
        Remove the examples\
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
        Choose at least one weekday, or “No”.\
        As usual\
        Had to stop\
        Heavier\
        Lighter\
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
        Choose at least one list.\
        Nothing was added: the day has changed since. This is a plan for what is free now.\
        This list was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new list.\
        This note was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new note.\
        No day was started between these dates.\
        One of these was deleted, perhaps in another tab. Nothing was made yet.\
        Nothing was planned: today has changed since. This is a plan for what is free now.\
        Emotional\
        Physical\
        Social\
        Thinking\
        Type of energy\
        Match device\
        The language your device uses, if Teaspoon has it\
        Your tasks and notes stay as you wrote them. English words are understood in every language when you add a task.\
        Not yet checked by a native speaker\
        Links in this text\
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
        Hide Options\
        Show Options\
        Print\
        Combine lists into a checklist\
        Make the checklist\
        Lists to combine\
        There are no lists to combine yet. A template is a good start.\
        Choose a template\
        One checklist of everything in the lists you choose. Duplicates are added once.\
        Name of the new list\
        For example: Weekend at the seaside\
        Template\
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
        high priority\
        low priority\
        medium priority\
        no minutes given\
        in today’s list\
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
        Tasks are grouped by cost. To move this one to another group, change its cost.\
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
        Nothing is deleted. “Show everything again” is at the end of every page.\
        Shows only Today, What now?, Rest, Add and Settings\
        Sound\
        A soft chime when a timer ends\
        Sound needs script, which this browser does not run.\
        Test sound\
        One fewer\
        One more\
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
        Plural, as you wrote it\
        Name, as you wrote it\
        New list, as you wrote it\
        New subject, as you wrote it\
        Note, as you wrote it\
        Singular, as you wrote it\
        Text, as you wrote it\
        Title, as you wrote it\
        Plan a day that fits your energy\
        Start with a few example tasks\
        One tap removes them.\
        No account. Everything stays on this device and works offline.\
        Restore from a backup file\
        I have an account\
        A guess is fine. You can change it at any time.\
        Start my day\
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
        No longer repeats: \u{1}\u{0}\
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
        \u{6}\u{0} per day\
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
        This device’s clock jumped ahead by \u{3}\u{0}\u{4}\u{0}. If you changed the clock, correct the timer.\
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
        Offline\u{3}\u{0}: changes are saved on this device\u{4}\u{0}\u{3}\u{1}: changes can be made once you are online again\u{4}\u{1}\
        No changes yet. Each one will be listed here for \u{1}\u{0} days, and can be undone.\
        Changes from the last \u{1}\u{0} days. Undoing one doesn’t affect later ones.\
        Redo: \u{1}\u{0}\
        Undo: \u{1}\u{0}\
        “\u{1}\u{0}” already exists. Choose another name. Open it here and press Edit.\
        \u{1}\u{0} Save keeps it as a task of its own.\
        \u{1}\u{0} % translated; the rest is in English\
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
        I have some energy: \u{1}\u{0}\
        No energy for: \u{1}\u{0}\
        \u{1}\u{0}.\
        \u{1}\u{0}. Suggestions do not use your reserve.\
        Tasks are offered once they have a cost. \u{3}\u{0}Give them one\u{4}\u{0}\
        A step of \u{1}\u{0}\
        \u{1}\u{0}.\
        due \u{1}\u{0}\
        \u{1}\u{0}\
        \u{1}\u{0} for the whole task\
        \u{1}\u{0} to pack\
        \u{1}\u{0} packed\
        \u{1}\u{0} not this time\
        \u{1}\u{0} %\
        \u{2}\u{0}\u{2}\u{1}N\u{0}\u{5}O\u{0}This is no longer in the history, which goes back \u{1}\u{0} day. Nothing was changed.This is no longer in the history, which goes back \u{1}\u{0} days. Nothing was changed.\
        \u{1}\u{0} a day\
        \u{1}\u{0} in reserve\
        day starts at \u{1}\u{0}\
        week starts on \u{1}\u{0}\
        +\u{1}\u{0} %\
        \u{1}\u{0}.\
        \u{1}\u{0}. \u{1}\u{1} left.\
        Undone. \u{1}\u{0}.\
        Undone. \u{1}\u{0}. \u{1}\u{1} left.\
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
        \u{1}\u{0} free, kept in reserve\
        \u{1}\u{0} free, \u{1}\u{1} in reserve\
        \u{1}\u{0} over\
        Nothing was added. \u{1}\u{0}\
        That is \u{1}\u{0} over.\
        \u{2}\u{0}\u{2}\u{1}A\u{0}\u{5}C\u{0}This uses the \u{1}\u{0} you keep in reserve. Use it, or choose \u{7}\u{0} fewer.This uses the \u{1}\u{0} you keep in reserve. Use them, or choose \u{7}\u{0} fewer.\
        \u{2}\u{0}\u{2}\u{1}\u{8}\u{0}\u{5}\u{9}\u{0}\u{1}\u{0} spoon\u{1}\u{0} spoons\
        A day has only so many \u{5}\u{0}. Teaspoon helps you choose what fits and keeps the rest for later. \u{3}\u{1}What are \u{5}\u{0}?\u{4}\u{1}\
        How many \u{5}\u{0} do you have today?\
        Times are in \u{1}\u{0}, because this browser runs no script. \u{3}\u{1}Set your time zone\u{4}\u{1}
        """
}
