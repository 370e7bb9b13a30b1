// The work on one connection: TLS handshake, head, body, response, close or parking.
#include <sys/epoll.h>

#include <algorithm>
#include <utility>

#include "http/connection_manager.h"
#include "http/head.h"

namespace fitapp::http {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// A busy client sends its next request, or the body after a head, within this time: waiting costs less than parking the
// connection.
constexpr milliseconds next_input_wait{2};
// The part of each body that does not count, so that a flood of large bodies does not stop small ones.
constexpr std::size_t free_body_bytes = 16 * 1024;
// Time for a client to read the response. Closing at once, with unread input, would discard the response.
constexpr std::chrono::seconds linger_time{2};
constexpr std::size_t max_discarded = 4 * 1024 * 1024;

}  // namespace

// Receives without a worker thread, so that clients that send slowly cost none.
void ConnectionManager::receive(Connection& connection) {
  switch (connection.stage) {
    case Stage::lingering: return drain(connection);
    case Stage::body: return receive_body(connection);
    case Stage::handshake: return start_work(connection);
    case Stage::events: return receive_events_input(connection);
    case Stage::head:
    case Stage::idle:
      if (receive_head(connection)) start_work(connection);
  }
}

void ConnectionManager::drive(Connection& connection) {
  if (connection.stage == Stage::handshake) {
    const Io outcome = connection.handshake();
    if (outcome == Io::closed) return remove(connection);
    if (outcome != Io::done) return park_or_remove(connection, connection.head_deadline, outcome);
    connection.stage = Stage::head;
  }
  while (connection.stage == Stage::body || receive_head(connection)) {
    if (!serve_one(connection)) return;
    if (workers_.has_waiting()) return requeue(connection);
  }
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
  if (may_come_soon && !stopping_ && !workers_.has_waiting() && connection.wait_for_input(next_input_wait)) return true;
  park_or_remove(connection, between ? connection.idle_deadline : connection.head_deadline, wanted);
  return false;
}

// Returns false when the connection was parked until more of the body arrives.
bool ConnectionManager::await_body(Connection& connection) {
  connection.stage = Stage::body;
  const bool may_wait = !stopping_ && !workers_.has_waiting();
  if (may_wait && connection.wait_for_input(next_input_wait)) connection.fill();
  if (connection.examine_body() != BodyState::arriving) return true;
  if (park(connection, steady_clock::now() + limits_.body_deadline, Io::wants_read)) return false;
  connection.give_up_body(BodyState::cut_by_stop);
  return true;
}

void ConnectionManager::receive_body(Connection& connection) {
  Io outcome = Io::done;
  while (outcome == Io::done && connection.examine_body() == BodyState::arriving) {
    if (has_memory_for(connection)) {
      outcome = connection.fill();
    } else {
      connection.give_up_body(BodyState::no_memory);
    }
  }
  if (outcome == Io::closed) connection.give_up_body(BodyState::malformed);
  if (connection.examine_body() != BodyState::arriving) return start_work(connection);
  if (park(connection, connection.deadline, outcome)) return;
  connection.give_up_body(BodyState::cut_by_stop);
  start_work(connection);
}

bool ConnectionManager::has_memory_for(Connection& connection) {
  const std::size_t needed = std::max(connection.unread().size(), free_body_bytes) - free_body_bytes;
  charged_bytes_ += needed - connection.charged_bytes;
  connection.charged_bytes = needed;
  return charged_bytes_ <= limits_.unfinished_body_bytes;
}

// Returns true when the connection stays open.
bool ConnectionManager::serve_one(Connection& connection) {
  if (connection.stage != Stage::body) {
    const std::size_t length = *head_length(connection.unread(), connection.searched);
    connection.head = connection.unread().substr(0, length);
    connection.began = steady_clock::now();
    connection.consume(length);
    ++connection.requests;
  }
  AfterRequest after = handler_.serve(connection);
  if (after == AfterRequest::await_body) {
    if (!await_body(connection)) return false;
    after = handler_.serve(connection);
  }
  connection.end_request();
  charged_bytes_ -= std::exchange(connection.charged_bytes, 0);
  if (after == AfterRequest::send_events) {
    begin_events(connection);
    return false;
  }
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
  if (!connection.has_buffered_input()) return park_or_remove(connection, connection.idle_deadline, Io::wants_read);
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
  park_or_remove(connection, connection.head_deadline, outcome);
}

// Returns false when the server is stopping.
bool ConnectionManager::park(Connection& connection, SteadyTime deadline, Io wanted) {
  const std::lock_guard lock(mutex_);
  if (stopping_) return false;
  connection.deadline = deadline;
  connection.is_working = false;
  // Still under the lock: from now on the thread of run() may remove the connection.
  epoll_event event{};
  event.events = (wanted == Io::wants_write ? EPOLLOUT : EPOLLIN) | EPOLLONESHOT;
  event.data.ptr = &connection;
  ::epoll_ctl(events_.get(), EPOLL_CTL_MOD, connection.socket(), &event);
  return true;
}

void ConnectionManager::park_or_remove(Connection& connection, SteadyTime deadline, Io wanted) {
  if (!park(connection, deadline, wanted)) remove(connection);
}

}  // namespace fitapp::http
