/// The dates of a person who chose the hour at which a date begins, ``DateTimeSettings/dateBegins``.
extension Instant {
    /// The date it is to the person: where their date begins at 4, it is still yesterday at 3.
    @inline(never)
    package var date: LocalDate { LocalDate(time: time - times.dateBeginsAt, offset: offset) }

    /// When a date begins to the person, in milliseconds since 1970.
    package func beginning(of date: LocalDate) -> Int64 {
        Int64(date.number) * 86_400_000 + times.dateBeginsAt - offset * 60_000
    }
}
