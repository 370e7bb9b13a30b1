// What a worker does with one connection of the front's: handshake, head, answer, farewell, and back to waiting.
#include <sys/epoll.h>

#include "http/front.h"
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

void Front::drive(Connection& connection) {
  if (connection.stage == Stage::lingering) return drive_linger(connection);
  if (connection.stage == Stage::handshake && !drive_handshake(connection)) return;
  while (receive_head(connection) && serve_one(connection)) {
  }
}

bool Front::drive_handshake(Connection& connection) {
  const Io outcome = connection.handshake();
  if (outcome == Io::done) {
    connection.stage = Stage::head;
    return true;
  }
  if (outcome == Io::closed) {
    remove(connection);
  } else {
    park(connection, connection.head_deadline, outcome);
  }
  return false;
}

// True when a whole head is there; false when the connection was given away.
bool Front::receive_head(Connection& connection) {
  for (;;) {
    if (const std::size_t blank = leading_blank(connection.unread()); blank > 0 && !connection.blank_skipped) {
      connection.blank_skipped = true;
      connection.consume(blank);
    }
    if (head_length(connection.unread(), connection.searched)) return true;
    connection.searched = connection.unread().size();
    if (connection.searched > limits_.header_bytes + limits_.target_bytes) {
      refuse_and_linger(connection, Refusal::long_head);
      return false;
    }
    const bool begins = connection.unread().empty();
    const Io outcome = connection.fill();
    if (outcome == Io::closed) {
      remove(connection);
      return false;
    }
    if (outcome != Io::done) {
      if (!wait_for_more(connection, outcome)) return false;
    } else if (begins && connection.requests > 0) {
      connection.head_deadline = steady_clock::now() + limits_.header_deadline;
    }
  }
}

// False when nothing came at once and the connection went back to the front.
bool Front::wait_for_more(Connection& connection, Io wanted) {
  const bool between = connection.unread().empty() && connection.requests > 0;
  if (between && wanted == Io::wants_read && connection.stage != Stage::idle && !stopping_) {
    connection.stage = Stage::idle;
    if (connection.wait_readable(next_request_patience)) return true;
  }
  connection.stage = between ? Stage::idle : Stage::head;
  park(connection, between ? connection.idle_deadline : connection.head_deadline, wanted);
  return false;
}

// True when the connection lives on.
bool Front::serve_one(Connection& connection) {
  const std::size_t length = *head_length(connection.unread(), connection.searched);
  std::string head(connection.unread().substr(0, length));
  connection.consume(length);
  ++connection.requests;
  const After after = exchange_.serve(connection, std::move(head));
  if (after == After::close || stopping_) {
    linger(connection);
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

void Front::linger(Connection& connection) {
  connection.finish_writing();
  connection.stage = Stage::lingering;
  {
    const std::lock_guard lock(mutex_);
    connection.deadline = steady_clock::now() + linger_time;
  }
  drive_linger(connection);
}

void Front::drive_linger(Connection& connection) {
  Io outcome = Io::done;
  while (outcome == Io::done && connection.discarded < most_discarded) outcome = connection.discard();
  if (outcome != Io::wants_read) return remove(connection);
  SteadyTime deadline;
  {
    const std::lock_guard lock(mutex_);
    deadline = connection.deadline;
  }
  park(connection, deadline, outcome);
}

void Front::refuse_and_linger(Connection& connection, Refusal why) {
  connection.send_what_fits(exchange_.refuse(why));
  linger(connection);
}

// Called by the front for a connection that no worker owns and that has waited too long.
void Front::expire(Connection& connection) {
  const bool began = connection.stage == Stage::head && !connection.unread().empty();
  if (!began) return remove(connection);
  connection.send_what_fits(exchange_.refuse(Refusal::slow_head));
  connection.finish_writing();
  connection.stage = Stage::lingering;
  const std::lock_guard lock(mutex_);
  connection.deadline = steady_clock::now() + linger_time;
}

void Front::park(Connection& connection, SteadyTime deadline, Io wanted) {
  {
    const std::lock_guard lock(mutex_);
    if (!stopping_) {
      connection.deadline = deadline;
      connection.is_working = false;
      // Still under the lock: from here on the front may end the connection at any moment.
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
