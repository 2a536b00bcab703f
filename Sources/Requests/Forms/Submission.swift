import Facts
import Pages
import Planner

/// A form that was sent: its fields, its origin, and where to go afterwards.
struct Submission {
    let request: Request
    let target: Target
    let form: Form
    let origin: CommandOrigin

    /// - Parameter words: the language of what the command may write.
    init(_ request: Request, _ target: Target, _ form: Form, _ words: Catalog) {
        self.request = request
        self.target = target
        self.form = form
        // A form of another program's making may bring no nonce: it is then a separate command each time.
        let nonce = form.identity("nonce") ?? Nonce.make(from: request.entropy)
        let identity = Nonce.identity(nonce, path: target.path, body: request.body)
        origin = CommandOrigin(identity, at: request.instant, texts: words)
    }

    var instant: Instant { origin.instant }

    /// How many the person agreed to take from tomorrow; 0 unless the button for it was pressed.
    var borrowing: Int {
        guard let typed = form["borrow"] else { return 0 }
        do throws(Fault) {
            return try Text.number(typed, in: Settings.borrowed)
        } catch {
            return 0
        }
    }
}
