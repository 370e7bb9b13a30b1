// Tests the strict reading of heads, without a socket.
#include "http/head.h"

#include <doctest/doctest.h>

namespace fitapp::http {

namespace {

int status_of(const std::string& raw) {
  Head head;
  const auto refusal = read_head(raw, Limits{}, head);
  return refusal ? refusal->status : 200;
}

Head valid_head(const std::string& raw) {
  Head head;
  REQUIRE_FALSE(read_head(raw, Limits{}, head).has_value());
  return head;
}

std::string with(const std::string& lines) { return "POST /a HTTP/1.1\r\nHost: h\r\n" + lines + "\r\n"; }

}  // namespace

TEST_CASE("a valid head is read into its parts") {
  const Head head =
      valid_head("PUT /a%20b/c?x=1+2&y=%C3%A4&z HTTP/1.1\r\nHost: h\r\nContent-Length: 12\r\nX-A:  v%41 \r\n\r\n");
  CHECK(head.method == "PUT");
  CHECK(head.target == "/a%20b/c?x=1+2&y=%C3%A4&z");
  CHECK(head.content_length == 12);
  CHECK(head.joined("x-a") == "v%41");
  CHECK(head.keep_alive);
}

TEST_CASE("cpp-httplib gets only the request line and the framing of the body") {
  CHECK(library_head(valid_head("POST /a?b=%2F HTTP/1.1\r\nHost: h\r\nAccept: */*\r\nContent-Length: 3\r\n\r\n")) ==
        "POST /a?b=%2F HTTP/1.1\r\nContent-Length: 3\r\n\r\n");
  CHECK(library_head(valid_head("PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: Chunked\r\nRange: x\r\n\r\n")) ==
        "PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n");
  // Without a length the library would read to the end of the connection.
  CHECK(library_head(valid_head("DELETE / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n")) ==
        "DELETE / HTTP/1.0\r\nContent-Length: 0\r\n\r\n");
  // Bytes after the head of a GET are never read.
  CHECK(library_head(valid_head("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nUpgrade: x\r\n\r\n")) ==
        "GET / HTTP/1.1\r\n\r\n");
  // The library would respond to unknown methods on its own.
  CHECK(library_head(valid_head("BREW /pot HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\n")) ==
        "TRACE /pot HTTP/1.1\r\n\r\n");
  // An encoded slash stays within its segment.
  CHECK(library_head(valid_head("GET /a%2fb%2Fc HTTP/1.1\r\nHost: h\r\n\r\n")) ==
        "GET /a\x01"
        "b\x01"
        "c HTTP/1.1\r\n\r\n");
}

TEST_CASE("request lines that are not exactly three parts of HTTP/1 are refused") {
  CHECK(status_of("GET /\r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("GET  / HTTP/1.1\r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("GET / HTTP/1.1 \r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("GET / HTTP/2.0\r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("G\x01T / HTTP/1.1\r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("GET /a#b HTTP/1.1\r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("GET /\xC3\xA4 HTTP/1.1\r\nHost: h\r\n\r\n") == 400);
  CHECK(status_of("\r\n\r\n") == 400);
  CHECK(status_of("GET / HTTP/1.1\nHost: h\n\n") == 400);
}

TEST_CASE("targets with invalid or dangerous percent-encoding are refused") {
  for (const char* path : {"/%", "/%4", "/%zz", "/%00", "/a%0Ab", "/%7F", "/%C3", "/%ED%A0%80", "/%C0%AF", "/?a=%",
                           "/?a=%0D%0A", "/?%00=1", "/?a=%FF"}) {
    CAPTURE(path);
    CHECK(status_of("GET " + std::string(path) + " HTTP/1.1\r\nHost: h\r\n\r\n") == 400);
  }
  CHECK(status_of("GET /%F0%9F%8F%8B HTTP/1.1\r\nHost: h\r\n\r\n") == 200);
}

TEST_CASE("long targets get 414, many or long headers 431") {
  const auto get = [](const std::string& target) { return "GET " + target + " HTTP/1.1\r\nHost: h\r\n\r\n"; };
  CHECK(status_of(get("/" + std::string(511, 'a'))) == 200);
  CHECK(status_of(get("/" + std::string(512, 'a'))) == 414);
  CHECK(status_of(get("/?" + std::string(8190, 'a'))) == 200);
  CHECK(status_of(get("/?" + std::string(8191, 'a'))) == 414);
  CHECK(status_of(with("X: " + std::string(8192, 'a') + "\r\n")) == 431);
  std::string many;
  for (int count = 0; count < 99; ++count) many += "X: 1\r\n";
  CHECK(status_of(with(many)) == 200);
  CHECK(status_of(with(many + "X: 1\r\n")) == 431);
  const std::string line = "X: " + std::string(4096, 'a') + "\r\n";
  CHECK(status_of(with(line + line + line + line)) == 431);
}

TEST_CASE("malformed headers are refused") {
  for (const char* line : {"NoColon\r\n", "Bad Name: 1\r\n", "Name : 1\r\n", " Folded: 1\r\n", ": 1\r\n",
                           "X: a\x01"
                           "b\r\n",
                           "X: a\nY: b\r\n", "X: a\rY\r\n", "X: a\x7F\r\n"}) {
    CAPTURE(line);
    CHECK(status_of(with(line)) == 400);
  }
  CHECK(status_of(with("X: tab\tinside\r\n")) == 200);
}

TEST_CASE("a header value with percent-encoded control characters is refused") {
  CHECK(status_of(with("X-A: one%0d%0aX-B: two\r\n")) == 400);
  CHECK(status_of(with("X-A: %00\r\n")) == 400);
  CHECK(status_of(with("X-A: 100% %41 %zz\r\n")) == 200);
}

TEST_CASE("a request must state its length once and unambiguously") {
  for (const char* lines :
       {"Content-Length: 1\r\nContent-Length: 1\r\n", "Content-Length: 1, 1\r\n", "Content-Length: +1\r\n",
        "Content-Length: -1\r\n", "Content-Length: 0x1\r\n", "Content-Length:\r\n",
        "Content-Length: 99999999999999999999\r\n", "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: identity\r\n",
        "Transfer-Encoding: chunked, chunked\r\n", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: xchunked\r\n", "Transfer-Encoding: \r\n"}) {
    CAPTURE(lines);
    CHECK(status_of(with(lines)) == 400);
  }
  CHECK(valid_head(with("Transfer-Encoding: chunked\r\n")).chunked);
  CHECK(status_of("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n") == 400);
}

TEST_CASE("HTTP/1.1 needs exactly one Host, HTTP/1.0 none") {
  CHECK(status_of("GET / HTTP/1.1\r\n\r\n") == 400);
  CHECK(status_of("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n") == 400);
  CHECK(status_of("GET / HTTP/1.0\r\n\r\n") == 200);
}

TEST_CASE("whether a connection stays open depends on the version and Connection") {
  CHECK_FALSE(valid_head("GET / HTTP/1.1\r\nHost: h\r\nConnection: foo, Close\r\n\r\n").keep_alive);
  CHECK_FALSE(valid_head("GET / HTTP/1.0\r\n\r\n").keep_alive);
  CHECK(valid_head("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n").keep_alive);
}

TEST_CASE("only 100-continue may be expected") {
  CHECK(status_of(with("Expect: 200-ok\r\n")) == 417);
  CHECK(valid_head(with("Expect: 100-continue\r\nContent-Length: 5\r\n")).expects_continue);
}

TEST_CASE("the end of a head is found wherever the bytes were split") {
  const std::string raw = "GET / HTTP/1.1\r\nHost: h\r\n\r\nrest";
  for (std::size_t cut = 1; cut < raw.size() - 4; ++cut) {
    const auto length = head_length(std::string_view(raw).substr(0, cut), 0);
    CHECK_FALSE(length.has_value());
    CHECK(head_length(raw, cut) == raw.size() - 4);
  }
  CHECK(head_length("GET / HTTP/1.1\nHost: h\n\n", 0).has_value());
  CHECK_FALSE(head_length("\r", 0).has_value());
}

TEST_CASE("an invalid first byte ends the wait for a head") {
  CHECK(head_length("\x16\x03\x01", 0) == 3);
  CHECK(head_length(std::string(1, '\0'), 0) == 1);
}

}  // namespace fitapp::http
