import Facts
import Planner

/// Which hundred rows a page shows, from 1.
package enum PageNumber {
    /// The page that has all rows on it, to be printed.
    package static let all = 0
}

/// The rows of one page of a list: a hundred of those that are in sight.
struct RowsShown {
    /// How many rows a page shows; more are offered.
    static let most = 100

    /// Which of so many rows a page shows, and which page that is: the last where one beyond their end is asked for, since there were more
    /// rows then.
    ///
    /// - Parameters:
    ///   - other: how many rows a list has that shares the pages.
    ///   - requested: which hundred, from 1, or ``PageNumber/all``.
    static func range(of count: Int, beside other: Int = 0, page requested: Int, most: Int = Self.most) -> (Range<Int>, Int) {
        if requested == PageNumber.all { return (0..<count, requested) }
        let page = min(requested, max(count - 1, other - 1, 0) / most + 1)
        let start = min((page - 1) * most, count)
        return (start..<min(start + most, count), page)
    }

    private(set) var rows: [TaskRow] = []
    let hasMore: Bool
    /// Which page it is: see ``range(of:beside:page:most:)``.
    let pageNumber: Int

    /// The rows of a category or the backlog.
    ///
    /// - Parameters:
    ///   - requested: which hundred, from 1, or ``PageNumber/all``.
    ///   - others: the tasks elsewhere on the page.
    @inline(never)
    init(
        _ bucket: TaskBucket,
        of lists: OpenedLists,
        in order: SortOrder = .own,
        page requested: Int = 1,
        most: Int = RowsShown.most,
        leavingOut others: Set<Identity> = [],
        reading space: PlanReader
    ) {
        // One more than is shown tells that there are more.
        let enough = requested == PageNumber.all ? Int.max : requested * most + 1
        var inSight: [Identity] = []
        for member in lists.tasks(bucket, in: order) where lists.isInSight(member) && !others.contains(member) {
            inSight.append(member)
            if inSight.count == enough { break }
        }
        let (range, page) = Self.range(of: inSight.count, page: requested, most: most)
        for member in inSight[range] {
            if let task = space.task(member) { rows.append(TaskRow(task, reading: space)) }
        }
        hasMore = range.upperBound < inSight.count
        pageNumber = page
    }
}

extension OpenedLists {
    /// The lists of a page. Where rows are chosen, nothing that is done is among them.
    @inline(never)
    init(reading space: PlanReader, at instant: Instant, for chosen: Chosen, _ openedAt: Int64?) {
        let opened = chosen.mode.isChoosing ? instant.time : openedAt ?? instant.time
        self.init(in: space, at: instant, openedAt: opened)
    }
}
