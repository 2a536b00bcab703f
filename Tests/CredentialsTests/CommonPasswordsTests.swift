import Credentials
import Foundation
import Testing

struct CommonPasswordsTests {
    @Test func `a file is one password a line`() throws {
        try Self.withFile(of: (0..<3000).map { "Password\($0)" }) { path in
            let common = try CommonPasswords(file: path)
            #expect(common.count == 3000)
            #expect(common.contains("password2999"))
            #expect(common.contains("PASSWORD0"))
            #expect(!common.contains("password3000"))
        }
    }

    @Test func `a list that is missing is a fault, which names it`() {
        #expect(throws: CredentialsFault.noCommonPasswords("/nowhere/list", "No such file or directory")) {
            try CommonPasswords(file: "/nowhere/list")
        }
    }

    @Test func `a folder is no list`() {
        #expect(throws: CredentialsFault.noCommonPasswords("/", "Is a directory")) { try CommonPasswords(file: "/") }
    }

    @Test func `a list that was cut short is a fault, not a short list`() throws {
        try Self.withFile(of: (0..<2999).map { "password\($0)" }) { path in
            #expect(throws: CredentialsFault.tooFewCommonPasswords(path, 2999)) { try CommonPasswords(file: path) }
        }
    }

    @Test func `capitals are alike only where the alphabet is ASCII's`() {
        let common = CommonPasswords(["żółwie12"])
        #expect(common.contains("żółWIE12"))
        #expect(!common.contains("ŻÓŁWIE12"))
    }

    private static func withFile(of lines: [String], _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("common-\(UUID().uuidString).txt").path
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(path)
    }
}
