// Fuzzes X-Forwarded-For. Line 1: trusted proxies, separated by spaces. Line 2: the peer. The rest: the header.
#include "http/proxies.h"

#include <sstream>

#include "base/error.h"
#include "fuzz/fuzz_target.h"

using namespace fitapp;
using fitapp::fuzz::require;

namespace {

std::string_view next_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return line;
}

std::optional<IpAddress> checked_address(const std::string& text) {
  const auto address = IpAddress::parse(text);
  if (!address) return std::nullopt;
  require(text.find('\0') == std::string::npos, "an address contains no NUL");
  const auto again = IpAddress::parse(address->text());
  require(again && again->bytes == address->bytes, "an address that is printed reads back the same");
  return address;
}

}  // namespace

FITAPP_FUZZ_TARGET(proxies) {
  std::istringstream words{std::string(next_line(bytes))};
  std::vector<std::string> ranges;
  for (std::string word; words >> word;) ranges.push_back(word);
  const IpAddress peer = checked_address(std::string(next_line(bytes))).value_or(*IpAddress::parse("10.0.0.1"));
  checked_address(std::string(bytes));
  try {
    const http::TrustedProxies proxies(ranges);
    const IpAddress client = proxies.client_of(peer, bytes);
    require(proxies.contains(peer) || client.bytes == peer.bytes, "only a trusted proxy can name a client");
    // Entries further left are added by the client itself.
    const std::string more = "203.0.113.9, " + std::string(bytes);
    const bool is_found = !proxies.contains(client);
    require(!is_found || proxies.client_of(peer, more).bytes == client.bytes, "a client cannot hide its address");
  } catch (const Error& error) {
    require(error.code() == "BAD_TRUSTED_PROXY", "only a range can be refused");
  }
}
