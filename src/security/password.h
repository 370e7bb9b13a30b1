// Passwords to Argon2id hashes and back to yes or no, never more at once than the machine can bear; knows no user.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "security/phc.h"

namespace fitapp::security {

struct PasswordOptions {
  PasswordCost cost{};
  std::size_t slots = 0;                          // how many hash at once; 0 means one for each processor, at most 4
  std::chrono::milliseconds longest_wait{5'000};  // for a free slot
};

// Safe to use from any thread; works in the caller's thread. Each slot owns its memory for good, so a rush of log-ins
// does not make the process grow. Every function but needs_rehash throws fitapp::Error unavailable with Retry-After
// when no slot gets free in time.
class PasswordHasher {
 public:
  explicit PasswordHasher(PasswordOptions options = {});
  ~PasswordHasher();
  PasswordHasher(const PasswordHasher&) = delete;
  PasswordHasher& operator=(const PasswordHasher&) = delete;

  // A PHC string with a fresh salt.
  std::string hash(std::string_view password);

  // Without a hash (unknown e-mail, account without a password) or with an unreadable one: false after the same work.
  bool verify(std::string_view password, const std::optional<std::string>& phc);

  // The work of a verification for nothing, so that the time tells nobody whether an e-mail is known.
  void verify_dummy(std::string_view password);

  // True when the hash was made at another cost than today's, or is unreadable.
  bool needs_rehash(std::string_view phc) const;

 private:
  class Slot;
  class Lease;

  std::vector<unsigned char> compute(std::string_view password, const PhcHash& parts, std::size_t length);

  PasswordOptions options_;
  std::vector<std::unique_ptr<Slot>> slots_;
  std::vector<Slot*> free_;
  std::mutex mutex_;
  std::condition_variable freed_;
};

}  // namespace fitapp::security
