// IPv4 and IPv6 addresses.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace fitapp {

// An IPv4 or IPv6 address. IPv4 is stored in its mapped form, so that both spellings are equal.
struct IpAddress {
  std::array<std::uint8_t, 16> bytes{};

  static std::optional<IpAddress> parse(const std::string& text);
  std::string text() const;
  bool is_loopback() const;
  bool is_ipv4() const;
};

// All addresses that begin with the same bits.
struct IpRange {
  IpAddress network;
  int bits = 128;  // of the 128 of IpAddress

  // "10.0.0.0/8", or one address.
  static std::optional<IpRange> parse(const std::string& text);
  bool contains(const IpAddress& address) const;
};

}  // namespace fitapp
