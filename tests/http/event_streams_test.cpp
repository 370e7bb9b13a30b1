// Tests event streams: what is sent arrives at once, silent clients cost no thread, and every stream ends.
#include <doctest/doctest.h>

#include <chrono>
#include <deque>
#include <filesystem>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "http/client.h"
#include "http/event_stream.h"
#include "http/running_server.h"

namespace fitapp::http::test {

namespace {

using namespace std::chrono_literals;

std::size_t threads_of_this_process() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<std::size_t>(std::distance(begin(tasks), end(tasks)));
}

Client open_stream(RunningServer& server) {
  Client client(server.port());
  client.send(request_text("GET", "/api/events"));
  return client;
}

bool ends_soon(const EventStream& stream) {
  for (int turn = 0; turn < 1000 && stream.is_open(); ++turn) std::this_thread::sleep_for(10ms);
  return !stream.is_open();
}

}  // namespace

TEST_CASE("events arrive at once, after a head that no proxy keeps or delays") {
  RunningServer server;
  Client client = open_stream(server);
  const Answer head = client.receive();
  CHECK(head.status == 200);
  CHECK(head.header("Content-Type") == "text/event-stream");
  CHECK(head.header("Cache-Control") == "no-store");
  CHECK(head.header("Connection") == "close");
  CHECK(head.header("X-Request-Id") != "");
  CHECK(head.header("X-Content-Type-Options") == "nosniff");
  CHECK(head.header("Content-Length") == "");
  CHECK(head.header("Transfer-Encoding") == "");
  CHECK(client.receive_until("\n\n") == "data: first\n\n");
  const auto stream = server.event_streams(1).at(0);
  for (int turn = 0; turn < 100; ++turn) {
    const std::string event = "data: " + std::to_string(turn) + "\n\n";
    stream->send(event);
    CHECK(client.receive_until("\n\n") == event);
  }
}

TEST_CASE("events from several threads arrive whole and in each thread's order") {
  RunningServer server;
  Client client = open_stream(server);
  client.receive_until("first\n\n");
  const auto stream = server.event_streams(1).at(0);
  std::deque<std::thread> threads;
  for (const char name : {'a', 'b', 'c', 'd'}) {
    threads.emplace_back([&, name] {
      for (int turn = 0; turn < 100; ++turn) stream->send(name + std::to_string(turn) + "\n\n");
    });
  }
  std::vector<int> expected(4, 0);
  for (int count = 0; count < 400; ++count) {
    const std::string event = client.receive_until("\n\n");
    REQUIRE(event.size() > 3);
    int& turn = expected.at(static_cast<std::size_t>(event[0] - 'a'));
    CHECK(event.substr(1) == std::to_string(turn++) + "\n\n");
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_CASE("a silent stream gets comments, so that no proxy closes it") {
  ServerOptions options = quick_options();
  options.limits.event_heartbeat = 50ms;
  RunningServer server(std::move(options));
  Client client = open_stream(server);
  client.receive_until("first\n\n");
  for (int turn = 0; turn < 3; ++turn) CHECK(client.receive_until("\n\n") == ":\n\n");
  CHECK(server.event_streams(1).at(0)->is_open());
}

TEST_CASE("a stream that ends sends its last event and closes the connection") {
  RunningServer server;
  Client client = open_stream(server);
  client.receive_until("first\n\n");
  const auto stream = server.event_streams(1).at(0);
  stream->send("data: one\n\n");
  stream->end("data: last\n\n");
  stream->send("data: too late\n\n");
  CHECK(client.receive_all() == "data: one\n\ndata: last\n\n");
  CHECK(client.is_ended());
}

TEST_CASE("a stream ends after its lifetime, even when events never stop") {
  ServerOptions options = quick_options();
  options.limits.event_stream_lifetime = 0min;
  RunningServer server(std::move(options));
  Client client = open_stream(server);
  CHECK(client.receive_until("first\n\n").ends_with("first\n\n"));
  CHECK(client.is_ended());
  CHECK(ends_soon(*server.event_streams(1).at(0)));
}

TEST_CASE("a stream whose client disconnects is closed") {
  RunningServer server;
  Client client = open_stream(server);
  client.receive_until("first\n\n");
  const auto stream = server.event_streams(1).at(0);
  client.close();
  CHECK(ends_soon(*stream));
  stream->send("data: to nobody\n\n");
  CHECK(ask(server.port(), "GET", "/api/things/today").body == "today");
}

TEST_CASE("a client that sends something on its stream is disconnected") {
  RunningServer server;
  Client client = open_stream(server);
  client.receive_until("first\n\n");
  client.send(request_text("GET", "/api/things"));
  CHECK(client.is_ended());
  CHECK(server.handled() == 0);
}

TEST_CASE("a client that does not read its events is dropped, and others are not delayed") {
  RunningServer server;
  Client slow = open_stream(server);
  slow.receive_until("first\n\n");
  Client quick = open_stream(server);
  quick.receive_until("first\n\n");
  const auto streams = server.event_streams(2);
  const std::string event = "data: " + std::string(8000, 'x') + "\n\n";
  for (int turn = 0; turn < 100'000 && streams.at(0)->is_open(); ++turn) {
    streams.at(0)->send(event);
    // Gives the server time to write: only what the socket does not accept counts.
    if (turn % 2 == 1) std::this_thread::yield();
  }
  CHECK_FALSE(streams.at(0)->is_open());
  streams.at(1)->send("data: second\n\n");
  CHECK(quick.receive_until("\n\n") == "data: second\n\n");
  CHECK(slow.receive_all().find("second") == std::string::npos);
}

TEST_CASE("128 open streams use no threads, and other requests are served") {
  RunningServer server;
  std::deque<Client> clients;
  for (int count = 0; count < 128; ++count) clients.push_back(open_stream(server));
  for (Client& client : clients) client.receive_until("first\n\n");
  // The usual 32 workers, which any requests use.
  CHECK(threads_of_this_process() <= 40);
  CHECK(server.server().metrics().requests_in_flight == 0);
  CHECK(server.server().metrics().connections_open >= 128);
  CHECK(ask(server.port(), "GET", "/api/things/today").body == "today");
  for (const auto& stream : server.event_streams(128)) stream->send("data: to all\n\n");
  for (Client& client : clients) CHECK(client.receive_until("\n\n") == "data: to all\n\n");
}

TEST_CASE("stopping with open streams is quick and closes them") {
  RunningServer server;
  std::deque<Client> clients;
  for (int count = 0; count < 50; ++count) clients.push_back(open_stream(server));
  for (Client& client : clients) client.receive_until("first\n\n");
  const auto began = std::chrono::steady_clock::now();
  server.stop();
  CHECK(std::chrono::steady_clock::now() - began < 2s);
  for (Client& client : clients) CHECK(client.is_ended());
  for (const auto& stream : server.event_streams(50)) {
    CHECK_FALSE(stream->is_open());
    stream->send("data: after the stop\n\n");
  }
}

TEST_CASE("HEAD of a stream returns its headers and opens none") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("HEAD", "/api/events"));
  CHECK(client.receive(false).status == 200);
  CHECK(client.is_ended());
  CHECK_FALSE(server.event_streams(1).at(0)->is_open());
}

TEST_CASE("an HTTP/1.0 client reads events until the connection ends") {
  RunningServer server;
  Client client(server.port());
  client.send("GET /api/events HTTP/1.0\r\n\r\n");
  CHECK(client.receive_until("first\n\n").find("chunked") == std::string::npos);
  server.event_streams(1).at(0)->end("data: last\n\n");
  CHECK(client.receive_all() == "data: last\n\n");
}

}  // namespace fitapp::http::test
