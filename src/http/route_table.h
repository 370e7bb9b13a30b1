// The routes in the order in which cpp-httplib must try them, and which methods a path takes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "http/route.h"

namespace fitapp::http {

class RouteTable {
 public:
  // Throws std::logic_error when two rows answer the same method and path: a mistake of ours, found at start.
  explicit RouteTable(std::vector<Route> routes);

  // A fixed segment stands before a parameter: /plans/today is not a plan with the id "today".
  const std::vector<Route>& rows() const { return routes_; }

  // "GET, HEAD, POST, OPTIONS"; empty when no row has the path.
  std::string allowed_methods(std::string_view path) const;

 private:
  std::vector<Route> routes_;
};

// The pattern as cpp-httplib takes it: without parameters it is a regular expression there.
std::string library_pattern(std::string pattern);

// "id" and "day" of "/plans/:id/days/:day".
std::vector<std::string> parameter_names(std::string_view pattern);

// cpp-httplib takes "/plans/8/" for "/plans/:id", and "/plans/" with an empty id.
bool has_empty_segment(std::string_view path);

}  // namespace fitapp::http
