// Tests the server's addresses.
#include "app/address.h"

#include <doctest/doctest.h>

using namespace fitapp::app;

TEST_CASE("the server's address uses https with a certificate, and brackets for IPv6") {
  CHECK(own_address({}, 4711) == "http://127.0.0.1:4711");
  ServerConfig server;
  server.host = "::1";
  server.tls_cert = "chain.pem";
  CHECK(own_address(server, 8443) == "https://[::1]:8443");
}

TEST_CASE("links begin with the public URL, or with the server's address if there is none") {
  ServerConfig server;
  server.port = 8443;
  server.tls_cert = "chain.pem";
  CHECK(public_address(server) == "https://127.0.0.1:8443");
  server.public_url = "https://fit.example.org";
  CHECK(public_address(server) == "https://fit.example.org");
}
