// A client made of a bare socket, so that tests can send what no well-behaved client would; it knows no route.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fitapp::http::test {

struct Answer {
  int status = 0;  // 0: the connection ended without an answer
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;

  // The value of a header whatever its case; "" when absent.
  std::string header(std::string_view name) const;
};

class Client {
 public:
  explicit Client(int port);
  Client(Client&& other) noexcept;
  ~Client();

  void send(std::string_view bytes);
  // One answer with its body; for HEAD and 304 say that none follows. Waits `patience` at most.
  Answer receive(bool has_body = true, std::chrono::seconds patience = std::chrono::seconds(10));
  // Whatever comes until the other side ends the connection or `patience` is over.
  std::string receive_all(std::chrono::seconds patience = std::chrono::seconds(10));
  // True when the server ends the connection within `patience`.
  bool is_ended(std::chrono::seconds patience = std::chrono::seconds(10));
  void close();
  int socket() const { return socket_; }

 private:
  bool more(std::chrono::steady_clock::time_point until);

  int socket_;
  std::string buffer_;
};

// One request over a connection of its own. `headers` are whole lines, each ending in CR LF.
Answer ask(int port, const std::string& method, const std::string& target, const std::string& headers = "",
           const std::string& body = "");
// A whole request as text, HTTP/1.1 with a Host, kept alive; Content-Length is added for a body.
std::string request_text(const std::string& method, const std::string& target, const std::string& headers = "",
                         const std::string& body = "");

}  // namespace fitapp::http::test
