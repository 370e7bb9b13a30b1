// Holds all connections: accepts them, waits for whole heads without a thread each, ends those that are too slow.
// It knows where a head ends and nothing else of HTTP.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "http/admission.h"
#include "http/connection.h"
#include "http/limits.h"
#include "http/listener.h"
#include "http/worker_pool.h"

namespace fitapp::http {

enum class After { keep, close };

// Why a client gets an answer although it sent no whole request.
enum class Refusal { slow_head, long_head, no_slot };

// What is done with a request; called on worker threads, `refuse` also on the front's own.
class Exchange {
 public:
  virtual ~Exchange() = default;
  // A whole head was taken from the connection: read the body, answer. Must not throw.
  virtual After serve(Connection& connection, std::string head) = 0;
  // The bytes of an answer that closes the connection.
  virtual std::string refuse(Refusal why) = 0;
};

class Front {
 public:
  // All references must outlive the front. `tls` is null for plain http.
  Front(const Limits& limits, const TrustedProxies& proxies, Exchange& exchange);
  ~Front();
  Front(const Front&) = delete;
  Front& operator=(const Front&) = delete;

  void open(Descriptor listener, TlsContext tls);
  int port() const { return port_; }
  void run();
  void stop() noexcept;
  bool is_stopping() const { return stopping_; }

  std::size_t open_connections() const { return admission_.open(); }
  std::uint64_t refused_connections() const { return refused_; }

 private:
  void handle_events();
  void accept_all();
  bool accept_one();
  void free_a_slot_and_drop();
  void admit(int socket, const Address& peer);
  void turn_away(int socket, const Address& peer);
  void add(std::unique_ptr<Connection> connection);
  void start_work(Connection& connection);
  void sweep();
  void expire(Connection& connection);
  void finish();
  void cut_late(SteadyTime since);

  // These run on a worker, which owns the connection meanwhile.
  void drive(Connection& connection);
  bool drive_handshake(Connection& connection);
  bool receive_head(Connection& connection);
  bool serve_one(Connection& connection);
  void drive_linger(Connection& connection);

  bool wait_for_more(Connection& connection, Io wanted);
  void park(Connection& connection, SteadyTime deadline, Io wanted);
  void linger(Connection& connection);
  void refuse_and_linger(Connection& connection, Refusal why);
  void remove(Connection& connection);

  const Limits& limits_;
  Exchange& exchange_;
  Admission admission_;
  TlsContext tls_;
  Descriptor listener_;
  Descriptor events_;
  Descriptor wake_;
  Descriptor spare_;  // given up for a moment when no descriptor is left, so that the waiting client can be dropped
  int port_ = 0;
  std::atomic<bool> stopping_ = false;
  std::atomic<std::uint64_t> refused_ = 0;

  std::mutex mutex_;
  std::condition_variable removed_;
  std::unordered_map<Connection*, std::unique_ptr<Connection>> connections_;
  std::size_t turned_away_ = 0;  // of them, those over a bound that are only being told so
  SteadyTime next_sweep_{};      // the front's thread alone
  WorkerPool workers_;           // last: its threads use all of the above
};

}  // namespace fitapp::http
