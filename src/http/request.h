// A request as handlers receive it, decoded and validated.
#pragma once

#include <any>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace fitapp::http {

// HEAD arrives as `get`; the server omits the body of the response.
enum class Method { get, post, put, del };

using Pairs = std::vector<std::pair<std::string, std::string>>;

// Paths, query and headers are valid UTF-8 without control characters; the body is unchanged.
struct Request {
  Method method = Method::get;
  std::string path;                          // percent-decoded, without the query
  std::vector<std::string> path_parameters;  // decoded, in the pattern's order
  Pairs query;                               // decoded, sorted by name
  Pairs headers;                             // names as sent, values trimmed
  std::string body;
  std::string content_type;                      // media type without parameters, lower case; empty when absent
  std::string remote_address;                    // the client's address, behind trusted proxies
  std::string id;                                // the id in X-Request-Id and in the logs
  std::any principal;                            // the result of Route::authenticate
  std::function<bool()> is_client_waiting = {};  // false when the client has disconnected; empty: not known

  // The first header of this name, ignoring case; nullptr when absent.
  const std::string* header(std::string_view name) const {
    for (const auto& [key, value] : headers)
      if (equal_ignoring_case(key, name)) return &value;
    return nullptr;
  }
};

}  // namespace fitapp::http
