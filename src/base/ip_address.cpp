// Parses and prints addresses with the functions of the system.
#include "base/ip_address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace fitapp {

namespace {

constexpr std::array<std::uint8_t, 12> mapped_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

}  // namespace

std::optional<IpAddress> IpAddress::parse(const std::string& text) {
  // inet_pton() stops at the first NUL.
  if (text.find('\0') != std::string::npos) return std::nullopt;
  IpAddress address;
  if (inet_pton(AF_INET6, text.c_str(), address.bytes.data()) == 1) return address;
  std::copy(mapped_prefix.begin(), mapped_prefix.end(), address.bytes.begin());
  if (inet_pton(AF_INET, text.c_str(), address.bytes.data() + 12) == 1) return address;
  return std::nullopt;
}

std::string IpAddress::text() const {
  char buffer[INET6_ADDRSTRLEN] = {};
  if (is_ipv4()) {
    inet_ntop(AF_INET, bytes.data() + 12, buffer, sizeof buffer);
  } else {
    inet_ntop(AF_INET6, bytes.data(), buffer, sizeof buffer);
  }
  return buffer;
}

bool IpAddress::is_ipv4() const { return std::equal(mapped_prefix.begin(), mapped_prefix.end(), bytes.begin()); }

bool IpAddress::is_loopback() const {
  if (is_ipv4()) return bytes[12] == 127;
  return bytes[15] == 1 && std::all_of(bytes.begin(), bytes.end() - 1, [](std::uint8_t byte) { return byte == 0; });
}

std::optional<IpRange> IpRange::parse(const std::string& text) {
  const std::size_t slash = text.find('/');
  const auto network = IpAddress::parse(text.substr(0, slash));
  if (!network || slash == std::string::npos) return network ? std::optional(IpRange{*network}) : std::nullopt;
  const int widest = network->is_ipv4() ? 32 : 128;
  int bits = 0;
  const auto [end, failure] = std::from_chars(text.data() + slash + 1, text.data() + text.size(), bits);
  if (failure != std::errc() || end != text.data() + text.size() || bits < 0 || bits > widest) return std::nullopt;
  return IpRange{*network, bits + 128 - widest};
}

bool IpRange::contains(const IpAddress& address) const {
  int left = bits;
  for (std::size_t at = 0; at < network.bytes.size() && left > 0; ++at, left -= 8) {
    const int mask = left >= 8 ? 0xFF : 0xFF << (8 - left);
    if (((network.bytes[at] ^ address.bytes[at]) & mask) != 0) return false;
  }
  return true;
}

}  // namespace fitapp
