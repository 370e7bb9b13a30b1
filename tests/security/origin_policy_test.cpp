// Tests which host names and origins are accepted, from browsers and from other programs.
#include "security/origin_policy.h"

#include <doctest/doctest.h>

#include <string>

namespace fitapp::security {

namespace {

// 0: accepted.
int status_of(const OriginPolicy& policy, const RequestSource& source) {
  const auto refusal = policy.refuse(source);
  return refusal ? static_cast<int>(refusal->kind()) : 0;
}

const OriginPolicy unnamed("", {});
const OriginPolicy named("https://fit.example.org:8443/app", {"Other.Example.org"});

}  // namespace

TEST_CASE("the name of a host is read from an authority or an address") {
  CHECK(host_name("Fit.Example.Org.") == "fit.example.org");
  CHECK(host_name("fit:8080") == "fit");
  CHECK(host_name("[FE80::1]:8080") == "fe80::1");
  CHECK(host_name("https://fit.example.org:8443/app") == "fit.example.org");
  CHECK(host_name("") == "");
}

TEST_CASE("a page in a sandbox cannot write, even under the host name null") {
  CHECK(status_of(unnamed, {"POST", "null", "null", ""}) == 403);
  CHECK(status_of(OriginPolicy("", {"null"}), {"POST", "null", "null", ""}) == 403);
  CHECK(status_of(unnamed, {"POST", "null", "http://null", ""}) == 0);
}

TEST_CASE("addresses and names that nobody on the internet can own are accepted as Host") {
  for (const char* host :
       {"127.0.0.1:8080", "192.168.1.7", "[::1]:8080", "[fe80::1]", "localhost", "LOCALHOST:8080", "fit.localhost",
        "nas", "nas:8080", "fit.local", "fit.local.", "Fit.Home.Arpa:443", "a.b.internal", "fit.lan"}) {
    CAPTURE(host);
    CHECK(status_of(unnamed, {"GET", host, "", ""}) == 0);
  }
}

TEST_CASE("a foreign name as Host is 421 with every method") {
  for (const char* host :
       {"evil.example", "evil.example:8080", "fit.local.evil.example", "127.0.0.1.evil.example", "127.1", "0x7f.0.0.1",
        ".", "", "evil.example@127.0.0.1:80", "evillan.example", "evil.home.arpa.example", "fit.example.org"}) {
    CAPTURE(host);
    for (const char* method : {"GET", "POST"}) CHECK(status_of(unnamed, {method, host, "", ""}) == 421);
  }
  CHECK(status_of(unnamed, {"GET", std::string(300, 'a'), "", ""}) == 421);
}

TEST_CASE("the names of public_url and allowed_hosts are accepted as Host") {
  for (const char* host : {"fit.example.org", "FIT.example.org:8443", "fit.example.org:1", "other.example.org"}) {
    CAPTURE(host);
    CHECK(status_of(named, {"GET", host, "", ""}) == 0);
  }
  CHECK(status_of(named, {"GET", "x.fit.example.org", "", ""}) == 421);
}

TEST_CASE("a change from a page of another site is 403") {
  const std::string host = "nas:8080";
  for (const char* origin : {"https://evil.example", "http://nas", "http://nas:9000", "null",
                             "http://nas:8080.evil.example", "https://fit.example.org"}) {
    CAPTURE(origin);
    for (const char* method : {"POST", "PUT", "DELETE", "PATCH"})
      CHECK(status_of(unnamed, {method, host, origin, ""}) == 403);
  }
  CHECK(status_of(unnamed, {"POST", host, "", "cross-site"}) == 403);
  CHECK(status_of(unnamed, {"POST", host, "", "same-site"}) == 403);
  CHECK(status_of(unnamed, {"POST", host, "http://nas:8080", "cross-site"}) == 403);
}

TEST_CASE("a change from the app's own page is accepted, also behind a reverse proxy") {
  for (const RequestSource& source :
       std::vector<RequestSource>{{"POST", "nas:8080", "http://NAS:8080", "same-origin"},
                                  {"POST", "fit.local", "https://fit.local", ""},
                                  {"POST", "fit.local:443", "https://fit.local", ""},
                                  {"POST", "fit.local", "https://fit.local:443", ""},
                                  {"POST", "127.0.0.1:8080", "https://fit.example.org:8443", "same-origin"}}) {
    CAPTURE(source.origin);
    CHECK(status_of(named, source) == 0);
  }
}

TEST_CASE("a program that is not a browser sends neither header and is accepted") {
  CHECK(status_of(unnamed, {"POST", "nas", "", ""}) == 0);
}

TEST_CASE("a link on another site can open the app") {
  CHECK(status_of(unnamed, {"GET", "nas", "null", "cross-site"}) == 0);
}

}  // namespace fitapp::security
