// The text form of an Argon2id hash ("$argon2id$v=19$m=19456,t=2,p=1$salt$hash").
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::security {

// The cost of one hash: memory in KiB, passes over it, lanes.
struct PasswordCost {
  // OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB of memory, 2 passes, 1 lane.
  std::uint32_t memory_kib = 19456;
  std::uint32_t passes = 2;
  std::uint32_t lanes = 1;

  bool operator==(const PasswordCost&) const = default;
};

struct PhcHash {
  PasswordCost cost;
  std::vector<unsigned char> salt;
  std::vector<unsigned char> hash;
};

std::string format_phc(const PhcHash& parts);

// Returns nullopt unless the text is an Argon2id hash of version 19 with an acceptable cost (at most 1 GiB, 100 passes,
// 16 lanes), so that a manipulated database cannot stop the server.
std::optional<PhcHash> parse_phc(std::string_view text);

}  // namespace fitapp::security
