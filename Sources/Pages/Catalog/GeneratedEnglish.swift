// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Catalog {
    /// How many messages a table has.
    static let messages = 236

    /// A table with another one belongs to another release.
    static let fingerprint: StaticString = "e0f1bf02"

    /// What languages say of themselves, then the messages.
    static let englishTable: StaticString = """
        TSW1e0f1bf026\u{2}\u{0}\
        \u{0}\u{0}\u{0}\u{2}\u{0}\u{0}\u{5}\u{0}\u{0}\u{b}\u{0}\u{0}\u{11}\u{0}\u{0}\u{18}\u{0}\u{0}!\u{0}\u{0})\u{0}\u{0}\
        /\u{0}\u{0}7\u{0}\u{0}=\u{0}\u{0}@\u{0}\u{0}C\u{0}\u{0}F\u{0}\u{0}I\u{0}\u{0}L\u{0}\u{0}\
        O\u{0}\u{0}R\u{0}\u{0}S\u{0}\u{0}T\u{0}\u{0}U\u{0}\u{0}V\u{0}\u{0}W\u{0}\u{0}X\u{0}\u{0}\
        Y\u{0}\u{0}`\u{0}\u{0}h\u{0}\u{0}m\u{0}\u{0}r\u{0}\u{0}u\u{0}\u{0}y\u{0}\u{0}}\u{0}\u{0}\
        \u{3}\u{1}\u{0}\u{c}\u{1}\u{0}\u{13}\u{1}\u{0}\u{1b}\u{1}\u{0}#\u{1}\u{0}*\u{1}\u{0}2\u{1}\u{0}7\u{1}\u{0}\
        <\u{1}\u{0}?\u{1}\u{0}C\u{1}\u{0}G\u{1}\u{0}M\u{1}\u{0}V\u{1}\u{0}]\u{1}\u{0}e\u{1}\u{0}\
        m\u{1}\u{0}p\u{1}\u{0}s\u{1}\u{0}v\u{1}\u{0}y\u{1}\u{0}|\u{1}\u{0}\u{7f}\u{1}\u{0}\u{2}\u{2}\u{0}\
        \u{5}\u{2}\u{0}\u{8}\u{2}\u{0}\u{b}\u{2}\u{0}\u{e}\u{2}\u{0}\u{11}\u{2}\u{0}\u{18}\u{2}\u{0}!\u{2}\u{0}&\u{2}\u{0}\
        ,\u{2}\u{0}0\u{2}\u{0}6\u{2}\u{0}8\u{2}\u{0}:\u{2}\u{0}?\u{2}\u{0}A\u{2}\u{0}F\u{2}\u{0}\
        H\u{2}\u{0}P\u{2}\u{0}W\u{2}\u{0}]\u{2}\u{0}a\u{2}\u{0}h\u{2}\u{0}l\u{2}\u{0}r\u{2}\u{0}\
        y\u{2}\u{0}\u{a}\u{3}\u{0}3\u{3}\u{0}7\u{3}\u{0}A\u{3}\u{0}[\u{3}\u{0}F\u{4}\u{0}]\u{4}\u{0}\
        e\u{4}\u{0}j\u{4}\u{0}n\u{4}\u{0}w\u{4}\u{0}{\u{4}\u{0}\u{3}\u{5}\u{0}\u{8}\u{5}\u{0}\u{d}\u{5}\u{0}\
        \u{12}\u{5}\u{0}\u{16}\u{5}\u{0}\u{1b}\u{5}\u{0} \u{5}\u{0}$\u{5}\u{0}(\u{5}\u{0},\u{5}\u{0}2\u{5}\u{0}\
        F\u{5}\u{0}c\u{5}\u{0}o\u{5}\u{0}{\u{5}\u{0}\u{a}\u{6}\u{0}\u{11}\u{7}\u{0})\u{7}\u{0}<\u{7}\u{0}\
        s\u{7}\u{0}z\u{7}\u{0}:\u{8}\u{0}H\u{8}\u{0}T\u{8}\u{0}_\u{8}\u{0}\u{4}\u{9}\u{0}\u{12}\u{9}\u{0}\
        V\u{9}\u{0}\\\u{9}\u{0}d\u{9}\u{0}i\u{9}\u{0}m\u{9}\u{0}u\u{9}\u{0}{\u{9}\u{0}\u{0}\u{a}\u{0}\
        \u{6}\u{a}\u{0}\u{b}\u{a}\u{0}\u{19}\u{a}\u{0}\u{1d}\u{a}\u{0}*\u{a}\u{0}.\u{a}\u{0}3\u{a}\u{0}>\u{a}\u{0}\
        O\u{a}\u{0}[\u{a}\u{0}b\u{a}\u{0}*\u{b}\u{0}5\u{b}\u{0}:\u{b}\u{0}>\u{b}\u{0}J\u{b}\u{0}\
        q\u{b}\u{0}\u{1}\u{c}\u{0}n\u{c}\u{0}\u{3}\u{d}\u{0}\u{17}\u{d}\u{0}&\u{d}\u{0}*\u{d}\u{0}6\u{d}\u{0}\
        \u{e}\u{e}\u{0}\u{13}\u{e}\u{0}\u{1e}\u{e}\u{0}!\u{e}\u{0}+\u{e}\u{0}/\u{e}\u{0}6\u{e}\u{0}:\u{e}\u{0}\
        ?\u{e}\u{0}K\u{e}\u{0}V\u{e}\u{0}k\u{e}\u{0}|\u{e}\u{0}\u{b}\u{f}\u{0}\u{f}\u{f}\u{0}u\u{f}\u{0}\
        \u{2}\u{10}\u{0}\u{11}\u{10}\u{0}\u{17}\u{10}\u{0}#\u{10}\u{0}0\u{10}\u{0}]\u{10}\u{0}b\u{10}\u{0}o\u{10}\u{0}\
        -\u{11}\u{0}d\u{11}\u{0}\u{1f}\u{12}\u{0}7\u{12}\u{0}>\u{12}\u{0}E\u{12}\u{0}M\u{12}\u{0}V\u{12}\u{0}\
        ]\u{12}\u{0}e\u{12}\u{0}j\u{12}\u{0}n\u{12}\u{0}s\u{12}\u{0}{\u{12}\u{0}\u{7}\u{13}\u{0}\u{c}\u{13}\u{0}\
        \u{15}\u{13}\u{0}\u{1a}\u{13}\u{0} \u{13}\u{0}L\u{13}\u{0}P\u{13}\u{0}r\u{13}\u{0}y\u{13}\u{0}\u{b}\u{14}\u{0}\
        .\u{14}\u{0}:\u{14}\u{0}L\u{14}\u{0}\u{d}\u{15}\u{0}+\u{15}\u{0}X\u{15}\u{0}q\u{15}\u{0}1\u{16}\u{0}\
        <\u{16}\u{0}@\u{16}\u{0}+\u{17}\u{0}0\u{17}\u{0}E\u{17}\u{0}O\u{17}\u{0}m\u{17}\u{0}v\u{17}\u{0}\
        \u{18}\u{18}\u{0}?\u{18}\u{0}K\u{18}\u{0}R\u{18}\u{0}X\u{18}\u{0}i\u{18}\u{0}u\u{18}\u{0}\u{7}\u{19}\u{0}\
        \u{11}\u{19}\u{0}\"\u{19}\u{0}2\u{19}\u{0}5\u{19}\u{0}7\u{19}\u{0}>\u{19}\u{0}\\\u{19}\u{0}g\u{19}\u{0}\
        \u{4}\u{1a}\u{0}\u{1b}\u{1a}\u{0}$\u{1a}\u{0},\u{1a}\u{0}0\u{1a}\u{0}5\u{1a}\u{0}B\u{1a}\u{0}O\u{1a}\u{0}\
        \\\u{1a}\u{0}e\u{1a}\u{0}p\u{1a}\u{0}s\u{1a}\u{0}\u{3}\u{1b}\u{0}O\u{1b}\u{0}\u{2}\u{1c}\u{0}\u{7}\u{1c}\u{0}\
        %\u{1c}\u{0}Y\u{1c}\u{0}c\u{1c}\u{0}l\u{1c}\u{0}t\u{1c}\u{0}\u{2}\u{1d}\u{0}\u{d}\u{1d}\u{0}\u{16}\u{1d}\u{0}\
        &\u{1d}\u{0}2\u{1d}\u{0}<\u{1d}\u{0}[\u{1d}\u{0}_\u{1d}\u{0}l\u{1d}\u{0}\u{f}\u{1e}\u{0}\u{14}\u{1e}\u{0}\
        \u{1d}\u{1e}\u{0}:\u{1e}\u{0}F\u{1e}\u{0}f\u{1e}\u{0}k\u{1e}\u{0}r\u{1e}\u{0}y\u{1e}\u{0}\u{0}\u{1f}\u{0}\
        \u{5}\u{1f}\u{0}\u{a}\u{1f}\u{0}\u{13}\u{1f}\u{0} \u{1f}\u{0}+\u{1f}\u{0}7\u{1f}\u{0}Q \u{0}^ \u{0}\
        j \u{0}x \u{0}~ \u{0}\u{4}!\u{0}\u{15}!\u{0},!\u{0}7!\u{0}I!\u{0}\
        a!\u{0}k!\u{0}C\"\u{0}V\"\u{0}k\"\u{0}x\"\u{0}\u{c}#\u{0}\u{1a}#\u{0}\
        /#\u{0}\\#\u{0}g#\u{0}t#\u{0}\u{4}$\u{0}\u{c}$\u{0}l$\u{0}p$\u{0}\
        x$\u{0}\u{5}%\u{0}\u{15}%\u{0}&%\u{0}+%\u{0}E%\u{0}\u{11}&\u{0}\
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
        d MMM\
        MMMM y\
        H:mm\
        h:mm a\
        am\
        pm\
         and \
        , \
         and \
        , \
        {0} mins\
        {0} hrs\
        Cancel\
        Save\
        Actions\
        Done\
        +5 min\
        Not now\
        Your rest is over\
        It counts and is listed under Done today.\
        Stop\
        Time is up\
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
        Accent colour\
        Match the theme\
        Motion\
        Match device\
        Reduce motion\
        Nothing moves, whatever your device is set to\
        Theme\
        Notifications\
        This setting syncs. Each device must also allow notifications.\
        When a timer ends, even while you are using another app\
        Notifications need script, which this browser does not run.\
        Send a test notification\
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
        spoons\
        Spoons\
        Rest ended at \u{1}\u{0}.\
        Rest ended on \u{1}\u{0} at \u{1}\u{1}.\
        Rest \u{1}\u{0} min\
        Timer ended at \u{1}\u{0}.\
        Timer ended on \u{1}\u{0} at \u{1}\u{1}.\
        \u{6}\u{0} per day\
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
        \u{1}\u{0} %\
        \u{1}\u{0} a day\
        \u{1}\u{0} in reserve\
        day starts at \u{1}\u{0}\
        week starts on \u{1}\u{0}\
        +\u{1}\u{0} %\
        \u{2}\u{0}\u{2}\u{1}\u{8}\u{0}\u{5}\u{9}\u{0}\u{1}\u{0} spoon\u{1}\u{0} spoons\
        Times are in \u{1}\u{0}, because this browser runs no script. \u{3}\u{1}Set your time zone\u{4}\u{1}
        """
}
