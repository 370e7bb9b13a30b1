// Tests the server's rules over real sockets.
#include "http/server.h"

#include <doctest/doctest.h>

#include <thread>

#include "base/error.h"
#include "http/client.h"
#include "http/running_server.h"

namespace fitapp::http::test {

TEST_CASE("a handler gets path, query, headers and body decoded") {
  RunningServer server;
  const Answer answer = ask(server.port(), "PUT", "/api/things/a%2Fb?q=1%202&r=%C3%A4",
                            "X-Tested: yes %41\r\nContent-Type: Application/JSON; charset=utf-8\r\n", "{\"x\":1}");
  CHECK(answer.status == 200);
  CHECK(answer.body ==
        "path=/api/things/a/b;from=127.0.0.1;type=application/json;parameter=a/b;q=1 2;r=\xC3\xA4;x-tested=yes %41;"
        "body={\"x\":1}");
  CHECK(answer.header("Content-Type") == "application/json");
  CHECK(ask(server.port(), "GET", "/api/things/today").body == "today");
  CHECK(ask(server.port(), "DELETE", "/api/things/1").status == 204);
}

TEST_CASE("every response has the security headers and its own request id") {
  RunningServer server;
  Client client(server.port());
  std::string last_id;
  for (const char* target : {"/api/things", "/api/none", "/index.html", "/gone.js", "/api/fail/other", "/%"}) {
    CAPTURE(target);
    const Answer answer = ask(server.port(), "GET", target);
    const std::string policy = answer.header("Content-Security-Policy");
    CHECK(policy.starts_with("default-src 'none';"));
    CHECK(policy.find("base-uri 'none'; form-action 'none'; frame-ancestors 'none'") != std::string::npos);
    CHECK(policy.find("unsafe-inline") == std::string::npos);
    CHECK(policy.find("'unsafe-eval'") == std::string::npos);
    CHECK(answer.header("X-Content-Type-Options") == "nosniff");
    CHECK(answer.header("Cross-Origin-Resource-Policy") == "same-origin");
    // No other site may read a response, and no cookie is set.
    CHECK(answer.header("Access-Control-Allow-Origin") == "");
    CHECK(answer.header("Set-Cookie") == "");
    CHECK(answer.header("Strict-Transport-Security") == "");
    CHECK(answer.header("X-Request-Id") != "");
    CHECK(answer.header("X-Request-Id") != last_id);
    last_id = answer.header("X-Request-Id");
  }
  CHECK(ask(server.port(), "GET", "/api/things").header("Cache-Control") == "no-store");
}

TEST_CASE("every response, also a refusal, has the date of the server's clock") {
  struct NewYear final : Clock {
    Instant now() const override { return std::chrono::sys_days{std::chrono::year{2027} / 1 / 1}; }
  } clock;
  ServerOptions options = quick_options();
  options.clock = &clock;
  RunningServer server(options);
  for (const char* target : {"/api/things", "/api/none", "/index.html", "/api/fail/other", "/%"}) {
    CAPTURE(target);
    CHECK(ask(server.port(), "GET", target).header("Date") == "Fri, 01 Jan 2027 00:00:00 GMT");
  }
}

TEST_CASE("only a page may load scripts and styles, and it is separated from the windows that opened it") {
  RunningServer server;
  const Answer page = ask(server.port(), "GET", "/index.html");
  const std::string policy = page.header("Content-Security-Policy");
  CHECK(policy.starts_with(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self';"));
  CHECK(policy.ends_with("require-trusted-types-for 'script'; trusted-types service-worker"));
  CHECK(page.header("Permissions-Policy").find("geolocation=()") != std::string::npos);
  CHECK(page.header("Cross-Origin-Opener-Policy") == "same-origin");
  CHECK(page.header("Referrer-Policy") == "no-referrer");
  CHECK(page.header("X-Frame-Options") == "DENY");
  for (const char* target : {"/api/things", "/api/none", "/gone.js"}) {
    CAPTURE(target);
    const Answer data = ask(server.port(), "GET", target);
    CHECK(data.header("Content-Security-Policy").find("'self'") == std::string::npos);
    CHECK(data.header("Permissions-Policy") == "");
    CHECK(data.header("Cross-Origin-Opener-Policy") == "");
  }
}

TEST_CASE("an unknown path under /api is a JSON 404, any other the page or a 404") {
  RunningServer server;
  const Answer api = ask(server.port(), "GET", "/api/none", "Accept: text/html\r\n");
  CHECK(api.status == 404);
  CHECK(api.body == R"({"message":"Address not found","code":"NOT_FOUND","reason":{"code":"ADDRESS_NOT_FOUND"}})");
  const Answer page = ask(server.port(), "GET", "/dashboard", "Accept: text/html\r\nAccept-Encoding: gzip\r\n");
  CHECK(page.status == 200);
  CHECK(page.body == "GZ-PAGE");
  CHECK(page.header("Content-Encoding") == "gzip");
  CHECK(page.header("Content-Type") == "text/html; charset=utf-8");
  CHECK(ask(server.port(), "GET", "/assets/gone.js", "Accept: text/html\r\n").status == 404);
}

TEST_CASE("a wrong method is 405 and lists the allowed ones") {
  RunningServer server;
  for (const char* method : {"PATCH", "POST", "TRACE", "CONNECT", "BREW"}) {
    CAPTURE(method);
    const Answer answer = ask(server.port(), method, "/api/things/5");
    CHECK(answer.status == 405);
    CHECK(answer.header("Allow") == "GET, HEAD, PUT, DELETE, OPTIONS");
    CHECK(answer.body.find("METHOD_NOT_ALLOWED") != std::string::npos);
  }
  CHECK(ask(server.port(), "POST", "/index.html").status == 405);
  CHECK(ask(server.port(), "HEAD", "/api/open").status == 405);
  CHECK(server.handled() == 0);
}

TEST_CASE("OPTIONS lists the allowed methods and runs no handler") {
  RunningServer server;
  const Answer answer = ask(server.port(), "OPTIONS", "/api/things");
  CHECK(answer.status == 204);
  CHECK(answer.header("Allow") == "GET, HEAD, POST, OPTIONS");
  CHECK(answer.header("Content-Length") == "");
  CHECK(ask(server.port(), "OPTIONS", "*").status == 204);
  CHECK(ask(server.port(), "OPTIONS", "/api/none").status == 404);
  CHECK(server.handled() == 0);
}

TEST_CASE("HEAD is a GET without the body, on the same connection") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("HEAD", "/api/things/today"));
  const Answer head = client.receive(false);
  CHECK(head.status == 200);
  CHECK(head.header("Content-Length") == "5");
  client.send(request_text("HEAD", "/index.html"));
  CHECK(client.receive(false).header("Content-Length") == "17");
  client.send(request_text("GET", "/api/things/today"));
  CHECK(client.receive().body == "today");
}

TEST_CASE("a known tag gets 304 without body or length, and the connection stays open") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("GET", "/assets/app-1a2b.js", "If-None-Match: \"script\"\r\n"));
  const Answer answer = client.receive(false);
  CHECK(answer.status == 304);
  CHECK(answer.header("ETag") == "\"script\"");
  CHECK(answer.header("Content-Length") == "");
  client.send(request_text("GET", "/assets/app-1a2b.js"));
  CHECK(client.receive().body == "script()");
}

TEST_CASE("an encoded slash after /api also makes an API path") {
  RunningServer server;
  for (const char* path : {"/api%2Fthings", "/api%2fnone"}) {
    CAPTURE(path);
    const Answer answer = ask(server.port(), "GET", path, "Accept: text/html\r\n");
    CHECK(answer.status == 404);
    CHECK(answer.body.find("Address not found") != std::string::npos);
  }
}

TEST_CASE("malformed requests get a JSON response and the connection closes") {
  RunningServer server;
  const std::pair<std::string, int> cases[] = {
      {"GET /api/things HTTP/1.1\r\n\r\n", 400},
      {"nonsense\r\n\r\n", 400},
      {"GET /api/things HTTP/1.1\nHost: test\n\n", 400},
      {std::string("\x16\x03\x01\x02\x00", 5), 400},
      {request_text("GET", "/api/things", "X-A: a%0d%0aX-B: b\r\n"), 400},
      {request_text("POST", "/api/things", "Transfer-Encoding: gzip\r\n"), 400},
      {request_text("GET", "/" + std::string(600, 'a')), 414},
      {request_text("GET", "/", "X: " + std::string(9000, 'a') + "\r\n"), 431},
      {"GET / HTTP/1.1\r\nX: " + std::string(30000, 'a'), 431},
  };
  for (const auto& [bytes, status] : cases) {
    CAPTURE(bytes.substr(0, 60));
    Client client(server.port());
    client.send(bytes);
    const Answer answer = client.receive();
    CHECK(answer.status == status);
    CHECK(answer.header("Content-Type") == "application/json");
    CHECK(answer.body.starts_with("{\"message\":"));
    CHECK(client.is_ended());
  }
  CHECK(server.handled() == 0);
}

TEST_CASE("errors of handlers have one format and reveal no secrets") {
  RunningServer server;
  const Answer fields = ask(server.port(), "GET", "/api/fail/fields");
  CHECK(fields.status == 400);
  CHECK(fields.body ==
        R"({"message":"Calories must be at least 1","code":"VALIDATION_FAILED","reason":{"code":"CALORIES"},)"
        R"("fields":{"calories":"Calories must be at least 1","name":"Say \"who\""},)"
        R"("fieldReasons":{"calories":{"code":"CALORIES"},"name":{"code":"NAME"}}})");
  const Answer busy = ask(server.port(), "GET", "/api/fail/busy");
  CHECK(busy.status == 429);
  CHECK(busy.header("Retry-After") == "7");
  for (const char* path : {"/api/fail/internal", "/api/fail/exception", "/api/fail/other"}) {
    CAPTURE(path);
    Client client(server.port());
    client.send(request_text("GET", path));
    client.send(request_text("GET", "/api/things/today", "Connection: close\r\n"));
    const std::string all = client.receive_all();
    CHECK(all.find("500 Internal Server Error") != std::string::npos);
    CHECK(all.find("Something went wrong on our side. Please try again.") != std::string::npos);
    CHECK(all.find("ecret") == std::string::npos);
    CHECK(all.find("SECRET") == std::string::npos);
    CHECK(all.find("today") != std::string::npos);
  }
  CHECK(server.problems().find("secret log") != std::string::npos);
  CHECK(server.problems().find("SELECT secret") != std::string::npos);
}

TEST_CASE("a stream arrives in chunks, empty pieces do not end it, and the connection stays open") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("GET", "/api/stream"));
  client.send(request_text("GET", "/api/things/today", "Connection: close\r\n"));
  const std::string all = client.receive_all();
  CHECK(all.find("Transfer-Encoding: chunked") != std::string::npos);
  CHECK(all.find("Content-Type: text/event-stream") != std::string::npos);
  CHECK(all.find("3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n") != std::string::npos);
  CHECK(all.ends_with("today"));
}

TEST_CASE("an HTTP/1.0 client gets a stream without chunks, ended by closing the connection") {
  RunningServer server;
  Client client(server.port());
  client.send("GET /api/stream HTTP/1.0\r\n\r\n");
  CHECK(client.receive_all().ends_with("\r\n\r\nonetwo"));
}

TEST_CASE("a failing stream closes the connection before its last chunk and is logged") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("GET", "/api/broken-stream"));
  const std::string all = client.receive_all();
  CHECK(all.find("half") != std::string::npos);
  CHECK_FALSE(all.ends_with("0\r\n\r\n"));
  CHECK(all.find("secret") == std::string::npos);
  CHECK(server.problems().find("secret in the stream") != std::string::npos);
}

TEST_CASE("the log has method, pattern and status, but never a path or a value") {
  RunningServer server;
  ask(server.port(), "GET", "/api/things/12345?token=hidden");
  CHECK(server.access_lines(1).back() == "GET /api/things/:id 200");
  ask(server.port(), "GET", "/secret-page");
  CHECK(server.access_lines(2).back() == "GET - 404");
  Client(server.port()).send("nonsense\r\n\r\n");
  CHECK(server.access_lines(3).back() == "- - 400");
  const ServerMetrics metrics = server.server().metrics();
  CHECK(metrics.requests_by_class[2] == 1);
  CHECK(metrics.requests_by_class[4] == 2);
}

TEST_CASE("behind a trusted proxy the client's own address reaches the handler") {
  ServerOptions options = quick_options();
  options.trusted_proxies = {"127.0.0.0/8"};
  RunningServer server(std::move(options));
  const auto from = [&](const std::string& headers) {
    const std::string body = ask(server.port(), "GET", "/api/things", headers).body;
    return body.substr(0, body.find(";type"));
  };
  CHECK(from("X-Forwarded-For: 1.1.1.1, 198.51.100.7\r\n") == "path=/api/things;from=198.51.100.7");
  CHECK(from("X-Forwarded-For: 198.51.100.8\r\nX-Forwarded-For: 127.0.0.9\r\n") ==
        "path=/api/things;from=198.51.100.8");
  // A header forged by the client comes before the proxy's own header.
  CHECK(from("X-Forwarded-For: 203.0.113.66\r\nX-Forwarded-For: 198.51.100.7\r\n") ==
        "path=/api/things;from=198.51.100.7");
  RunningServer direct;
  CHECK(ask(direct.port(), "GET", "/api/things", "X-Forwarded-For: 1.1.1.1\r\n").body.find("from=127.0.0.1") !=
        std::string::npos);
}

TEST_CASE("the application can refuse a request by its head, with or without a body") {
  ServerOptions options = quick_options();
  options.refuse = [](const Head& head) -> std::optional<Error> {
    if (head.joined("Host") != "evil.example") return std::nullopt;
    return Error(ErrorKind::misdirected, "UNKNOWN_HOST", "Another name");
  };
  RunningServer server(std::move(options));
  for (const char* body : {"", "{}"}) {
    const Answer refused = ask(server.port(), "POST", "/api/open", "Host: evil.example\r\n", body);
    CHECK(refused.status == 421);
    CHECK(refused.body.find("UNKNOWN_HOST") != std::string::npos);
    CHECK(refused.header("Connection") == "close");
    CHECK(refused.header("X-Content-Type-Options") == "nosniff");
  }
  CHECK(server.handled() == 0);
  CHECK(ask(server.port(), "POST", "/api/open", "", "{}").status == 200);
}

TEST_CASE("forwarded headers of an untrusted peer are reported once") {
  RunningServer server;
  for (int turn = 0; turn < 3; ++turn) ask(server.port(), "GET", "/api/things", "X-Forwarded-For: 192.0.2.1\r\n");
  const std::string problems = server.problems();
  CHECK(problems.find("trusted_proxies") != std::string::npos);
  CHECK(problems.find("192.0.2.1") == std::string::npos);
  CHECK(problems.find("trusted_proxies") == problems.rfind("trusted_proxies"));
}

TEST_CASE("HSTS is also sent when a reverse proxy in front uses https") {
  ServerOptions options = quick_options();
  options.is_behind_https = true;
  RunningServer server(options);
  CHECK(ask(server.port(), "GET", "/api/things").header("Strict-Transport-Security") == "max-age=31536000");
  RunningServer plain;
  CHECK(ask(plain.port(), "GET", "/api/things").header("Strict-Transport-Security") == "");
}

TEST_CASE("a draining server responds 503 with Retry-After, except to its health check") {
  RunningServer server;
  server.server().drain();
  const Answer answer = ask(server.port(), "GET", "/api/things");
  CHECK(answer.status == 503);
  CHECK(answer.header("Retry-After") == "5");
  CHECK(ask(server.port(), "GET", "/healthz").status == 200);
  CHECK(server.handled() == 0);
}

TEST_CASE("a port in use and an unavailable address are refused with one sentence") {
  RunningServer server;
  ServerOptions options = quick_options();
  options.port = server.port();
  Server second(options, {}, {}, {});
  const std::string expected = "Port " + std::to_string(server.port()) + " on 127.0.0.1 is already in use";
  CHECK_THROWS_WITH_AS(second.bind(), doctest::Contains(expected.c_str()), Error);
  options.port = 0;
  options.host = "192.0.2.1";
  Server elsewhere(options, {}, {}, {});
  CHECK_THROWS_WITH_AS(elsewhere.bind(), doctest::Contains("does not belong to this machine"), Error);
}

}  // namespace fitapp::http::test
