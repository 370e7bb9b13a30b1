// One client's socket, with or without TLS. A parked connection waits without a thread; a working one is cpp-httplib's
// Stream.
#pragma once

#include <httplib.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "http/chunk_check.h"
#include "http/event_stream.h"
#include "http/head.h"
#include "http/limits.h"
#include "http/proxies.h"
#include "http/tls.h"

namespace fitapp::http {

using SteadyTime = std::chrono::steady_clock::time_point;

enum class Io { done, wants_read, wants_write, closed };

// What a connection waits for: the end of the TLS handshake, a request head, its body, the next request, events to
// send, or the client's close.
enum class Stage { handshake, head, body, idle, events, lingering };

// How much of a body was received, or why no more of it is read.
enum class BodyState { none, arriving, complete, malformed, too_large, late, no_memory, cut_by_stop };

class Connection final : public httplib::Stream {
 public:
  Connection(int socket, const IpAddress& peer, Tls tls, const Limits& limits);
  ~Connection() override;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // None of these wait. They continue the TLS handshake; receive up to 16 KiB; discard what was received; send as much
  // as the socket accepts, ignoring the rest.
  Io handshake();
  Io fill();
  Io discard();
  void send_what_fits(std::string_view bytes);
  // Sends what the socket accepts of `unsent_events`.
  Io send_events();

  // Received bytes that are not consumed yet; valid until the next fill() or read().
  std::string_view unread() const { return std::string_view(buffer_).substr(start_); }
  void consume(std::size_t bytes);
  // Input in the buffers, for which the socket reports no event.
  bool has_buffered_input() const;

  // Gives a request to cpp-httplib: it reads library_head() first, and the body only between allow_body() and
  // forbid_body(). No read waits, so the body must be complete. Until then the request can begin again.
  void begin_request(const Head& head);
  void allow_body() { may_read_body_ = true; }
  void forbid_body() { may_read_body_ = false; }
  void end_request() { body_ = BodyState::none; }

  // The state of the body after the bytes received so far. `max_bytes` is the limit of the decoded body.
  BodyState examine_body(std::size_t max_bytes);
  BodyState examine_body() { return examine_body(body_limit_); }
  BodyState body_state() const { return body_; }
  // Why the rest of the body is not read.
  void give_up_body(BodyState why) { body_ = why; }
  // Tells cpp-httplib that its response was written, without writing it: the request begins again with its body.
  void ignore_response() { is_response_ignored_ = true; }

  // Writes everything. Returns false when the client disconnected or accepted nothing for Limits::write_stall.
  bool write_all(std::string_view bytes);
  // Waits for more input; false when none came in time.
  bool wait_for_input(std::chrono::milliseconds timeout) const;
  bool is_peer_connected() const;

  // Sends the end of the stream and leaves the client time to read the last bytes.
  void finish_writing();
  // From any thread while the connection exists: ends its waits.
  void abort();

  // The interface for cpp-httplib. Only write() waits.
  bool is_readable() const override { return head_used_ < library_head_.size(); }
  bool wait_readable() const override { return true; }
  bool wait_writable() const override { return !write_failed_; }
  bool is_peer_alive() const override { return !write_failed_; }
  ssize_t read(char* into, std::size_t size) override;
  ssize_t write(const char* bytes, std::size_t size) override;
  void get_remote_ip_and_port(std::string&, int&) const override {}
  void get_local_ip_and_port(std::string&, int&) const override {}
  socket_t socket() const override { return socket_; }
  time_t duration() const override { return 0; }

  const IpAddress& peer() const { return peer_; }
  bool is_tls() const { return tls_ != nullptr; }
  bool write_failed() const { return write_failed_; }
  std::uint64_t sent() const { return sent_; }  // bytes

  // The current request: its head, and when that was complete.
  std::string head;
  SteadyTime began{};
  // The number of requests so far, and how many bytes were searched for the end of the head.
  std::size_t requests = 0;
  std::size_t searched = 0;
  bool empty_line_skipped = false;
  std::size_t discarded = 0;      // bytes
  std::size_t charged_bytes = 0;  // of Limits::unfinished_body_bytes
  SteadyTime head_deadline{};
  SteadyTime idle_deadline{};
  Stage stage = Stage::head;
  bool is_counted = true;               // counted in Admission
  std::shared_ptr<EventStream> events;  // the rest of the connection's output
  std::string unsent_events;

  // Guarded by the connection manager: whether a worker owns the connection, and its deadline otherwise.
  bool is_working = false;
  SteadyTime deadline{};

 private:
  Io send(std::string_view bytes, std::size_t& sent);
  Io outcome_of_tls(int result) const;
  bool wait_for(Io wanted, SteadyTime deadline) const;

  const int socket_;
  const IpAddress peer_;
  const Tls tls_;
  const Limits& limits_;
  std::string buffer_;
  std::size_t start_ = 0;  // of the unread bytes
  std::string library_head_;
  std::size_t head_used_ = 0;
  BodyState body_ = BodyState::none;
  std::size_t body_limit_ = 0;
  std::size_t examined_ = 0;  // bytes of the body
  std::uint64_t content_length_ = 0;
  std::optional<ChunkCheck> chunks_;
  bool may_read_body_ = false;
  bool is_response_ignored_ = false;
  bool write_failed_ = false;
  std::uint64_t sent_ = 0;
};

}  // namespace fitapp::http
