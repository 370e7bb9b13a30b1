// Runs a server with test routes on a free loopback port until the end of the test.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "http/server.h"

namespace fitapp::http::test {

// Deadlines of a few hundred milliseconds, so that tests of slow clients are quick.
ServerOptions quick_options();

class RunningServer {
 public:
  explicit RunningServer(ServerOptions options = quick_options());
  ~RunningServer();

  int port() const { return server_.port(); }
  Server& server() { return server_; }
  // Stops the server and waits until run() returns.
  void stop();

  // Lines "METHOD pattern status", in the order of the responses; waits until there are `count`.
  std::vector<std::string> access_lines(std::size_t count);
  std::string problems();
  // The number of handler calls.
  int handled() const { return handled_; }
  // The number of times /api/private was authenticated.
  int authentications() const { return authentications_; }
  // From now on authentication of /api/private fails.
  void end_session() { session_ended_ = true; }
  // The streams of GET /api/events so far; waits until there are `count`.
  std::vector<std::shared_ptr<EventStream>> event_streams(std::size_t count);
  // Lets the handler of GET /api/wait continue.
  void release() { released_ = true; }

 private:
  std::vector<Route> routes();
  ServerLog log();

  std::mutex mutex_;
  std::vector<std::string> lines_;
  std::string problems_;
  std::vector<std::shared_ptr<EventStream>> event_streams_;
  std::atomic<int> handled_ = 0;
  std::atomic<int> authentications_ = 0;
  std::atomic<bool> session_ended_ = false;
  std::atomic<bool> released_ = false;
  Server server_;
  std::thread thread_;
};

// The files of the server under test.
AssetSource test_assets();

}  // namespace fitapp::http::test
