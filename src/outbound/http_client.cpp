// libcurl, one easy handle a call.
#include "outbound/http_client.h"

#include "base/error.h"
#include "outbound/transfer.h"

namespace fitapp::outbound {
namespace {

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

std::string http_reason_of(CURLcode code) {
  switch (code) {
    case CURLE_WRITE_ERROR: return "its answer is too large";
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL: return "the address is not an http or https one";
    default: return reason_of(code);
  }
}

}  // namespace

HttpClient::HttpClient(HttpOptions options) : options_(std::move(options)) { start_transfers(); }

HttpAnswer HttpClient::call(const HttpCall& call) const {
  curl_slist* list = nullptr;
  for (const std::string& header : call.headers) list = curl_slist_append(list, header.c_str());
  if (!call.body.empty()) list = curl_slist_append(list, "Content-Type: application/json");
  const TransferList headers(list);
  Sink sink{.body = {}, .most_bytes = options_.most_bytes};

  const TransferHandle handle = new_transfer(call.url, "http,https",
                                             {.ca_file = options_.ca_file,
                                              .connect_timeout = options_.connect_timeout,
                                              .total_timeout = options_.total_timeout});
  CURL* curl = handle.get();
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &sink);
  if (!call.body.empty()) {
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, call.body.data());
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(call.body.size()));
  }

  const CURLcode code = curl_easy_perform(curl);
  if (code != CURLE_OK) {
    throw Error(ErrorKind::unavailable, "OUTSIDE_UNREACHABLE",
                "No answer from " + host_of(call.url) + ": " + http_reason_of(code) + ".");
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
