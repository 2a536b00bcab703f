import Facts
import Planner
import Storage

/// One exchange with a device: its facts are taken into the account's own space and into the lists it shares, then it is told what came
/// since in each of them.
struct SyncExchange {
    /// The result of a request.
    enum Outcome {
        /// It is answered.
        case answer(SyncAnswer, to: SyncRequest)
        /// It cannot be read.
        case unreadable(FactsFault)
        /// It is for another account.
        case anotherAccount
        /// It has facts, and does not say whose they are.
        case nobodys
        /// The account was deleted meanwhile.
        case deleted
    }

    private let store: any ExchangeStore
    private let account: Account
    /// The lists that it shares, by number; nil where the request is not for them.
    private let lists: [UInt32: Membership]?
    private let limits: SpaceLimits
    private let epochs: KnownEpochs
    private let now: Int64

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - body: the request, as it came.
    ///   - account: whose session it came with.
    ///   - now: milliseconds since 1970.
    ///   - mayMend: whether stored timestamps that are too far ahead of `now` may be moved back. Asked only where a fact was refused for this
    ///     reason: perhaps its device has such facts from here, and has to write after them.
    static func carryOut(
        _ body: [UInt8],
        for account: Account,
        in store: any ExchangeStore,
        within limits: SpaceLimits,
        now: Int64,
        mayMend: () -> Bool = { false }
    ) async throws(StoreFault) -> Outcome {
        let request: SyncRequest
        do throws(FactsFault) {
            request = try SyncRequest(wire: body)
        } catch {
            return .unreadable(error)
        }
        if let named = request.account, named != account.id.identity { return .anotherAccount }
        guard request.account != nil || request.batches.isEmpty else { return .nobodys }
        var opening: ExchangeOpening?
        if request.spaces != nil { opening = try await store.opening(of: account.id, since: request.position) }
        let exchange = SyncExchange(
            store: store,
            account: account,
            lists: opening.map { Self.byNumber($0.memberships) },
            limits: limits,
            epochs: KnownEpochs(hasLost: opening?.hasLost ?? false),
            now: now
        )
        guard var answer = try await exchange.answer(request) else { return .deleted }
        if answer.refused.contains(where: { $0.reason == .ahead }), mayMend(),
            try await store.mendTimestamps(of: account.id, in: account.space, now: now)
        {
            guard let again = try await exchange.answer(request) else { return .deleted }
            answer = again
        }
        return .answer(answer, to: request)
    }

    /// Carries it out; nil if the account was deleted meanwhile.
    private func answer(_ request: SyncRequest) async throws(StoreFault) -> SyncAnswer? {
        var answer = SyncAnswer(
            now: UInt64(max(now, 0)),
            account: account.id.identity,
            email: account.email,
            epoch: 0,
            cursor: 0,
            hasMore: false,
            batch: Batch([]),
            refused: []
        )
        let pushed = try await take(request, noting: &answer)
        guard try await give(request, after: pushed[0], into: &answer) else { return nil }
        if let spaces = request.spaces, let lists {
            answer.spaces = try await give(spaces, of: lists, after: pushed, upTo: request.limit, beside: answer.batch)
        }
        // Last, so that it is past all that the device is told, or told to be kept.
        if request.version >= .withPosition {
            let closing = try await store.closing(for: account.emailKey, now: now)
            answer.position = closing.position
            if request.version >= .withInvitations {
                let offers = try await store.offers(among: closing.invitations, to: account)
                answer.invitations = offers.map { $0.announced }
            }
        }
        answer.hasNames = request.version >= .withNames
        return answer
    }

    private static func byNumber(_ memberships: [Membership]) -> [UInt32: Membership] {
        Dictionary(memberships.map { ($0.number, $0) }) { one, _ in one }
    }

    // MARK: - Taking

    /// Takes the device's facts.
    ///
    /// - Returns: the result in each space that was written to, the account's own as 0.
    private func take(
        _ request: SyncRequest,
        noting answer: inout SyncAnswer
    ) async throws(StoreFault) -> [UInt32: Pushed] {
        let roles = lists?.compactMapValues { SpaceRole(rawValue: UInt64($0.role.rawValue)) }
        let facts = request.batches.flatMap(\.facts)
        let names = try await ownNames(for: facts)
        let checked = CheckedFacts(facts, roles: roles, names: names, now: now)
        // An earlier version would keep such a fact and tell the person of it.
        answer.refused = checked.refused.filter { request.version >= .withNames || $0.reason != .otherMember }
        var (numbers, pushes): ([UInt32], [Push]) = ([], [])
        if !checked.personal.facts.isEmpty {
            numbers.append(0)
            pushes.append(Push(checked.personal, to: account.space, within: limits))
        }
        for (number, facts) in checked.shared.sorted(by: { $0.key < $1.key }) {
            guard let list = lists?[number] else { continue }
            numbers.append(number)
            pushes.append(Push(facts, to: list.space, within: .shared, by: Push.Writer(account.id, into: number)))
        }
        guard !pushes.isEmpty else { return [:] }
        var taken: [UInt32: Pushed] = [:]
        let outcomes = try await store.push(pushes, isWhole: false)
        for (index, outcome) in outcomes.enumerated() {
            taken[numbers[index]] = outcome
            if let outcome {
                answer.refused += outcome.refused.map { SyncAnswer.Refused($0, .full) }
            } else if numbers[index] > 0 {
                // Shown out between the first look and the writing.
                let facts = pushes[index].facts
                answer.refused += facts.map { SyncAnswer.Refused(FieldName($0.entity, $0.field), .unshared) }
            }
        }
        return taken
    }

    /// By which names the others see the account, in those lists for which a device's facts name a member.
    private func ownNames(for facts: [Fact]) async throws(StoreFault) -> [UInt32: String] {
        var numbers: Set<UInt32> = []
        for fact in facts where fact.namesMember {
            if let number = fact.entity.sharedSpace, lists?[number] != nil { numbers.insert(number) }
        }
        guard !numbers.isEmpty else { return [:] }
        return try await store.members(of: numbers.sorted()).compactMapValues { members in
            members.first { $0.account == account.id }?.name
        }
    }

    // MARK: - Giving

    /// Gives the facts after a device's cursor; from the beginning, if the device knows another epoch of the space.
    ///
    /// Where nothing of others came between the cursor and the device's own facts, these need not come back to it, and the store need not
    /// be asked: later facts are announced, and given by the exchange after that.
    private func pull(
        from space: SpaceID,
        after cursor: UInt64,
        knowing epoch: UInt64?,
        having pushed: Pushed?,
        upTo limit: Int
    ) async throws(StoreFault) -> Pulled? {
        let cursor = Int64(clamping: cursor)
        if let pushed, pushed.before <= cursor, epochs.isKnown(pushed.epoch, by: epoch) {
            return Pulled(epoch: pushed.epoch, facts: [], cursor: pushed.after, hasMore: false)
        }
        let pulled = try await store.pull(from: space, after: cursor, upTo: limit)
        guard let pulled, !epochs.isKnown(pulled.epoch, by: epoch), cursor != 0 else { return pulled }
        return try await store.pull(from: space, after: 0, upTo: limit)
    }

    private func give(_ request: SyncRequest, after pushed: Pushed?, into answer: inout SyncAnswer) async throws(StoreFault)
        -> Bool
    {
        let pulled = try await pull(
            from: account.space,
            after: request.cursor,
            knowing: request.epoch,
            having: pushed,
            upTo: request.limit
        )
        guard let pulled else { return false }
        answer.epoch = epochs.told(pulled.epoch, to: request.epoch)
        answer.cursor = UInt64(max(pulled.cursor, 0))
        answer.hasMore = pulled.hasMore
        answer.batch = Batch(pulled.facts)
        return true
    }

    /// The news of each list that the account shares, as far as there is room beside the news of the account's own space.
    private func give(
        _ known: [SpaceCursor],
        of lists: [UInt32: Membership],
        after pushed: [UInt32: Pushed],
        upTo limit: Int,
        beside batch: Batch
    ) async throws(StoreFault) -> [SpaceNews] {
        guard !lists.isEmpty else { return [] }
        var room = Room(facts: limit, bytes: Pulled.mostBytes)
        room.take(batch.facts)
        let cursors = Dictionary(known.map { ($0.number, $0) }) { one, _ in one }
        var news: [SpaceNews] = []
        for list in lists.values.sorted(by: { $0.number < $1.number }) {
            guard let given = try await give(list, after: cursors[list.number], pushed[list.number], in: room) else { continue }
            room.take(given.batch.facts)
            news.append(given)
        }
        // A member who was removed while this was read gets nothing of it.
        let (still, members) = (
            Self.byNumber(try await store.memberships(of: account.id)), try await store.members(of: news.map(\.number))
        )
        return news.compactMap { given in
            guard let membership = still[given.number] else { return nil }
            var given = given
            given.role = UInt64(membership.role.rawValue)
            let all = members[given.number, default: []]
            given.others = all.filter { $0.account != account.id }.map(\.name)
            given.name = all.first { $0.account == account.id }?.name
            return given
        }
    }

    private func give(_ list: Membership, after known: SpaceCursor?, _ pushed: Pushed?, in room: Room)
        async throws(StoreFault) -> SpaceNews?
    {
        var news = SpaceNews(
            number: list.number,
            role: UInt64(list.role.rawValue),
            epoch: 0,
            cursor: 0,
            hasMore: false,
            batch: Batch([]),
            others: []
        )
        if room.isFull {
            guard let latest = try await store.pull(from: list.space, after: .max, upTo: 1) else { return nil }
            let isKnown = epochs.isKnown(latest.epoch, by: known?.epoch)
            news.epoch = epochs.told(latest.epoch, to: known?.epoch)
            news.cursor = isKnown ? known?.cursor ?? 0 : 0
            news.hasMore = news.cursor < UInt64(max(latest.cursor, 0))
            return news
        }
        let pulled = try await pull(
            from: list.space,
            after: known?.cursor ?? 0,
            knowing: known?.epoch,
            having: pushed,
            upTo: room.facts
        )
        guard let pulled else { return nil }
        news.epoch = epochs.told(pulled.epoch, to: known?.epoch)
        news.cursor = UInt64(max(pulled.cursor, 0))
        news.hasMore = pulled.hasMore
        news.batch = Batch(pulled.facts)
        return news
    }

    /// How much more an answer brings.
    private struct Room {
        var facts: Int
        var bytes: Int

        var isFull: Bool { facts <= 0 || bytes <= 0 }

        mutating func take(_ taken: [Fact]) {
            facts -= taken.count
            bytes -= taken.size
        }
    }
}
