// Only where there is a browser round it; otherwise this target is the program in `NotWebAssembly.swift`.
#if arch(wasm32)
import BrowserMemory
import BrowserRuntime
import Facts
import Requests

// One instance of the module is one thread, so what stands here has one user at a time.
private nonisolated(unsafe) let desk = ImportDesk()

/// Takes in the two files of a language, in which pages are written from then on, and the clocks of the device: a CBOR array of the table
/// of the browsers, the table of the server's pages (both empty: English), and an array of moments and offsets.
@_expose(wasm, "begin")
@_cdecl("begin")
package func begin() -> Int32 {
    desk.begin(input.take()) ? 0 : -1
}

/// Reads what a request brings; the length of what the planner is to be given with it, or 0 if it needs none.
@_expose(wasm, "read")
@_cdecl("read")
package func read() -> UInt32 {
    do throws(CBORFault) {
        guard let bytes = desk.read(try Request(cbor: input.take())) else { return 0 }
        return output.hold(bytes)
    } catch {
        return 0
    }
}
#endif
