// Drives libcurl's multi interface, so that the caller can read a response piece by piece.
#include "outbound/http_client.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "base/blocking.h"
#include "base/error.h"
#include "base/ip_address.h"
#include "outbound/transfer.h"

namespace fitapp::outbound {
namespace {

constexpr std::size_t max_pooled = 16;
constexpr int max_wait_ms = 1000;

struct CleanUpMulti {
  void operator()(CURLM* multi) const { curl_multi_cleanup(multi); }
};
using MultiHandle = std::unique_ptr<CURLM, CleanUpMulti>;

std::string http_reason_of(CURLcode code) {
  switch (code) {
    case CURLE_WRITE_ERROR: return "its answer is too large";
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL: return "the URL does not begin with http:// or https://";
    default: return reason_of(code);
  }
}

}  // namespace

// Unused handles. The multi handle of each keeps its connection and TLS session open.
class ConnectionPool {
 public:
  struct Handles {
    MultiHandle multi;
    TransferHandle easy;
  };

  std::optional<Handles> take() {
    const std::lock_guard lock(mutex_);
    if (unused_.empty()) return std::nullopt;
    Handles handles = std::move(unused_.back());
    unused_.pop_back();
    return handles;
  }
  void give_back(Handles handles) {
    const std::lock_guard lock(mutex_);
    if (unused_.size() < max_pooled) unused_.push_back(std::move(handles));
  }

 private:
  std::mutex mutex_;
  std::vector<Handles> unused_;
};

class HttpTransfer {
 public:
  HttpTransfer(const HttpRequest& request, const HttpOptions& options, std::shared_ptr<ConnectionPool> pool)
      : request_(request), max_bytes_(options.max_bytes), pool_(std::move(pool)) {
    const TransferLimits limits{.ca_file = options.ca_file,
                                .connect_timeout = options.connect_timeout,
                                .total_timeout = request.total_timeout.value_or(options.total_timeout)};
    if (auto unused = pool_->take()) {
      handles_ = std::move(*unused);
      reset_transfer(handles_.easy.get(), request_.url, "http,https", limits);
    } else {
      handles_.easy = new_transfer(request_.url, "http,https", limits);
      handles_.multi.reset(curl_multi_init());
      if (!handles_.multi) throw std::bad_alloc();
    }
    prepare();
    if (curl_multi_add_handle(handles_.multi.get(), handles_.easy.get()) != CURLM_OK) throw std::bad_alloc();
  }

  ~HttpTransfer() {
    curl_multi_remove_handle(handles_.multi.get(), handles_.easy.get());
    if (code_ == CURLE_OK) pool_->give_back(std::move(handles_));
  }

  HttpTransfer(const HttpTransfer&) = delete;
  HttpTransfer& operator=(const HttpTransfer&) = delete;

  std::optional<std::string> read() {
    make_progress();
    if (unread_.empty() && !code_) {
      const Blocking waiting;
      curl_multi_poll(handles_.multi.get(), nullptr, 0, max_wait_ms, nullptr);
    }
    if (unread_.empty()) make_progress();
    if (unread_.empty() && code_) return std::nullopt;
    return std::exchange(unread_, {});
  }

  int status() const {
    long status = 0;
    curl_easy_getinfo(handles_.easy.get(), CURLINFO_RESPONSE_CODE, &status);
    return static_cast<int>(status);
  }

  HttpResult result() const {
    const CURLcode code = code_.value_or(CURLE_OK);
    HttpResult result{.end = end_of(code), .status = status()};
    curl_off_t wait = 0;
    if (curl_easy_getinfo(handles_.easy.get(), CURLINFO_RETRY_AFTER, &wait) == CURLE_OK && wait > 0) {
      result.retry_after = static_cast<int>(std::min<curl_off_t>(wait, 86'400));
    }
    if (code != CURLE_OK) {
      result.problem = "No answer from " + host_of(request_.url) + ": " + http_reason_of(code) + ".";
    }
    return result;
  }

 private:
  void prepare() {
    curl_slist* list = nullptr;
    for (const std::string& header : request_.headers) list = curl_slist_append(list, header.c_str());
    if (!request_.body.empty()) list = curl_slist_append(list, "Content-Type: application/json");
    headers_.reset(list);
    CURL* easy = handles_.easy.get();
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers_.get());
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, on_bytes);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, this);
    if (request_.body.empty()) return;
    curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request_.body.data());
    curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request_.body.size()));
  }

  // Any result but the number of bytes offered fails the transfer with CURLE_WRITE_ERROR.
  static std::size_t on_bytes(char* bytes, std::size_t size, std::size_t count, void* target) {
    auto& self = *static_cast<HttpTransfer*>(target);
    const std::size_t length = size * count;
    self.too_large_ = length > self.max_bytes_ - self.received_;
    if (self.too_large_) return 0;
    self.received_ += length;
    // An exception cannot pass through libcurl.
    try {
      self.unread_.append(bytes, length);
    } catch (const std::bad_alloc&) {
      return 0;
    }
    return length;
  }

  // Sends and receives what is possible without waiting.
  void make_progress() {
    if (code_) return;
    int running = 0;
    if (curl_multi_perform(handles_.multi.get(), &running) != CURLM_OK) {
      code_ = CURLE_FAILED_INIT;
      return;
    }
    int queued = 0;
    while (const CURLMsg* message = curl_multi_info_read(handles_.multi.get(), &queued)) {
      if (message->msg == CURLMSG_DONE) code_ = message->data.result;
    }
  }

  HttpEnd end_of(CURLcode code) const {
    if (code == CURLE_OK) return HttpEnd::complete;
    if (too_large_) return HttpEnd::too_large;
    return code == CURLE_OPERATION_TIMEDOUT ? HttpEnd::timed_out : HttpEnd::unreachable;
  }

  const HttpRequest request_;
  const std::size_t max_bytes_;
  const std::shared_ptr<ConnectionPool> pool_;
  ConnectionPool::Handles handles_;
  TransferList headers_;
  std::string unread_;
  std::size_t received_ = 0;
  bool too_large_ = false;
  std::optional<CURLcode> code_;  // set when the transfer has ended
};

HttpResponse::HttpResponse(std::unique_ptr<HttpTransfer> transfer) : transfer_(std::move(transfer)) {}
HttpResponse::HttpResponse(HttpResponse&&) noexcept = default;
HttpResponse::~HttpResponse() = default;

std::optional<std::string> HttpResponse::read() { return transfer_->read(); }
int HttpResponse::status() const { return transfer_->status(); }
HttpResult HttpResponse::result() const { return transfer_->result(); }

HttpClient::HttpClient(HttpOptions options) : options_(std::move(options)), pool_(std::make_shared<ConnectionPool>()) {
  start_transfers();
}

HttpResponse HttpClient::send(const HttpRequest& request) const {
  return HttpResponse(std::make_unique<HttpTransfer>(request, options_, pool_));
}

bool is_loopback(std::string_view url) {
  std::string host = host_of(url);
  if (host.starts_with('[')) {
    host = host.substr(1, host.find(']') - 1);
  } else {
    host = host.substr(0, host.find(':'));
  }
  const auto address = IpAddress::parse(host);
  return host == "localhost" || (address && address->is_loopback());
}

std::string host_of(std::string_view url) {
  const auto scheme = url.find("://");
  std::string_view rest = scheme == std::string_view::npos ? url : url.substr(scheme + 3);
  rest = rest.substr(0, std::min(rest.find('/'), rest.size()));
  const auto at = rest.rfind('@');
  return std::string(at == std::string_view::npos ? rest : rest.substr(at + 1));
}

}  // namespace fitapp::outbound
