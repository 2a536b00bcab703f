import Testing

@testable import PostgreSQL

struct SQLScriptTests {
    @Test func `a script is parted at its semicolons, and not at those in texts, names and comments`() {
        let script = """
            CREATE TABLE one (word text DEFAULT 'a;b');
            -- Of two; or three.
            CREATE INDEX "o;ne" ON one (word);
            DO $$ BEGIN PERFORM 1; END $$;

            """
        let commands = SQLScript.commands(of: script)
        #expect(commands.count == 3)
        #expect(commands.first == "CREATE TABLE one (word text DEFAULT 'a;b')")
        #expect(commands.last?.contains("PERFORM 1; END $$") == true)
    }

    @Test func `a last command needs no semicolon, and an empty script has no command`() {
        #expect(SQLScript.commands(of: "SELECT 1; SELECT 2").count == 2)
        #expect(SQLScript.commands(of: " ;\n ; ").isEmpty)
    }
}
