// Recognizes trusted proxies and finds the client's address behind them.
#include "http/proxies.h"

#include <algorithm>

#include "base/error.h"
#include "base/text.h"

namespace fitapp::http {

namespace {

// An entry of X-Forwarded-For: "192.0.2.1", "192.0.2.1:4711", "2001:db8::1" or "[2001:db8::1]:4711".
std::optional<IpAddress> parse_forwarded(std::string_view entry) {
  entry = trim(entry);
  if (entry.starts_with('[')) return IpAddress::parse(std::string(entry.substr(1, entry.find(']') - 1)));
  if (std::count(entry.begin(), entry.end(), ':') == 1) entry = entry.substr(0, entry.find(':'));
  return IpAddress::parse(std::string(entry));
}

}  // namespace

TrustedProxies::TrustedProxies(const std::vector<std::string>& ranges) {
  for (const std::string& text : ranges) {
    const auto range = IpRange::parse(text);
    if (!range)
      throw Error(ErrorKind::invalid, "BAD_TRUSTED_PROXY",
                  "The trusted proxy '" + text + "' is neither an address nor a range such as 10.0.0.0/8.");
    ranges_.push_back(*range);
  }
}

bool TrustedProxies::contains(const IpAddress& address) const {
  return std::any_of(ranges_.begin(), ranges_.end(), [&](const IpRange& range) { return range.contains(address); });
}

IpAddress TrustedProxies::client_of(const IpAddress& peer, std::string_view forwarded_for) const {
  IpAddress client = peer;
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
