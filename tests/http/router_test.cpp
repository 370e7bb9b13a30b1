// The route table: which row answers, and what is allowed where none does.
#include "http/router.h"

#include <doctest/doctest.h>

#include <stdexcept>

namespace fitapp::http {

namespace {

Route row(Method method, const std::string& pattern) {
  return {method, pattern, pattern, BodyLimit::open_route, [](const Request&) { return Reply{}; }};
}

std::vector<Route> table() {
  return {row(Method::get, "/api/plans/:id"),           row(Method::put, "/api/plans/:id"),
          row(Method::get, "/api/plans/today"),         row(Method::post, "/api/plans"),
          row(Method::get, "/api/plans/:id/days/:day"), row(Method::get, "/")};
}

}  // namespace

TEST_CASE("parameters are whole decoded segments in the pattern's order") {
  const Router router(table());
  const Match match = router.find(Method::get, "/api/plans/7%2F8/days/a%20b");
  REQUIRE(match.route != nullptr);
  CHECK(match.route->pattern == "/api/plans/:id/days/:day");
  CHECK(match.parameters == std::vector<std::string>{"7/8", "a b"});
}

TEST_CASE("a fixed segment goes before a parameter whatever the order of the rows") {
  const Router router(table());
  CHECK(router.find(Method::get, "/api/plans/today").route->pattern == "/api/plans/today");
  CHECK(router.find(Method::get, "/api/plans/8").route->pattern == "/api/plans/:id");
  CHECK(router.find(Method::get, "/").route->pattern == "/");
}

TEST_CASE("a known path with another method has no route but says what is allowed") {
  const Router router(table());
  const Match match = router.find(Method::del, "/api/plans/8");
  CHECK(match.route == nullptr);
  CHECK(match.allow == "GET, HEAD, PUT, OPTIONS");
  CHECK(router.find(Method::get, "/api/plans").allow == "POST, OPTIONS");
}

TEST_CASE("unknown paths have neither a route nor allowed methods") {
  const Router router(table());
  for (const char* path : {"/api/plan", "/api/plans/", "/api/plans/8/", "/api//plans", "/api/plans/8/days", "//", "*",
                           "/API/plans", "/api/plans/8/days/1/2"}) {
    CAPTURE(path);
    CHECK(router.find(Method::get, path).route == nullptr);
    CHECK(router.find(Method::get, path).allow.empty());
  }
}

TEST_CASE("two rows for the same method and path are refused at start") {
  CHECK_THROWS_AS(Router({row(Method::get, "/a/:id"), row(Method::get, "/a/:name")}), std::logic_error);
  CHECK_THROWS_AS(Router({row(Method::get, "no-slash")}), std::logic_error);
  CHECK_NOTHROW(Router({row(Method::get, "/a/:id"), row(Method::get, "/a/today")}));
}

}  // namespace fitapp::http
