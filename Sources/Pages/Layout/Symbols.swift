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
    case printer
    case note
    case pin
    case unpin
    case leaf
    case timer
    case cup
    case bell
    case quiet
    case pause
    case stop
    case play
    case minus
    case full
    case settings
    case person
    case device
    case body
    case bulb
    case people
    case heart
    case moon
    case previous
    case next
    case toDay
    case swap
    case copy
    case palette
    case textSize
    case globe
    case lock
    case past
    case chart
    case template
    case table
    case link
    case keyboard
    case cloud
    case mail
    case leave
    case info
    case target
    case clock
    case search

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
        case .printer: "#i-printer"
        case .note: "#i-note"
        case .pin: "#i-pin"
        case .unpin: "#i-unpin"
        case .leaf: "#i-leaf"
        case .timer: "#i-timer"
        case .cup: "#i-cup"
        case .bell: "#i-bell"
        case .quiet: "#i-quiet"
        case .pause: "#i-pause"
        case .stop: "#i-stop"
        case .play: "#i-play"
        case .minus: "#i-minus"
        case .full: "#i-full"
        case .settings: "#i-settings"
        case .person: "#i-person"
        case .device: "#i-device"
        case .body: "#i-body"
        case .bulb: "#i-bulb"
        case .people: "#i-people"
        case .heart: "#i-heart"
        case .moon: "#i-moon"
        case .previous: "#i-previous"
        case .next: "#i-next"
        case .toDay: "#i-to-day"
        case .swap: "#i-swap"
        case .copy: "#i-copy"
        case .palette: "#i-palette"
        case .textSize: "#i-text-size"
        case .globe: "#i-globe"
        case .lock: "#i-lock"
        case .past: "#i-past"
        case .chart: "#i-chart"
        case .template: "#i-template"
        case .table: "#i-table"
        case .link: "#i-link"
        case .keyboard: "#i-keyboard"
        case .cloud: "#i-cloud"
        case .mail: "#i-mail"
        case .leave: "#i-leave"
        case .info: "#i-info"
        case .target: "#i-target"
        case .clock: "#i-clock"
        case .search: "#i-search"
        }
    }

    static let sheet: StaticString = """
        <svg id="symbols" width="0" height="0" aria-hidden="true">\
        <symbol id="i-spoon" viewBox="0 0 22 44"><path d="M11 1.500c4.200 0 6.800 4.500 6.800 9.400 0 4.100-2 7.300-4.900 8.600l1 20.300a2.900 2.900 0 0 1-5.800 0l1-20.300c-2.900-1.300-4.900-4.500-4.900-8.600 0-4.900 2.600-9.400 6.800-9.400Z"/></symbol>\
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
        <symbol id="i-device" viewBox="0 0 24 24"><rect x="6.500" y="3" width="11" height="18" rx="2.500"/><path d="M10.500 17.500h3"/></symbol>\
        <symbol id="i-box" viewBox="0 0 24 24"><path d="M4 8.500h16v10.500a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19ZM3 4.500h18v4H3ZM10 12.500h4"/></symbol>\
        <symbol id="i-edit" viewBox="0 0 24 24"><path d="M4.500 19.500 5.500 15 15.500 5a2.100 2.100 0 0 1 3 3L8.500 18.500Z"/></symbol>\
        <symbol id="i-printer" viewBox="0 0 24 24"><path d="M7 9V4h10v5M7 17H5a1.500 1.500 0 0 1-1.500-1.500v-5A1.500 1.500 0 0 1 5 9h14a1.500 1.500 0 0 1 1.500 1.500v5A1.500 1.500 0 0 1 19 17h-2M7 14.500h10V20H7Z"/></symbol>\
        <symbol id="i-note" viewBox="0 0 24 24"><path d="M4.500 4.500h15v9.500l-5.500 5.500h-9.500ZM19.500 14H14v5.500M8 9h8M8 12.500h4"/></symbol>\
        <symbol id="i-pin" viewBox="0 0 24 24"><path d="M9 4h6l-.700 6.500 3.200 3.500h-11l3.200-3.500ZM12 14v6.500"/></symbol>\
        <symbol id="i-unpin" viewBox="0 0 24 24"><path d="M9 4h6l-.700 6.500 3.200 3.500h-11l3.200-3.500ZM12 14v6.500M4 4l16 16"/></symbol>\
        <symbol id="i-leaf" viewBox="0 0 24 24"><path d="M5 19c0-9 5-14 14.500-14.500C19.500 14 15 19 8.500 17.500M5 20c1-4.500 4-8 8.500-10"/></symbol>\
        <symbol id="i-timer" viewBox="0 0 24 24"><circle cx="12" cy="13.500" r="7"/><path d="M12 13.500V10M9.500 3.500h5M18 6l1 1"/></symbol>\
        <symbol id="i-cup" viewBox="0 0 24 24"><path d="M4.500 10h12v5a4.500 4.500 0 0 1-4.500 4.500H9A4.500 4.500 0 0 1 4.500 15ZM16.500 11h1.500a2.300 2.300 0 0 1 0 4.600h-1.600M8.500 4v2.500M12.500 4v2.500"/></symbol>\
        <symbol id="i-bell" viewBox="0 0 24 24"><path d="M5.500 17h13l-1.500-2.500V11a5 5 0 0 0-10 0v3.500ZM10 19.800h4M12 4.500V6"/></symbol>\
        <symbol id="i-quiet" viewBox="0 0 24 24"><path d="M5.500 17h13l-1.500-2.500V11a5 5 0 0 0-10 0v3.500ZM10 19.800h4M4.500 4.500l15 15"/></symbol>\
        <symbol id="i-pause" viewBox="0 0 24 24"><path d="M9 6v12M15 6v12"/></symbol>\
        <symbol id="i-stop" viewBox="0 0 24 24"><rect x="6" y="6" width="12" height="12" rx="2"/></symbol>\
        <symbol id="i-play" viewBox="0 0 24 24"><path d="M8 5.500v13l10.500-6.500Z"/></symbol>\
        <symbol id="i-minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol>\
        <symbol id="i-full" viewBox="0 0 24 24"><path d="M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15"/></symbol>\
        <symbol id="i-settings" viewBox="0 0 24 24"><path d="M4 7h8M16.500 7H20M4 17h3.500M12 17h8"/><circle cx="14.250" cy="7" r="2.250"/><circle cx="9.750" cy="17" r="2.250"/></symbol>\
        <symbol id="i-person" viewBox="0 0 24 24"><circle cx="12" cy="8.500" r="4"/><path d="M4.500 20.500a7.500 7.500 0 0 1 15 0"/></symbol>\
        <symbol id="i-body" viewBox="0 0 24 24"><circle cx="13" cy="4.800" r="1.800"/><path d="m6 12 3-3.500h4l2 3.500 3 1M11.500 8.500l-1 5.500 3.500 2.500v4.500M10.500 14l-1.500 3.500-3 2.500"/></symbol>\
        <symbol id="i-bulb" viewBox="0 0 24 24"><path d="M8.500 15.500a6.500 6.500 0 1 1 7 0V17.500h-7ZM9.500 20.500h5"/></symbol>\
        <symbol id="i-people" viewBox="0 0 24 24"><circle cx="9" cy="8.500" r="3.500"/><path d="M2.500 19.500a6.500 6.500 0 0 1 13 0M15.500 5.500a3.300 3.300 0 0 1 0 6M18 14.500a6 6 0 0 1 3.500 5"/></symbol>\
        <symbol id="i-heart" viewBox="0 0 24 24"><path d="M12 20C6 15.500 3.500 12.500 3.500 9.200a4.400 4.400 0 0 1 8.500-1.500 4.400 4.400 0 0 1 8.500 1.500c0 3.300-2.500 6.300-8.500 10.800Z"/></symbol>\
        <symbol id="i-moon" viewBox="0 0 24 24"><path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z"/></symbol>\
        <symbol id="i-previous" viewBox="0 0 24 24"><path d="M14.500 5.500 8 12l6.500 6.500"/></symbol>\
        <symbol id="i-next" viewBox="0 0 24 24"><path d="M9.500 5.500 16 12l-6.500 6.500"/></symbol>\
        <symbol id="i-to-day" viewBox="0 0 24 24"><path d="M20 10.500V8a2.500 2.500 0 0 0-2.500-2.500h-11A2.500 2.500 0 0 0 4 8v9.500A2.500 2.500 0 0 0 6.500 20H10M8.500 3.500v4M15.500 3.500v4M13 16.500h8M17.500 13l3.500 3.500-3.500 3.500"/></symbol>\
        <symbol id="i-swap" viewBox="0 0 24 24"><path d="M4 8.500h14M14 4.500l4 4-4 4M20 15.500H6M10 11.500l-4 4 4 4"/></symbol>\
        <symbol id="i-copy" viewBox="0 0 24 24"><path d="M9 9h11v11H9ZM15 9V4H4v11h5"/></symbol>\
        <symbol id="i-palette" viewBox="0 0 24 24"><path d="M12 3.500a8.500 8.500 0 1 0 0 17c1.300 0 1.900-.900 1.500-2-.600-1.600.300-3 2-3h1.900a3.100 3.100 0 0 0 3.100-3.100c0-5-3.800-8.900-8.500-8.900Z"/><path d="M7.800 11.500h.010M10 7.800h.010M14.500 7.800h.010" stroke-width="2.800"/></symbol>\
        <symbol id="i-text-size" viewBox="0 0 24 24"><path d="M3.500 18.500 8.300 6l4.800 12.500M5.200 14.500h6.200M20.500 18.500v-4.700a2.600 2.600 0 0 0-4.900-1.200M20.500 15.300h-3a1.700 1.700 0 0 0 0 3.400c1.700 0 3-1.200 3-3.400"/></symbol>\
        <symbol id="i-globe" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c2.400 2.300 3.600 5.100 3.600 8.500s-1.200 6.200-3.600 8.500c-2.400-2.300-3.600-5.100-3.600-8.500s1.200-6.200 3.600-8.500Z"/></symbol>\
        <symbol id="i-lock" viewBox="0 0 24 24"><rect x="5" y="10.500" width="14" height="10" rx="2.500"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500"/></symbol>\
        <symbol id="i-chart" viewBox="0 0 24 24"><path d="M4 20.500h16M6.500 17v-5M12 17V5M17.500 17V9"/></symbol>\
        <symbol id="i-past" viewBox="0 0 24 24"><path d="M4.500 5v4.500H9M4.800 9.500A8 8 0 1 1 4 12.800M12 8.500v4l2.800 1.700"/></symbol>\
        <symbol id="i-template" viewBox="0 0 24 24"><rect x="4.500" y="4" width="15" height="16.500" rx="2.500"/><path d="M8.500 8.500h7M8.500 12.500h7M8.500 16.500h4"/></symbol>\
        <symbol id="i-table" viewBox="0 0 24 24"><rect x="3.500" y="5" width="17" height="14.500" rx="2.500"/><path d="M3.500 10h17M9.500 10v9.500"/></symbol>\
        <symbol id="i-link" viewBox="0 0 24 24"><path d="M10 13.800a4 4 0 0 0 5.800.200l3-3a4 4 0 0 0-5.600-5.700l-1 1M14 10.200a4 4 0 0 0-5.800-.200l-3 3a4 4 0 0 0 5.600 5.700l1-1"/></symbol>\
        <symbol id="i-keyboard" viewBox="0 0 24 24"><rect x="2.500" y="6.500" width="19" height="11.500" rx="2.500"/><path d="M6.500 10.500h.010M10.200 10.500h.010M13.800 10.500h.010M17.500 10.500h.010M8.500 14.200h7"/></symbol>\
        <symbol id="i-cloud" viewBox="0 0 24 24"><path d="M7 18.500a4.300 4.300 0 0 1-.500-8.600 5.700 5.700 0 0 1 11-.700 4.700 4.700 0 0 1-.300 9.300Z"/></symbol>\
        <symbol id="i-mail" viewBox="0 0 24 24"><rect x="3.500" y="5.500" width="17" height="13" rx="2.500"/><path d="m4.500 8 7.500 5.500L19.500 8"/></symbol>\
        <symbol id="i-leave" viewBox="0 0 24 24"><path d="M14 4.500H6.500A1.500 1.500 0 0 0 5 6v12a1.500 1.500 0 0 0 1.500 1.500H14M10.500 12h10M17 8.500l3.500 3.500-3.500 3.500"/></symbol>\
        <symbol id="i-info" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/><path d="M12 11v5.500M12 7.800h.010"/></symbol>\
        <symbol id="i-target" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/><circle cx="12" cy="12" r="3.200"/></symbol>\
        <symbol id="i-clock" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.500"/><path d="M12 7.500V12l3 2"/></symbol>\
        <symbol id="i-search" viewBox="0 0 24 24"><circle cx="10.500" cy="10.500" r="6"/><path d="m15 15 5 5"/></symbol>\
        </svg>
        """
}
