// Only where there is a browser round it; otherwise this target is the program in `NotWebAssembly.swift`.
#if arch(wasm32)
import BrowserMemory
import BrowserRuntime
import Facts
import Requests

// One instance of the module is one thread, so what stands here has one user at a time.
private nonisolated(unsafe) var application = Application(device: 0)
/// The facts of a stored plan that the next request is about.
private nonisolated(unsafe) var waiting: [Fact]?
/// What the file of another program holds that the next request brings.
private nonisolated(unsafe) var imported: [UInt8]?

private let done: Int32 = 0
private let refused: Int32 = -1

/// Begins with an empty replica; the input is the device's eight bytes.
@_expose(wasm, "start")
@_cdecl("start")
package func start() -> Int32 {
    let bytes = input.take()
    guard bytes.count == 8 else { return refused }
    application = Application(device: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    return done
}

/// Loads a snapshot into an empty replica.
@_expose(wasm, "load_snapshot")
@_cdecl("load_snapshot")
package func loadSnapshot() -> Int32 {
    do throws(FactsFault) {
        try application.loadSnapshot(input.take())
        return done
    } catch {
        return refused
    }
}

/// Merges one batch of facts.
@_expose(wasm, "load_facts")
@_cdecl("load_facts")
package func loadFacts() -> Int32 {
    do throws(FactsFault) {
        try application.loadFacts(input.take())
        return done
    } catch {
        return refused
    }
}

/// Merges one batch of facts that were written elsewhere; the length of the batch that merging made, maybe of none, or 0 if
/// it was refused. `joins` is not 0 while the plan joins the account that they are of.
@_expose(wasm, "merge_facts")
@_cdecl("merge_facts")
package func mergeFacts(_ joins: Int32) -> UInt32 {
    do throws(FactsFault) {
        return output.hold(try application.mergeFacts(input.take(), joining: joins != 0))
    } catch {
        return 0
    }
}

/// A page of everything, of so many bytes of values; the length of where the next begins and one batch, or 0 if the input is no such
/// place.
@_expose(wasm, "everything")
@_cdecl("everything")
package func everything(_ bytes: Int32) -> UInt32 {
    do throws(FactsFault) {
        return output.hold(try application.everything(from: input.take(), bytes: Int(bytes)))
    } catch {
        return 0
    }
}

/// Moves back, by a number of milliseconds, the facts with a timestamp after a time in milliseconds since 1970; the length of the snapshot.
@_expose(wasm, "restamp")
@_cdecl("restamp")
package func restamp(_ limit: Double, _ shift: Double) -> UInt32 {
    output.hold(application.restamp(after: Int64(exactly: limit) ?? 0, back: Int64(exactly: shift) ?? 0))
}

/// What a plan holds that is stored and not open; the length of its numbers, or 0 if it cannot be read.
@_expose(wasm, "weigh_plan")
@_cdecl("weigh_plan")
package func weighPlan() -> UInt32 {
    do throws(FactsFault) {
        return output.hold(try Application.summary(ofStored: input.take()))
    } catch {
        return 0
    }
}

/// Opens a stored plan for the next request alone, which is about it. The replica knows nothing of it.
@_expose(wasm, "open_plan")
@_cdecl("open_plan")
package func openPlan() -> Int32 {
    do throws(FactsFault) {
        waiting = try Application.facts(ofStored: input.take())
        return done
    } catch {
        return refused
    }
}

/// Takes what the file of another program holds that the next request brings, as the module that reads files hands it over; nothing: that
/// module could not be loaded.
@_expose(wasm, "take_imported")
@_cdecl("take_imported")
package func takeImported() -> Int32 {
    imported = input.take()
    return done
}

/// Takes a stored plan into this one, the whole plan of an account, or says that the person is to be asked first; the length of whether
/// they are, the facts that joined and those that this made, or 0 if the plan cannot be read. `isSure` is not 0 once they were asked.
@_expose(wasm, "join_plan")
@_cdecl("join_plan")
package func joinPlan(_ isSure: Int32) -> UInt32 {
    do throws(FactsFault) {
        return output.hold(try application.join(stored: input.take(), isSure: isSure != 0))
    } catch {
        return 0
    }
}

/// Says which shared spaces the person is in.
@_expose(wasm, "set_spaces")
@_cdecl("set_spaces")
package func setSpaces() -> Int32 {
    do throws(CBORFault) {
        try application.setSpaces(input.take())
        return done
    } catch {
        return refused
    }
}

/// Forgets shared spaces, as of a whole number of milliseconds since 1970; the length of the remaining snapshot and the facts that this
/// made, or 0 if it was refused.
@_expose(wasm, "forget_spaces")
@_cdecl("forget_spaces")
package func forgetSpaces(_ now: Double) -> UInt32 {
    do throws(FactsFault) {
        return output.hold(try application.forget(input.take(), now: Int64(exactly: now) ?? 0))
    } catch {
        return 0
    }
}

/// Makes shared lists the person's own again, as of a whole number of milliseconds since 1970; the length of everything and what that
/// made, or 0 if it was refused.
@_expose(wasm, "take_home")
@_cdecl("take_home")
package func takeHome(_ now: Double) -> UInt32 {
    do throws(FactsFault) {
        return output.hold(try application.takeHome(input.take(), now: Int64(exactly: now) ?? 0))
    } catch {
        return 0
    }
}

/// The language that the person wants to see, which may be the device's own, in the input; the length of its tag.
@_expose(wasm, "language")
@_cdecl("language")
package func language() -> UInt32 {
    let device = String(decoding: input.take(), as: UTF8.self)
    return output.hold(Array(application.wantedLanguage(on: device).utf8))
}

/// Takes in the file of a language, in which pages are written from then on; empty: English.
@_expose(wasm, "set_words")
@_cdecl("set_words")
package func setWords() -> Int32 {
    application.takeWords(input.take()) ? done : refused
}

/// Answers a request; the length of the response, or 0 if the request could not be read.
@_expose(wasm, "handle")
@_cdecl("handle")
package func handle() -> UInt32 {
    application.imported = imported
    imported = nil
    guard let request = request() else { return 0 }
    return output.hold(application.handle(request).cbor)
}

/// Carries out a command; the length of its result, or of why it was refused.
@_expose(wasm, "perform")
@_cdecl("perform")
package func perform() -> UInt32 {
    output.hold(application.perform(cbor: input.take()))
}

/// Says why a request could not be carried out; the length of the response, or 0 if request or reason could not be read.
@_expose(wasm, "refuse")
@_cdecl("refuse")
package func refuse(_ reason: UInt32) -> UInt32 {
    guard let request = request(), let reason = HostRefusal(rawValue: reason) else { return 0 }
    return output.hold(application.refuse(request, because: reason).cbor)
}

/// Everything, compacted, as of a whole number of milliseconds since 1970; the length of the snapshot.
@_expose(wasm, "snapshot")
@_cdecl("snapshot")
package func snapshot(_ now: Double) -> UInt32 {
    output.hold(application.snapshot(now: Int64(exactly: now) ?? 0))
}

private func request() -> Request? {
    let plan = waiting
    waiting = nil
    do throws(CBORFault) {
        var request = try Request(cbor: input.take())
        request.waiting = plan
        return request
    } catch {
        return nil
    }
}
#endif
