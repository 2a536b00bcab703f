// The exported functions of the device's side of `/sync`. Their input and output are bytes alone, so they need no replica.
#if arch(wasm32)
import BrowserMemory
import Facts
import SyncClient

/// One step of the machine, as of a whole number of milliseconds since 1970; the length of its state and its effects, or 0 if the input
/// could not be read. A random number spreads waits.
@_expose(wasm, "sync_step")
@_cdecl("sync_step")
package func syncStep(_ now: Double, _ chance: UInt32) -> UInt32 {
    do throws(CBORFault) {
        return output.hold(try SyncClient.step(input.take(), now: Int64(exactly: now) ?? 0, chance: Int64(chance)))
    } catch {
        return 0
    }
}

/// The body of a request; its length, or 0 if the input could not be read.
@_expose(wasm, "sync_request")
@_cdecl("sync_request")
package func syncRequest() -> UInt32 {
    do throws(CBORFault) {
        return output.hold(try SyncClient.request(input.take()))
    } catch {
        return 0
    }
}

/// A change of the stored account record, as of a whole number of milliseconds since 1970; the length of the result, or 0 if the input
/// could not be read.
@_expose(wasm, "sync_change")
@_cdecl("sync_change")
package func syncChange(_ now: Double) -> UInt32 {
    do throws(CBORFault) {
        return output.hold(try RecordChange.make(input.take(), now: Int64(exactly: now) ?? 0))
    } catch {
        return 0
    }
}
#endif
