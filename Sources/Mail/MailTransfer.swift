import CCurl
import Credentials
import Transfers

/// One email on its way to the server, by libcurl. Waits for the network.
struct MailTransfer: Sendable {
    let server: MailServer
    let sender: MailSender
    let recipient: EmailAddress
    let message: [UInt8]
    let patience: Mailer.Patience

    /// The state that libcurl's callbacks read and write.
    private struct Progress {
        let message: [UInt8]
        var sent = 0
        /// The last thing said to the server was to whom the email goes.
        var isNamingRecipient = false
    }

    func run() throws(MailFault) {
        guard Curl.isReady, let handle = curl_easy_init() else { throw .noTransport }
        defer { curl_easy_cleanup(handle) }
        guard let recipients = curl_slist_append(nil, recipient.text) else { throw .noTransport }
        defer { curl_slist_free_all(recipients) }
        var progress = Progress(message: message)
        var reason = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
        let (result, code) = withUnsafeMutablePointer(to: &progress) { progress in
            reason.withUnsafeMutableBufferPointer { reason in
                let settings = settings(recipients) + callbacks(progress, reason: reason.baseAddress)
                for set in settings {
                    let result = set(handle)
                    guard result == CURLE_OK else { return (result, 0) }
                }
                return (curl_easy_perform(handle), curl_response_code(handle))
            }
        }
        guard result != CURLE_OK else { return }
        throw fault(result, code: code, whileNamingRecipient: progress.isNamingRecipient, reason: reason)
    }

    private typealias Setting = (UnsafeMutableRawPointer) -> CURLcode

    private func settings(_ recipients: UnsafeMutablePointer<curl_slist>) -> [Setting] {
        // Its path is how the program introduces itself; without one that would be the machine's name, which is nobody's business.
        let scheme = server.encryption == .implicit ? "smtps" : "smtp"
        var settings: [Setting] = [
            { curl_set_text($0, CURLOPT_URL, "\(scheme)://\(server.host):\(server.port)/\(sender.domain)") },
            { curl_set_text($0, CURLOPT_PROTOCOLS_STR, "smtp,smtps") },
            // An email may open an account: it goes to the configured server, even if the environment names a proxy.
            { curl_set_text($0, CURLOPT_PROXY, "") },
            { curl_set_number($0, CURLOPT_USE_SSL, server.encryption == .required ? Int(CURLUSESSL_ALL.rawValue) : 0) },
            { curl_set_number($0, CURLOPT_SSL_VERIFYPEER, 1) },
            { curl_set_number($0, CURLOPT_SSL_VERIFYHOST, 2) },
            { curl_set_text($0, CURLOPT_MAIL_FROM, "<\(sender.address.text)>") },
            { curl_set_list($0, CURLOPT_MAIL_RCPT, recipients) },
            { curl_set_number($0, CURLOPT_UPLOAD, 1) },
            { curl_set_number($0, CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(patience.connecting)) },
            { curl_set_number($0, CURLOPT_TIMEOUT_MS, Self.milliseconds(patience.whole)) },
            // After the time is up libcurl may still take its leave, and would wait two minutes for an answer to that.
            { curl_set_number($0, CURLOPT_SERVER_RESPONSE_TIMEOUT, max(Self.milliseconds(patience.whole) / 1000, 1)) },
            // Signals would interrupt whatever the program's other threads do.
            { curl_set_number($0, CURLOPT_NOSIGNAL, 1) },
        ]
        if let user = server.user {
            settings.append { curl_set_text($0, CURLOPT_USERNAME, user.name) }
            settings.append { curl_set_text($0, CURLOPT_PASSWORD, user.password) }
        }
        return settings
    }

    private func callbacks(
        _ progress: UnsafeMutablePointer<Progress>,
        reason: UnsafeMutablePointer<CChar>?
    ) -> [Setting] {
        [
            { curl_set_pointer($0, CURLOPT_ERRORBUFFER, reason) },
            { curl_set_pointer($0, CURLOPT_READDATA, progress) },
            { curl_set_reader($0, Self.read) },
            { curl_set_writer($0, Self.ignore) },
            // Only the log of the connection shows at which command the server refused. Nothing of it is stored or written anywhere.
            { curl_set_number($0, CURLOPT_VERBOSE, 1) },
            { curl_set_pointer($0, CURLOPT_DEBUGDATA, progress) },
            { curl_set_listener($0, Self.listen) },
        ]
    }

    private static let read: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
        room,
        size,
        count,
        progress in
        guard let room, let progress = progress?.assumingMemoryBound(to: Progress.self) else { return 0 }
        let piece = progress.pointee.message.dropFirst(progress.pointee.sent).prefix(size * count)
        UnsafeMutableRawBufferPointer(start: room, count: size * count).copyBytes(from: piece)
        progress.pointee.sent += piece.count
        return piece.count
    }

    private static let ignore: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
        _,
        size,
        count,
        _ in
        size * count
    }

    private static let listen:
        @convention(c) (UnsafeMutableRawPointer?, curl_infotype, UnsafeMutablePointer<CChar>?, Int, UnsafeMutableRawPointer?) ->
            Int32 = {
                _,
                kind,
                bytes,
                count,
                progress in
                guard kind == CURLINFO_HEADER_OUT, let bytes, let progress = progress?.assumingMemoryBound(to: Progress.self)
                else { return 0 }
                let line = UnsafeRawBufferPointer(start: bytes, count: count)
                // After a no, libcurl takes its leave in good order.
                if !line.starts(with: "QUIT".utf8) { progress.pointee.isNamingRecipient = line.starts(with: "RCPT ".utf8) }
                return 0
            }

    private func fault(_ result: CURLcode, code: Int, whileNamingRecipient: Bool, reason: [CChar]) -> MailFault {
        switch result {
        case CURLE_OPERATION_TIMEDOUT:
            return .tooLate
        case CURLE_LOGIN_DENIED, CURLE_AUTH_ERROR:
            return .notSignedIn
        case CURLE_USE_SSL_FAILED, CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE:
            return .insecure(Self.words(reason, of: result))
        case _ where code >= 400:
            return whileNamingRecipient ? .badAddress(code) : .refused(code)
        default:
            return .unreachable(Self.words(reason, of: result))
        }
    }

    /// libcurl's own words: they name hosts and certificates, never a user or a password.
    private static func words(_ reason: [CChar], of result: CURLcode) -> String {
        let bytes = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        guard bytes.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
        return String(cString: curl_easy_strerror(result))
    }

    private static func milliseconds(_ duration: Duration) -> Int {
        let parts = duration.components
        return Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000)
    }
}
