// What all transfers of this room have in common: handles that free themselves, whom to trust, why one failed. Knows
// neither HTTP nor mail.
#pragma once

#include <curl/curl.h>

#include <chrono>
#include <memory>
#include <string>

namespace fitapp::outbound {

struct CleanUp {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
  void operator()(curl_mime* parts) const { curl_mime_free(parts); }
};
using TransferHandle = std::unique_ptr<CURL, CleanUp>;
using TransferList = std::unique_ptr<curl_slist, CleanUp>;
using TransferParts = std::unique_ptr<curl_mime, CleanUp>;

// Of one transfer. All times count from its beginning.
struct TransferLimits {
  std::string ca_file;  // PEM; empty: the bundle compiled in
  std::chrono::milliseconds connect_timeout;
  std::chrono::milliseconds total_timeout;
};

// Starts the library when it is the first call; throws fitapp::Error internal when that fails.
void start_transfers();

// A handle for one transfer: certificates verified, TLS 1.2 or newer, time bounded, redirects not followed. `protocols`
// as in "http,https": no other one is spoken.
TransferHandle new_transfer(const std::string& url, const char* protocols, const TransferLimits& limits);

// The same for a handle that was used before: its settings are forgotten, its connections live on.
void renew_transfer(CURL* handle, const std::string& url, const char* protocols, const TransferLimits& limits);

// The end of a sentence that begins with the name of a server: "its certificate is not trusted".
std::string reason_of(CURLcode code);

}  // namespace fitapp::outbound
