// A server with a few routes of its own on a free port of the loopback interface, stopped at the end of a test.
#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "http/server.h"

namespace fitapp::http::test {

// Deadlines of some hundred milliseconds, so that a test of a slow client takes no ten seconds.
ServerOptions quick_options();

class RunningServer {
 public:
  explicit RunningServer(ServerOptions options = quick_options());
  ~RunningServer();

  int port() const { return server_.port(); }
  Server& server() { return server_; }
  // Stops and waits until run() has returned.
  void stop();

  // Lines "METHOD pattern status", in the order of the answers; waits until there are `count`.
  std::vector<std::string> access_lines(std::size_t count);
  std::string problems();
  // How often a handler was called.
  int handled() const { return handled_; }
  // How often the sign-in of /api/private ran.
  int authentications() const { return authentications_; }
  // From now on nobody is signed in to /api/private.
  void end_session() { session_ended_ = true; }
  // Lets the handler of GET /api/wait go on.
  void release() { released_ = true; }

 private:
  std::vector<Route> routes();
  ServerLog log();

  std::mutex mutex_;
  std::vector<std::string> lines_;
  std::string problems_;
  std::atomic<int> handled_ = 0;
  std::atomic<int> authentications_ = 0;
  std::atomic<bool> session_ended_ = false;
  std::atomic<bool> released_ = false;
  Server server_;
  std::thread thread_;
};

// The files the server under test was given.
AssetSource test_assets();

}  // namespace fitapp::http::test
