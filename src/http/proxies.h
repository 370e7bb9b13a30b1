// Recognizes trusted proxies and finds the client's address behind them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/ip_address.h"

namespace fitapp::http {

class TrustedProxies {
 public:
  // "10.0.0.0/8", "::1", ... Throws fitapp::Error naming the first entry that is neither an address nor a range.
  explicit TrustedProxies(const std::vector<std::string>& ranges);

  bool contains(const IpAddress& address) const;

  // The client's address: the rightmost entry of X-Forwarded-For that is not a trusted proxy, if the peer is one; else
  // the peer. Entries that a client adds itself are further left and are not used.
  IpAddress client_of(const IpAddress& peer, std::string_view forwarded_for) const;

 private:
  std::vector<IpRange> ranges_;
};

}  // namespace fitapp::http
