// The routes in the order in which cpp-httplib must try them, and the methods of each path.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "http/route.h"

namespace fitapp::http {

class RouteTable {
 public:
  // Throws std::logic_error when two routes have the same method and path: a programming error, found at start.
  explicit RouteTable(std::vector<Route> routes);

  // Fixed segments come before parameters: /plans/today is not a plan with the id "today".
  const std::vector<Route>& rows() const { return routes_; }

  // "GET, HEAD, POST, OPTIONS"; empty when no route has the path.
  std::string allowed_methods(std::string_view path) const;

 private:
  std::vector<Route> routes_;
};

// The pattern for cpp-httplib, which treats a pattern without parameters as a regular expression.
std::string library_pattern(std::string pattern);

// "id" and "day" of "/plans/:id/days/:day".
std::vector<std::string> parameter_names(std::string_view pattern);

// cpp-httplib would match "/plans/8/" with "/plans/:id", and "/plans/" with an empty id.
bool has_empty_segment(std::string_view path);

}  // namespace fitapp::http
