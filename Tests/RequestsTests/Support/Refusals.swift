import Requests

enum Refusals {
    static let all: [Refusal] = [.plannerStopped, .storageFull, .storageFailed, .tooLarge, .notKept]
}
