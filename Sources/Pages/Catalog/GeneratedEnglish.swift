// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Catalog {
    /// How many messages a table has.
    static let messages = 520

    /// A table with another one belongs to another release.
    static let fingerprint: StaticString = "e6482350"

    /// What languages say of themselves, then the messages.
    static let englishTable: StaticString = """
        TSW1e6482350R\u{4}\u{0}\
        \u{0}\u{0}\u{0}\u{2}\u{0}\u{0}\u{5}\u{0}\u{0}\u{b}\u{0}\u{0}\u{11}\u{0}\u{0}\u{18}\u{0}\u{0}!\u{0}\u{0})\u{0}\u{0}\
        /\u{0}\u{0}7\u{0}\u{0}=\u{0}\u{0}@\u{0}\u{0}C\u{0}\u{0}F\u{0}\u{0}I\u{0}\u{0}L\u{0}\u{0}\
        O\u{0}\u{0}R\u{0}\u{0}S\u{0}\u{0}T\u{0}\u{0}U\u{0}\u{0}V\u{0}\u{0}W\u{0}\u{0}X\u{0}\u{0}\
        Y\u{0}\u{0}`\u{0}\u{0}h\u{0}\u{0}m\u{0}\u{0}r\u{0}\u{0}u\u{0}\u{0}y\u{0}\u{0}}\u{0}\u{0}\
        \u{3}\u{1}\u{0}\u{c}\u{1}\u{0}\u{13}\u{1}\u{0}\u{1b}\u{1}\u{0}#\u{1}\u{0}*\u{1}\u{0}2\u{1}\u{0}7\u{1}\u{0}\
        <\u{1}\u{0}?\u{1}\u{0}C\u{1}\u{0}G\u{1}\u{0}M\u{1}\u{0}V\u{1}\u{0}]\u{1}\u{0}e\u{1}\u{0}\
        m\u{1}\u{0}p\u{1}\u{0}s\u{1}\u{0}v\u{1}\u{0}y\u{1}\u{0}|\u{1}\u{0}\u{7f}\u{1}\u{0}\u{2}\u{2}\u{0}\
        \u{5}\u{2}\u{0}\u{8}\u{2}\u{0}\u{b}\u{2}\u{0}\u{e}\u{2}\u{0}\u{11}\u{2}\u{0}\u{18}\u{2}\u{0}!\u{2}\u{0}&\u{2}\u{0}\
        ,\u{2}\u{0}0\u{2}\u{0}6\u{2}\u{0}8\u{2}\u{0}:\u{2}\u{0}?\u{2}\u{0}A\u{2}\u{0}F\u{2}\u{0}\
        H\u{2}\u{0}P\u{2}\u{0}W\u{2}\u{0}]\u{2}\u{0}a\u{2}\u{0}h\u{2}\u{0}t\u{2}\u{0}z\u{2}\u{0}\
        0\u{3}\u{0}<\u{3}\u{0}@\u{3}\u{0}F\u{3}\u{0}M\u{3}\u{0}^\u{3}\u{0}\u{7}\u{4}\u{0}\u{b}\u{4}\u{0}\
        \u{15}\u{4}\u{0}\u{1c}\u{4}\u{0}g\u{4}\u{0}u\u{4}\u{0}|\u{4}\u{0}<\u{5}\u{0}G\u{5}\u{0}R\u{5}\u{0}\
        v\u{5}\u{0}\u{8}\u{6}\u{0}\u{16}\u{6}\u{0}B\u{6}\u{0}\\\u{6}\u{0}G\u{7}\u{0}^\u{7}\u{0}f\u{7}\u{0}\
        k\u{7}\u{0}o\u{7}\u{0}x\u{7}\u{0}|\u{7}\u{0}\u{4}\u{8}\u{0}\u{9}\u{8}\u{0}\u{e}\u{8}\u{0}\u{15}\u{8}\u{0}\
        \u{1b}\u{8}\u{0}\u{1e}\u{8}\u{0}$\u{8}\u{0}(\u{8}\u{0},\u{8}\u{0}2\u{8}\u{0}7\u{8}\u{0};\u{8}\u{0}\
        @\u{8}\u{0}E\u{8}\u{0}I\u{8}\u{0}M\u{8}\u{0}Q\u{8}\u{0}W\u{8}\u{0}k\u{8}\u{0}\u{8}\u{9}\u{0}\
        \u{14}\u{9}\u{0} \u{9}\u{0}/\u{9}\u{0}6\u{a}\u{0}N\u{a}\u{0}a\u{a}\u{0}\u{18}\u{b}\u{0}\u{1f}\u{b}\u{0}\
        _\u{b}\u{0}m\u{b}\u{0}y\u{b}\u{0}\u{4}\u{c}\u{0})\u{c}\u{0}7\u{c}\u{0}{\u{c}\u{0}\u{1}\u{d}\u{0}\
        \u{9}\u{d}\u{0}\u{1c}\u{d}\u{0}$\u{d}\u{0}/\u{d}\u{0}6\u{d}\u{0}=\u{d}\u{0}B\u{d}\u{0}F\u{d}\u{0}\
        N\u{d}\u{0}T\u{d}\u{0}Y\u{d}\u{0}_\u{d}\u{0}d\u{d}\u{0}r\u{d}\u{0}v\u{d}\u{0}\u{3}\u{e}\u{0}\
        \u{7}\u{e}\u{0}\u{c}\u{e}\u{0}\u{17}\u{e}\u{0}(\u{e}\u{0}4\u{e}\u{0};\u{e}\u{0}\u{3}\u{f}\u{0}\u{e}\u{f}\u{0}\
        \u{13}\u{f}\u{0}\u{17}\u{f}\u{0}#\u{f}\u{0}J\u{f}\u{0}Z\u{f}\u{0}G\u{10}\u{0}\\\u{10}\u{0}p\u{10}\u{0}\
        \u{7f}\u{10}\u{0}\u{3}\u{11}\u{0}\u{f}\u{11}\u{0}g\u{11}\u{0}l\u{11}\u{0}w\u{11}\u{0}z\u{11}\u{0}\u{4}\u{12}\u{0}\
        \u{8}\u{12}\u{0}\u{f}\u{12}\u{0}\u{13}\u{12}\u{0}\u{18}\u{12}\u{0}$\u{12}\u{0}/\u{12}\u{0}D\u{12}\u{0}U\u{12}\u{0}\
        d\u{12}\u{0}h\u{12}\u{0}N\u{13}\u{0}U\u{13}\u{0}`\u{13}\u{0}d\u{13}\u{0}i\u{13}\u{0}m\u{13}\u{0}\
        s\u{13}\u{0}v\u{13}\u{0}z\u{13}\u{0}\u{7f}\u{13}\u{0}\u{3}\u{14}\u{0}\u{8}\u{14}\u{0}\u{d}\u{14}\u{0}\u{12}\u{14}\u{0}\
        \u{16}\u{14}\u{0}\u{1a}\u{14}\u{0}\u{1d}\u{14}\u{0}#\u{14}\u{0}(\u{14}\u{0},\u{14}\u{0}5\u{14}\u{0}G\u{14}\u{0}\
        \u{13}\u{15}\u{0}9\u{15}\u{0}A\u{15}\u{0}r\u{15}\u{0}{\u{15}\u{0}\u{c}\u{16}\u{0}\u{15}\u{16}\u{0}\"\u{16}\u{0}\
        >\u{16}\u{0}K\u{16}\u{0}O\u{16}\u{0}Y\u{16}\u{0}f\u{16}\u{0}p\u{16}\u{0}z\u{16}\u{0}\u{1}\u{17}\u{0}\
        \u{5}\u{17}\u{0}\u{c}\u{17}\u{0}\u{14}\u{17}\u{0}3\u{17}\u{0}:\u{17}\u{0}S\u{17}\u{0}\\\u{17}\u{0}e\u{17}\u{0}\
        r\u{17}\u{0}\u{2}\u{18}\u{0}\u{d}\u{18}\u{0}\u{19}\u{18}\u{0}\u{1d}\u{18}\u{0}%\u{18}\u{0}B\u{18}\u{0}I\u{18}\u{0}\
        P\u{18}\u{0}Y\u{18}\u{0}]\u{18}\u{0}s\u{18}\u{0}\u{4}\u{19}\u{0}\u{a}\u{19}\u{0}\u{1c}\u{19}\u{0} \u{19}\u{0}\
        4\u{19}\u{0}<\u{19}\u{0}A\u{19}\u{0}\u{17}\u{1a}\u{0}Z\u{1a}\u{0}o\u{1a}\u{0}v\u{1a}\u{0}\u{14}\u{1b}\u{0}\
         \u{1b}\u{0})\u{1b}\u{0}1\u{1b}\u{0}6\u{1b}\u{0}C\u{1b}\u{0}R\u{1b}\u{0}X\u{1b}\u{0}d\u{1b}\u{0}\
        q\u{1b}\u{0}\u{1e}\u{1c}\u{0}#\u{1c}\u{0}*\u{1c}\u{0}@\u{1c}\u{0}K\u{1c}\u{0}\\\u{1c}\u{0}h\u{1c}\u{0}\
        \\\u{1d}\u{0}x\u{1d}\u{0}\u{7f}\u{1d}\u{0}\u{e}\u{1e}\u{0}L\u{1e}\u{0}S\u{1e}\u{0}q\u{1e}\u{0}}\u{1e}\u{0}\
        \u{9}\u{1f}\u{0}\u{e}\u{1f}\u{0},\u{1f}\u{0}>\u{1f}\u{0}N\u{1f}\u{0}\u{c} \u{0}\u{1d} \u{0}l \u{0}\
        \u{0}!\u{0}#!\u{0}+!\u{0}2!\u{0}?!\u{0}a!\u{0}m!\u{0}t!\u{0}\
        6\"\u{0}l\"\u{0}p\"\u{0}v\"\u{0}\u{6}#\u{0}<#\u{0}D#\u{0}R#\u{0}\
        X#\u{0}\\#\u{0}a#\u{0}f#\u{0}p#\u{0}I$\u{0}j$\u{0}v$\u{0}\
        |$\u{0}\u{1}%\u{0}\u{7}%\u{0}\u{14}%\u{0}R%\u{0}\u{9}&\u{0}D&\u{0}\\&\u{0}\
        e&\u{0}j&\u{0}n&\u{0}|&\u{0}\u{1}'\u{0}\u{d}'\u{0}\u{1e}'\u{0}%'\u{0}\
        7'\u{0}B'\u{0}R'\u{0}U'\u{0}g'\u{0}\u{b}(\u{0}\"(\u{0}6(\u{0}\
        P(\u{0}T(\u{0}p(\u{0}\u{10})\u{0}H)\u{0}U)\u{0}a)\u{0}p)\u{0}\
        \u{0}*\u{0}\u{11}*\u{0}\u{1b}*\u{0}\"*\u{0})*\u{0}1*\u{0}:*\u{0}A*\u{0}\
        I*\u{0}N*\u{0}R*\u{0}W*\u{0}_*\u{0}k*\u{0}p*\u{0}y*\u{0}\
        ~*\u{0}\u{4}+\u{0}0+\u{0}4+\u{0}V+\u{0}]+\u{0}o+\u{0}\u{12},\u{0}\
        \u{1e},\u{0}0,\u{0}q,\u{0}\u{f}-\u{0}<-\u{0}U-\u{0}\u{15}.\u{0} .\u{0}\
        $.\u{0}\u{f}/\u{0}\u{14}/\u{0})/\u{0}3/\u{0}Q/\u{0}Z/\u{0}|/\u{0}\
        #0\u{0}q0\u{0}}0\u{0}\u{4}1\u{0}\u{a}1\u{0}\u{1b}1\u{0}'1\u{0}91\u{0}\
        C1\u{0}T1\u{0}d1\u{0}g1\u{0}i1\u{0}p1\u{0}\u{e}2\u{0}\u{19}2\u{0}\
        62\u{0}M2\u{0}V2\u{0}^2\u{0}b2\u{0}g2\u{0}t2\u{0}\u{1}3\u{0}\
        \u{e}3\u{0}\u{17}3\u{0}\"3\u{0}%3\u{0}53\u{0}\u{1}4\u{0}44\u{0}94\u{0}\
        W4\u{0}\u{b}5\u{0}\u{15}5\u{0}\u{1e}5\u{0}&5\u{0}-5\u{0}35\u{0}Z5\u{0}\
        l5\u{0}q5\u{0}\u{3}6\u{0}\u{7}6\u{0}\u{12}6\u{0}\u{1c}6\u{0}$6\u{0}16\u{0}\
        \u{2}7\u{0}17\u{0}97\u{0}G7\u{0}R7\u{0}[7\u{0}k7\u{0}w7\u{0}\
        \u{1}8\u{0} 8\u{0}$8\u{0}18\u{0}T8\u{0}Y8\u{0}b8\u{0}\u{7f}8\u{0}\
        \u{b}9\u{0}+9\u{0}09\u{0}79\u{0}>9\u{0}E9\u{0}J9\u{0}O9\u{0}\
        X9\u{0}e9\u{0}p9\u{0}|9\u{0}\u{16};\u{0}#;\u{0}/;\u{0}=;\u{0}\
        B;\u{0}K;\u{0}S;\u{0}Z;\u{0}q;\u{0}u;\u{0}|;\u{0}\u{5}<\u{0}\
        \u{11}<\u{0}\u{1e}<\u{0}2<\u{0}]<\u{0}j<\u{0}t<\u{0}\u{8}=\u{0}S=\u{0}\
        r=\u{0}$>\u{0})>\u{0}R>\u{0}Y>\u{0}d>\u{0}o>\u{0}{>\u{0}\
        \u{4}?\u{0}\u{b}?\u{0}\u{14}?\u{0}\u{1b}?\u{0}&?\u{0}2?\u{0}B?\u{0}U?\u{0}\
        q?\u{0}]@\u{0}g@\u{0}\u{7}A\u{0}\u{d}A\u{0}\u{13}A\u{0}3A\u{0}QA\u{0}\
        fA\u{0}$B\u{0}>B\u{0}OB\u{0}~B\u{0}\u{a}C\u{0}\u{17}C\u{0}3C\u{0}\
        DC\u{0}[C\u{0}fC\u{0}xC\u{0}\u{10}D\u{0}\u{17}D\u{0}!D\u{0}yD\u{0}\
        \u{c}E\u{0}!E\u{0}.E\u{0}BE\u{0}PE\u{0}eE\u{0}\u{12}F\u{0}\u{1d}F\u{0}\
        *F\u{0}:F\u{0}BF\u{0}\"G\u{0}nG\u{0}5H\u{0}=H\u{0}EH\u{0}\
        PH\u{0}VH\u{0}wH\u{0}\u{18}I\u{0}#I\u{0}.I\u{0}KI\u{0}SI\u{0}\
        ^I\u{0}tI\u{0}0J\u{0}:K\u{0}^L\u{0}\u{6}M\u{0}7M\u{0}pM\u{0}\
        2N\u{0}PN\u{0}ZN\u{0}nN\u{0}uN\u{0}~N\u{0}\u{16}O\u{0}?O\u{0}\
        UO\u{0}fO\u{0} P\u{0},P\u{0}/P\u{0}5P\u{0}7P\u{0}LP\u{0}\
        VP\u{0}_P\u{0}oP\u{0}sP\u{0}{P\u{0}\u{8}Q\u{0}\u{18}Q\u{0})Q\u{0}\
        .Q\u{0}{Q\u{0}0R\u{0}fR\u{0}pR\u{0}|R\u{0}\u{15}S\u{0}/S\u{0}\
        \u{1c}T\u{0}:T\u{0}\u{6}U\u{0}\
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
        Errands\
        Family\
        Fun\
        Health\
        Home\
        Work\
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
        Suggestions do not use your reserve.\
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
        spoons\
        Spoons\
        Plan a day that fits your energy\
        Start with a few example tasks\
        One tap removes them.\
        No account. Everything stays on this device and works offline.\
        Restore from a backup file\
        I have an account\
        A guess is fine. You can change it at any time.\
        Start my day\
        It is \u{1}\u{0} now.\
        How many \u{5}\u{0} does today have?\
        Rest ended at \u{1}\u{0}.\
        Rest ended on \u{1}\u{0} at \u{1}\u{1}.\
        Rest \u{1}\u{0} min\
        Timer ended at \u{1}\u{0}.\
        Timer ended on \u{1}\u{0} at \u{1}\u{1}.\
        From \u{1}\u{0}\
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
        No changes yet. Each one will be listed here for \u{1}\u{0} days, and can be undone.\
        Changes from the last \u{1}\u{0} days. Undoing one doesn’t affect later ones.\
        Redo: \u{1}\u{0}\
        Undo: \u{1}\u{0}\
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
        \u{1}\u{0} a day\
        \u{1}\u{0} in reserve\
        day starts at \u{1}\u{0}\
        week starts on \u{1}\u{0}\
        +\u{1}\u{0} %\
        It is \u{1}\u{0} now. Start a new day when you are ready; this list stays until then.\
        Borrowed from tomorrow. New Day will then suggest \u{1}\u{0}.\
        Today has \u{1}\u{0}, and \u{1}\u{1} are planned. Nothing was removed.\
        Sort by \u{5}\u{0}\
        What are \u{5}\u{0}?\
        One \u{1}\u{0} is a bit of energy\
        \u{2}\u{0}\u{2}\u{1}\u{8}\u{0}\u{5}\u{9}\u{0}\u{1}\u{0} spoon\u{1}\u{0} spoons\
        A day has only so many \u{5}\u{0}. Teaspoon helps you choose what fits and keeps the rest for later. \u{3}\u{1}What are \u{5}\u{0}?\u{4}\u{1}\
        How many \u{5}\u{0} do you have today?\
        Times are in \u{1}\u{0}, because this browser runs no script. \u{3}\u{1}Set your time zone\u{4}\u{1}
        """
}
