// Remembers what users have stored.
#include "api/usage_ledger.h"

namespace fitapp::api {
namespace {

constexpr int most_changes = 256;
constexpr std::size_t most_bytes = 1024 * 1024;

}  // namespace

std::optional<domain::Usage> UsageLedger::find(UserId user) const {
  const std::lock_guard lock(mutex_);
  const auto found = users_.find(user.value);
  if (found == users_.end()) return std::nullopt;
  const Entry& entry = found->second;
  if (entry.changes >= most_changes || entry.bytes >= most_bytes) return std::nullopt;
  return domain::Usage{entry.usage.rows + entry.changes, entry.usage.bytes + static_cast<std::int64_t>(entry.bytes)};
}

void UsageLedger::counted(UserId user, domain::Usage usage) {
  const std::lock_guard lock(mutex_);
  users_[user.value] = {.usage = usage};
}

void UsageLedger::changed(UserId user, std::size_t body_bytes) {
  const std::lock_guard lock(mutex_);
  const auto found = users_.find(user.value);
  if (found == users_.end()) return;
  ++found->second.changes;
  found->second.bytes += body_bytes;
}

void UsageLedger::forget(UserId user) {
  const std::lock_guard lock(mutex_);
  users_.erase(user.value);
}

}  // namespace fitapp::api
