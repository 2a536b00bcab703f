import Requests

enum Refusals {
    static let all: [HostRefusal] = [.plannerStopped, .storageFull, .storageFailed, .tooLarge, .notKept, .busy, .noRoom]
}
