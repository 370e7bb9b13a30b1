// Fuzzes the check of host names and origins. Lines: public URL, allowed host, method, Host, Origin, Sec-Fetch-Site.
#include "security/origin_policy.h"

#include <algorithm>

#include "base/text.h"
#include "fuzz/fuzz_target.h"

using namespace fitapp;
using fitapp::fuzz::require;
using namespace fitapp::security;

namespace {

std::string take_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  return std::string(line);
}

void check_name(const std::string& authority) {
  const std::string name = host_name(authority);
  require(name == lower_case(name), "a name is in lower case");
  require(name.size() <= authority.size(), "a name is part of the text");
  const bool is_plain = std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
  });
  if (!is_plain) return;
  require(host_name("https://" + name + ":8443/path") == host_name(name), "scheme, port and path do not matter");
}

}  // namespace

FITAPP_FUZZ_TARGET(origins) {
  const std::string public_url = take_line(bytes);
  const std::string allowed = take_line(bytes);
  const RequestSource source{take_line(bytes), take_line(bytes), take_line(bytes), take_line(bytes)};
  for (const std::string& text : {public_url, allowed, source.host, source.origin}) check_name(text);

  const OriginPolicy policy(public_url, {allowed});
  const auto refusal = policy.refuse(source);
  const bool is_safe = source.method == "GET" || source.method == "HEAD" || source.method == "OPTIONS";
  if (refusal) {
    const bool is_misdirected = refusal->kind() == ErrorKind::misdirected;
    require(is_misdirected || (refusal->kind() == ErrorKind::forbidden && !is_safe), "reading is refused by name only");
    return;
  }
  require(!host_name(source.host).empty(), "a request names its host");
  if (is_safe) return;
  require(source.fetch_site != "cross-site", "another site cannot write");
  if (source.origin.empty()) return;
  const std::string page = host_name(source.origin);
  require(source.origin.find("://") != std::string::npos, "an opaque origin cannot write");
  require(page == host_name(source.host) || page == host_name(public_url) || page == host_name(allowed) ||
              lower_case(source.origin).find(lower_case(source.host)) != std::string::npos,
          "a page of another name cannot write");
}
