// Finds the route of a path in the table; it knows neither requests nor what routes do.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "http/route.h"

namespace fitapp::http {

// No route and an empty `allow`: the path is unknown. No route but an `allow`: the method is wrong.
struct Match {
  const Route* route = nullptr;
  std::vector<std::string> parameters;  // decoded
  std::string allow;                    // "GET, HEAD, POST, OPTIONS"
};

class Router {
 public:
  // Throws std::logic_error when two rows answer the same method and path: a mistake of ours, found at start.
  explicit Router(std::vector<Route> routes);
  Router(const Router&) = delete;
  Router& operator=(const Router&) = delete;

  // `raw_path` is still percent-encoded, so that an encoded slash stays inside its segment.
  // A fixed segment goes before a parameter: /plans/today is not a plan with the id "today".
  Match find(Method method, std::string_view raw_path) const;

 private:
  struct Entry {
    const Route* route;
    std::vector<std::string> segments;
  };

  std::vector<Route> routes_;
  std::map<std::size_t, std::vector<Entry>> by_length_;
};

}  // namespace fitapp::http
