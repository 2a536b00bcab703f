/// The drawings, all of them: 24 units square, strokes of two, in the colour of the text around them.
enum Symbol {
    case spoon
    case sun
    case drawer
    case tray
    case dots
    case plus
    case check
    case help
    case grip
    case up
    case down
    case top
    case bottom
    case bin
    case back
    case close
    case undo
    case ticked
    case list
    case flag
    case date
    case again
    case tag
    case steps
    case box
    case edit

    var href: StaticString {
        switch self {
        case .spoon: "#i-spoon"
        case .sun: "#i-sun"
        case .drawer: "#i-drawer"
        case .tray: "#i-tray"
        case .dots: "#i-dots"
        case .plus: "#i-plus"
        case .check: "#i-check"
        case .help: "#i-help"
        case .grip: "#i-grip"
        case .up: "#i-up"
        case .down: "#i-down"
        case .top: "#i-top"
        case .bottom: "#i-bottom"
        case .bin: "#i-bin"
        case .back: "#i-back"
        case .close: "#i-close"
        case .undo: "#i-undo"
        case .ticked: "#i-ticked"
        case .list: "#i-list"
        case .flag: "#i-flag"
        case .date: "#i-date"
        case .again: "#i-again"
        case .tag: "#i-tag"
        case .steps: "#i-steps"
        case .box: "#i-box"
        case .edit: "#i-edit"
        }
    }

    static let sheet: StaticString = """
        <svg id="symbols" width="0" height="0" aria-hidden="true">\
        <symbol id="i-spoon" viewBox="0 0 12 28"><path d="M6 1.200c2.600 0 4.200 2.700 4.200 5.800S8.500 12.600 6 12.600 1.800 10.100 1.800 7 3.400 1.200 6 1.200Z"/>\
        <path fill="currentColor" stroke-width="1" d="M5.500 12.600h1l.700 12.700a1.200 1.200 0 0 1-2.400 0Z"/></symbol>\
        <symbol id="i-sun" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400"/></symbol>\
        <symbol id="i-drawer" viewBox="0 0 24 24"><rect x="3.500" y="4" width="17" height="16" rx="3"/><path d="M3.500 12h17M10 8h4M10 16h4"/></symbol>\
        <symbol id="i-tray" viewBox="0 0 24 24"><path d="M4 13.500 6.500 6A2 2 0 0 1 8.400 4.500h7.200A2 2 0 0 1 17.500 6L20 13.500V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4.500h4.500l1.500 2.500h4l1.500-2.500H20"/></symbol>\
        <symbol id="i-dots" viewBox="0 0 24 24"><circle cx="5" cy="12" r="1.250"/><circle cx="12" cy="12" r="1.250"/><circle cx="19" cy="12" r="1.250"/></symbol>\
        <symbol id="i-plus" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>\
        <symbol id="i-check" viewBox="0 0 24 24"><path d="m5.500 12.500 4.300 4.500 8.700-10"/></symbol>\
        <symbol id="i-help" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.7.400-1.100.9-1.100 1.800M12 16.700v.1"/></symbol>\
        <symbol id="i-grip" viewBox="0 0 24 24"><path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1"/></symbol>\
        <symbol id="i-up" viewBox="0 0 24 24"><path d="M12 18.500v-13M6.500 11 12 5.500l5.500 5.500"/></symbol>\
        <symbol id="i-down" viewBox="0 0 24 24"><path d="M12 5.500v13M6.500 13l5.500 5.500 5.500-5.500"/></symbol>\
        <symbol id="i-top" viewBox="0 0 24 24"><path d="M5 4.500h14M12 20V9M6.500 14 12 8.500l5.500 5.500"/></symbol>\
        <symbol id="i-bottom" viewBox="0 0 24 24"><path d="M5 19.500h14M12 4v11M6.500 10l5.500 5.500 5.500-5.500"/></symbol>\
        <symbol id="i-bin" viewBox="0 0 24 24"><path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l.9 12.500h9.200L17.500 7M10.200 11v5M13.800 11v5"/></symbol>\
        <symbol id="i-back" viewBox="0 0 24 24"><path d="M9 7 4.500 11.500 9 16M5 11.500h9a5 5 0 0 1 5 5V18"/></symbol>\
        <symbol id="i-close" viewBox="0 0 24 24"><path d="m6 6 12 12M18 6 6 18"/></symbol>\
        <symbol id="i-undo" viewBox="0 0 24 24"><path d="M5 5v5h5M5.500 9.500A7.500 7.500 0 1 1 4.700 14"/></symbol>\
        <symbol id="i-ticked" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/><path d="m8.500 12.300 2.500 2.500 4.500-5"/></symbol>\
        <symbol id="i-list" viewBox="0 0 24 24"><path d="M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500v.1M4.500 12v.1M4.500 17.500v.1"/></symbol>\
        <symbol id="i-flag" viewBox="0 0 24 24"><path d="M6 20.500V4.500M6 5h11.500l-2.500 4 2.500 4H6"/></symbol>\
        <symbol id="i-date" viewBox="0 0 24 24"><rect x="4" y="5.500" width="16" height="14.500" rx="2.500"/><path d="M4 10h16M8.500 3.500v4M15.500 3.500v4"/></symbol>\
        <symbol id="i-again" viewBox="0 0 24 24"><path d="M5 12a7 7 0 0 1 12-4.900L19.500 9.500M19.500 5v4.500H15M19 12a7 7 0 0 1-12 4.900L4.500 14.500M4.500 19v-4.500H9"/></symbol>\
        <symbol id="i-tag" viewBox="0 0 24 24"><path d="M4 4.500h7.500l8.500 8.500-7 7L4.500 11.500ZM8.500 8.500v.1"/></symbol>\
        <symbol id="i-steps" viewBox="0 0 24 24"><path d="M5 5.500v9.500a2 2 0 0 0 2 2h4M5 9.500h6M15 9.500h5M15 17h5"/></symbol>\
        <symbol id="i-box" viewBox="0 0 24 24"><path d="M4 8.500h16v10.500a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19ZM3 4.500h18v4H3ZM10 12.500h4"/></symbol>\
        <symbol id="i-edit" viewBox="0 0 24 24"><path d="M4.500 19.500 5.500 15 15.500 5a2.100 2.100 0 0 1 3 3L8.500 18.500Z"/></symbol>\
        </svg>
        """
}
