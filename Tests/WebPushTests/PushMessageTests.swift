import Testing

@testable import WebPush

struct PushMessageTests {
    @Test(
        "a topic has up to 32 letters of base64url",
        arguments: [
            "a", "A-_9", String(repeating: "x", count: 32), PushMessage.topic(naming: []), PushMessage.topic(naming: [1, 2, 3]),
        ]
    )
    func topic(text: String) throws {
        #expect(try PushMessage(payload: [], timeToLive: 1, topic: text).topic == text)
    }

    @Test(
        "an invalid topic is refused",
        arguments: ["", String(repeating: "x", count: 33), "a b", "a=", "a+b", "a/b", "ä", "a\r\nX: y", "a\0"]
    )
    func noTopic(text: String) {
        #expect(throws: WebPushFault.badTopic) { try PushMessage(payload: [], timeToLive: 1, topic: text) }
    }

    @Test func `the topic of a name is the same each time, another for another name, and does not show it`() {
        let topic = PushMessage.topic(naming: Array("task".utf8))
        #expect(topic == PushMessage.topic(naming: Array("task".utf8)))
        #expect(topic != PushMessage.topic(naming: Array("tasks".utf8)))
        #expect(topic.utf8.count == 32)
    }

    @Test func `what is too long is not begun with`() throws {
        _ = try PushMessage(payload: [UInt8](repeating: 1, count: 3993), timeToLive: 1)
        #expect(throws: WebPushFault.tooLong) { try PushMessage(payload: [UInt8](repeating: 1, count: 3994), timeToLive: 1) }
    }

    @Test(
        "it waits for a device from not at all to four weeks",
        arguments: [(-1, 0), (0, 0), (60, 60), (2_419_200, 2_419_200), (.max, 2_419_200)]
    )
    func timeToLive(asked: Int, given: Int) throws {
        #expect(try PushMessage(payload: [], timeToLive: asked).timeToLive == given)
    }

    @Test(
        "each answer has its meaning",
        arguments: [
            (200, 0, PushOutcome.taken), (201, 0, .taken), (202, 0, .taken), (204, 5, .taken), (299, 0, .taken),
            (300, 0, .refused(300)),
            (301, 0, .refused(301)), (302, 0, .refused(302)), (304, 0, .refused(304)), (307, 5, .refused(307)),
            (308, 0, .refused(308)),
            (400, 0, .refused(400)), (401, 0, .refused(401)), (403, 0, .refused(403)), (404, 0, .gone), (405, 0, .refused(405)),
            (408, 0, .tryLater(after: nil)), (410, 0, .gone), (410, 5, .gone), (413, 0, .tooLarge), (415, 0, .refused(415)),
            (429, 0, .tryLater(after: nil)), (429, 5, .tryLater(after: 5)), (429, -5, .tryLater(after: nil)),
            (429, 86_400, .tryLater(after: 86_400)), (429, .max, .tryLater(after: 86_400)), (500, 0, .tryLater(after: nil)),
            (501, 0, .tryLater(after: nil)), (502, 0, .tryLater(after: nil)), (503, 120, .tryLater(after: 120)),
            (599, 0, .tryLater(after: nil)),
        ]
    )
    func answers(status: Int, wait: Int64, outcome: PushOutcome) {
        #expect(PushOutcome(status: status, retryAfter: wait) == outcome)
    }
}
