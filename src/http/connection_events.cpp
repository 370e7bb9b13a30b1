// Event streams: they wait without a thread, and the thread of run() writes what was queued.
#include <algorithm>

#include "http/connection_manager.h"

namespace fitapp::http {

namespace {

using std::chrono::steady_clock;

// A comment, which clients ignore.
constexpr std::string_view heartbeat = ":\n\n";

}  // namespace

void ConnectionManager::begin_events(Connection& connection) {
  connection.stage = Stage::events;
  ++event_streams_;
  // After park() the thread of run() owns the connection, and may already have removed it.
  const std::shared_ptr<EventStream> events = connection.events;
  if (!park(connection, steady_clock::now() + limits_.event_heartbeat, Io::wants_read)) return remove(connection);
  events->attach([this, &connection] {
    {
      const std::lock_guard lock(woken_mutex_);
      woken_.push_back(&connection);
    }
    wake();
  });
}

void ConnectionManager::forget_events(Connection& connection) {
  connection.events->close();
  --event_streams_;
  const std::lock_guard lock(woken_mutex_);
  std::erase(woken_, &connection);
}

void ConnectionManager::write_woken_events() {
  for (;;) {
    Connection* next = nullptr;
    {
      const std::lock_guard lock(woken_mutex_);
      if (woken_.empty()) return;
      next = woken_.back();
      std::erase(woken_, next);
    }
    write_events(*next);
  }
}

// The client sends nothing on its stream, so input is the end of the connection, or TLS records without content.
void ConnectionManager::receive_events_input(Connection& connection) {
  const Io outcome = connection.fill();
  if (outcome == Io::closed || !connection.unread().empty()) return remove(connection);
  write_events(connection);
}

void ConnectionManager::write_events(Connection& connection) {
  if (steady_clock::now() - connection.began >= limits_.event_stream_lifetime) connection.events->end();
  bool is_last = false;
  Io outcome = Io::done;
  while (outcome == Io::done) {
    if (connection.unsent_events.empty()) {
      EventStream::Output next = connection.events->take();
      connection.unsent_events = std::move(next.bytes);
      is_last = next.is_last;
    }
    if (connection.unsent_events.empty()) break;
    outcome = connection.send_events();
  }
  if (outcome == Io::closed) return remove(connection);
  if (outcome != Io::done) return park_or_remove(connection, steady_clock::now() + limits_.write_stall, outcome);
  if (!is_last) return park_or_remove(connection, steady_clock::now() + limits_.event_heartbeat, Io::wants_read);
  forget_events(connection);
  begin_close(connection);
  drain(connection);
}

// At the deadline of a connection that has waited too long for its client or its next event.
void ConnectionManager::renew_events(Connection& connection) {
  if (!connection.unsent_events.empty()) return remove(connection);
  connection.unsent_events = heartbeat;
  write_events(connection);
}

}  // namespace fitapp::http
