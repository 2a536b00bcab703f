/// Waiting no longer than one wants to for work that cannot be cancelled.
enum Patience {
    /// The value of the work, or nil if it takes longer. The work goes on all the same, and its value is then lost.
    static func wait<Value: Sendable>(_ limit: Duration, for work: @escaping @Sendable () async -> Value) async -> Value? {
        let (answers, answer) = AsyncStream<Value?>.makeStream(bufferingPolicy: .bufferingOldest(1))
        Task { answer.yield(await work()) }
        let deadline = Task {
            try await Task.sleep(for: limit)
            answer.yield(nil)
        }
        defer { deadline.cancel() }
        for await value in answers { return value }
        return nil
    }
}
