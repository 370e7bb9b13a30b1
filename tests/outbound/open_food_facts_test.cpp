// Tests the client of Open Food Facts against scripted servers on loopback.
#include "outbound/open_food_facts.h"

#include <doctest/doctest.h>

#include "outbound/loopback.h"

using namespace fitapp::outbound;
using namespace fitapp::outbound::test;

namespace {

struct Asked {
  ProductAnswer answer;
  std::string request;
};

Asked ask(const std::string& status, const std::string& body) {
  Asked asked;
  LoopbackServer server([&](Peer& peer) {
    for (std::string line = peer.line(); !line.empty(); line = peer.line()) asked.request += line + "\n";
    peer.say("HTTP/1.1 " + status + "\r\nContent-Length: " + std::to_string(body.size()) +
             "\r\nConnection: close\r\n\r\n" + body);
  });
  const OpenFoodFacts client("http://127.0.0.1:" + std::to_string(server.port()), "FitApp/1.2.3", {});
  asked.answer = client.find("8000500066027");
  server.stop();
  return asked;
}

}  // namespace

TEST_CASE("a product is asked for by its barcode and nothing else") {
  const Asked asked = ask("200 OK", R"({"status":1})");
  CHECK(asked.answer.status == ProductStatus::found);
  CHECK(asked.answer.json == R"({"status":1})");
  CHECK(asked.request.starts_with("GET /api/v2/product/8000500066027.json?fields=product_name,"));
  CHECK(asked.request.find("User-Agent: FitApp/1.2.3") != std::string::npos);
  CHECK(asked.request.find("Cookie") == std::string::npos);
}

TEST_CASE("a product that the service does not have is unknown") {
  const Asked asked = ask("404 Not Found", R"({"status":0})");
  CHECK(asked.answer.status == ProductStatus::unknown);
  CHECK(asked.answer.json.empty());
}

TEST_CASE("a service that is overloaded, moved or gone is unavailable, with a sentence for the log") {
  for (const char* status : {"429 Too Many Requests", "503 Service Unavailable", "301 Moved Permanently"}) {
    const Asked asked = ask(status, "<html>");
    CHECK(asked.answer.status == ProductStatus::unavailable);
    CHECK(asked.answer.problem.find(std::string(status).substr(0, 3)) != std::string::npos);
  }
  const OpenFoodFacts client("http://127.0.0.1:" + std::to_string(unused_port()), "FitApp/1.2.3", {});
  const ProductAnswer answer = client.find("8000500066027");
  CHECK(answer.status == ProductStatus::unavailable);
  CHECK(answer.problem.find("8000500066027") == std::string::npos);
  CHECK(answer.problem.find("127.0.0.1") != std::string::npos);
}
