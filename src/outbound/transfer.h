// Common parts of all transfers: owning handles, trusted authorities and error messages.
#pragma once

#include <curl/curl.h>

#include <chrono>
#include <memory>
#include <string>

namespace fitapp::outbound {

struct CurlDeleter {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
  void operator()(curl_mime* parts) const { curl_mime_free(parts); }
};
using TransferHandle = std::unique_ptr<CURL, CurlDeleter>;
using TransferList = std::unique_ptr<curl_slist, CurlDeleter>;
using TransferParts = std::unique_ptr<curl_mime, CurlDeleter>;

// The limits of one transfer. Times count from its start.
struct TransferLimits {
  std::string ca_file;  // PEM; empty: the embedded bundle
  std::chrono::milliseconds connect_timeout;
  std::chrono::milliseconds total_timeout;
};

// Initializes libcurl on the first call; throws fitapp::Error internal when that fails.
void start_transfers();

// A handle for one transfer: certificates are verified, TLS is at least 1.2, time is limited, redirects are not
// followed. `protocols` is the list of allowed protocols, such as "http,https".
TransferHandle new_transfer(const std::string& url, const char* protocols, const TransferLimits& limits);

// The same for a used handle: resets its settings and keeps its connections.
void reset_transfer(CURL* handle, const std::string& url, const char* protocols, const TransferLimits& limits);

// The end of a sentence that begins with the name of a server: "its certificate is not trusted".
std::string reason_of(CURLcode code);

}  // namespace fitapp::outbound
