// Counts open connections, in total and per address.
#include "http/admission.h"

#include <algorithm>

namespace fitapp::http {

namespace {

// One household or attacker usually has a whole /64 of IPv6, so it counts as one address.
std::array<std::uint8_t, 16> key_of(const IpAddress& peer) {
  std::array<std::uint8_t, 16> key = peer.bytes;
  if (!peer.is_ipv4()) std::fill(key.begin() + 8, key.end(), std::uint8_t{0});
  return key;
}

}  // namespace

bool Admission::enter(const IpAddress& peer) {
  const std::lock_guard lock(mutex_);
  if (open_ >= limits_.connections_total) return false;
  if (is_bounded(peer)) {
    std::size_t& count = by_address_[key_of(peer)];
    if (count >= limits_.connections_per_address) return false;
    ++count;
  }
  ++open_;
  return true;
}

void Admission::leave(const IpAddress& peer) {
  const std::lock_guard lock(mutex_);
  --open_;
  if (!is_bounded(peer)) return;
  const auto found = by_address_.find(key_of(peer));
  if (--found->second == 0) by_address_.erase(found);
}

}  // namespace fitapp::http
