// Hashes and verifies passwords with Argon2id, with a limit on concurrent hashes.
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
  std::size_t slots = 0;                          // concurrent hashes; 0 means one per processor, at most 4
  std::chrono::milliseconds longest_wait{5'000};  // for a free slot
};

// Thread-safe; works in the caller's thread. Each slot keeps its memory, so many concurrent logins do not make the
// process grow. Every function except needs_rehash throws fitapp::Error unavailable with Retry-After when no slot
// becomes free in time.
class PasswordHasher {
 public:
  explicit PasswordHasher(PasswordOptions options = {});
  ~PasswordHasher();
  PasswordHasher(const PasswordHasher&) = delete;
  PasswordHasher& operator=(const PasswordHasher&) = delete;

  // A PHC string with a fresh salt.
  std::string hash(std::string_view password);

  // Without a hash (unknown email, account without a password) or with an invalid one: returns false after the same
  // work.
  bool verify(std::string_view password, const std::optional<std::string>& phc);

  // Does the work of a verification, so that the time does not reveal whether an email is known.
  void verify_dummy(std::string_view password);

  // True when the hash has other costs than the current ones or is invalid.
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
