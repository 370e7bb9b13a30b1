// Tests, through the whole server, where cpp-httplib is known to behave wrongly or differently from what we need. An
// upgrade of the library must not change any of these.
#include <doctest/doctest.h>

#include <algorithm>

#include "http/client.h"
#include "http/running_server.h"

namespace fitapp::http::test {

TEST_CASE("header values reach handlers as sent, not percent-decoded") {
  RunningServer server;
  CHECK(ask(server.port(), "GET", "/api/things", "X-Tested: a%41%20b+c\r\n").body.find("x-tested=a%41%20b+c") !=
        std::string::npos);
}

TEST_CASE("repeated headers reach handlers in the order in which they were sent") {
  RunningServer server;
  const std::string body = ask(server.port(), "GET", "/api/things", "X-Tested: first\r\nX-Tested: second\r\n").body;
  CHECK(body.find("x-tested=first;") != std::string::npos);
}

TEST_CASE("ranges are not served, and a malformed range is no error") {
  RunningServer server;
  for (const char* range : {"bytes=0-1", "bytes=0-0,2-3", "bytes=99-", "bytes=nonsense", "x"}) {
    CAPTURE(range);
    const Answer answer = ask(server.port(), "GET", "/assets/app-1a2b.js", "Range: " + std::string(range) + "\r\n");
    CHECK(answer.status == 200);
    CHECK(answer.body == "script()");
    CHECK(answer.header("Content-Range") == "");
  }
  CHECK(ask(server.port(), "HEAD", "/index.html").header("Accept-Ranges") == "");
}

TEST_CASE("the library does not compress responses of handlers") {
  RunningServer server;
  const Answer answer = ask(server.port(), "GET", "/api/things", "Accept-Encoding: br, gzip, zstd, deflate\r\n");
  CHECK(answer.header("Content-Encoding") == "");
  CHECK(answer.body.starts_with("path="));
}

TEST_CASE("a malformed Accept header is no error") {
  RunningServer server;
  CHECK(ask(server.port(), "GET", "/api/things", "Accept: ;;q=x,,text/\r\n").status == 200);
}

TEST_CASE("the server does not switch protocols") {
  RunningServer server;
  const Answer answer = ask(server.port(), "GET", "/api/things/today",
                            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
  CHECK(answer.status == 200);
  CHECK(answer.body == "today");
}

TEST_CASE("the text of an exception appears neither in headers nor in the body") {
  RunningServer server;
  const Answer answer = ask(server.port(), "GET", "/api/fail/exception");
  CHECK(answer.status == 500);
  for (const auto& [name, value] : answer.headers) {
    CHECK(name != "EXCEPTION_WHAT");
    CHECK(value.find("secret") == std::string::npos);
  }
}

TEST_CASE("uploaded form data reaches the handler as sent") {
  RunningServer server;
  const std::string form =
      "--x\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a.csv\"\r\n\r\n1,2\r\n--x--\r\n";
  const Answer answer =
      ask(server.port(), "POST", "/api/picture", "Content-Type: multipart/form-data; boundary=x\r\n", form);
  CHECK(answer.status == 200);
  CHECK(answer.body.ends_with("body=" + form));
}

TEST_CASE("a POST without a body does not read the following bytes") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("POST", "/api/things") + request_text("GET", "/api/things/today"));
  CHECK(client.receive().body.ends_with("body="));
  CHECK(client.receive().body == "today");
}

TEST_CASE("a handler's error response keeps its body and the connection") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("GET", "/api/fail/fields"));
  CHECK(client.receive().body.find("VALIDATION_FAILED") != std::string::npos);
  client.send(request_text("GET", "/api/none"));
  CHECK(client.receive().status == 404);
  client.send(request_text("GET", "/api/things/today"));
  CHECK(client.receive().body == "today");
}

TEST_CASE("a response has each header once and none of the library's own") {
  RunningServer server;
  Answer answer = ask(server.port(), "POST", "/api/things", "", "{}");
  CHECK(answer.header("Keep-Alive") == "");
  CHECK(answer.header("Server") == "");
  std::sort(answer.headers.begin(), answer.headers.end());
  const auto twice = std::adjacent_find(answer.headers.begin(), answer.headers.end(),
                                        [](const auto& one, const auto& other) { return one.first == other.first; });
  CHECK(twice == answer.headers.end());
}

TEST_CASE("unusual paths neither crash nor match") {
  RunningServer server;
  for (const char* path : {"//", "/api//things", "/api/things/", "/..", "/api/../api/things",
                           "/%2e%2e/%2e%2e/etc/passwd", "/api/things/%2F/parts/", "/.", "/api/things/../../x"}) {
    CAPTURE(path);
    CHECK(ask(server.port(), "GET", path).status == 404);
  }
  CHECK(server.handled() == 0);
}

}  // namespace fitapp::http::test
