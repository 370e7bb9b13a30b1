// HTTP with libcurl, one easy handle per call. Handles are reused because they own the connection and its TLS session.
#include "outbound/http_client.h"

#include <algorithm>
#include <mutex>
#include <vector>

#include "base/blocking.h"
#include "base/error.h"
#include "outbound/transfer.h"

namespace fitapp::outbound {
namespace {

constexpr std::size_t most_idle_handles = 16;

struct Sink {
  CURL* curl;
  std::size_t most_bytes;
  const PieceCallback* on_piece;  // null: the body is stored in `body`
  std::string body = {};
  std::size_t taken = 0;
  bool too_large = false;
  bool cancelled = false;
};

int status_of(CURL* curl) {
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  return static_cast<int>(status);
}

// Returning less than `size` * `count` makes curl stop.
std::size_t on_write(char* bytes, std::size_t size, std::size_t count, void* target) {
  auto& sink = *static_cast<Sink*>(target);
  const std::size_t length = size * count;
  sink.too_large = length > sink.most_bytes - sink.taken;
  if (sink.too_large) return 0;
  sink.taken += length;
  if (sink.on_piece == nullptr) {
    sink.body.append(bytes, length);
    return length;
  }
  sink.cancelled = !(*sink.on_piece)(status_of(sink.curl), {bytes, length});
  return sink.cancelled ? 0 : length;
}

// Runs about once a second; returning another value than 0 ends the call.
int on_progress(void* target, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  auto& sink = *static_cast<Sink*>(target);
  sink.cancelled = sink.cancelled || !(*sink.on_piece)(status_of(sink.curl), {});
  return sink.cancelled ? 1 : 0;
}

HttpResult result_of(CURLcode code, const Sink& sink) {
  if (code == CURLE_OK) return HttpResult::answered;
  if (sink.cancelled) return HttpResult::cancelled;
  if (sink.too_large) return HttpResult::too_large;
  return code == CURLE_OPERATION_TIMEDOUT ? HttpResult::too_slow : HttpResult::unreachable;
}

std::string http_reason_of(CURLcode code) {
  switch (code) {
    case CURLE_WRITE_ERROR: return "its answer is too large";
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL: return "the address is not an http or https one";
    default: return reason_of(code);
  }
}

void set_callbacks(CURL* curl, Sink& sink) {
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, on_write);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &sink);
  if (sink.on_piece == nullptr) return;
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, on_progress);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &sink);
}

}  // namespace

class HttpClient::Handles {
 public:
  TransferHandle take() {
    const std::lock_guard lock(mutex_);
    if (idle_.empty()) return nullptr;
    TransferHandle handle = std::move(idle_.back());
    idle_.pop_back();
    return handle;
  }
  void put_back(TransferHandle handle) {
    const std::lock_guard lock(mutex_);
    if (idle_.size() < most_idle_handles) idle_.push_back(std::move(handle));
  }

 private:
  std::mutex mutex_;
  std::vector<TransferHandle> idle_;
};

HttpClient::HttpClient(HttpOptions options) : options_(std::move(options)), handles_(std::make_shared<Handles>()) {
  start_transfers();
}

HttpOutcome HttpClient::attempt(const HttpCall& call, const PieceCallback& on_piece) const {
  curl_slist* list = nullptr;
  for (const std::string& header : call.headers) list = curl_slist_append(list, header.c_str());
  if (!call.body.empty()) list = curl_slist_append(list, "Content-Type: application/json");
  const TransferList headers(list);
  const TransferLimits limits{.ca_file = options_.ca_file,
                              .connect_timeout = options_.connect_timeout,
                              .total_timeout = call.total_timeout.value_or(options_.total_timeout)};
  TransferHandle handle = handles_->take();
  if (handle) reset_transfer(handle.get(), call.url, "http,https", limits);
  if (!handle) handle = new_transfer(call.url, "http,https", limits);
  CURL* curl = handle.get();
  Sink sink{.curl = curl, .most_bytes = options_.most_bytes, .on_piece = on_piece ? &on_piece : nullptr};
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
  set_callbacks(curl, sink);
  if (!call.body.empty()) {
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, call.body.data());
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(call.body.size()));
  }

  const Blocking waiting;
  const CURLcode code = curl_easy_perform(curl);
  HttpOutcome outcome;
  outcome.result = result_of(code, sink);
  outcome.response = {status_of(curl), std::move(sink.body)};
  curl_off_t wait = 0;
  if (curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &wait) == CURLE_OK && wait > 0) {
    outcome.response.retry_after = static_cast<int>(std::min<curl_off_t>(wait, 86'400));
  }
  if (code != CURLE_OK) outcome.problem = "No answer from " + host_of(call.url) + ": " + http_reason_of(code) + ".";
  if (code == CURLE_OK) handles_->put_back(std::move(handle));
  return outcome;
}

HttpResponse HttpClient::call(const HttpCall& call) const {
  HttpOutcome outcome = attempt(call);
  if (outcome.result != HttpResult::answered) {
    throw Error(ErrorKind::unavailable, "OUTSIDE_UNREACHABLE", outcome.problem);
  }
  return std::move(outcome.response);
}

bool is_loopback(std::string_view url) {
  const std::string host = host_of(url);
  return host == "localhost" || host.starts_with("localhost:") || host.starts_with("127.") || host == "[::1]" ||
         host.starts_with("[::1]:");
}

std::string host_of(std::string_view url) {
  const auto scheme = url.find("://");
  std::string_view rest = scheme == std::string_view::npos ? url : url.substr(scheme + 3);
  rest = rest.substr(0, std::min(rest.find('/'), rest.size()));
  const auto at = rest.rfind('@');
  return std::string(at == std::string_view::npos ? rest : rest.substr(at + 1));
}

}  // namespace fitapp::outbound
