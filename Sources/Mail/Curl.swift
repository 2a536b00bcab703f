import CCurl

/// libcurl, made ready once for the whole program, before its first use on any thread (its manual on `curl_global_init`).
enum Curl {
    static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
