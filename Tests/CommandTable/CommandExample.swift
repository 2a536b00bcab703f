import Facts
package import Planner
package import Requests

/// A command with whatever must have been done before it, so that it changes something.
package struct CommandExample: Sendable, CustomStringConvertible {
    /// What is done before, in order.
    enum Step: Sendable {
        /// A command, under a key by which what it adds is found.
        case command(String, @Sendable (PersonalSpace) throws -> Command)
        /// So many minutes pass.
        case wait(Int64)
        /// A list is shared, with one other member.
        case share(Identity)
    }

    /// The name of the command.
    package let description: String
    /// Whether History holds the change, so that it can be undone.
    package let isInHistory: Bool
    let isOnEmptyPlan: Bool
    let steps: [Step]
    let command: @Sendable (PersonalSpace) throws -> Command

    init(
        _ description: String,
        after steps: [Step] = [],
        isInHistory: Bool = true,
        isOnEmptyPlan: Bool = false,
        _ command: @escaping @Sendable (PersonalSpace) throws -> Command
    ) {
        self.description = description
        self.isInHistory = isInHistory
        self.isOnEmptyPlan = isOnEmptyPlan
        self.steps = steps
        self.command = command
    }

    /// Whether a shared list is needed, which a host must know of.
    package var isOfSharedList: Bool {
        steps.contains { step in
            if case .share = step { true } else { false }
        }
    }
}

/// A plan in which an example can be carried out.
package struct PreparedPlan {
    /// Its planner.
    package let application: Application
    /// The moment of the command.
    package let context: CommandContext
    /// The command.
    package let command: Command

    /// 2026-03-02 08:00 UTC, a Monday.
    package static let monday: Int64 = 1_772_438_400_000
    private static let minute: Int64 = 60_000
    private static let space: UInt32 = 7

    /// Carries out whatever must have been done before an example.
    package init(_ example: CommandExample) throws {
        let application = Application(device: 7)
        var context = CommandContext(now: Self.monday)
        let given = example.isOnEmptyPlan ? [] : CommandExample.plan
        for step in given + example.steps {
            context.now += 1000
            switch step {
            case .command(let key, let command):
                _ = try application.perform(try command(application.space), key: .named(key), in: context)
            case .wait(let minutes): context.now += minutes * Self.minute
            case .share(let list):
                application.spaces = [SpaceMembership(number: Self.space, role: .own, others: ["Ben"])]
                _ = application.share(list, as: Self.space, now: context.now)
            }
        }
        context.now += 1000
        self.application = application
        self.context = context
        command = try example.command(application.space)
    }
}

extension CommandKey {
    /// The key of that name.
    package static func named(_ name: String) -> CommandKey {
        guard let key = CommandKey(name) else { preconditionFailure("no key: \(name)") }
        return key
    }
}
