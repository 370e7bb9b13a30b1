// Tests the order of the routes, and the allowed methods of a path.
#include "http/route_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

namespace fitapp::http {

namespace {

Route row(Method method, const std::string& pattern) {
  return {method, pattern, pattern, BodyLimit::open_route, [](const Request&) { return Reply{}; }};
}

std::vector<Route> rows() {
  return {row(Method::get, "/api/plans/:id"),
          row(Method::put, "/api/plans/:id"),
          row(Method::get, "/api/plans/today"),
          row(Method::post, "/api/plans"),
          row(Method::get, "/api/plans/:id/days/:day"),
          row(Method::get, "/"),
          row(Method::get, "/api/plans/:id/days/first"),
          row(Method::get, "/api/plans/today/days/:day"),
          row(Method::get, "/api/openapi.json")};
}

}  // namespace

TEST_CASE("a fixed segment comes before a parameter, whatever the order of the rows") {
  const RouteTable table(rows());
  const auto place = [&](const std::string& pattern) {
    const auto& all = table.rows();
    return std::find_if(all.begin(), all.end(), [&](const Route& route) { return route.pattern == pattern; }) -
           all.begin();
  };
  CHECK(place("/api/plans/today") < place("/api/plans/:id"));
  CHECK(place("/api/plans/today/days/:day") < place("/api/plans/:id/days/:day"));
  CHECK(place("/api/plans/:id/days/first") < place("/api/plans/:id/days/:day"));
  CHECK(place("/") == 0);
  CHECK(place("/api/openapi.json") < place("/api/plans/today"));
}

TEST_CASE("a known path lists its methods") {
  const RouteTable table(rows());
  CHECK(table.allowed_methods("/api/plans/8") == "GET, HEAD, PUT, OPTIONS");
  CHECK(table.allowed_methods("/api/plans/today") == "GET, HEAD, PUT, OPTIONS");
  CHECK(table.allowed_methods("/api/plans") == "POST, OPTIONS");
  CHECK(table.allowed_methods("/") == "GET, HEAD, OPTIONS");
}

TEST_CASE("an unknown path has no methods") {
  const RouteTable table(rows());
  for (const char* path : {"/api/plan", "/api/plans/", "/api/plans/8/", "/api//plans", "/api/plans/8/days", "//", "*",
                           "/API/plans", "/api/plans/8/days/1/2", "/api/openapi-json"}) {
    CAPTURE(path);
    CHECK(table.allowed_methods(path).empty());
  }
}

TEST_CASE("cpp-httplib also matches patterns literally, except for parameters") {
  CHECK(library_pattern("/api/openapi.json") == "/api/openapi\\.json");
  CHECK(library_pattern("/api/plans") == "/api/plans");
  CHECK(library_pattern("/api/plans/:id") == "/api/plans/:id");
  CHECK(parameter_names("/api/plans/:id/days/:day") == std::vector<std::string>{"id", "day"});
}

TEST_CASE("two rows for the same method and path are refused at start") {
  CHECK_THROWS_AS(RouteTable({row(Method::get, "/a/:id"), row(Method::get, "/a/:name")}), std::logic_error);
  CHECK_THROWS_AS(RouteTable({row(Method::get, "no-slash")}), std::logic_error);
  CHECK_NOTHROW(RouteTable({row(Method::get, "/a/:id"), row(Method::get, "/a/today")}));
}

}  // namespace fitapp::http
