// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Catalog {
    /// How many messages a table has.
    static let messages = 756

    /// A table with another one belongs to another release.
    static let fingerprint: StaticString = "09c8d5b4"

    /// What languages say of themselves, then the messages.
    static let englishTable: StaticString = """
        TSW109c8d5b4R\u{6}\u{0}\
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
        }-\u{0}I.\u{0}o.\u{0}w.\u{0}(/\u{0}1/\u{0}B/\u{0}K/\u{0}\
        X/\u{0}t/\u{0}\u{1}0\u{0}\u{5}0\u{0}\u{f}0\u{0}\u{1c}0\u{0}&0\u{0}00\u{0}\
        70\u{0};0\u{0}B0\u{0}J0\u{0}i0\u{0}p0\u{0}\u{9}1\u{0}\u{12}1\u{0}\
        \u{1b}1\u{0}(1\u{0}81\u{0}C1\u{0}O1\u{0}S1\u{0}[1\u{0}x1\u{0}\
        \u{7f}1\u{0}\u{6}2\u{0}\u{f}2\u{0}\u{13}2\u{0})2\u{0}:2\u{0}@2\u{0}R2\u{0}\
        V2\u{0}j2\u{0}r2\u{0}w2\u{0}M3\u{0}\u{10}4\u{0}%4\u{0},4\u{0}\
        J4\u{0}V4\u{0}_4\u{0}g4\u{0}l4\u{0}y4\u{0}\u{8}5\u{0}\u{e}5\u{0}\
        \u{1a}5\u{0}'5\u{0}T5\u{0}Y5\u{0}`5\u{0}v5\u{0}\u{1}6\u{0}\u{12}6\u{0}\
        \u{1e}6\u{0}\u{12}7\u{0}.7\u{0}57\u{0}D7\u{0}\u{2}8\u{0}\u{9}8\u{0}'8\u{0}\
        38\u{0}?8\u{0}D8\u{0}b8\u{0}t8\u{0}\u{4}9\u{0}B9\u{0}S9\u{0}\
        \":\u{0}6:\u{0}Y:\u{0}a:\u{0}h:\u{0}u:\u{0}\u{17};\u{0}#;\u{0}\
        *;\u{0}l;\u{0}\"<\u{0}&<\u{0},<\u{0}<<\u{0}r<\u{0}z<\u{0}\
        \u{8}=\u{0}\u{e}=\u{0}\u{12}=\u{0}\u{17}=\u{0}\u{1c}=\u{0}&=\u{0}\u{7f}=\u{0} >\u{0}\
        ,>\u{0}2>\u{0}7>\u{0}=>\u{0}J>\u{0}\u{8}?\u{0}??\u{0}z?\u{0}\
        \u{12}@\u{0}\u{1b}@\u{0} @\u{0}$@\u{0}2@\u{0}7@\u{0}C@\u{0}T@\u{0}\
        [@\u{0}m@\u{0}x@\u{0}\u{8}A\u{0}\u{b}A\u{0}\u{1d}A\u{0}4A\u{0}HA\u{0}\
        bA\u{0}fA\u{0}\u{2}B\u{0}\"B\u{0}ZB\u{0}gB\u{0}sB\u{0}\u{2}C\u{0}\
        \u{12}C\u{0}#C\u{0}-C\u{0}4C\u{0};C\u{0}CC\u{0}LC\u{0}SC\u{0}\
        [C\u{0}`C\u{0}dC\u{0}iC\u{0}qC\u{0}}C\u{0}\u{2}D\u{0}\u{b}D\u{0}\
        \u{10}D\u{0}\"D\u{0}0D\u{0}KD\u{0}?E\u{0}LE\u{0}ZE\u{0}cE\u{0}\
        mE\u{0}TF\u{0},G\u{0}fG\u{0}\u{7}H\u{0}EH\u{0}\u{3}I\u{0}6I\u{0}\
        \u{9}J\u{0}RJ\u{0}DK\u{0}OK\u{0}XK\u{0}aK\u{0}jK\u{0}pK\u{0}\
        \u{1c}L\u{0} L\u{0}BL\u{0}IL\u{0}[L\u{0}~L\u{0}\u{a}M\u{0}\u{1c}M\u{0}\
        ]M\u{0}{M\u{0}(N\u{0}AN\u{0}\u{1}O\u{0}\u{c}O\u{0}\u{10}O\u{0}{O\u{0}\
        \u{0}P\u{0}\u{15}P\u{0}\u{1f}P\u{0}=P\u{0}FP\u{0}hP\u{0}\u{f}Q\u{0}]Q\u{0}\
        iQ\u{0}pQ\u{0}vQ\u{0}\u{7}R\u{0}\u{13}R\u{0}%R\u{0}/R\u{0}@R\u{0}\
        PR\u{0}SR\u{0}UR\u{0}\\R\u{0}zR\u{0}\u{5}S\u{0}\"S\u{0}9S\u{0}\
        BS\u{0}JS\u{0}NS\u{0}SS\u{0}`S\u{0}mS\u{0}zS\u{0}\u{3}T\u{0}\
        \u{e}T\u{0}\u{11}T\u{0}!T\u{0}mT\u{0} U\u{0}%U\u{0}CU\u{0}wU\u{0}\
        \u{1}V\u{0}\u{a}V\u{0}\u{12}V\u{0}\u{19}V\u{0}\u{1f}V\u{0}FV\u{0}XV\u{0}]V\u{0}\
        oV\u{0}sV\u{0}~V\u{0}\u{8}W\u{0}\u{10}W\u{0}\u{1d}W\u{0}nW\u{0}\u{1d}X\u{0}\
        %X\u{0}3X\u{0}>X\u{0}GX\u{0}WX\u{0}cX\u{0}mX\u{0}\u{c}Y\u{0}\
        \u{10}Y\u{0}\u{1d}Y\u{0}@Y\u{0}EY\u{0}NY\u{0}kY\u{0}wY\u{0}\u{17}Z\u{0}\
        \u{1c}Z\u{0}#Z\u{0}*Z\u{0}1Z\u{0}6Z\u{0};Z\u{0}DZ\u{0}QZ\u{0}\
        \\Z\u{0}hZ\u{0}\u{2}\\\u{0}\u{f}\\\u{0}\u{1b}\\\u{0})\\\u{0}.\\\u{0}7\\\u{0}\
        ?\\\u{0}F\\\u{0}]\\\u{0}a\\\u{0}h\\\u{0}q\\\u{0}}\\\u{0}\u{a}]\u{0}\
        \u{1e}]\u{0}I]\u{0}V]\u{0}`]\u{0}t]\u{0}?^\u{0}^^\u{0}\u{10}_\u{0}\
        \u{15}_\u{0}>_\u{0}E_\u{0}P_\u{0}[_\u{0}g_\u{0}p_\u{0}w_\u{0}\
        \u{0}`\u{0}\u{7}`\u{0}\u{12}`\u{0}\u{1e}`\u{0}.`\u{0}A`\u{0}]`\u{0}Ia\u{0}\
        Sa\u{0}sa\u{0}~a\u{0}\u{3}b\u{0}\u{10}b\u{0}\"b\u{0}(b\u{0}?b\u{0}\
        Eb\u{0}Kb\u{0}db\u{0}|b\u{0}\u{13}c\u{0}(c\u{0}Ac\u{0}]c\u{0}\
        rc\u{0}\u{b}d\u{0} d\u{0}6d\u{0}Vd\u{0}td\u{0}\u{9}e\u{0}Ge\u{0}\
        ae\u{0}re\u{0}!f\u{0}-f\u{0}>f\u{0}Zf\u{0}kf\u{0}\u{2}g\u{0}\
        \u{d}g\u{0}\u{1f}g\u{0}7g\u{0}>g\u{0}Kg\u{0}Vg\u{0}eg\u{0}\u{0}h\u{0}\
        \u{7}h\u{0}\u{15}h\u{0}*h\u{0}4h\u{0};h\u{0}Kh\u{0}Uh\u{0}\\h\u{0}\
        mh\u{0}yh\u{0}\u{5}i\u{0}\u{14}i\u{0}\u{1d}i\u{0},i\u{0}=i\u{0}Ei\u{0}\
        Xi\u{0}vi\u{0}\u{6}j\u{0}\u{19}j\u{0}$j\u{0}4j\u{0}Bj\u{0}Vj\u{0}\
        dj\u{0}tj\u{0}\u{4}k\u{0}\u{17}k\u{0}\"k\u{0}7k\u{0}Pk\u{0}ik\u{0}\
        xk\u{0}\u{6}l\u{0}\u{17}l\u{0}\"l\u{0}2l\u{0}<l\u{0}Ml\u{0}`l\u{0}\
        nl\u{0}|l\u{0}\u{5}m\u{0}\u{14}m\u{0}$m\u{0}.m\u{0}Nm\u{0}`m\u{0}\
        rm\u{0}}m\u{0}%n\u{0}7n\u{0}Vn\u{0}fn\u{0}wn\u{0}\u{1}o\u{0}\
        \u{f}o\u{0}\u{18}o\u{0}%o\u{0}/o\u{0}Eo\u{0}Xo\u{0}ho\u{0}so\u{0}\
        \u{2}p\u{0}\u{1d}p\u{0}5p\u{0}@p\u{0}[p\u{0}\u{1d}q\u{0}gq\u{0}vq\u{0}\
        \u{6}r\u{0}\u{15}r\u{0}&r\u{0}7r\u{0}Hr\u{0}Tr\u{0}`r\u{0}qr\u{0}\
        \u{4}s\u{0}\u{10}s\u{0},s\u{0}Is\u{0}es\u{0}|s\u{0}\u{9}t\u{0}\u{13}t\u{0}\
        -t\u{0}St\u{0}\u{0}u\u{0}|u\u{0}Hv\u{0}\u{2}w\u{0}%w\u{0}Jw\u{0}\
        dw\u{0}\u{1c}x\u{0}`x\u{0}dy\u{0}7z\u{0}pz\u{0}\u{1d}{\u{0}C{\u{0}\
        \u{1f}|\u{0}w|\u{0}\u{a}}\u{0}\u{1f}}\u{0},}\u{0}@}\u{0}N}\u{0}c}\u{0}\
        \u{10}~\u{0}\u{1b}~\u{0}(~\u{0}8~\u{0}@~\u{0} \u{7f}\u{0}l\u{7f}\u{0}3\u{0}\u{1}\
        ;\u{0}\u{1}C\u{0}\u{1}\u{d}\u{1}\u{1}3\u{1}\u{1}>\u{1}\u{1}D\u{1}\u{1}e\u{1}\u{1}\u{6}\u{2}\u{1}\
        \u{11}\u{2}\u{1}\u{1c}\u{2}\u{1}9\u{2}\u{1}A\u{2}\u{1}L\u{2}\u{1}b\u{2}\u{1}\u{1e}\u{3}\u{1}(\u{4}\u{1}\
        L\u{5}\u{1}t\u{5}\u{1}%\u{6}\u{1}^\u{6}\u{1} \u{7}\u{1}>\u{7}\u{1}H\u{7}\u{1}\\\u{7}\u{1}\
        c\u{7}\u{1}l\u{7}\u{1}\u{4}\u{8}\u{1}-\u{8}\u{1}C\u{8}\u{1}T\u{8}\u{1}W\u{8}\u{1}\u{7f}\u{8}\u{1}\
        9\u{9}\u{1}E\u{9}\u{1}H\u{9}\u{1}N\u{9}\u{1}P\u{9}\u{1}e\u{9}\u{1}o\u{9}\u{1}x\u{9}\u{1}\
        \u{8}\u{a}\u{1}\u{c}\u{a}\u{1}2\u{b}\u{1}:\u{b}\u{1}G\u{b}\u{1}W\u{b}\u{1}h\u{b}\u{1}m\u{b}\u{1}\
        p\u{b}\u{1}|\u{b}\u{1}\u{7}\u{c}\u{1}\u{1b}\u{c}\u{1}h\u{c}\u{1}\u{1d}\u{d}\u{1}S\u{d}\u{1}]\u{d}\u{1}\
        i\u{d}\u{1}\u{2}\u{e}\u{1}\u{a}\u{e}\u{1}3\u{e}\u{1}<\u{e}\u{1}y\u{e}\u{1}\u{2}\u{f}\u{1}\u{f}\u{f}\u{1}\
        \u{16}\u{f}\u{1}.\u{f}\u{1}D\u{f}\u{1}K\u{f}\u{1}`\u{f}\u{1}p\u{f}\u{1}}\u{10}\u{1}\u{17}\u{11}\u{1}\
        \u{4}\u{12}\u{1}\"\u{12}\u{1}n\u{12}\u{1}\
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
