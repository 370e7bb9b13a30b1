// Servers of the test's own on 127.0.0.1, plain or with TLS, that answer as a script says; they know no product code.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace fitapp::outbound::test {

// For localhost and 127.0.0.1, signed by its own key, in files that go away with it.
class Certificate {
 public:
  Certificate();
  ~Certificate();
  Certificate(const Certificate&) = delete;
  Certificate& operator=(const Certificate&) = delete;

  std::string file() const { return folder_ + "/certificate.pem"; }
  std::string key_file() const { return folder_ + "/key.pem"; }

 private:
  std::string folder_;
};

// One conversation, as the server sees it.
class Peer {
 public:
  explicit Peer(int socket);
  ~Peer();
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  // Without its line end; empty, and `gone`, when the client has gone.
  std::string line();
  // Exactly so many bytes, or fewer when the client goes.
  std::string bytes(std::size_t count);
  void say(const std::string& text);
  // Answers whether the client wanted to go on.
  bool turn_to_tls(const Certificate& certificate);
  bool gone() const { return gone_; }
  // Until the client goes away.
  void wait_for_the_end();

 private:
  struct Tls;
  bool fill();

  int socket_;
  bool gone_ = false;
  std::string buffer_;
  std::unique_ptr<Tls> tls_;
};

// Listens on a free port; every connection is served by `script`, one after the other, on one thread.
class LoopbackServer {
 public:
  explicit LoopbackServer(std::function<void(Peer&)> script);
  ~LoopbackServer();
  LoopbackServer(const LoopbackServer&) = delete;
  LoopbackServer& operator=(const LoopbackServer&) = delete;

  int port() const { return port_; }
  // Waits for the end of the conversation that is under way and takes no other; what the script wrote down may be read
  // afterwards.
  void stop();

 private:
  std::function<void(Peer&)> script_;
  int listener_ = -1;
  int port_ = 0;
  std::atomic<bool> stopping_{false};
  std::thread thread_;
};

// A port of 127.0.0.1 on which nobody listens: taken and given back.
int unused_port();

}  // namespace fitapp::outbound::test
