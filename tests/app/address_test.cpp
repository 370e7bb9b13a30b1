// Where people find the server.
#include "app/address.h"

#include <doctest/doctest.h>

using namespace fitapp::app;

TEST_CASE("the own address says https where there is a certificate, and puts IPv6 in brackets") {
  CHECK(own_address({}, 4711) == "http://127.0.0.1:4711");
  ServerConfig server;
  server.host = "::1";
  server.tls_cert = "chain.pem";
  CHECK(own_address(server, 8443) == "https://[::1]:8443");
}

TEST_CASE("links begin with the public address, and with the own one where none is set") {
  ServerConfig server;
  server.port = 8443;
  server.tls_cert = "chain.pem";
  CHECK(public_address(server) == "https://127.0.0.1:8443");
  server.public_url = "https://fit.example.org";
  CHECK(public_address(server) == "https://fit.example.org");
}
