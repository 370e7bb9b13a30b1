// One client's socket, with or without TLS. A parked connection waits without a thread; a working one is cpp-httplib's
// Stream.
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

// What a connection waits for: the end of the TLS handshake, a request head, the next request, or the client's close.
enum class Stage { handshake, head, idle, lingering };

class Connection final : public httplib::Stream {
 public:
  Connection(int socket, const Address& peer, Tls tls, const Limits& limits);
  ~Connection() override;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // None of these wait. They continue the TLS handshake; receive up to 16 KiB; discard what was received; send as much
  // as the socket accepts, ignoring the rest.
  Io handshake();
  Io fill();
  Io discard();
  void send_what_fits(std::string_view bytes);

  // Received bytes that are not consumed yet; valid until the next fill() or read().
  std::string_view unread() const { return std::string_view(buffer_).substr(start_); }
  void consume(std::size_t bytes);
  // Input in the buffers, for which the socket reports no event.
  bool has_buffered_input() const;

  // Begins the next request for cpp-httplib. It reads library_head() first, and no body before allow_body().
  void begin_request(const Head& head);
  void allow_body(SteadyTime deadline);
  void forbid_body();

  // Writes everything. Returns false when the client disconnected or accepted nothing for Limits::write_stall.
  bool write_all(std::string_view bytes);
  // Waits for more input; false when none came in time.
  bool wait_for_input(std::chrono::milliseconds timeout) const;
  bool is_peer_connected() const;

  // Sends the end of the stream and leaves the client time to read the last bytes.
  void finish_writing();
  // From any thread while the connection exists: ends its waits. After abort_reading() a response can still be sent.
  void abort();
  void abort_reading();

  // The interface for cpp-httplib. Waits and deadlines are handled in read() and write().
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
  // Why reading a body failed. When both are false, the client is the cause.
  bool timed_out() const { return timed_out_; }
  bool is_reading_aborted() const { return reading_aborted_; }
  bool write_failed() const { return write_failed_; }
  bool is_reading_body() const { return may_read_body_; }
  std::uint64_t sent() const { return sent_; }  // bytes

  // The number of requests so far, and how many bytes were searched for the end of the head.
  std::size_t requests = 0;
  std::size_t searched = 0;
  bool empty_line_skipped = false;
  std::size_t discarded = 0;  // bytes
  SteadyTime head_deadline{};
  SteadyTime idle_deadline{};
  Stage stage = Stage::head;
  bool is_counted = true;  // counted in Admission

  // Guarded by the connection manager: whether a worker owns the connection, and its deadline otherwise.
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
  std::size_t start_ = 0;  // of the unread bytes
  std::string head_;
  std::size_t head_used_ = 0;
  std::optional<ChunkCheck> chunks_;
  bool send_continue_ = false;
  SteadyTime body_deadline_{};
  std::atomic<bool> may_read_body_ = false;
  std::atomic<bool> reading_aborted_ = false;
  bool timed_out_ = false;
  bool write_failed_ = false;
  std::uint64_t sent_ = 0;
};

}  // namespace fitapp::http
