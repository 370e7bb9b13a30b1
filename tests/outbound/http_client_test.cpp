// Tests the HTTP client against local servers: certificates and limits.
#include "outbound/http_client.h"

#include <doctest/doctest.h>

#include "outbound/loopback.h"

using namespace fitapp;
using namespace fitapp::outbound;
using namespace fitapp::outbound::test;

namespace {

using std::chrono::milliseconds;

// The head of a request, and its body if it has one.
std::string read_request(Peer& peer) {
  std::string request;
  std::size_t length = 0;
  for (std::string line = peer.line(); !line.empty(); line = peer.line()) {
    if (line.starts_with("Content-Length: ")) length = std::stoul(line.substr(16));
    request += line + "\n";
  }
  return request + "\n" + peer.bytes(length);
}

std::string answer(const std::string& status, const std::string& body, const std::string& headers = "") {
  return "HTTP/1.1 " + status + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\nConnection: close\r\n" +
         headers + "\r\n" + body;
}

std::string url_of(const LoopbackServer& server, const std::string& scheme = "http",
                   const std::string& path = "/models") {
  return scheme + "://127.0.0.1:" + std::to_string(server.port()) + path;
}

HttpRequest get(const std::string& url) { return {.url = url, .headers = {}, .body = {}}; }

struct Fetched {
  HttpResult result;
  std::string body;
};

Fetched fetch(const HttpRequest& request, const HttpOptions& options = {}) {
  const HttpClient client(options);
  HttpResponse response = client.send(request);
  Fetched fetched;
  while (const auto bytes = response.read()) fetched.body += *bytes;
  fetched.result = response.result();
  return fetched;
}

// The problem that is reported; it must not contain more than the host.
std::string problem(const HttpOptions& options, const HttpRequest& request) {
  const HttpResult result = fetch(request, options).result;
  CHECK(result.end != HttpEnd::complete);
  CHECK(result.problem.find("secret") == std::string::npos);
  return result.problem;
}

}  // namespace

TEST_CASE("a request carries its headers and body, and returns status and body") {
  std::string seen;
  LoopbackServer server([&](Peer& peer) {
    seen = read_request(peer);
    peer.say(answer("201 Created", "{\"ok\":true}"));
  });
  const Fetched got =
      fetch({.url = url_of(server), .headers = {"Authorization: Bearer secret"}, .body = "{\"question\":1}"});
  server.stop();
  CHECK(got.result.end == HttpEnd::complete);
  CHECK(got.result.status == 201);
  CHECK(got.body == "{\"ok\":true}");
  CHECK(seen.starts_with("POST /models HTTP/1.1\n"));
  CHECK(seen.find("Authorization: Bearer secret\n") != std::string::npos);
  CHECK(seen.find("Content-Type: application/json\n") != std::string::npos);
  CHECK(seen.ends_with("\n\n{\"question\":1}"));
}

TEST_CASE("a redirect is not followed") {
  int requests = 0;
  LoopbackServer server([&](Peer& peer) {
    ++requests;
    read_request(peer);
    peer.say(answer("302 Found", "", "Location: /elsewhere\r\n"));
  });
  CHECK(fetch(get(url_of(server))).result.status == 302);
  server.stop();
  CHECK(requests == 1);
}

TEST_CASE("an https server is trusted with the configured certificate authority") {
  const Certificate certificate;
  LoopbackServer server([&](Peer& peer) {
    if (!peer.start_tls(certificate)) return;
    read_request(peer);
    peer.say(answer("200 OK", "safe"));
  });
  HttpOptions options;
  options.ca_file = certificate.file();
  CHECK(fetch(get(url_of(server, "https")), options).body == "safe");
}

TEST_CASE("an https server with an untrusted certificate is sent nothing") {
  const Certificate certificate, other;
  bool heard = false;
  LoopbackServer server([&](Peer& peer) {
    if (peer.start_tls(certificate)) heard = heard || !peer.line().empty();
  });
  const HttpRequest request{.url = url_of(server, "https"), .headers = {"Authorization: Bearer secret"}, .body = {}};
  const std::string expected =
      "No answer from 127.0.0.1:" + std::to_string(server.port()) + ": its certificate is not trusted.";
  CHECK(problem({}, request) == expected);
  HttpOptions options;
  options.ca_file = other.file();
  CHECK(problem(options, request) == expected);
  server.stop();
  CHECK_FALSE(heard);
}

TEST_CASE("an unreadable file of certificate authorities is reported") {
  const Certificate certificate;
  LoopbackServer server([&](Peer& peer) { peer.start_tls(certificate); });
  HttpOptions options;
  options.ca_file = certificate.file() + ".missing";
  CHECK(problem(options, get(url_of(server, "https"))).find("ca_file cannot be read") != std::string::npos);
}

TEST_CASE("a response may have the maximum size, but not one byte more") {
  LoopbackServer server([](Peer& peer) {
    const bool is_long = read_request(peer).starts_with("GET /long ");
    peer.say(answer("200 OK", std::string(is_long ? 1001 : 1000, 'x')));
  });
  HttpOptions options;
  options.max_bytes = 1000;
  CHECK(fetch(get(url_of(server)), options).body.size() == 1000);
  CHECK(problem(options, get(url_of(server, "http", "/long"))).find("its answer is too large") != std::string::npos);
}

TEST_CASE("an endless response is refused at the maximum size") {
  LoopbackServer server([](Peer& peer) {
    read_request(peer);
    peer.say("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n");
    while (!peer.is_closed()) peer.say(std::string(4096, 'x'));
  });
  HttpOptions options;
  options.max_bytes = 100'000;
  CHECK(problem(options, get(url_of(server))).find("its answer is too large") != std::string::npos);
}

TEST_CASE("a slow server runs into the timeout") {
  LoopbackServer server([](Peer& peer) {
    read_request(peer);
    peer.say("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf");
    peer.wait_for_close();
  });
  HttpOptions options;
  options.total_timeout = milliseconds{300};
  CHECK(problem(options, get(url_of(server))).find("it took too long") != std::string::npos);
}

TEST_CASE("the problem of an unused port names the host alone") {
  const int port = unused_port();
  const std::string url = "http://127.0.0.1:" + std::to_string(port) + "/secret?key=secret";
  CHECK(problem({}, get(url)) ==
        "No answer from 127.0.0.1:" + std::to_string(port) + ": nothing listens at that address.");
}

TEST_CASE("a URL that is not http or https is refused") {
  CHECK(problem({}, get("file:///etc/hostname")).find("does not begin with http:// or https://") != std::string::npos);
  CHECK(problem({}, get("ftp://127.0.0.1/x")).find("does not begin with http:// or https://") != std::string::npos);
}

TEST_CASE("proxy variables of the environment are ignored") {
  for (const char* name : {"http_proxy", "https_proxy", "ALL_PROXY", "all_proxy"})
    setenv(name, "http://127.0.0.1:1", 1);
  LoopbackServer server([](Peer& peer) {
    read_request(peer);
    peer.say(answer("200 OK", "direct"));
  });
  CHECK(fetch(get(url_of(server))).body == "direct");
  for (const char* name : {"http_proxy", "https_proxy", "ALL_PROXY", "all_proxy"}) unsetenv(name);
}

TEST_CASE("the host of a URL excludes user, password and path") {
  CHECK(host_of("https://me:secret@api.example.com:8443/v1?key=secret") == "api.example.com:8443");
  CHECK(host_of("api.example.com/v1") == "api.example.com");
}
