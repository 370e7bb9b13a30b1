// Reads and writes one client's socket within its deadlines.
#include "http/connection.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "base/blocking.h"

namespace fitapp::http {

namespace {

constexpr std::size_t receive_bytes = 16 * 1024;
// Sizes of tiny chunks may take this many times the limit of the body.
constexpr std::size_t max_framing = 4;

bool may_try_again() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

}  // namespace

Connection::Connection(int socket, const IpAddress& peer, Tls tls, const Limits& limits)
    : socket_(socket), peer_(peer), tls_(std::move(tls)), limits_(limits) {}

Connection::~Connection() {
  if (events) events->close();
  ::close(socket_);
}

Io Connection::outcome_of_tls(int result) const {
  switch (SSL_get_error(tls_.get(), result)) {
    case SSL_ERROR_NONE: return Io::done;
    case SSL_ERROR_WANT_READ: return Io::wants_read;
    case SSL_ERROR_WANT_WRITE: return Io::wants_write;
    default: return Io::closed;
  }
}

Io Connection::handshake() {
  // OpenSSL also reads the thread's error queue: errors left by another connection would fail this call.
  ERR_clear_error();
  return outcome_of_tls(SSL_do_handshake(tls_.get()));
}

Io Connection::fill() {
  // A std::string would be zero-initialized first.
  char bytes[receive_bytes];
  std::size_t got = 0;
  Io outcome = Io::done;
  if (tls_) {
    ERR_clear_error();
    const int result = SSL_read_ex(tls_.get(), bytes, sizeof bytes, &got);
    if (result != 1) outcome = outcome_of_tls(result);
  } else {
    const ssize_t result = ::recv(socket_, bytes, sizeof bytes, 0);
    if (result > 0) got = static_cast<std::size_t>(result);
    if (result <= 0) outcome = result < 0 && may_try_again() ? Io::wants_read : Io::closed;
  }
  buffer_.erase(0, std::exchange(start_, 0));
  buffer_.append(bytes, got);
  return outcome;
}

Io Connection::send(std::string_view bytes, std::size_t& sent) {
  sent = 0;
  if (tls_) {
    ERR_clear_error();
    const int result = SSL_write_ex(tls_.get(), bytes.data(), bytes.size(), &sent);
    if (result != 1) return outcome_of_tls(result);
  } else {
    const ssize_t result = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (result < 0) return may_try_again() ? Io::wants_write : Io::closed;
    sent = static_cast<std::size_t>(result);
  }
  sent_ += sent;
  return Io::done;
}

void Connection::consume(std::size_t bytes) {
  start_ += bytes;
  if (start_ < buffer_.size()) return;
  buffer_.clear();
  // An idle connection uses no buffer memory.
  buffer_.shrink_to_fit();
  start_ = 0;
}

Io Connection::discard() {
  char bytes[receive_bytes];
  // Bypasses TLS because the bytes are not used.
  const ssize_t result = ::recv(socket_, bytes, sizeof bytes, 0);
  if (result < 0) return may_try_again() ? Io::wants_read : Io::closed;
  discarded += static_cast<std::size_t>(result);
  return result == 0 ? Io::closed : Io::done;
}

void Connection::send_what_fits(std::string_view bytes) {
  std::size_t sent = 0;
  if (!tls_ || SSL_is_init_finished(tls_.get())) send(bytes, sent);
}

Io Connection::send_events() {
  Io outcome = Io::done;
  while (outcome == Io::done && !unsent_events.empty()) {
    std::size_t sent = 0;
    outcome = send(unsent_events, sent);
    unsent_events.erase(0, sent);
  }
  return outcome;
}

bool Connection::wait_for(Io wanted, SteadyTime deadline) const {
  const short events = wanted == Io::wants_write ? POLLOUT : POLLIN;
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    pollfd waiting{socket_, events, 0};
    const int ready = ::poll(&waiting, 1, static_cast<int>(std::min<std::int64_t>(left.count(), 60'000)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

void Connection::begin_request(const Head& head) {
  library_head_ = library_head(head);
  head_used_ = 0;
  is_response_ignored_ = false;
  if (body_ != BodyState::none || !head.has_body()) return;
  body_ = BodyState::arriving;
  examined_ = 0;
  content_length_ = head.content_length.value_or(0);
  chunks_.reset();
  if (head.chunked) chunks_.emplace();
}

BodyState Connection::examine_body(std::size_t max_bytes) {
  body_limit_ = max_bytes;
  if (body_ != BodyState::arriving) return body_;
  const std::string_view received = unread();
  if (!chunks_) {
    examined_ = received.size();
    if (examined_ >= content_length_) body_ = BodyState::complete;
    return body_;
  }
  const bool is_well_formed = chunks_->accept(received.substr(examined_));
  examined_ = received.size();
  if (!is_well_formed) {
    body_ = BodyState::malformed;
  } else if (chunks_->announced() > max_bytes || examined_ > max_framing * max_bytes) {
    body_ = BodyState::too_large;
  } else if (chunks_->is_complete()) {
    body_ = BodyState::complete;
  }
  return body_;
}

ssize_t Connection::read(char* into, std::size_t size) {
  if (head_used_ < library_head_.size()) {
    const std::size_t taken = library_head_.copy(into, size, head_used_);
    head_used_ += taken;
    return static_cast<ssize_t>(taken);
  }
  // cpp-httplib would also read bodies that no handler needs, before its 404 and after its response.
  if (!may_read_body_ || unread().empty()) return -1;
  const std::size_t taken = unread().copy(into, size);
  consume(taken);
  return static_cast<ssize_t>(taken);
}

ssize_t Connection::write(const char* bytes, std::size_t size) {
  return is_response_ignored_ || write_all({bytes, size}) ? static_cast<ssize_t>(size) : -1;
}

bool Connection::write_all(std::string_view bytes) {
  while (!bytes.empty() && !write_failed_) {
    std::size_t sent = 0;
    const Io outcome = send(bytes, sent);
    bytes.remove_prefix(sent);
    if (outcome == Io::done) continue;
    const Blocking waiting;
    const SteadyTime deadline = std::chrono::steady_clock::now() + limits_.write_stall;
    write_failed_ = outcome == Io::closed || !wait_for(outcome, deadline);
  }
  return !write_failed_;
}

bool Connection::has_buffered_input() const { return !unread().empty() || (tls_ && SSL_pending(tls_.get()) > 0); }

bool Connection::wait_for_input(std::chrono::milliseconds timeout) const {
  return has_buffered_input() || wait_for(Io::wants_read, std::chrono::steady_clock::now() + timeout);
}

bool Connection::is_peer_connected() const {
  char byte = 0;
  const ssize_t result = ::recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return result > 0 || (result < 0 && may_try_again());
}

void Connection::finish_writing() {
  if (tls_ && SSL_is_init_finished(tls_.get())) {
    ERR_clear_error();
    SSL_shutdown(tls_.get());
  }
  ::shutdown(socket_, SHUT_WR);
}

void Connection::abort() { ::shutdown(socket_, SHUT_RDWR); }

}  // namespace fitapp::http
