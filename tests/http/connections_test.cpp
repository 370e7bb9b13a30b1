// Tests many, slow and silent clients, and stopping the server. Deadlines are a few hundred milliseconds; the tests
// only assert that things take seconds and not minutes.
#include <doctest/doctest.h>

#include <chrono>
#include <deque>
#include <filesystem>
#include <iterator>
#include <thread>

#include "base/error.h"
#include "http/client.h"
#include "http/running_server.h"

namespace fitapp::http::test {

namespace {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

ServerOptions long_deadline_options() {
  ServerOptions options = quick_options();
  options.limits.header_deadline = 60s;
  options.limits.body_deadline = 60s;
  options.limits.keep_alive_idle = 60s;
  return options;
}

std::chrono::duration<double> time_of(const auto& action) {
  const auto began = steady_clock::now();
  action();
  return steady_clock::now() - began;
}

void wait_for_handlers(RunningServer& server, int count) {
  for (int turn = 0; turn < 1000 && server.handled() < count; ++turn) std::this_thread::sleep_for(10ms);
  REQUIRE(server.handled() == count);
}

}  // namespace

TEST_CASE("a connection is reused") {
  RunningServer server(long_deadline_options());
  Client client(server.port());
  for (int turn = 0; turn < 200; ++turn) {
    client.send(request_text("POST", "/api/things", "", "{\"turn\":" + std::to_string(turn) + "}"));
    REQUIRE(client.receive().body.ends_with("{\"turn\":" + std::to_string(turn) + "}"));
  }
  CHECK(server.server().metrics().connections_open == 1);
}

TEST_CASE("a connection closes after its number of requests, and announces it") {
  ServerOptions options = quick_options();
  options.limits.requests_per_connection = 3;
  RunningServer server(std::move(options));
  Client client(server.port());
  for (const char* connection : {"", "", "close"}) {
    client.send(request_text("GET", "/api/things"));
    CHECK(client.receive().header("Connection") == connection);
  }
  CHECK(client.is_ended());
}

TEST_CASE("Connection: close and HTTP/1.0 close the connection after the response") {
  RunningServer server(long_deadline_options());
  Client closing(server.port());
  closing.send(request_text("GET", "/api/things", "Connection: close\r\n"));
  CHECK(closing.receive().header("Connection") == "close");
  CHECK(closing.is_ended());
  Client old(server.port());
  old.send("GET /api/things/today HTTP/1.0\r\n\r\n");
  CHECK(old.receive_all().ends_with("today"));
}

TEST_CASE("an idle connection is closed without a response") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("GET", "/api/things"));
  CHECK(client.receive().status == 200);
  CHECK(client.receive_all() == "");
  CHECK(client.is_ended());
}

TEST_CASE("a connection that never sends anything is closed without a response") {
  RunningServer server;
  Client client(server.port());
  CHECK(client.receive_all() == "");
  CHECK(client.is_ended());
}

TEST_CASE("a head that is not complete in time gets 408, even when bytes keep arriving") {
  RunningServer server;
  Client client(server.port());
  client.send("GET /api/things HTTP/1.1\r\nX: ");
  Answer answer;
  for (int turn = 0; turn < 100 && answer.status == 0; ++turn) {
    client.send("a");
    std::this_thread::sleep_for(20ms);
    if (turn > 25) answer = client.receive(true, 1s);
  }
  CHECK(answer.status == 408);
  CHECK(answer.body.find("TOO_SLOW") != std::string::npos);
  CHECK(client.is_ended());
}

TEST_CASE("a body that is not complete in time gets 408, even when bytes keep arriving") {
  RunningServer server;
  for (const char* framing : {"Content-Length: 1000\r\n", "Transfer-Encoding: chunked\r\n"}) {
    CAPTURE(framing);
    Client client(server.port());
    client.send(request_text("POST", "/api/things", framing) + "3e8\r\n");
    Answer answer;
    for (int turn = 0; turn < 100 && answer.status == 0; ++turn) {
      client.send("a");
      std::this_thread::sleep_for(20ms);
      if (turn > 30) answer = client.receive(true, 1s);
    }
    CHECK(answer.status == 408);
    CHECK(client.is_ended());
  }
  CHECK(server.handled() == 0);
}

TEST_CASE("a body whose sender disconnects reaches no handler") {
  RunningServer server(long_deadline_options());
  {
    Client client(server.port());
    client.send(request_text("POST", "/api/things", "Content-Length: 1000\r\n") + "{\"half\":");
  }
  CHECK(server.access_lines(1).back() == "POST /api/things 400");
  CHECK(server.handled() == 0);
}

TEST_CASE("a hundred slow heads and a hundred slow bodies do not delay a normal client") {
  RunningServer server(long_deadline_options());
  std::deque<Client> slow;
  for (int count = 0; count < 100; ++count) {
    slow.emplace_back(server.port()).send("GET /api/things HTTP/1.1\r\nX: ");
    slow.emplace_back(server.port()).send(request_text("POST", "/api/things", "Content-Length: 9\r\n") + "1");
  }
  CHECK(time_of([&] {
          for (int turn = 0; turn < 20; ++turn) {
            for (Client& client : slow) client.send("1");
            if (turn < 4)
              REQUIRE(ask(server.port(), "GET", "/api/things/today").body == "today");
            else
              break;
          }
        }).count() < 10);
  CHECK(server.server().metrics().connections_open >= 200);
}

// Of this process.
std::size_t thread_count() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<std::size_t>(std::distance(begin(tasks), end(tasks)));
}

TEST_CASE("clients that send heads or bodies byte by byte use no threads") {
  RunningServer server(long_deadline_options());
  std::deque<Client> slow;
  for (int count = 0; count < 200; ++count) {
    slow.emplace_back(server.port()).send("GET /api/things HTTP/1.1\r\nX: ");
    slow.emplace_back(server.port()).send(request_text("POST", "/api/things", "Content-Length: 99\r\n") + "1");
  }
  CHECK(ask(server.port(), "GET", "/api/things/today").body == "today");
  std::size_t most = 0;
  for (int turn = 0; turn < 10; ++turn) {
    for (Client& client : slow) client.send("1");
    std::this_thread::sleep_for(20ms);
    most = std::max(most, thread_count());
  }
  CHECK(most <= 40);
}

TEST_CASE("large unfinished bodies share a memory budget, and small bodies pass beside them") {
  ServerOptions options = long_deadline_options();
  options.limits.unfinished_body_bytes = 300 * 1024;
  RunningServer server(std::move(options));
  const std::string part(200 * 1024, ' ');
  std::deque<Client> large;
  for (int count = 0; count < 3; ++count) {
    large.emplace_back(server.port());
    large.back().send(request_text("POST", "/api/things", "Content-Length: 250000\r\n") + part);
  }
  // The first to exceed the budget is refused, and its memory becomes free for the others.
  CHECK(server.access_lines(1).back() == "POST /api/things 503");
  CHECK(ask(server.port(), "POST", "/api/things", "", "{}").status == 200);
  for (Client& client : large) client.close();
  server.access_lines(4);
  Client later(server.port());
  later.send(request_text("POST", "/api/things", "", part));
  CHECK(later.receive().status == 200);
}

TEST_CASE("a hundred running handlers do not delay another one") {
  RunningServer server(long_deadline_options());
  std::deque<Client> waiting;
  for (int count = 0; count < 100; ++count) waiting.emplace_back(server.port()).send(request_text("GET", "/api/wait"));
  wait_for_handlers(server, 100);
  CHECK(ask(server.port(), "GET", "/api/things/today").body == "today");
  CHECK(server.server().metrics().requests_in_flight >= 100);
  server.release();
  for (Client& client : waiting) CHECK(client.receive().body == "waited");
}

TEST_CASE("idle connections use no threads and are still served") {
  RunningServer server(long_deadline_options());
  std::deque<Client> clients;
  for (int count = 0; count < 300; ++count) clients.emplace_back(server.port());
  for (int turn = 0; turn < 3; ++turn) {
    for (Client& client : clients) client.send(request_text("GET", "/api/things/today"));
    for (Client& client : clients) REQUIRE(client.receive().body == "today");
  }
}

TEST_CASE("pipelined requests are handled one by one and in order, including their bodies") {
  RunningServer server(long_deadline_options());
  Client client(server.port());
  std::string all;
  for (int turn = 0; turn < 50; ++turn) {
    const std::string body = "{\"n\":" + std::to_string(turn) + "}";
    all += request_text("POST", "/api/things", "", body);
    all +=
        request_text("POST", "/api/things", "Transfer-Encoding: chunked\r\n") + "5;x=y\r\nchunk\r\n0\r\nT: r\r\n\r\n";
    all += request_text("GET", "/api/things/" + std::to_string(turn)) + (turn % 7 == 0 ? "\r\n" : "");
  }
  std::thread sender([&] { client.send(all); });
  for (int turn = 0; turn < 50; ++turn) {
    CAPTURE(turn);
    CHECK(client.receive().body.ends_with("{\"n\":" + std::to_string(turn) + "}"));
    CHECK(client.receive().body.ends_with("body=chunk"));
    CHECK(client.receive().body.find(";parameter=" + std::to_string(turn) + ";") != std::string::npos);
  }
  sender.join();
}

TEST_CASE("a request sent byte by byte is handled") {
  RunningServer server(long_deadline_options());
  Client client(server.port());
  for (const char byte : request_text("POST", "/api/things", "", "{\"a\":1}")) {
    client.send(std::string_view(&byte, 1));
    std::this_thread::sleep_for(200us);
  }
  CHECK(client.receive().body.ends_with("body={\"a\":1}"));
}

TEST_CASE("broken chunks get 400, and nothing after them is read as a request") {
  RunningServer server(long_deadline_options());
  for (const char* chunks :
       {"zz\r\nab\r\n0\r\n\r\n", "-1\r\n", "FFFFFFFFFFFFFFFFF\r\n", "2\r\nabXX0\r\n\r\n", "\r\n",
        // Sizes that strtoul() or a lenient proxy accepts.
        "0x2\r\nab\r\n0\r\n\r\n", " 2\r\nab\r\n0\r\n\r\n", "+2\r\nab\r\n0\r\n\r\n", "2zz\r\nab\r\n0\r\n\r\n",
        "-2\r\nab\r\n0\r\n\r\n", "2 \r\nab\r\n0\r\n\r\n", "2\nab\r\n0\r\n\r\n", "2;a=\"x\ny\"\r\nab\r\n0\r\n\r\n",
        "2;a\rb\r\nab\r\n0\r\n\r\n", "2\r\nab\n0\r\n\r\n", "2\r\nab\r\n0\r\nT: a\nb\r\n\r\n",
        "2\r\nab\r\n0\r\nno colon\r\n\r\n"}) {
    CAPTURE(chunks);
    Client client(server.port());
    client.send(request_text("POST", "/api/things", "Transfer-Encoding: chunked\r\n") + chunks +
                request_text("GET", "/api/things/smuggled"));
    const std::string all = client.receive_all();
    CHECK(all.starts_with("HTTP/1.1 400"));
    CHECK(all.find("smuggled") == std::string::npos);
  }
  CHECK(server.handled() == 0);
}

TEST_CASE("over the total number of connections a client gets 503, and later clients are accepted again") {
  ServerOptions options = long_deadline_options();
  options.limits.connections_total = 3;
  RunningServer server(std::move(options));
  {
    std::deque<Client> open_clients;
    for (int count = 0; count < 3; ++count) {
      open_clients.emplace_back(server.port()).send(request_text("GET", "/api/things"));
      REQUIRE(open_clients.back().receive().status == 200);
    }
    const Answer refused = ask(server.port(), "GET", "/api/things");
    CHECK(refused.status == 503);
    CHECK(refused.header("Retry-After") == "5");
    CHECK(server.server().metrics().connections_refused == 1);
  }
  int status = 0;
  for (int turn = 0; turn < 200 && status != 200; ++turn) {
    status = ask(server.port(), "GET", "/api/things").status;
    std::this_thread::sleep_for(10ms);
  }
  CHECK(status == 200);
}

TEST_CASE("a client that does not read its response is dropped, and so is an endless stream") {
  RunningServer server;
  Client client(server.port());
  client.send(request_text("GET", "/api/endless"));
  CHECK(server.access_lines(1).back() == "GET /api/endless 200");
}

TEST_CASE("a stop before run() is not lost") {
  Server server(quick_options(), {}, {}, {});
  server.bind();
  server.stop();
  CHECK(time_of([&] { server.run(); }).count() < 5);
}

TEST_CASE("stopping with half-open, idle and slow clients is quick") {
  RunningServer server(long_deadline_options());
  std::deque<Client> clients;
  for (int count = 0; count < 30; ++count) {
    clients.emplace_back(server.port());
    clients.emplace_back(server.port()).send("GET /api/th");
    clients.emplace_back(server.port()).send(request_text("POST", "/api/things", "Content-Length: 9\r\n") + "1");
    clients.emplace_back(server.port()).send(request_text("GET", "/api/things"));
    REQUIRE(clients.back().receive().status == 200);
  }
  CHECK(time_of([&] { server.stop(); }).count() < 5);
  CHECK(server.handled() == 30);
}

TEST_CASE("a body cut off by stopping gets 503 with Retry-After, not a client error") {
  for (const std::string framing : {"Content-Length: 1000\r\n", "Transfer-Encoding: chunked\r\n"}) {
    CAPTURE(framing);
    RunningServer server(long_deadline_options());
    Client client(server.port());
    client.send(request_text("POST", "/api/things", framing + "Expect: 100-continue\r\n"));
    REQUIRE(client.receive(false).status == 100);
    client.send("3e8\r\nhalf");
    server.server().stop();
    const Answer answer = client.receive();
    CHECK(answer.status == 503);
    CHECK(answer.header("Retry-After") == "5");
    CHECK(answer.body.find("STOPPING") != std::string::npos);
    CHECK(client.is_ended());
    server.stop();
    CHECK(server.access_lines(1).back() == "POST /api/things 503");
    CHECK(server.handled() == 0);
  }
}

TEST_CASE("stopping lets a request in progress finish and sends its response") {
  RunningServer server(long_deadline_options());
  Client client(server.port());
  client.send(request_text("GET", "/api/wait"));
  wait_for_handlers(server, 1);
  server.server().stop();
  std::this_thread::sleep_for(100ms);
  server.release();
  const Answer answer = client.receive();
  CHECK(answer.body == "waited");
  CHECK(client.is_ended());
  server.stop();
}

TEST_CASE("stopping ends streams and clients that do not read") {
  RunningServer server(long_deadline_options());
  Client streaming(server.port());
  streaming.send(request_text("GET", "/api/endless"));
  CHECK(streaming.receive(false).status == 200);
  CHECK(time_of([&] { server.stop(); }).count() < 10);
}

TEST_CASE("a stopped server's port can be bound again at once") {
  ServerOptions options = quick_options();
  {
    RunningServer first;
    options.port = first.port();
    CHECK(ask(first.port(), "GET", "/api/things").status == 200);
  }
  RunningServer second(options);
  CHECK(ask(second.port(), "GET", "/api/things").status == 200);
}

}  // namespace fitapp::http::test
