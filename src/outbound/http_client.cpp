// libcurl, one easy handle a call.
#include "outbound/http_client.h"

#include <curl/curl.h>

#include <memory>

#include "base/error.h"
#include "embed/content.h"

namespace fitapp::outbound {
namespace {

struct CleanUp {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

struct Sink {
  std::string body;
  std::size_t most_bytes;
};

std::size_t take(char* bytes, std::size_t size, std::size_t count, void* target) {
  auto& sink = *static_cast<Sink*>(target);
  if (sink.body.size() + size * count > sink.most_bytes) return 0;  // makes curl stop with CURLE_WRITE_ERROR
  sink.body.append(bytes, size * count);
  return size * count;
}

void trust(CURL* handle, const std::string& ca_file) {
  curl_easy_setopt(handle, CURLOPT_SSL_VERIFYPEER, 1L);
  curl_easy_setopt(handle, CURLOPT_SSL_VERIFYHOST, 2L);
  // Only what is named here counts: the machine's own folders of authorities are not looked at.
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

std::string reason_of(CURLcode code) {
  switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST: return "its name cannot be resolved";
    case CURLE_COULDNT_CONNECT: return "nobody answers there";
    case CURLE_OPERATION_TIMEDOUT: return "it took too long";
    case CURLE_PEER_FAILED_VERIFICATION: return "its certificate is not trusted";
    case CURLE_SSL_CACERT_BADFILE: return "the file of [tls] ca_file cannot be read";
    case CURLE_WRITE_ERROR: return "its answer is too large";
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL: return "the address is not an http or https one";
    default: return curl_easy_strerror(code);
  }
}

}  // namespace

HttpClient::HttpClient(HttpOptions options) : options_(std::move(options)) {
  static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
  if (ready != CURLE_OK) throw Error(ErrorKind::internal, "NO_CLIENT", "The HTTP client cannot be started.");
}

HttpAnswer HttpClient::call(const HttpCall& call) const {
  const std::unique_ptr<CURL, CleanUp> handle(curl_easy_init());
  curl_slist* list = nullptr;
  for (const std::string& header : call.headers) list = curl_slist_append(list, header.c_str());
  if (!call.body.empty()) list = curl_slist_append(list, "Content-Type: application/json");
  const std::unique_ptr<curl_slist, CleanUp> headers(list);
  Sink sink{.body = {}, .most_bytes = options_.most_bytes};

  CURL* curl = handle.get();
  curl_easy_setopt(curl, CURLOPT_URL, call.url.c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(options_.connect_timeout.count()));
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(options_.total_timeout.count()));
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &sink);
  if (!call.body.empty()) {
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, call.body.data());
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(call.body.size()));
  }
  trust(curl, options_.ca_file);

  const CURLcode code = curl_easy_perform(curl);
  if (code != CURLE_OK) {
    throw Error(ErrorKind::unavailable, "OUTSIDE_UNREACHABLE",
                "No answer from " + host_of(call.url) + ": " + reason_of(code) + ".");
  }
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  return {static_cast<int>(status), std::move(sink.body)};
}

std::string host_of(std::string_view url) {
  const auto scheme = url.find("://");
  std::string_view rest = scheme == std::string_view::npos ? url : url.substr(scheme + 3);
  rest = rest.substr(0, std::min(rest.find('/'), rest.size()));
  const auto at = rest.rfind('@');
  return std::string(at == std::string_view::npos ? rest : rest.substr(at + 1));
}

}  // namespace fitapp::outbound
