// Tests how bodies of requests are limited, refused and received, over real sockets.
#include <doctest/doctest.h>

#include <thread>

#include "base/error.h"
#include "http/client.h"
#include "http/running_server.h"
#include "version.h"

namespace fitapp::http::test {

namespace {

const std::string json_type = "Content-Type: application/json\r\n";

std::string chunked(const std::string& body, std::size_t size) {
  std::string text;
  char length[24];
  for (std::size_t at = 0; at < body.size(); at += size) {
    const std::string piece = body.substr(at, size);
    std::snprintf(length, sizeof length, "%zx\r\n", piece.size());
    text += length + piece + "\r\n";
  }
  return text + "0\r\n\r\n";
}

}  // namespace

TEST_CASE("a body over the route's limit is 413 before it is read, exact to the byte") {
  RunningServer server;
  CHECK(ask(server.port(), "POST", "/api/open", json_type, std::string(16 * 1024, 'x')).status == 200);
  CHECK(ask(server.port(), "POST", "/api/open", json_type, std::string(16 * 1024 + 1, 'x')).status == 413);
  CHECK(ask(server.port(), "POST", "/api/things", json_type, std::string(1024 * 1024, 'x')).status == 200);
  const Answer unsent = ask(server.port(), "POST", "/api/things", "Content-Length: 18446744073709551615\r\n");
  CHECK(unsent.status == 413);
  CHECK(unsent.body.find("BODY_TOO_LARGE") != std::string::npos);
  CHECK(unsent.header("Connection") == "close");
  CHECK(server.handled() == 2);
}

TEST_CASE("a chunked body over the limit is 413 without reading on") {
  RunningServer server;
  const std::string chunks = "Transfer-Encoding: chunked\r\n";
  Client client(server.port());
  // The chunks never end, so the server responds only if it stops reading.
  client.send(request_text("POST", "/api/open", chunks));
  client.send("9000\r\n" + std::string(0x8001, 'x'));
  const Answer answer = client.receive();
  CHECK(answer.status == 413);
  CHECK(client.is_ended());
  Client fitting(server.port());
  fitting.send(request_text("POST", "/api/open", chunks) + chunked(std::string(16 * 1024, 'y'), 1000));
  CHECK(fitting.receive().status == 200);
  CHECK(server.handled() == 1);
}

TEST_CASE("a file need not be JSON and has the limit of signed-in requests") {
  RunningServer server;
  const std::string body(512 * 1024, 'z');
  const Answer answer = ask(server.port(), "POST", "/api/picture", "Content-Type: image/png\r\n", body);
  CHECK(answer.status == 200);
  CHECK(answer.body.size() > body.size());
  CHECK(ask(server.port(), "POST", "/api/picture", "Content-Length: 1048577\r\n").status == 413);
}

TEST_CASE("a body that is not declared as JSON is 415, and a request without a body needs no type") {
  RunningServer server;
  for (const char* type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
                           "application/jsonx", "text/json,application/json"}) {
    CAPTURE(type);
    CHECK(ask(server.port(), "POST", "/api/things", "Content-Type: " + std::string(type) + "\r\n", "a=1").status ==
          415);
  }
  CHECK(ask(server.port(), "POST", "/api/things", json_type + "Content-Encoding: gzip\r\n", "x").status == 415);
  CHECK(ask(server.port(), "POST", "/api/things", "", "{}").status == 200);
  // Another site can send this without a preflight request.
  Client untyped(server.port());
  untyped.send("POST /api/things HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\n\r\n{}");
  CHECK(untyped.receive().status == 415);
  CHECK(ask(server.port(), "POST", "/api/things", "Content-Type: text/plain\r\n").status == 200);
  CHECK(ask(server.port(), "POST", "/api/things").status == 200);
  CHECK(ask(server.port(), "POST", "/api/things", "Content-Length: 0\r\n").status == 200);
}

TEST_CASE("a route can refuse a body before it is read") {
  RunningServer server;
  Client stranger(server.port());
  stranger.send(request_text("POST", "/api/private", "Content-Length: 100000\r\n"));
  CHECK(stranger.receive().status == 401);
  CHECK(ask(server.port(), "POST", "/api/private", "Authorization: Bearer x\r\n", "{}").status == 200);
}

TEST_CASE("a request is authenticated once, with and without a body, and the handler gets the result") {
  RunningServer server;
  const std::string token = "Authorization: Bearer x\r\n";
  CHECK(ask(server.port(), "POST", "/api/private", token, "{}").body == "hello Bearer x{}");
  CHECK(server.authentications() == 1);
  CHECK(ask(server.port(), "POST", "/api/private", token).body == "hello Bearer x");
  CHECK(server.authentications() == 2);
  CHECK(ask(server.port(), "GET", "/api/private", token).body == "hello Bearer x");
  CHECK(server.authentications() == 3);
  CHECK(ask(server.port(), "GET", "/api/private").status == 401);
  CHECK(ask(server.port(), "POST", "/api/private", "", "{}").status == 401);
}

TEST_CASE("a signed-in user gets the version of the server with their account, strangers do not") {
  RunningServer server;
  const std::string token = "Authorization: Bearer x\r\n";
  CHECK(ask(server.port(), "GET", "/api/user", token).header("App-Version").starts_with(version));
  CHECK(ask(server.port(), "GET", "/api/user").header("App-Version") == "");
  CHECK(ask(server.port(), "GET", "/api/private", token).header("App-Version") == "");
  CHECK(ask(server.port(), "GET", "/api/things").header("App-Version") == "");
}

TEST_CASE("when the session ends during a slow upload, nothing is written") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("POST", "/api/private",
                           "Authorization: Bearer x\r\nExpect: 100-continue\r\n"
                           "Content-Length: 4\r\n"));
  REQUIRE(client.receive(false).status == 100);  // authenticated, and waiting for the body
  server.end_session();
  client.send("{ }\n");
  CHECK(client.receive().status == 401);
  CHECK(server.authentications() == 2);
}

TEST_CASE("a client that expects 100-continue gets 100 or an error response") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("POST", "/api/things", "Expect: 100-continue\r\nContent-Length: 2\r\n"));
  CHECK(client.receive(false).status == 100);
  client.send("{}");
  CHECK(client.receive().status == 200);
  Client large(server.port());
  large.send(request_text("POST", "/api/open", "Expect: 100-continue\r\nContent-Length: 99999\r\n"));
  CHECK(large.receive().status == 413);
}

TEST_CASE("a body on a GET is not read as the next request") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("GET", "/api/things", "", "GET /api/things/smuggled HTTP/1.1\r\nHost: test\r\n\r\n"));
  const std::string all = client.receive_all();
  CHECK(all.find("200 OK") != std::string::npos);
  CHECK(all.find("smuggled") == std::string::npos);
  CHECK(server.handled() == 1);
}

}  // namespace fitapp::http::test
