// Tests the client's address behind proxies, and the limits per address.
#include "http/proxies.h"

#include <doctest/doctest.h>

#include "base/error.h"
#include "http/admission.h"

namespace fitapp::http {

namespace {

IpAddress at(const std::string& text) { return IpAddress::parse(text).value(); }

std::string client(const TrustedProxies& proxies, const std::string& peer, const std::string& forwarded) {
  return proxies.client_of(at(peer), forwarded).text();
}

}  // namespace

TEST_CASE("a peer that is not a trusted proxy cannot claim another address") {
  const TrustedProxies none({});
  CHECK(client(none, "192.0.2.1", "10.0.0.1") == "192.0.2.1");
  const TrustedProxies some({"10.0.0.0/8"});
  CHECK(client(some, "192.0.2.1", "198.51.100.7") == "192.0.2.1");
}

TEST_CASE("behind proxies the rightmost address that is not a trusted proxy counts") {
  const TrustedProxies proxies({"10.0.0.0/8", "::1"});
  CHECK(client(proxies, "10.1.2.3", "1.1.1.1, 198.51.100.7") == "198.51.100.7");
  CHECK(client(proxies, "10.1.2.3", "1.1.1.1, 198.51.100.7, 10.9.9.9") == "198.51.100.7");
  CHECK(client(proxies, "::1", "198.51.100.7:4711") == "198.51.100.7");
  CHECK(client(proxies, "::1", "[2001:db8::9]:4711") == "2001:db8::9");
  CHECK(client(proxies, "::1", "2001:db8::9") == "2001:db8::9");
  CHECK(client(proxies, "10.1.2.3", "") == "10.1.2.3");
  CHECK(client(proxies, "10.1.2.3", "10.0.0.5") == "10.0.0.5");
}

TEST_CASE("an invalid forwarded address ends the search at the last proxy") {
  const TrustedProxies proxies({"10.0.0.0/8"});
  CHECK(client(proxies, "10.1.2.3", "198.51.100.7, nonsense") == "10.1.2.3");
  CHECK(client(proxies, "10.1.2.3", "[") == "10.1.2.3");
  CHECK(client(proxies, "10.1.2.3", ",,,") == "10.1.2.3");
}

TEST_CASE("text that continues after a NUL is not an address") {
  using namespace std::string_literals;
  CHECK_FALSE(IpAddress::parse("10.0.0.1\0.example.org"s));
  CHECK_FALSE(IpAddress::parse("::1\0"s));
}

TEST_CASE("ranges are exact to the bit, for IPv4 in both spellings and for IPv6") {
  const TrustedProxies proxies({"192.0.2.128/25", "2001:db8::/33"});
  CHECK(proxies.contains(at("192.0.2.128")));
  CHECK(proxies.contains(at("::ffff:192.0.2.255")));
  CHECK_FALSE(proxies.contains(at("192.0.2.127")));
  CHECK(proxies.contains(at("2001:db8:7fff::1")));
  CHECK_FALSE(proxies.contains(at("2001:db8:8000::1")));
}

TEST_CASE("a trusted proxy that is neither an address nor a range is reported by name") {
  for (const char* range : {"proxy.example", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "", "::1/129", "10.0.0.0/"}) {
    CAPTURE(range);
    CHECK_THROWS_AS(TrustedProxies({range}), Error);
  }
}

TEST_CASE("an address has a limited number of connections, and closing one allows another") {
  Limits limits;
  limits.connections_per_address = 2;
  const TrustedProxies proxies({"10.0.0.1"});
  Admission admission(limits, proxies);
  CHECK(admission.enter(at("192.0.2.1")));
  CHECK(admission.enter(at("192.0.2.1")));
  CHECK_FALSE(admission.enter(at("192.0.2.1")));
  CHECK(admission.enter(at("192.0.2.2")));
  admission.leave(at("192.0.2.1"));
  CHECK(admission.enter(at("192.0.2.1")));
  CHECK(admission.open() == 3);
}

TEST_CASE("the whole IPv6 network of a household counts as one address") {
  Limits limits;
  limits.connections_per_address = 1;
  const TrustedProxies proxies({});
  Admission admission(limits, proxies);
  CHECK(admission.enter(at("2001:db8::1")));
  CHECK_FALSE(admission.enter(at("2001:db8::2")));
  CHECK(admission.enter(at("2001:db8:0:1::1")));
}

TEST_CASE("loopback and trusted proxies count only towards the total") {
  Limits limits;
  limits.connections_per_address = 1;
  limits.connections_total = 6;
  const TrustedProxies proxies({"10.0.0.1"});
  Admission admission(limits, proxies);
  for (const char* peer : {"127.0.0.1", "127.0.0.1", "::1", "::1", "10.0.0.1", "10.0.0.1"})
    CHECK(admission.enter(at(peer)));
  CHECK_FALSE(admission.enter(at("127.0.0.1")));
}

}  // namespace fitapp::http
