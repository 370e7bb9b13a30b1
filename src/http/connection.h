// One client's socket with or without TLS, never blocking longer than it is told; it knows neither HTTP nor routes.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "http/proxies.h"
#include "http/tls.h"

namespace fitapp::http {

using SteadyTime = std::chrono::steady_clock::time_point;

enum class Io { done, wants_read, wants_write, closed };

// What a connection is waiting for: the end of the TLS handshake, a head, the next request, the client's farewell.
enum class Stage { handshake, head, idle, lingering };

class Connection {
 public:
  Connection(int socket, Address peer, Tls tls);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Without waiting: goes on with the TLS handshake; takes in what has come (16 KiB at most); throws away what has
  // come; sends what fits (and says nothing of the rest).
  Io handshake();
  Io fill();
  Io discard();
  void send_what_fits(std::string_view bytes);

  // What was received and not yet used; valid until the next fill() or read().
  std::string_view unread() const { return std::string_view(buffer_).substr(start_); }
  void consume(std::size_t bytes);

  // Up to `size` bytes, those not yet used first; 0 at the end, -1 on failure or after `deadline`.
  std::ptrdiff_t read(char* into, std::size_t size, SteadyTime deadline);
  // Everything, or false: the client has gone, or took nothing for as long as `stall`.
  bool write(std::string_view bytes, std::chrono::milliseconds stall);

  // Waits for more input; false when none came in time.
  bool wait_readable(std::chrono::milliseconds patience) const;
  bool peer_is_there() const;

  // Nothing more will be written: tells the client so and leaves its last bytes time to be read.
  void finish_writing();
  // From any thread while the connection exists: what waits on it returns. After cut_reading() the other side gets an
  // answer still.
  void cut();
  void cut_reading();
  bool reading_is_cut() const { return reading_cut_; }

  int socket() const { return socket_; }
  const Address& peer() const { return peer_; }
  bool is_tls() const { return tls_ != nullptr; }
  bool timed_out() const { return timed_out_; }
  std::uint64_t sent() const { return sent_; }

  // Which request this is, and how far its head has been searched for an end.
  std::size_t requests = 0;
  std::size_t searched = 0;
  bool blank_skipped = false;
  std::size_t discarded = 0;  // bytes
  SteadyTime head_deadline{};
  SteadyTime idle_deadline{};
  Stage stage = Stage::head;
  bool is_counted = true;  // holds a place in Admission
  std::atomic<bool> reading_body = false;

  // Guarded by the front: whether a worker owns the connection, and until when it may wait if none does.
  bool is_working = false;
  SteadyTime deadline{};

 private:
  Io receive(char* into, std::size_t size, std::size_t& got);
  Io send(std::string_view bytes, std::size_t& sent);
  Io outcome_of_tls(int result) const;
  bool wait_for(short events, SteadyTime deadline) const;

  int socket_;
  Address peer_;
  Tls tls_;
  std::string buffer_;
  std::size_t start_ = 0;  // of what is unread in it
  bool timed_out_ = false;
  std::atomic<bool> reading_cut_ = false;
  std::uint64_t sent_ = 0;
};

}  // namespace fitapp::http
