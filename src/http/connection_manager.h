// Owns all connections: accepts them, parks waiting ones without a thread, and closes slow ones.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/descriptor.h"
#include "http/admission.h"
#include "http/connection.h"
#include "http/limits.h"
#include "http/worker_pool.h"

namespace fitapp::http {

enum class AfterRequest { keep_alive, close, await_body, send_events };

// Why a client gets a response before its request is complete.
enum class Refusal { slow_head, long_head, no_slot };

// Handles requests. Called on worker threads; `refuse` also on the thread of run().
class ConnectionHandler {
 public:
  virtual ~ConnectionHandler() = default;
  // Connection::head is complete: responds, or returns await_body. Then it is called again when the body is complete or
  // given up. Must not throw.
  virtual AfterRequest serve(Connection& connection) = 0;
  // The bytes of a response that closes the connection.
  virtual std::string refuse(Refusal why) = 0;
  // The context for later connections; null to keep the present one.
  virtual TlsContext reload_tls() = 0;
};

class ConnectionManager {
 public:
  // All references must outlive the manager.
  ConnectionManager(const Limits& limits, const TrustedProxies& proxies, ConnectionHandler& handler);
  ~ConnectionManager();
  ConnectionManager(const ConnectionManager&) = delete;
  ConnectionManager& operator=(const ConnectionManager&) = delete;

  // `tls` is null for plain http.
  void open(Descriptor listener, TlsContext tls);
  void run();
  // Both are safe in a signal handler.
  void stop() noexcept;
  void reload_tls() noexcept;
  bool is_stopping() const { return stopping_; }

  std::size_t open_connections() const { return admission_.open(); }
  std::uint64_t refused_connections() const { return refused_; }

 private:
  // On the thread of run().
  void handle_events();
  void wake() noexcept;
  bool accept_one();
  void admit(int socket, const IpAddress& peer);
  void reject(int socket, const IpAddress& peer);
  void add(std::unique_ptr<Connection> connection);
  void receive(Connection& connection);
  void receive_body(Connection& connection);
  bool has_memory_for(Connection& connection);
  void start_work(Connection& connection);
  void sweep(SteadyTime now);
  void expire(Connection& connection);
  void finish();
  // In connection_events.cpp.
  void receive_events_input(Connection& connection);
  void write_events(Connection& connection);
  void write_woken_events();
  void renew_events(Connection& connection);

  // On a worker thread, which owns the connection during the call.
  void drive(Connection& connection);
  bool serve_one(Connection& connection);
  bool await_body(Connection& connection);
  void begin_events(Connection& connection);
  void requeue(Connection& connection);

  // On either.
  bool receive_head(Connection& connection);
  bool wait_for_more(Connection& connection, Io wanted);
  void drain(Connection& connection);
  bool park(Connection& connection, SteadyTime deadline, Io wanted);
  void park_or_remove(Connection& connection, SteadyTime deadline, Io wanted);

  void begin_close(Connection& connection, std::string_view response = {});
  void remove(Connection& connection);
  void forget_events(Connection& connection);

  const Limits& limits_;
  ConnectionHandler& handler_;
  Admission admission_;
  TlsContext tls_;
  Descriptor listener_;
  Descriptor events_;
  Descriptor wake_;
  Descriptor spare_descriptor_;  // closed briefly when no descriptor is left, to accept and drop a waiting client
  std::atomic<bool> stopping_ = false;
  std::atomic<bool> reloading_ = false;
  std::atomic<std::uint64_t> refused_ = 0;

  std::mutex mutex_;
  std::condition_variable removed_;
  std::unordered_map<Connection*, std::unique_ptr<Connection>> connections_;
  std::atomic<std::size_t> rejecting_ = 0;      // connections over a limit that are only being refused
  std::atomic<std::size_t> charged_bytes_ = 0;  // of Limits::unfinished_body_bytes
  std::atomic<std::size_t> event_streams_ = 0;
  std::mutex woken_mutex_;
  std::vector<Connection*> woken_;  // that have events to send; guarded by woken_mutex_
  SteadyTime next_sweep_{};         // used only by the thread of run()
  WorkerPool workers_;              // last: its threads use all of the above
};

}  // namespace fitapp::http
