// libcurl sets everything through functions with variable arguments, which Swift cannot call: here each kind of argument has a name.
// The names in parentheses keep libcurl's own macros of those names out of it.
#pragma once

#include <curl/curl.h>

static inline CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
    return (curl_easy_setopt)(handle, option, value);
}

// The text is copied by libcurl.
static inline CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return (curl_easy_setopt)(handle, option, value);
}

// The list must live as long as the transfer.
static inline CURLcode curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode curl_set_reader(CURL *handle, size_t (*reader)(char *, size_t, size_t, void *)) {
    return (curl_easy_setopt)(handle, CURLOPT_READFUNCTION, reader);
}

static inline CURLcode curl_set_writer(CURL *handle, size_t (*writer)(char *, size_t, size_t, void *)) {
    return (curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, writer);
}

static inline CURLcode curl_set_listener(CURL *handle, int (*listener)(CURL *, curl_infotype, char *, size_t, void *)) {
    return (curl_easy_setopt)(handle, CURLOPT_DEBUGFUNCTION, listener);
}

// The last reply's code; 0 if there was no reply.
static inline long curl_response_code(CURL *handle) {
    long code = 0;
    return (curl_easy_getinfo)(handle, CURLINFO_RESPONSE_CODE, &code) == CURLE_OK ? code : 0;
}

static inline CURLcode curl_set_opener(CURL *handle, curl_opensocket_callback opener) {
    return (curl_easy_setopt)(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
}

// After how many seconds the server wants to be asked again (RFC 9110 §10.2.3); 0 if it did not say.
static inline long long curl_retry_after(CURL *handle) {
    curl_off_t seconds = 0;
    return (curl_easy_getinfo)(handle, CURLINFO_RETRY_AFTER, &seconds) == CURLE_OK ? seconds : 0;
}
