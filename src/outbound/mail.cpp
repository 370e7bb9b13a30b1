// SMTP with libcurl, one connection per email.
#include "outbound/mail.h"

#include <algorithm>
#include <new>
#include <string_view>

#include "base/blocking.h"
#include "base/error.h"
#include "outbound/transfer.h"

namespace fitapp::outbound {
namespace {

constexpr int logged_in = 235;  // RFC 4954

bool is_host_character(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
         std::string_view(".-_:").find(c) != std::string_view::npos;
}

bool is_host(std::string_view host) {
  return !host.empty() && std::all_of(host.begin(), host.end(), is_host_character);
}

// The EHLO name is the sender's domain: the machine's own name is private and usually not fully qualified.
std::string url_of(const MailOptions& options) {
  const bool is_ip6 = options.host.find(':') != std::string::npos;
  const std::string host = is_ip6 ? "[" + options.host + "]" : options.host;
  const std::string domain = options.sender.address.substr(options.sender.address.find('@') + 1);
  const bool is_name = is_host(domain) && domain.find(':') == std::string::npos;
  return (options.security == MailSecurity::tls ? "smtps://" : "smtp://") + host + ":" + std::to_string(options.port) +
         "/" + (is_name ? domain : "localhost");
}

TransferList header_list(const MailSender& sender, const MailMessage& message) {
  TransferList list(curl_slist_append(nullptr, "Content-Type: multipart/alternative"));
  for (const std::string& header : mail_headers(sender, message)) {
    if (!list || curl_slist_append(list.get(), header.c_str()) == nullptr) throw std::bad_alloc();
  }
  return list;
}

// The encoder writes a lone \n as "=0A": only CRLF ends a line.
std::string with_crlf_line_ends(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\n') result += '\r';
    result += c;
  }
  return result;
}

void add_part(curl_mime* parts, const char* type, std::string_view text) {
  const std::string content = with_crlf_line_ends(text);
  curl_mimepart* part = curl_mime_addpart(parts);
  if (part == nullptr || curl_mime_type(part, type) != CURLE_OK ||
      curl_mime_data(part, content.data(), content.size()) != CURLE_OK ||
      curl_mime_encoder(part, "quoted-printable") != CURLE_OK) {
    throw std::bad_alloc();
  }
}

TransferParts message_parts(CURL* curl, const MailMessage& message) {
  TransferParts parts(curl_mime_init(curl));
  if (!parts) throw std::bad_alloc();
  // Mail programs prefer the last part.
  add_part(parts.get(), "text/plain; charset=utf-8", message.text);
  add_part(parts.get(), "text/html; charset=utf-8", message.html);
  return parts;
}

// The deadline of one SMTP session. libcurl's own limit does not cover QUIT, for which it would wait two minutes.
struct Deadline {
  using Clock = std::chrono::steady_clock;
  Clock::time_point end;
  std::chrono::milliseconds after_stop{0};
  std::stop_token stop = {};
  bool is_stopping = false;
};

constexpr std::chrono::seconds quit_timeout{1};

// libcurl calls this at least once a second.
int check_deadline(void* data, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  auto& deadline = *static_cast<Deadline*>(data);
  const auto now = Deadline::Clock::now();
  if (deadline.stop.stop_requested() && !deadline.is_stopping) {
    deadline.is_stopping = true;
    deadline.end = std::min(deadline.end, now + deadline.after_stop);
  }
  return now >= deadline.end ? 1 : 0;
}

// Receives every line of the server, including the one that confirms the login.
std::size_t watch_for_login(char* line, std::size_t size, std::size_t count, void* data) {
  if (std::string_view(line, size * count).starts_with(std::to_string(logged_in))) *static_cast<bool*>(data) = true;
  return size * count;
}

std::size_t ignore(char*, std::size_t size, std::size_t count, void*) { return size * count; }

// `deadline` must live as long as the handle.
TransferHandle new_session(const MailOptions& options, Deadline& deadline) {
  TransferHandle handle = new_transfer(
      url_of(options), "smtp,smtps",
      {.ca_file = options.ca_file, .connect_timeout = options.connect_timeout, .total_timeout = options.total_timeout});
  CURL* curl = handle.get();
  // Ignore proxies from the environment: the settings name the mail server.
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_USE_SSL, options.security == MailSecurity::none ? CURLUSESSL_NONE : CURLUSESSL_ALL);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, ignore);
  deadline.end = Deadline::Clock::now() + options.total_timeout + quit_timeout;
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, check_deadline);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &deadline);
  // Otherwise QUIT would be sent after `perform`, without a time limit.
  curl_easy_setopt(curl, CURLOPT_FORBID_REUSE, 1L);
  if (!options.user.empty()) {
    curl_easy_setopt(curl, CURLOPT_USERNAME, options.user.c_str());
    curl_easy_setopt(curl, CURLOPT_PASSWORD, options.password.c_str());
  }
  return handle;
}

std::string problem_of(CURLcode code, const std::string& reply) {
  switch (code) {
    case CURLE_USE_SSL_FAILED: return "it does not offer STARTTLS";
    case CURLE_SSL_CONNECT_ERROR: return "the TLS handshake failed; does the port match [smtp] security?";
    case CURLE_LOGIN_DENIED: return "it refuses the login of [smtp] user" + reply;
    case CURLE_ABORTED_BY_CALLBACK: return "the server is shutting down";
    case CURLE_REMOTE_ACCESS_DENIED:
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
      return reply.empty() ? "it closed the connection, or is not an SMTP server" : "it refuses" + reply;
    default: return reason_of(code);
  }
}

bool is_final(CURLcode code, long status) {
  if (status >= 400) return status >= 500;
  return code == CURLE_PEER_FAILED_VERIFICATION || code == CURLE_SSL_CACERT_BADFILE || code == CURLE_USE_SSL_FAILED ||
         code == CURLE_LOGIN_DENIED;
}

Error failure(const MailOptions& options, const std::string& problem, const char* code) {
  const bool asks = problem.ends_with('?');
  return Error(ErrorKind::unavailable, code,
               "The mail server " + options.host + ":" + std::to_string(options.port) + " cannot be used: " + problem +
                   (asks ? "" : "."));
}

void perform(CURL* curl, const MailOptions& options) {
  const Blocking waiting;
  const CURLcode code = curl_easy_perform(curl);
  if (code == CURLE_OK) return;
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  const std::string reply = status >= 400 ? " (" + std::to_string(status) + ")" : "";
  throw failure(options, problem_of(code, reply), is_final(code, status) ? mail_refused : mail_unreachable);
}

}  // namespace

MailClient::MailClient(MailOptions options) : options_(std::move(options)) {
  start_transfers();
  if (!is_host(options_.host)) {
    throw Error(ErrorKind::invalid, mail_refused, "smtp.host must be a host name or an IP address.");
  }
  if (!is_plain_address(options_.sender.address)) {
    throw Error(ErrorKind::invalid, mail_refused, "smtp.from must be an email address.");
  }
}

void MailClient::send(const MailMessage& message, std::stop_token stop) const {
  const TransferList headers = header_list(options_.sender, message);
  const std::string from = "<" + options_.sender.address + ">", to = "<" + message.to + ">";
  const TransferList recipients(curl_slist_append(nullptr, to.c_str()));
  Deadline deadline{.end = {}, .after_stop = options_.stop_grace, .stop = std::move(stop)};

  const TransferHandle handle = new_session(options_, deadline);
  CURL* curl = handle.get();
  const TransferParts parts = message_parts(curl, message);
  curl_easy_setopt(curl, CURLOPT_MAIL_FROM, from.c_str());
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients.get());
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl, CURLOPT_MIMEPOST, parts.get());
  perform(curl, options_);
}

void MailClient::probe() const {
  bool has_logged_in = false;
  Deadline deadline;
  const TransferHandle handle = new_session(options_, deadline);
  CURL* curl = handle.get();
  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "NOOP");
  curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, watch_for_login);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &has_logged_in);
  perform(curl, options_);
  // libcurl continues without a login when there is no common method.
  if (!options_.user.empty() && !has_logged_in) {
    throw failure(options_, "it does not offer authentication, but [smtp] user is set", mail_refused);
  }
}

}  // namespace fitapp::outbound
