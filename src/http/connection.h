// One client's socket, with or without TLS: parked it waits without a thread, at work it is cpp-httplib's Stream.
#pragma once

#include <httplib.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "http/chunk_check.h"
#include "http/head.h"
#include "http/limits.h"
#include "http/proxies.h"
#include "http/tls.h"

namespace fitapp::http {

using SteadyTime = std::chrono::steady_clock::time_point;

enum class Io { done, wants_read, wants_write, closed };

// What a connection is waiting for: the end of the TLS handshake, a head, the next request, the client's end.
enum class Stage { handshake, head, idle, lingering };

class Connection final : public httplib::Stream {
 public:
  Connection(int socket, const Address& peer, Tls tls, const Limits& limits);
  ~Connection() override;
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
  // Input that no event of the socket will tell of.
  bool has_buffered_input() const;

  // The next request of cpp-httplib's: it reads library_head() first, and of the body nothing before allow_body().
  void begin_request(const Head& head);
  void allow_body(SteadyTime deadline);
  void forbid_body();

  // Everything, or false: the client has gone, or took nothing for as long as Limits::write_stall.
  bool write_all(std::string_view bytes);
  // Waits for more input; false when none came in time.
  bool wait_for_input(std::chrono::milliseconds patience) const;
  bool peer_is_there() const;

  // Nothing more will be written: tells the client so and leaves its last bytes time to be read.
  void finish_writing();
  // From any thread while the connection exists: what waits on it returns. After cut_reading() the other side gets an
  // answer still.
  void cut();
  void cut_reading();

  // cpp-httplib's view. Waiting and deadlines are those of read() and write().
  bool is_readable() const override { return head_used_ < head_.size(); }
  bool wait_readable() const override { return true; }
  bool wait_writable() const override { return !write_failed_; }
  bool is_peer_alive() const override { return !write_failed_; }
  ssize_t read(char* into, std::size_t size) override;
  ssize_t write(const char* bytes, std::size_t size) override;
  void get_remote_ip_and_port(std::string&, int&) const override {}
  void get_local_ip_and_port(std::string&, int&) const override {}
  socket_t socket() const override { return socket_; }
  time_t duration() const override { return 0; }

  const Address& peer() const { return peer_; }
  bool is_tls() const { return tls_ != nullptr; }
  // Why reading a body failed; neither: the client's doing.
  bool timed_out() const { return timed_out_; }
  bool reading_is_cut() const { return reading_cut_; }
  bool write_failed() const { return write_failed_; }
  bool is_reading_body() const { return may_read_body_; }
  std::uint64_t sent() const { return sent_; }  // bytes

  // Which request this is, and how far its head has been searched for an end.
  std::size_t requests = 0;
  std::size_t searched = 0;
  bool blank_skipped = false;
  std::size_t discarded = 0;  // bytes
  SteadyTime head_deadline{};
  SteadyTime idle_deadline{};
  Stage stage = Stage::head;
  bool is_counted = true;  // holds a place in Admission

  // Guarded by the connection manager: whether a worker owns the connection, and until when it may wait if none does.
  bool is_working = false;
  SteadyTime deadline{};

 private:
  Io send(std::string_view bytes, std::size_t& sent);
  Io outcome_of_tls(int result) const;
  bool wait_for(Io wanted, SteadyTime deadline) const;
  ssize_t read_body(char* into, std::size_t size);

  const int socket_;
  const Address peer_;
  const Tls tls_;
  const Limits& limits_;
  std::string buffer_;
  std::size_t start_ = 0;  // of what is unread in it
  std::string head_;
  std::size_t head_used_ = 0;
  std::optional<ChunkCheck> chunks_;
  bool send_continue_ = false;
  SteadyTime body_deadline_{};
  std::atomic<bool> may_read_body_ = false;
  std::atomic<bool> reading_cut_ = false;
  bool timed_out_ = false;
  bool write_failed_ = false;
  std::uint64_t sent_ = 0;
};

}  // namespace fitapp::http
