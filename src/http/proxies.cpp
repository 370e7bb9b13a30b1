// Recognizes trusted proxies and finds the client's address behind them.
#include "http/proxies.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

#include "base/error.h"
#include "http/text.h"

namespace fitapp::http {

namespace {

constexpr std::array<std::uint8_t, 12> mapped_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

[[noreturn]] void refuse(const std::string& range) {
  throw Error(ErrorKind::invalid, "BAD_TRUSTED_PROXY",
              "The trusted proxy '" + range + "' is neither an address nor a range such as 10.0.0.0/8.");
}

bool same_network(const Address& one, const Address& other, int bits) {
  for (int at = 0; at < 16 && bits > 0; ++at, bits -= 8) {
    const int mask = bits >= 8 ? 0xFF : 0xFF << (8 - bits);
    if (((one.bytes[at] ^ other.bytes[at]) & mask) != 0) return false;
  }
  return true;
}

// An entry of X-Forwarded-For: "192.0.2.1", "192.0.2.1:4711", "2001:db8::1" or "[2001:db8::1]:4711".
std::optional<Address> parse_forwarded(std::string_view entry) {
  entry = trim(entry);
  if (entry.starts_with('[')) return Address::parse(std::string(entry.substr(1, entry.find(']') - 1)));
  if (std::count(entry.begin(), entry.end(), ':') == 1) entry = entry.substr(0, entry.find(':'));
  return Address::parse(std::string(entry));
}

}  // namespace

std::optional<Address> Address::parse(const std::string& text) {
  Address address;
  if (inet_pton(AF_INET6, text.c_str(), address.bytes.data()) == 1) return address;
  std::copy(mapped_prefix.begin(), mapped_prefix.end(), address.bytes.begin());
  if (inet_pton(AF_INET, text.c_str(), address.bytes.data() + 12) == 1) return address;
  return std::nullopt;
}

std::string Address::text() const {
  char buffer[INET6_ADDRSTRLEN] = {};
  if (is_ipv4()) {
    inet_ntop(AF_INET, bytes.data() + 12, buffer, sizeof buffer);
  } else {
    inet_ntop(AF_INET6, bytes.data(), buffer, sizeof buffer);
  }
  return buffer;
}

bool Address::is_ipv4() const { return std::equal(mapped_prefix.begin(), mapped_prefix.end(), bytes.begin()); }

bool Address::is_loopback() const {
  if (is_ipv4()) return bytes[12] == 127;
  return bytes[15] == 1 && std::all_of(bytes.begin(), bytes.end() - 1, [](std::uint8_t byte) { return byte == 0; });
}

TrustedProxies::TrustedProxies(const std::vector<std::string>& ranges) {
  for (const std::string& range : ranges) {
    const std::size_t slash = range.find('/');
    const auto network = Address::parse(range.substr(0, slash));
    if (!network) refuse(range);
    int bits = 128;
    if (slash != std::string::npos) {
      const std::string_view digits = std::string_view(range).substr(slash + 1);
      const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), bits);
      const int widest = network->is_ipv4() ? 32 : 128;
      if (failure != std::errc() || end != digits.data() + digits.size() || bits < 0 || bits > widest) refuse(range);
      bits += 128 - widest;
    }
    ranges_.push_back({*network, bits});
  }
}

bool TrustedProxies::contains(const Address& address) const {
  return std::any_of(ranges_.begin(), ranges_.end(),
                     [&](const Range& range) { return same_network(range.network, address, range.bits); });
}

Address TrustedProxies::client_of(const Address& peer, std::string_view forwarded_for) const {
  Address client = peer;
  while (contains(client) && !trim(forwarded_for).empty()) {
    const std::size_t comma = forwarded_for.rfind(',');
    const auto entry = parse_forwarded(forwarded_for.substr(comma == std::string_view::npos ? 0 : comma + 1));
    if (!entry) break;
    client = *entry;
    if (comma == std::string_view::npos) break;
    forwarded_for = forwarded_for.substr(0, comma);
  }
  return client;
}

}  // namespace fitapp::http
