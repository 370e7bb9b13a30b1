// How often someone may try: log-in, sign-up, forgotten password, coach. The time comes in with each call; it knows no
// request and no user.
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
  int login_failures = 10;                              // wrong log-ins in a row per typed e-mail before waits begin
  int logins_per_minute = 60;                           // per address, right and wrong ones, before waits begin
  int signups_per_hour = 20;                            // per address
  int forgot_per_email = 5;                             // an hour
  int forgot_per_address = 20;                          // an hour
  int coach_per_minute = 20;                            // per user
  std::chrono::milliseconds first_wait{1'000};          // doubles with every further try ...
  std::chrono::milliseconds longest_wait{15 * 60'000};  // ... up to this
  std::size_t keys = 20'000;  // remembered of each kind; the one unused for longest is forgotten first
};

// Safe to use from any thread. Whatever is over a limit throws fitapp::Error too_many_requests with Retry-After and is
// not counted. E-mails are compared as given (trim and lower-case them before) and kept as keyed hashes only; an IPv6
// address counts as its /64 network, because that is what one person has.
class Attempts {
 public:
  explicit Attempts(AttemptLimits limits = {});

  // Before the password is looked at. The try counts as a wrong one until login_succeeded, so that a hundred tries sent
  // at once are no way around the limit.
  void begin_login(std::string_view email, std::string_view address, Instant now);
  void login_succeeded(std::string_view email);
  // The password was never looked at (the server was too busy): takes back the try of begin_login.
  void login_abandoned(std::string_view email);

  void count_signup(std::string_view address, Instant now);
  void count_forgot(std::string_view email, std::string_view address, Instant now);
  void count_coach(UserId user, Instant now);

 private:
  using Key = std::array<unsigned char, 16>;

  // The waits of one key: none until it is over a limit, then doubling.
  struct Waits {
    int count = 0;  // how many waits were given so far
    Instant until{};
  };
  struct Entry {
    Waits waits;
    int failures = 0;             // in a row; only log-ins by e-mail
    Instant last{};               // of the last counted try
    std::vector<Instant> recent;  // counted tries inside the window; all others
    std::list<Key>::iterator place;
  };

  // Entries by key, the most recently used ones first in `order`; never more than the bound.
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
  void refuse_when_full(Entry& entry, int limit, std::chrono::milliseconds window, Instant now) const;

  AttemptLimits limits_;
  std::array<unsigned char, 32> secret_;
  std::mutex mutex_;
  Table logins_by_email_;
  Table logins_by_address_;
  Table signups_by_address_;
  Table forgot_by_email_;
  Table forgot_by_address_;
  Table coach_by_user_;
};

}  // namespace fitapp::security
