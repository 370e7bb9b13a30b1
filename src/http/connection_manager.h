// Holds all connections: accepts them, parks those that wait without a thread each, ends those that are too slow.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/descriptor.h"
#include "http/admission.h"
#include "http/connection.h"
#include "http/limits.h"
#include "http/worker_pool.h"

namespace fitapp::http {

enum class After { keep, close };

// Why a client gets an answer although it sent no whole request.
enum class Refusal { slow_head, long_head, no_slot };

// What is done with a request; called on worker threads, `refuse` on the thread of run() too.
class ConnectionHandler {
 public:
  virtual ~ConnectionHandler() = default;
  // A whole head was taken from the connection: read the body, answer. Must not throw.
  virtual After serve(Connection& connection, const std::string& head) = 0;
  // The bytes of an answer that closes the connection.
  virtual std::string refuse(Refusal why) = 0;
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
  // Safe in a signal handler.
  void stop() noexcept;
  bool is_stopping() const { return stopping_; }

  std::size_t open_connections() const { return admission_.open(); }
  std::uint64_t refused_connections() const { return refused_; }

 private:
  // On the thread of run().
  void handle_events();
  bool accept_one();
  void admit(int socket, const Address& peer);
  void turn_away(int socket, const Address& peer);
  void add(std::unique_ptr<Connection> connection);
  void start_work(Connection& connection);
  void sweep(SteadyTime now);
  void expire(Connection& connection);
  void finish();

  // On a worker, which owns the connection meanwhile.
  void drive(Connection& connection);
  bool receive_head(Connection& connection);
  bool wait_for_more(Connection& connection, Io wanted);
  bool serve_one(Connection& connection);
  void give_way(Connection& connection);
  void drain(Connection& connection);
  void park(Connection& connection, SteadyTime deadline, Io wanted);

  void say_goodbye(Connection& connection, std::string_view last_words = {});
  void remove(Connection& connection);

  const Limits& limits_;
  ConnectionHandler& handler_;
  Admission admission_;
  TlsContext tls_;
  Descriptor listener_;
  Descriptor events_;
  Descriptor wake_;
  Descriptor spare_;  // given up for a moment when no descriptor is left, so that the waiting client can be dropped
  std::atomic<bool> stopping_ = false;
  std::atomic<std::uint64_t> refused_ = 0;

  std::mutex mutex_;
  std::condition_variable removed_;
  std::unordered_map<Connection*, std::unique_ptr<Connection>> connections_;
  std::atomic<std::size_t> turned_away_ = 0;  // of them, those over a bound that are only being told so
  SteadyTime next_sweep_{};                   // of the thread of run() alone
  WorkerPool workers_;                        // last: its threads use all of the above
};

}  // namespace fitapp::http
