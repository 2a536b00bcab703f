import Glibc

/// The system's own words for one of its error numbers.
func systemMessage(_ code: Int32) -> String {
    String(cString: strerror(code))
}

/// Has a write past a quota refused with an error, which is answered; by default it would end the program.
func survivesFullQuota() {
    signal(SIGXFSZ, SIG_IGN)
}

/// Raises the number of files that the process can have open to what the system allows it, and returns that number. Shells and systemd
/// begin with 1,024 for the sake of programs that use `select`, which this one does not.
func mostOpenFiles() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    let raised = rlimit(rlim_cur: limit.rlim_max, rlim_max: limit.rlim_max)
    if withUnsafePointer(to: raised, { setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), $0) }) == 0 { limit = raised }
    return Int(clamping: limit.rlim_cur)
}

/// The system's number for an address that another program listens at.
let addressInUse = EADDRINUSE
