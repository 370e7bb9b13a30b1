// Compares the headers Host, Origin and Sec-Fetch-Site with the server's names.
#include "security/origin_policy.h"

#include <algorithm>
#include <array>

#include "base/ip_address.h"
#include "base/messages.h"
#include "base/text.h"

namespace fitapp::security {

namespace {

constexpr std::size_t max_name_bytes = 253;

// Nobody on the internet can own a name under these. RFC 6761, 6762, 8375, and ICANN's reservation of .internal.
constexpr auto private_domains =
    std::to_array<std::string_view>({".localhost", ".local", ".home.arpa", ".internal", ".lan"});

// "https://name:443" is "name" in the header Host.
std::string authority_of(std::string_view address) {
  const std::size_t scheme = address.find("://");
  std::string_view authority = address.substr(scheme + 3);
  authority = authority.substr(0, authority.find('/'));
  const std::string_view usual_port = address.starts_with("https:") ? ":443" : ":80";
  if (authority.ends_with(usual_port)) authority.remove_suffix(usual_port.size());
  return lower_case(authority);
}

bool is_safe(std::string_view method) { return method == "GET" || method == "HEAD" || method == "OPTIONS"; }

// Text of the client, in a message.
std::string shortened(std::string_view text) { return std::string(text.substr(0, max_name_bytes)); }

}  // namespace

std::string host_name(std::string_view authority) {
  if (const std::size_t scheme = authority.find("://"); scheme != std::string_view::npos)
    authority.remove_prefix(scheme + 3);
  authority = authority.substr(0, authority.find('/'));
  if (authority.starts_with('[')) return lower_case(authority.substr(1, authority.find(']') - 1));
  authority = authority.substr(0, authority.find(':'));
  if (authority.ends_with('.')) authority.remove_suffix(1);
  return lower_case(authority);
}

OriginPolicy::OriginPolicy(const std::string& public_url, const std::vector<std::string>& allowed_hosts) {
  for (const std::string& host : allowed_hosts) names_.push_back(host_name(host));
  if (!public_url.empty()) names_.push_back(host_name(public_url));
}

bool OriginPolicy::answers_for(std::string_view name) const {
  if (name.empty() || name.size() > max_name_bytes) return false;
  const bool is_private = name.find('.') == std::string_view::npos ||
                          std::any_of(private_domains.begin(), private_domains.end(),
                                      [&](std::string_view domain) { return name.ends_with(domain); });
  return is_private || IpAddress::parse(std::string(name)) ||
         std::find(names_.begin(), names_.end(), name) != names_.end();
}

// A reverse proxy may replace Host but not Origin, so the names in the configuration count too. An origin without
// scheme is "null": a page in a sandbox.
bool OriginPolicy::is_own_page(std::string_view origin, std::string_view host) const {
  if (origin.find("://") == std::string_view::npos) return false;
  const std::string_view usual_port = origin.starts_with("https:") ? ":443" : ":80";
  if (host.ends_with(usual_port)) host.remove_suffix(usual_port.size());
  return authority_of(origin) == lower_case(host) ||
         std::find(names_.begin(), names_.end(), host_name(origin)) != names_.end();
}

std::optional<Error> OriginPolicy::refuse(const RequestSource& source) const {
  if (const std::string name = host_name(source.host); !answers_for(name))
    return Error(ErrorKind::misdirected, "UNKNOWN_HOST", Message(messages::unknown_host, {{"host", shortened(name)}}));
  if (is_safe(source.method)) return std::nullopt;
  const std::string& origin = source.origin;
  const bool is_foreign = origin.empty() ? source.fetch_site == "same-site" : !is_own_page(origin, source.host);
  if (!is_foreign && source.fetch_site != "cross-site") return std::nullopt;
  return Error(ErrorKind::forbidden, "FOREIGN_ORIGIN",
               Message(messages::foreign_origin, {{"origin", shortened(origin.empty() ? source.fetch_site : origin)}}));
}

}  // namespace fitapp::security
