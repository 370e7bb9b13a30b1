// Rate limits for login, sign-up, forgotten passwords, the coach and looking up barcodes.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <mutex>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/id.h"

namespace fitapp::security {

struct AttemptLimits {
  int login_failures = 10;                      // failed logins in a row per email and address before waits begin
  int login_failures_total = 100;               // the same per email, from all addresses
  int logins_per_minute = 60;                   // successful and failed logins per address before waits begin
  int signups_per_hour = 20;                    // per address
  int forgot_per_email = 5;                     // per hour
  int forgot_per_address = 20;                  // per hour
  int coach_per_minute = 20;                    // per user
  int lookups_per_minute = 30;                  // of barcodes, per user
  std::chrono::milliseconds first_wait{1'000};  // doubles with every further attempt ...
  std::chrono::milliseconds longest_wait{15 * 60'000};  // ... up to this
  std::size_t keys = 20'000;                            // keys per table; the least recently used one is dropped first
};

// Who tries a password. Emails are compared as given, so normalize them first.
struct LoginAttempt {
  std::string_view email;
  std::string_view address;
  // A device that logged in to this account before, or a session of it; empty otherwise. It has a limit of its own, so
  // that a stranger's tries do not delay it, and it does not count for the others.
  std::string_view device;
};

// Thread-safe. An attempt over a limit throws fitapp::Error too_many_requests with Retry-After and is not counted.
// Emails and addresses are stored only as keyed hashes. An IPv6 address counts as its /64 network, because one user
// usually has a whole /64.
class Attempts {
 public:
  explicit Attempts(AttemptLimits limits = {});

  // Call before verifying the password. The attempt counts as failed until login_succeeded, so that parallel attempts
  // cannot exceed the limit.
  void begin_login(const LoginAttempt& attempt, Instant now);
  void login_succeeded(const LoginAttempt& attempt);
  // Reverts begin_login if the password was not verified because the server was too busy.
  void login_abandoned(const LoginAttempt& attempt);

  void count_signup(std::string_view address, Instant now);
  void count_forgot(std::string_view email, std::string_view address, Instant now);
  void count_coach(UserId user, Instant now);
  void count_lookup(UserId user, Instant now);

  // Equal for equal texts until the process ends, for the log: an email or an address can be recognized again, but not
  // read.
  std::string fingerprint(std::string_view text) const;

 private:
  using Key = std::array<unsigned char, 16>;

  // The waits of one key: none below the limit, then doubling.
  struct Waits {
    int count = 0;  // waits so far
    Instant until{};
  };
  struct Entry {
    Waits waits;
    int failures = 0;             // in a row; for logins except by address
    Instant last{};               // the last counted attempt
    std::vector<Instant> recent;  // counted attempts within the window; for all other keys
    std::list<Key>::iterator position;
  };

  // A bounded table of entries by key. `order_` lists the keys, most recently used first.
  class Table {
   public:
    explicit Table(std::size_t bound) : bound_(bound) {}
    Entry& use(const Key& key);
    Entry* find(const Key& key);
    void erase(const Key& key);

   private:
    std::size_t bound_;
    std::map<Key, Entry> entries_;
    std::list<Key> order_;
  };

  Key key_of(std::string_view text) const;
  Key key_of_address(std::string_view address) const;
  void refuse_while_waiting(Waits& waits, Instant now) const;
  void begin_wait(Waits& waits, Instant now) const;
  void forget_old_failures(Entry& entry, Instant now) const;
  void count_failure(Entry& entry, int limit, Instant now) const;
  void count_login_of_address(Entry& entry, Instant now) const;
  Key key_of_pair(const LoginAttempt& attempt) const;
  static void revert_failure(Table& table, const Key& key);
  void refuse_when_full(Entry& entry, int limit, std::chrono::milliseconds window, Instant now) const;

  AttemptLimits limits_;
  std::array<unsigned char, 32> secret_;
  std::mutex mutex_;
  Table logins_by_device_;
  Table logins_by_pair_;  // of email and address
  Table logins_by_email_;
  Table logins_by_address_;
  Table signups_by_address_;
  Table forgot_by_email_;
  Table forgot_by_address_;
  Table coach_by_user_;
  Table lookups_by_user_;
};

}  // namespace fitapp::security
