import Facts

@testable import Storage

// Tests of a store write facts that no check has seen.

extension Push {
    init(_ facts: [Fact], to space: SpaceID, within limits: SpaceLimits, by writer: Writer? = nil) {
        self.init(unchecked: facts, to: space, within: limits, by: writer)
    }
}

extension FactStore {
    func push(_ facts: [Fact], to space: SpaceID, within limits: SpaceLimits, isWhole: Bool = false) async throws(StoreFault)
        -> Pushed?
    {
        try await push([Push(facts, to: space, within: limits)], isWhole: isWhole)[0]
    }
}
