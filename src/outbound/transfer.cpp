// The libcurl settings of every transfer.
#include "outbound/transfer.h"

#include <csignal>

#include "base/error.h"
#include "embed/content.h"

namespace fitapp::outbound {
namespace {

void set_authorities(CURL* handle, const std::string& ca_file) {
  curl_easy_setopt(handle, CURLOPT_SSL_VERIFYPEER, 1L);
  curl_easy_setopt(handle, CURLOPT_SSL_VERIFYHOST, 2L);
  curl_easy_setopt(handle, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2);
  // Only the configured or embedded authorities count, not the system's.
  curl_easy_setopt(handle, CURLOPT_CAPATH, nullptr);
  if (!ca_file.empty()) {
    curl_easy_setopt(handle, CURLOPT_CAINFO, ca_file.c_str());
    return;
  }
  curl_easy_setopt(handle, CURLOPT_CAINFO, nullptr);
  const std::string_view bundle = embed::ca_bundle_pem();
  curl_blob blob{const_cast<char*>(bundle.data()), bundle.size(), CURL_BLOB_NOCOPY};
  curl_easy_setopt(handle, CURLOPT_CAINFO_BLOB, &blob);
}

}  // namespace

void start_transfers() {
  static const CURLcode ready = [] {
    // When a server disconnects during a TLS write, SIGPIPE must not end the program. libcurl does not handle this.
    std::signal(SIGPIPE, SIG_IGN);
    return curl_global_init(CURL_GLOBAL_DEFAULT);
  }();
  if (ready != CURLE_OK) throw Error(ErrorKind::internal, "NO_CLIENT", "The HTTP and mail client cannot start.");
}

TransferHandle new_transfer(const std::string& url, const char* protocols, const TransferLimits& limits) {
  TransferHandle handle(curl_easy_init());
  if (!handle) throw Error(ErrorKind::internal, "NO_CLIENT", "The HTTP and mail client cannot start.");
  reset_transfer(handle.get(), url, protocols, limits);
  return handle;
}

void reset_transfer(CURL* curl, const std::string& url, const char* protocols, const TransferLimits& limits) {
  curl_easy_reset(curl);
  curl_easy_setopt(curl, CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, protocols);
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  // Otherwise variables such as https_proxy would send health data to another host than the configured one.
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(limits.connect_timeout.count()));
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(limits.total_timeout.count()));
  set_authorities(curl, limits.ca_file);
}

std::string reason_of(CURLcode code) {
  switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST: return "its name cannot be resolved";
    case CURLE_COULDNT_CONNECT: return "nothing listens at that address";
    case CURLE_OPERATION_TIMEDOUT: return "it took too long";
    case CURLE_PEER_FAILED_VERIFICATION: return "its certificate is not trusted";
    case CURLE_SSL_CACERT_BADFILE: return "the file of [tls] ca_file cannot be read";
    default: return curl_easy_strerror(code);
  }
}

}  // namespace fitapp::outbound
