// One client's socket with or without TLS, never blocking longer than it is told; it knows neither HTTP nor routes.
#include "http/connection.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace fitapp::http {

namespace {

constexpr std::size_t receive_bytes = 16 * 1024;

}  // namespace

Connection::Connection(int socket, Address peer, Tls tls) : socket_(socket), peer_(peer), tls_(std::move(tls)) {}

Connection::~Connection() { ::close(socket_); }

Io Connection::outcome_of_tls(int result) const {
  switch (SSL_get_error(tls_.get(), result)) {
    case SSL_ERROR_NONE: return Io::done;
    case SSL_ERROR_WANT_READ: return Io::wants_read;
    case SSL_ERROR_WANT_WRITE: return Io::wants_write;
    default: return Io::closed;
  }
}

Io Connection::handshake() {
  // OpenSSL judges a call by the thread's error queue too: leftovers of another connection would fail this one.
  ERR_clear_error();
  return outcome_of_tls(SSL_do_handshake(tls_.get()));
}

Io Connection::receive(char* into, std::size_t size, std::size_t& got) {
  got = 0;
  if (tls_) {
    ERR_clear_error();
    const int result = SSL_read_ex(tls_.get(), into, size, &got);
    return result == 1 ? Io::done : outcome_of_tls(result);
  }
  ssize_t result = 0;
  do result = ::recv(socket_, into, size, 0);
  while (result < 0 && errno == EINTR);
  if (result < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? Io::wants_read : Io::closed;
  got = static_cast<std::size_t>(result);
  return got == 0 ? Io::closed : Io::done;
}

Io Connection::send(std::string_view bytes, std::size_t& sent) {
  sent = 0;
  if (tls_) {
    ERR_clear_error();
    const int result = SSL_write_ex(tls_.get(), bytes.data(), bytes.size(), &sent);
    if (result != 1) return outcome_of_tls(result);
  } else {
    ssize_t result = 0;
    do result = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    while (result < 0 && errno == EINTR);
    if (result < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? Io::wants_write : Io::closed;
    sent = static_cast<std::size_t>(result);
  }
  sent_ += sent;
  return Io::done;
}

Io Connection::fill() {
  buffer_.erase(0, start_);
  start_ = 0;
  const std::size_t before = buffer_.size();
  buffer_.resize(before + receive_bytes);
  std::size_t got = 0;
  const Io outcome = receive(buffer_.data() + before, receive_bytes, got);
  buffer_.resize(before + got);
  return outcome;
}

void Connection::consume(std::size_t bytes) {
  start_ += bytes;
  if (start_ < buffer_.size()) return;
  buffer_.clear();
  // An idle connection keeps no memory.
  buffer_.shrink_to_fit();
  start_ = 0;
}

Io Connection::discard() {
  char bytes[receive_bytes];
  // Past TLS: nobody reads these bytes any more.
  const ssize_t result = ::recv(socket_, bytes, sizeof bytes, 0);
  if (result < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? Io::wants_read : Io::closed;
  discarded += static_cast<std::size_t>(result);
  return result == 0 ? Io::closed : Io::done;
}

void Connection::send_what_fits(std::string_view bytes) {
  std::size_t sent = 0;
  if (!tls_ || SSL_is_init_finished(tls_.get())) send(bytes, sent);
}

bool Connection::wait_for(short events, SteadyTime deadline) const {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    pollfd waiting{socket_, events, 0};
    const int ready = ::poll(&waiting, 1, static_cast<int>(std::min<std::int64_t>(left.count(), 60'000)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

std::ptrdiff_t Connection::read(char* into, std::size_t size, SteadyTime deadline) {
  while (unread().empty()) {
    // Asked before each read, so that a client that always has one more byte cannot outstay it.
    timed_out_ = std::chrono::steady_clock::now() >= deadline;
    if (timed_out_) return -1;
    const Io outcome = fill();
    if (outcome == Io::closed) return 0;
    if (outcome == Io::done) continue;
    timed_out_ = !wait_for(outcome == Io::wants_read ? POLLIN : POLLOUT, deadline);
    if (timed_out_) return -1;
  }
  const std::size_t taken = std::min(size, unread().size());
  std::memcpy(into, unread().data(), taken);
  consume(taken);
  return static_cast<std::ptrdiff_t>(taken);
}

bool Connection::write(std::string_view bytes, std::chrono::milliseconds stall) {
  while (!bytes.empty()) {
    std::size_t sent = 0;
    const Io outcome = send(bytes, sent);
    if (outcome == Io::closed) return false;
    bytes.remove_prefix(sent);
    if (outcome == Io::done) continue;
    const short events = outcome == Io::wants_read ? POLLIN : POLLOUT;
    if (!wait_for(events, std::chrono::steady_clock::now() + stall)) return false;
  }
  return true;
}

bool Connection::wait_readable(std::chrono::milliseconds patience) const {
  if (tls_ && SSL_pending(tls_.get()) > 0) return true;
  pollfd waiting{socket_, POLLIN, 0};
  return ::poll(&waiting, 1, static_cast<int>(patience.count())) > 0;
}

bool Connection::peer_is_there() const {
  char byte = 0;
  const ssize_t result = ::recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return result > 0 || (result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR));
}

void Connection::finish_writing() {
  if (tls_ && SSL_is_init_finished(tls_.get())) {
    ERR_clear_error();
    SSL_shutdown(tls_.get());
  }
  ::shutdown(socket_, SHUT_WR);
}

void Connection::cut() { ::shutdown(socket_, SHUT_RDWR); }

void Connection::cut_reading() {
  // Before the reader wakes up and asks why.
  reading_cut_ = true;
  ::shutdown(socket_, SHUT_RD);
}

}  // namespace fitapp::http
