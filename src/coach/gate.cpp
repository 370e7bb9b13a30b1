// Places and the circuit breaker.
#include "coach/gate.h"

#include <algorithm>

namespace fitapp::coach {

std::optional<Gate::Pass> Gate::enter(UserId user, Instant now) {
  const std::lock_guard lock(mutex_);
  if (now < closed_until_ || inside_in_all_ >= limits_.in_all) return std::nullopt;
  int& own = inside_[user];
  if (own >= limits_.per_user) return std::nullopt;
  // After a pause one question tries; the others wait for what comes of it.
  if (failures_ >= limits_.failures) closed_until_ = now + limits_.pause;
  ++own;
  ++inside_in_all_;
  return std::optional<Pass>(std::in_place, *this, user);
}

void Gate::leave(UserId user) {
  const std::lock_guard lock(mutex_);
  --inside_in_all_;
  const auto own = inside_.find(user);
  if (--own->second == 0) inside_.erase(own);
}

void Gate::succeeded() {
  const std::lock_guard lock(mutex_);
  failures_ = 0;
  closed_until_ = {};
}

void Gate::failed(Instant now, std::optional<std::chrono::seconds> wait) {
  const std::lock_guard lock(mutex_);
  ++failures_;
  if (failures_ >= limits_.failures) closed_until_ = std::max(closed_until_, now + limits_.pause);
  if (wait) closed_until_ = std::max(closed_until_, now + std::min(*wait, limits_.longest_pause));
}

}  // namespace fitapp::coach
