/// Dates as tasks keep them.
extension LocalDate {
    /// The dates a task can have: from 1970 to 9999.
    package static let numbers = 0...2_932_896

    init(stored number: Int64) {
        self.init(number: Int(number, within: Self.numbers))
    }
}
