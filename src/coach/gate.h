// Limits concurrent model requests, and acts as a circuit breaker after repeated failures.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>

#include "base/clock.h"
#include "base/id.h"

namespace fitapp::coach {

struct GateLimits {
  int per_user = 2;                     // concurrent requests
  int total = 16;                       // concurrent requests
  int failures = 5;                     // consecutive failures that open the circuit
  std::chrono::seconds pause{30};       // the circuit stays open this long; then one request tries again
  std::chrono::seconds max_pause{300};  // upper limit of a Retry-After
};

// Safe to use from many threads at once.
class Gate {
 public:
  explicit Gate(GateLimits limits = {}) : limits_(limits) {}

  // Permission for one request; released by the destructor. Must not outlive the gate.
  class Permit {
   public:
    Permit(Gate& gate, UserId user) : gate_(&gate), user_(user) {}
    ~Permit() {
      if (gate_ != nullptr) gate_->release(user_);
    }
    Permit(Permit&& other) noexcept : gate_(other.gate_), user_(other.user_) { other.gate_ = nullptr; }
    Permit& operator=(Permit&&) = delete;

   private:
    Gate* gate_;
    UserId user_;
  };

  // nullopt if a limit is reached or the circuit is open.
  std::optional<Permit> acquire(UserId user, Instant now);
  void record_success();
  // `retry_after`: the pause that the service requested.
  void record_failure(Instant now, std::optional<std::chrono::seconds> retry_after);

 private:
  void release(UserId user);

  const GateLimits limits_;
  std::mutex mutex_;
  std::map<UserId, int> active_by_user_;
  int active_ = 0;
  int failures_ = 0;
  Instant open_until_{};  // of the circuit
};

}  // namespace fitapp::coach
