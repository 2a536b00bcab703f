import Facts

extension Statement {
    /// Makes an empty space.
    static func newSpace(_ space: SpaceID) -> Statement {
        "INSERT INTO \(into: .space) VALUES (\(space), \(Int64.random(in: .min ... .max)), 0, 0, 0)"
    }
}
