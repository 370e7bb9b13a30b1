// A request as handlers see it, already decoded and checked; it knows nothing of sockets or of the library below.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fitapp::http {

// HEAD arrives as `get`; the server leaves the body out of the answer.
enum class Method { get, post, put, del };

using Pairs = std::vector<std::pair<std::string, std::string>>;

// Paths, query and headers are valid UTF-8 without control characters; the body is as it was sent.
struct Request {
  Method method = Method::get;
  std::string path;                          // percent-decoded, without the query
  std::vector<std::string> path_parameters;  // decoded, in the pattern's order
  Pairs query;                               // decoded, in the order of the address
  Pairs headers;                             // names as sent, values trimmed
  std::string body;
  std::string content_type;    // media type alone, lower case; empty when none was sent
  std::string remote_address;  // the client's, after trusted proxies were looked through
  std::string id;              // request id, the same as in X-Request-Id and in the logs

  // The first header of that name whatever its case; nullptr when absent.
  const std::string* header(std::string_view name) const;

  // The first query value of that name (names are case-sensitive); nullptr when absent.
  const std::string* query_value(std::string_view name) const;
};

}  // namespace fitapp::http
