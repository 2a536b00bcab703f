import CCurl
import Glibc

/// One message on its way to a push service, by libcurl. Waits for the network.
struct PushTransfer {
    let endpoint: PushEndpoint
    let exception: PushRules.Exception?
    let headers: [String]
    let body: [UInt8]
    let patience: PushSender.Patience

    /// Of an answer's body, which nobody reads, no more than this is waited for.
    private static let longestAnswer = 16_384

    /// The state that libcurl's callbacks read and write.
    private struct Progress {
        let isExcepted: Bool
        /// Somewhere that nothing is sent to would have been connected to.
        var wasForbidden = false
        var received = 0
    }

    /// On a handle that nobody else uses meanwhile. Its open connections are kept for the next one.
    func run(on handle: UnsafeMutableRawPointer) -> PushOutcome {
        curl_easy_reset(handle)
        var list: UnsafeMutablePointer<curl_slist>?
        defer { curl_slist_free_all(list) }
        for header in headers {
            guard let longer = curl_slist_append(list, header) else { return .tryLater(after: nil) }
            list = longer
        }
        var progress = Progress(isExcepted: exception != nil)
        let result = withUnsafeMutablePointer(to: &progress) { progress in
            body.withUnsafeBufferPointer { body in
                for set in settings(list) + callbacks(progress) + [payload(body)] {
                    let result = set(handle)
                    guard result == CURLE_OK else { return result }
                }
                return curl_easy_perform(handle)
            }
        }
        return outcome(result, status: curl_response_code(handle), wait: curl_retry_after(handle), progress: progress)
    }

    private typealias Setting = (UnsafeMutableRawPointer) -> CURLcode

    private func settings(_ headers: UnsafeMutablePointer<curl_slist>?) -> [Setting] {
        var settings: [Setting] = [
            { curl_set_text($0, CURLOPT_URL, endpoint.text) },
            { curl_set_text($0, CURLOPT_PROTOCOLS_STR, "https") },
            // A redirect would lead to an address that nobody checked: the answer that names it is the result.
            { curl_set_number($0, CURLOPT_FOLLOWLOCATION, 0) },
            // A proxy would look names up itself, and could be asked for hosts of the internal network.
            { curl_set_text($0, CURLOPT_PROXY, "") },
            { curl_set_number($0, CURLOPT_SSL_VERIFYPEER, 1) },
            { curl_set_number($0, CURLOPT_SSL_VERIFYHOST, 2) },
            { curl_set_number($0, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)) },
            // One message at a time on each connection: there is nothing to interleave.
            { curl_set_number($0, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)) },
            { curl_set_list($0, CURLOPT_HTTPHEADER, headers) },
            { curl_set_number($0, CURLOPT_CONNECTTIMEOUT_MS, patience.connecting) },
            { curl_set_number($0, CURLOPT_TIMEOUT_MS, patience.whole) },
            { curl_set_number($0, CURLOPT_MAXCONNECTS, 4) },
            // Signals would interrupt whatever the program's other threads do.
            { curl_set_number($0, CURLOPT_NOSIGNAL, 1) },
            // A name server that says nothing is not waited for beyond the time there is.
            { curl_set_number($0, CURLOPT_QUICK_EXIT, 1) },
        ]
        if let exception { settings.append { curl_set_text($0, CURLOPT_CAINFO, exception.authorities) } }
        return settings
    }

    private func payload(_ body: UnsafeBufferPointer<UInt8>) -> Setting {
        { handle in
            let result = curl_set_number(handle, CURLOPT_POSTFIELDSIZE, body.count)
            guard result == CURLE_OK else { return result }
            // Not copied: it lives as long as the transfer.
            return curl_set_pointer(handle, CURLOPT_POSTFIELDS, UnsafeMutableRawPointer(mutating: body.baseAddress))
        }
    }

    private func callbacks(_ progress: UnsafeMutablePointer<Progress>) -> [Setting] {
        [
            { curl_set_pointer($0, CURLOPT_OPENSOCKETDATA, progress) },
            { curl_set_opener($0, Self.open) },
            { curl_set_pointer($0, CURLOPT_WRITEDATA, progress) },
            { curl_set_writer($0, Self.ignore) },
        ]
    }

    /// Asked for each address right before it is connected to, after all looking up of names: nothing can change in between.
    private static let open:
        @convention(c) (UnsafeMutableRawPointer?, curlsocktype, UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t = {
            progress,
            _,
            place in
            guard let progress = progress?.assumingMemoryBound(to: Progress.self), let place else { return CURL_SOCKET_BAD }
            let address = withUnsafePointer(to: &place.pointee.addr) {
                IPAddress($0, length: Int(place.pointee.addrlen))
            }
            // The exception is for loopback alone, and nothing else is for its address.
            guard let address, progress.pointee.isExcepted ? address.isLoopback : address.isPublic else {
                progress.pointee.wasForbidden = true
                return CURL_SOCKET_BAD
            }
            return socket(
                place.pointee.family,
                place.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue),
                place.pointee.protocol
            )
        }

    private static let ignore: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
        _,
        size,
        count,
        progress in
        guard let progress = progress?.assumingMemoryBound(to: Progress.self) else { return 0 }
        progress.pointee.received += size * count
        return progress.pointee.received <= longestAnswer ? size * count : 0
    }

    /// The service's status counts, even if its answer broke off after that.
    private func outcome(_ result: CURLcode, status: Int, wait: Int64, progress: Progress) -> PushOutcome {
        if status >= 200 { return PushOutcome(status: status, retryAfter: wait) }
        if progress.wasForbidden { return .forbidden }
        switch result {
        case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: return .forbidden
        default: return .tryLater(after: nil)
        }
    }
}
