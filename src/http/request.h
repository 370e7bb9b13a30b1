// A request as handlers see it, already decoded and checked.
#pragma once

#include <any>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace fitapp::http {

// HEAD arrives as `get`; the server leaves the body out of the answer.
enum class Method { get, post, put, del };

using Pairs = std::vector<std::pair<std::string, std::string>>;

// Paths, query and headers are valid UTF-8 without control characters; the body is as it was sent.
struct Request {
  Method method = Method::get;
  std::string path;                          // percent-decoded, without the query
  std::vector<std::string> path_parameters;  // decoded, in the pattern's order
  Pairs query;                               // decoded, sorted by name
  Pairs headers;                             // names as sent, values trimmed
  std::string body;
  std::string content_type;    // media type alone, lower case; empty when none was sent
  std::string remote_address;  // the client's, after trusted proxies were looked through
  std::string id;              // request id, the same as in X-Request-Id and in the logs
  std::any principal;          // who asks: what Route::authenticate found out

  // The first header of that name whatever its case; nullptr when absent.
  const std::string* header(std::string_view name) const {
    for (const auto& [key, value] : headers)
      if (equal_ignoring_case(key, name)) return &value;
    return nullptr;
  }
};

}  // namespace fitapp::http
