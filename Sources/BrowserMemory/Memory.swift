// How a host and a module exchange bytes (docs/host.md): the same for every module for browsers.
#if arch(wasm32)
// One instance of a module is one thread, so what stands here has one user at a time.
package nonisolated(unsafe) var input = Buffer()
package nonisolated(unsafe) var output = Buffer()

/// Makes room for so many bytes of input, which the host writes there before the next call.
@_expose(wasm, "reserve")
@_cdecl("reserve")
package func reserve(_ count: UInt32) -> UnsafeMutableRawPointer? {
    input.resize(to: Int(count))
    return input.start
}

/// Where the last output lies.
@_expose(wasm, "output")
@_cdecl("output")
package func outputStart() -> UnsafeMutableRawPointer? {
    output.start
}
#endif
