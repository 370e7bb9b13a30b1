// Counts active requests and consecutive failures.
#include "coach/gate.h"

#include <algorithm>

namespace fitapp::coach {

std::optional<Gate::Permit> Gate::acquire(UserId user, Instant now) {
  const std::lock_guard lock(mutex_);
  if (now < open_until_ || active_ >= limits_.total) return std::nullopt;
  int& active_of_user = active_by_user_[user];
  if (active_of_user >= limits_.per_user) return std::nullopt;
  // After a pause one request is allowed; others are refused until it has succeeded.
  if (failures_ >= limits_.failures) open_until_ = now + limits_.pause;
  ++active_of_user;
  ++active_;
  return std::optional<Permit>(std::in_place, *this, user);
}

void Gate::release(UserId user) {
  const std::lock_guard lock(mutex_);
  --active_;
  const auto active_of_user = active_by_user_.find(user);
  if (--active_of_user->second == 0) active_by_user_.erase(active_of_user);
}

void Gate::record_success() {
  const std::lock_guard lock(mutex_);
  failures_ = 0;
  open_until_ = {};
}

void Gate::record_failure(Instant now, std::optional<std::chrono::seconds> retry_after) {
  const std::lock_guard lock(mutex_);
  ++failures_;
  if (failures_ >= limits_.failures) open_until_ = std::max(open_until_, now + limits_.pause);
  if (retry_after) open_until_ = std::max(open_until_, now + std::min(*retry_after, limits_.max_pause));
}

}  // namespace fitapp::coach
