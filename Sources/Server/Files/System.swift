import Glibc

/// The system's own words for one of its error numbers.
func systemMessage(_ code: Int32) -> String {
    String(cString: strerror(code))
}

/// Has a write past a quota refused with an error, which is answered; by default it would end the program.
func survivesFullQuota() {
    signal(SIGXFSZ, SIG_IGN)
}

/// The system's number for an address that another program listens at.
let addressInUse = EADDRINUSE
