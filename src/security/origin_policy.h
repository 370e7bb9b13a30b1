// Refuses requests under foreign host names and from pages of other sites.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace fitapp::security {

// The headers by which a browser says which page sends a request; empty when absent.
struct RequestSource {
  std::string method;
  std::string host;
  std::string origin;
  std::string fetch_site;  // Sec-Fetch-Site
};

// Other sites can make a browser at home send requests. The same-origin policy does not stop them when their name
// resolves to this server (DNS rebinding), and they can send simple requests without reading the response.
class OriginPolicy {
 public:
  // `public_url` may be empty. `allowed_hosts` are names without scheme and port.
  OriginPolicy(const std::string& public_url, const std::vector<std::string>& allowed_hosts);

  // Why the request is refused (421 or 403), if it is. Programs that are not browsers send no Origin.
  std::optional<Error> refuse(const RequestSource& source) const;

 private:
  bool answers_for(std::string_view name) const;
  bool is_own_page(std::string_view origin, std::string_view host) const;

  std::vector<std::string> names_;  // lower case
};

// The name in "name", "name:8080", "[::1]:8080" or "https://name:8080/path", in lower case and without a final dot.
std::string host_name(std::string_view authority);

}  // namespace fitapp::security
