// Limits open connections, in total and per address.
#pragma once

#include <atomic>
#include <cstddef>
#include <map>
#include <mutex>

#include "http/limits.h"
#include "http/proxies.h"

namespace fitapp::http {

class Admission {
 public:
  Admission(const Limits& limits, const TrustedProxies& proxies) : limits_(limits), proxies_(proxies) {}

  // Counts a connection and returns true, or returns false at the limit. Call leave() once for every true.
  bool enter(const IpAddress& peer);
  void leave(const IpAddress& peer);
  std::size_t open() const { return open_; }

 private:
  bool is_bounded(const IpAddress& peer) const { return !peer.is_loopback() && !proxies_.contains(peer); }

  const Limits& limits_;
  const TrustedProxies& proxies_;
  std::mutex mutex_;
  std::atomic<std::size_t> open_ = 0;
  std::map<std::array<std::uint8_t, 16>, std::size_t> by_address_;
};

}  // namespace fitapp::http
