// Counts attempts per key in bounded tables.
#include "security/attempts.h"

#include <arpa/inet.h>

#include <algorithm>
#include <string>

#include "base/error.h"
#include "security/token.h"

namespace fitapp::security {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds minute = std::chrono::minutes{1};
constexpr milliseconds hour = std::chrono::hours{1};
// Failed logins no longer count when this long has passed since the last one.
constexpr milliseconds failure_lifetime = std::chrono::hours{24};

[[noreturn]] void refuse(milliseconds wait) {
  const auto seconds = std::max<std::int64_t>(1, std::chrono::ceil<std::chrono::seconds>(wait).count());
  const auto count = static_cast<double>(seconds > 120 ? (seconds + 59) / 60 : seconds);
  const MessageText& text = seconds > 120 ? messages::too_many_attempts_minutes : messages::too_many_attempts_seconds;
  throw Error(ErrorKind::too_many_requests, "TOO_MANY_REQUESTS", Message(text, {{"count", count}}))
      .retry_after(static_cast<int>(seconds));
}

// Drops moments outside the window, including moments in the future (the clock was set back).
void prune(std::vector<Instant>& recent, milliseconds window, Instant now) {
  std::erase_if(recent, [&](Instant moment) { return moment <= now - window || moment > now; });
}

}  // namespace

Attempts::Attempts(AttemptLimits limits)
    : limits_(limits),
      logins_by_device_(limits.keys),
      logins_by_pair_(limits.keys),
      logins_by_email_(limits.keys),
      logins_by_address_(limits.keys),
      signups_by_address_(limits.keys),
      forgot_by_email_(limits.keys),
      forgot_by_address_(limits.keys),
      coach_by_user_(limits.keys),
      lookups_by_user_(limits.keys) {
  fill_random(secret_);
}

Attempts::Entry& Attempts::Table::use(const Key& key) {
  const auto [found, is_new] = entries_.try_emplace(key);
  if (!is_new) {
    order_.splice(order_.begin(), order_, found->second.position);
    return found->second;
  }
  order_.push_front(key);
  found->second.position = order_.begin();
  if (entries_.size() > bound_) erase(Key(order_.back()));
  return found->second;
}

Attempts::Entry* Attempts::Table::find(const Key& key) {
  const auto found = entries_.find(key);
  return found == entries_.end() ? nullptr : &found->second;
}

void Attempts::Table::erase(const Key& key) {
  const auto found = entries_.find(key);
  if (found == entries_.end()) return;
  order_.erase(found->second.position);
  entries_.erase(found);
}

Attempts::Key Attempts::key_of(std::string_view text) const {
  std::string keyed(secret_.begin(), secret_.end());
  keyed += text;
  const Sha256 digest = sha256(keyed);
  Key key;
  std::copy_n(digest.begin(), key.size(), key.begin());
  return key;
}

Attempts::Key Attempts::key_of_address(std::string_view address) const {
  const std::string text(address);
  in6_addr bytes{};
  if (inet_pton(AF_INET6, text.c_str(), &bytes) != 1) return key_of(address);
  const bool is_mapped_ipv4 = IN6_IS_ADDR_V4MAPPED(&bytes);
  const auto* first = reinterpret_cast<const char*>(&bytes);
  if (!is_mapped_ipv4) return key_of({first, 8});
  char dotted[INET_ADDRSTRLEN];
  inet_ntop(AF_INET, first + 12, dotted, sizeof dotted);
  return key_of(dotted);
}

Attempts::Key Attempts::key_of_pair(const LoginAttempt& attempt) const {
  const std::string_view second = attempt.device.empty() ? attempt.address : attempt.device;
  const Key key = attempt.device.empty() ? key_of_address(second) : key_of(second);
  std::string both(key.begin(), key.end());
  return key_of(both += attempt.email);
}

std::string Attempts::fingerprint(std::string_view text) const {
  constexpr std::size_t shown_bytes = 6;
  const Key key = key_of(text);
  std::string hexadecimal;
  for (std::size_t at = 0; at < shown_bytes; ++at) {
    hexadecimal += "0123456789abcdef"[key[at] >> 4];
    hexadecimal += "0123456789abcdef"[key[at] & 15];
  }
  return hexadecimal;
}

void Attempts::refuse_while_waiting(Waits& waits, Instant now) const {
  // Further ahead than the longest wait: the clock was set back.
  if (waits.until > now + limits_.longest_wait) waits.until = now;
  if (waits.until > now) refuse(waits.until - now);
}

void Attempts::begin_wait(Waits& waits, Instant now) const {
  milliseconds wait = limits_.first_wait;
  for (int i = 0; i < waits.count && wait < limits_.longest_wait; ++i) wait *= 2;
  waits.until = now + std::min(wait, limits_.longest_wait);
  ++waits.count;
}

void Attempts::refuse_when_full(Entry& entry, int limit, milliseconds window, Instant now) const {
  prune(entry.recent, window, now);
  if (entry.recent.size() >= static_cast<std::size_t>(limit)) refuse(entry.recent.front() + window - now);
}

void Attempts::forget_old_failures(Entry& entry, Instant now) const {
  if (entry.failures == 0 || now - entry.last < failure_lifetime) return;
  entry.failures = 0;
  entry.waits = {};
}

void Attempts::count_failure(Entry& entry, int limit, Instant now) const {
  forget_old_failures(entry, now);
  entry.last = now;
  if (++entry.failures >= limit) begin_wait(entry.waits, now);
}

void Attempts::count_login_of_address(Entry& entry, Instant now) const {
  // After a quiet time as long as the longest wait, an address starts again with the first wait.
  if (now - entry.waits.until >= limits_.longest_wait) entry.waits.count = 0;
  prune(entry.recent, minute, now);
  entry.recent.push_back(now);
  const auto limit = static_cast<std::size_t>(limits_.logins_per_minute);
  if (entry.recent.size() >= limit) begin_wait(entry.waits, now);
  if (entry.recent.size() > limit) entry.recent.erase(entry.recent.begin());
}

void Attempts::begin_login(const LoginAttempt& attempt, Instant now) {
  const std::lock_guard lock(mutex_);
  if (!attempt.device.empty()) {
    Entry& by_device = logins_by_device_.use(key_of_pair(attempt));
    refuse_while_waiting(by_device.waits, now);
    return count_failure(by_device, limits_.login_failures, now);
  }
  Entry& by_pair = logins_by_pair_.use(key_of_pair(attempt));
  Entry& by_email = logins_by_email_.use(key_of(attempt.email));
  Entry& by_address = logins_by_address_.use(key_of_address(attempt.address));
  for (Entry* entry : {&by_pair, &by_email, &by_address}) refuse_while_waiting(entry->waits, now);
  count_failure(by_pair, limits_.login_failures, now);
  count_failure(by_email, limits_.login_failures_total, now);
  count_login_of_address(by_address, now);
}

void Attempts::login_succeeded(const LoginAttempt& attempt) {
  const std::lock_guard lock(mutex_);
  if (!attempt.device.empty()) return logins_by_device_.erase(key_of_pair(attempt));
  logins_by_pair_.erase(key_of_pair(attempt));
  logins_by_email_.erase(key_of(attempt.email));
}

void Attempts::login_abandoned(const LoginAttempt& attempt) {
  const std::lock_guard lock(mutex_);
  if (!attempt.device.empty()) return revert_failure(logins_by_device_, key_of_pair(attempt));
  revert_failure(logins_by_pair_, key_of_pair(attempt));
  revert_failure(logins_by_email_, key_of(attempt.email));
}

void Attempts::revert_failure(Table& table, const Key& key) {
  Entry* entry = table.find(key);
  if (entry == nullptr || entry->failures == 0) return;
  --entry->failures;
  if (entry->waits.count == 0) return;
  --entry->waits.count;
  entry->waits.until = {};
}

void Attempts::count_signup(std::string_view address, Instant now) {
  const std::lock_guard lock(mutex_);
  Entry& entry = signups_by_address_.use(key_of_address(address));
  refuse_when_full(entry, limits_.signups_per_hour, hour, now);
  entry.recent.push_back(now);
}

void Attempts::count_forgot(std::string_view email, std::string_view address, Instant now) {
  const std::lock_guard lock(mutex_);
  Entry& by_email = forgot_by_email_.use(key_of(email));
  Entry& by_address = forgot_by_address_.use(key_of_address(address));
  refuse_when_full(by_email, limits_.forgot_per_email, hour, now);
  refuse_when_full(by_address, limits_.forgot_per_address, hour, now);
  by_email.recent.push_back(now);
  by_address.recent.push_back(now);
}

void Attempts::count_coach(UserId user, Instant now) {
  const std::lock_guard lock(mutex_);
  Entry& entry = coach_by_user_.use(key_of(std::to_string(user.value)));
  refuse_when_full(entry, limits_.coach_per_minute, minute, now);
  entry.recent.push_back(now);
}

void Attempts::count_lookup(UserId user, Instant now) {
  const std::lock_guard lock(mutex_);
  Entry& entry = lookups_by_user_.use(key_of(std::to_string(user.value)));
  refuse_when_full(entry, limits_.lookups_per_minute, minute, now);
  entry.recent.push_back(now);
}

}  // namespace fitapp::security
