// The work on one connection: TLS handshake, head, response, close or parking.
#include <sys/epoll.h>

#include <utility>

#include "http/connection_manager.h"
#include "http/head.h"

namespace fitapp::http {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// A busy client sends its next request within this time: waiting costs less than parking the connection.
constexpr milliseconds next_request_wait{2};
// Time for a client to read the response. Closing at once, with unread input, would discard the response.
constexpr std::chrono::seconds linger_time{2};
constexpr std::size_t max_discarded = 4 * 1024 * 1024;

}  // namespace

void ConnectionManager::drive(Connection& connection) {
  if (connection.stage == Stage::lingering) return drain(connection);
  if (connection.stage == Stage::handshake) {
    const Io outcome = connection.handshake();
    if (outcome == Io::closed) return remove(connection);
    if (outcome != Io::done) return park(connection, connection.head_deadline, outcome);
    connection.stage = Stage::head;
  }
  while (receive_head(connection) && serve_one(connection))
    if (workers_.has_waiting()) return requeue(connection);
}

// Returns true when a complete head was received, false when the connection was parked or removed.
bool ConnectionManager::receive_head(Connection& connection) {
  for (;;) {
    // One empty line before the head is accepted (RFC 9112, 2.2).
    if (connection.unread().starts_with("\r\n") && !std::exchange(connection.empty_line_skipped, true))
      connection.consume(2);
    if (head_length(connection.unread(), connection.searched)) return true;
    connection.searched = connection.unread().size();
    if (connection.searched > limits_.header_bytes + limits_.target_bytes) {
      begin_close(connection, handler_.refuse(Refusal::long_head));
      drain(connection);
      return false;
    }
    const bool begins = connection.unread().empty();
    const Io outcome = connection.fill();
    if (outcome == Io::closed) {
      remove(connection);
      return false;
    }
    if (outcome != Io::done && !wait_for_more(connection, outcome)) return false;
    if (outcome == Io::done && begins && connection.requests > 0)
      connection.head_deadline = steady_clock::now() + limits_.header_deadline;
  }
}

// Returns false when no input came in time and the connection was parked.
bool ConnectionManager::wait_for_more(Connection& connection, Io wanted) {
  const bool between = connection.unread().empty() && connection.requests > 0;
  const bool may_come_soon = between && wanted == Io::wants_read && connection.stage != Stage::idle;
  connection.stage = between ? Stage::idle : Stage::head;
  if (may_come_soon && !stopping_ && !workers_.has_waiting() && connection.wait_for_input(next_request_wait))
    return true;
  park(connection, between ? connection.idle_deadline : connection.head_deadline, wanted);
  return false;
}

// Returns true when the connection stays open.
bool ConnectionManager::serve_one(Connection& connection) {
  const std::size_t length = *head_length(connection.unread(), connection.searched);
  const std::string head(connection.unread().substr(0, length));
  connection.consume(length);
  ++connection.requests;
  const AfterRequest after = handler_.serve(connection, head);
  if (after == AfterRequest::close || stopping_) {
    begin_close(connection);
    drain(connection);
    return false;
  }
  const SteadyTime now = steady_clock::now();
  connection.idle_deadline = now + limits_.keep_alive_idle;
  connection.head_deadline = now + limits_.header_deadline;
  connection.searched = 0;
  connection.empty_line_skipped = false;
  connection.stage = Stage::head;
  return true;
}

// Other connections are waiting for a thread, so this one's next request comes after theirs.
void ConnectionManager::requeue(Connection& connection) {
  connection.stage = Stage::idle;
  if (!connection.has_buffered_input()) return park(connection, connection.idle_deadline, Io::wants_read);
  workers_.enqueue([this, &connection] { drive(connection); });
}

// Sends what fits without waiting, then gives the client time to read it.
void ConnectionManager::begin_close(Connection& connection, std::string_view response) {
  if (!response.empty()) connection.send_what_fits(response);
  connection.finish_writing();
  connection.stage = Stage::lingering;
  const std::lock_guard lock(mutex_);
  connection.deadline = connection.head_deadline = steady_clock::now() + linger_time;
}

void ConnectionManager::drain(Connection& connection) {
  Io outcome = Io::done;
  while (outcome == Io::done && connection.discarded < max_discarded) outcome = connection.discard();
  if (outcome != Io::wants_read) return remove(connection);
  park(connection, connection.head_deadline, outcome);
}

void ConnectionManager::park(Connection& connection, SteadyTime deadline, Io wanted) {
  {
    const std::lock_guard lock(mutex_);
    if (!stopping_) {
      connection.deadline = deadline;
      connection.is_working = false;
      // Still under the lock: from now on the thread of run() may remove the connection.
      epoll_event event{};
      event.events = (wanted == Io::wants_write ? EPOLLOUT : EPOLLIN) | EPOLLONESHOT;
      event.data.ptr = &connection;
      ::epoll_ctl(events_.get(), EPOLL_CTL_MOD, connection.socket(), &event);
      return;
    }
  }
  remove(connection);
}

}  // namespace fitapp::http
