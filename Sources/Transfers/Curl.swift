import CCurl

/// libcurl, made ready once for the whole program, before its first use on any thread (its manual on `curl_global_init`).
package enum Curl {
    /// Starts the library at the first call, and costs nothing after that. False where it cannot be started.
    package static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
