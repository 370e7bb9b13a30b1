// Recognizes trusted proxies and finds the client's address behind them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fitapp::http {

// An IPv4 or IPv6 address. IPv4 is stored in its mapped form, so that both spellings are equal.
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  static std::optional<Address> parse(const std::string& text);
  std::string text() const;
  bool is_loopback() const;
  bool is_ipv4() const;
};

class TrustedProxies {
 public:
  // "10.0.0.0/8", "::1", ... Throws fitapp::Error naming the first entry that is neither an address nor a range.
  explicit TrustedProxies(const std::vector<std::string>& ranges);

  bool contains(const Address& address) const;

  // The client's address: the rightmost entry of X-Forwarded-For that is not a trusted proxy, if the peer is one; else
  // the peer. Entries that a client adds itself are further left and are not used.
  Address client_of(const Address& peer, std::string_view forwarded_for) const;

 private:
  struct Range {
    Address network;
    int bits;  // of 128
  };
  std::vector<Range> ranges_;
};

}  // namespace fitapp::http
