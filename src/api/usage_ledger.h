// Remembers what users have stored, so that not every change counts all their rows.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "base/id.h"
#include "domain/usage.h"

namespace fitapp::api {

// Thread-safe. Between two counts a change is estimated as one row and the size of its body. One change can add more
// rows, for example a plan, so a user is counted again after 256 changes or 1 MiB.
class UsageLedger {
 public:
  // The last count with the changes since then; nothing if the user must be counted.
  std::optional<domain::Usage> find(UserId user) const;
  void counted(UserId user, domain::Usage usage);
  void changed(UserId user, std::size_t body_bytes);
  // For a deletion, after which a full account may have room again.
  void forget(UserId user);

 private:
  struct Entry {
    domain::Usage usage;
    int changes = 0;
    std::size_t bytes = 0;
  };
  mutable std::mutex mutex_;
  std::unordered_map<std::int64_t, Entry> users_;
};

}  // namespace fitapp::api
