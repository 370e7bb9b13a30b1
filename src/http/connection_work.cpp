// What a worker does with one connection: TLS handshake, head, answer, end, and back to waiting.
#include <sys/epoll.h>

#include <utility>

#include "http/connection_manager.h"
#include "http/head.h"

namespace fitapp::http {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// A busy client's next request comes within this time: waiting for it is cheaper than handing the connection back.
constexpr milliseconds next_request_patience{2};
// A closing client gets this long to read the answer; closing at once would destroy it while its own bytes are unread.
constexpr std::chrono::seconds linger_time{2};
constexpr std::size_t most_discarded = 4 * 1024 * 1024;

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
    if (workers_.has_waiting()) return give_way(connection);
}

// True when a whole head is there; false when the connection was given away.
bool ConnectionManager::receive_head(Connection& connection) {
  for (;;) {
    // One empty line before the head is forgiven (RFC 9112, 2.2).
    if (connection.unread().starts_with("\r\n") && !std::exchange(connection.blank_skipped, true))
      connection.consume(2);
    if (head_length(connection.unread(), connection.searched)) return true;
    connection.searched = connection.unread().size();
    if (connection.searched > limits_.header_bytes + limits_.target_bytes) {
      say_goodbye(connection, handler_.refuse(Refusal::long_head));
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

// False when nothing came at once and the connection was parked.
bool ConnectionManager::wait_for_more(Connection& connection, Io wanted) {
  const bool between = connection.unread().empty() && connection.requests > 0;
  const bool may_come_soon = between && wanted == Io::wants_read && connection.stage != Stage::idle;
  connection.stage = between ? Stage::idle : Stage::head;
  if (may_come_soon && !stopping_ && !workers_.has_waiting() && connection.wait_for_input(next_request_patience))
    return true;
  park(connection, between ? connection.idle_deadline : connection.head_deadline, wanted);
  return false;
}

// True when the connection lives on.
bool ConnectionManager::serve_one(Connection& connection) {
  const std::size_t length = *head_length(connection.unread(), connection.searched);
  const std::string head(connection.unread().substr(0, length));
  connection.consume(length);
  ++connection.requests;
  const After after = handler_.serve(connection, head);
  if (after == After::close || stopping_) {
    say_goodbye(connection);
    drain(connection);
    return false;
  }
  const SteadyTime now = steady_clock::now();
  connection.idle_deadline = now + limits_.keep_alive_idle;
  connection.head_deadline = now + limits_.header_deadline;
  connection.searched = 0;
  connection.blank_skipped = false;
  connection.stage = Stage::head;
  return true;
}

// Other connections wait for a thread: this one's next request comes after theirs.
void ConnectionManager::give_way(Connection& connection) {
  connection.stage = Stage::idle;
  if (!connection.has_buffered_input()) return park(connection, connection.idle_deadline, Io::wants_read);
  workers_.enqueue([this, &connection] { drive(connection); });
}

// Writes what fits and no more; then the client gets time to read it.
void ConnectionManager::say_goodbye(Connection& connection, std::string_view last_words) {
  if (!last_words.empty()) connection.send_what_fits(last_words);
  connection.finish_writing();
  connection.stage = Stage::lingering;
  const std::lock_guard lock(mutex_);
  connection.deadline = connection.head_deadline = steady_clock::now() + linger_time;
}

void ConnectionManager::drain(Connection& connection) {
  Io outcome = Io::done;
  while (outcome == Io::done && connection.discarded < most_discarded) outcome = connection.discard();
  if (outcome != Io::wants_read) return remove(connection);
  park(connection, connection.head_deadline, outcome);
}

void ConnectionManager::park(Connection& connection, SteadyTime deadline, Io wanted) {
  {
    const std::lock_guard lock(mutex_);
    if (!stopping_) {
      connection.deadline = deadline;
      connection.is_working = false;
      // Still under the lock: from here on the thread of run() may end the connection at any moment.
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
