import Facts
import Planner

/// Which hundred rows a page shows, from 1.
public enum PageNumber {
    /// The page that has all rows on it, to be printed.
    public static let all = 0
}

/// The rows of one page of a list: a hundred of those that are in sight.
struct RowsShown {
    /// How many rows a page shows; more are offered.
    static let most = 100

    /// Which of so many rows a page shows.
    ///
    /// - Parameter pageNumber: which hundred, from 1, or ``PageNumber/all``.
    static func range(of count: Int, page pageNumber: Int) -> Range<Int> {
        if pageNumber == PageNumber.all { return 0..<count }
        let start = min((pageNumber - 1) * most, count)
        return start..<min(start + most, count)
    }

    private(set) var rows: [TaskRow] = []
    private(set) var hasMore = false

    /// The rows of a category or the backlog.
    ///
    /// - Parameters:
    ///   - pageNumber: which hundred, from 1.
    ///   - others: the tasks elsewhere on the page.
    @inline(never)
    init(
        _ bucket: TaskBucket,
        of lists: OpenedLists,
        in order: SortOrder = .own,
        page pageNumber: Int = 1,
        most: Int = RowsShown.most,
        leavingOut others: Set<Identity> = [],
        reading space: PersonalSpace
    ) {
        let most = pageNumber == PageNumber.all ? Int.max : most
        var skipped = pageNumber == PageNumber.all ? 0 : (pageNumber - 1) * most
        for member in lists.tasks(bucket, in: order) where lists.isInSight(member) && !others.contains(member) {
            if skipped > 0 {
                skipped -= 1
            } else if rows.count == most {
                hasMore = true
                return
            } else if let task = space.task(member) {
                rows.append(TaskRow(task, reading: space))
            }
        }
    }
}

extension OpenedLists {
    /// The lists of a page. Where rows are chosen, nothing that is done is among them.
    @inline(never)
    init(reading space: PersonalSpace, at instant: Instant, for chosen: Chosen, _ openedAt: Int64?) {
        let opened = chosen.mode.isChoosing ? instant.time : openedAt ?? instant.time
        self.init(in: space, at: instant, openedAt: opened)
    }
}
