// Decides whether the model may be asked now: how many questions at a time, and not while it keeps failing. Time comes
// in with each call; it knows no model.
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
  int per_user = 2;
  int in_all = 16;
  int failures = 5;                         // in a row, until no more is asked ...
  std::chrono::seconds pause{30};           // ... for so long; then one question tries again
  std::chrono::seconds longest_pause{300};  // when the service itself names a time
};

// Safe to use from many threads at once.
class Gate {
 public:
  explicit Gate(GateLimits limits = {}) : limits_(limits) {}

  // A place, given back when it ends. Must not outlive the gate.
  class Pass {
   public:
    Pass(Gate& gate, UserId user) : gate_(&gate), user_(user) {}
    ~Pass() {
      if (gate_ != nullptr) gate_->leave(user_);
    }
    Pass(Pass&& other) noexcept : gate_(other.gate_), user_(other.user_) { other.gate_ = nullptr; }
    Pass& operator=(Pass&&) = delete;

   private:
    Gate* gate_;
    UserId user_;
  };

  // nullopt: ask somebody else.
  std::optional<Pass> enter(UserId user, Instant now);
  void succeeded();
  // `wait`: the service said so long.
  void failed(Instant now, std::optional<std::chrono::seconds> wait);

 private:
  void leave(UserId user);

  const GateLimits limits_;
  std::mutex mutex_;
  std::map<UserId, int> inside_;
  int inside_in_all_ = 0;
  int failures_ = 0;
  Instant closed_until_{};
};

}  // namespace fitapp::coach
