// Scripted servers on 127.0.0.1, with or without TLS.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace fitapp::outbound::test {

// A self-signed certificate for localhost and 127.0.0.1, in temporary files.
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

// One connection, from the server's side.
class Peer {
 public:
  explicit Peer(int socket);
  ~Peer();
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  // Without its line break; empty, with is_closed(), when the client disconnected.
  std::string line();
  // `count` bytes, or fewer when the client disconnects.
  std::string bytes(std::size_t count);
  void say(const std::string& text);
  // Returns whether the handshake succeeded.
  bool start_tls(const Certificate& certificate);
  bool is_closed() const { return closed_; }
  // Waits until the client disconnects.
  void wait_for_close();

 private:
  struct Tls;
  bool fill();

  int socket_;
  bool closed_ = false;
  std::string buffer_;
  std::unique_ptr<Tls> tls_;
};

// Listens on a free port. `script` serves the connections one after the other on one thread.
class LoopbackServer {
 public:
  explicit LoopbackServer(std::function<void(Peer&)> script);
  ~LoopbackServer();
  LoopbackServer(const LoopbackServer&) = delete;
  LoopbackServer& operator=(const LoopbackServer&) = delete;

  int port() const { return port_; }
  // Waits for the current connection and accepts no other. Data collected by the script can be read afterwards.
  void stop();

 private:
  std::function<void(Peer&)> script_;
  int listener_ = -1;
  int port_ = 0;
  std::atomic<bool> stopping_{false};
  std::thread thread_;
};

// A free port of 127.0.0.1.
int unused_port();

}  // namespace fitapp::outbound::test
