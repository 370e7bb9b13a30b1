// A client on a plain socket, so that tests can send malformed requests.
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
  int status = 0;  // 0: the connection was closed without a response
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;

  // The value of a header, ignoring the case of its name; "" when absent.
  std::string header(std::string_view name) const;
};

class Client {
 public:
  explicit Client(int port);
  Client(Client&& other) noexcept;
  ~Client();

  void send(std::string_view bytes);
  // One response with its body; pass false for HEAD and 304. Waits at most `timeout`.
  Answer receive(bool has_body = true, std::chrono::seconds timeout = std::chrono::seconds(10));
  // Everything received until the server closes the connection or `timeout` ends.
  std::string receive_all(std::chrono::seconds timeout = std::chrono::seconds(10));
  // Everything received up to and including `end`; less when the server closes the connection or `timeout` ends.
  std::string receive_until(std::string_view end, std::chrono::seconds timeout = std::chrono::seconds(10));
  // True when the server closes the connection within `timeout`.
  bool is_ended(std::chrono::seconds timeout = std::chrono::seconds(10));
  void close();
  int socket() const { return socket_; }

 private:
  bool more(std::chrono::steady_clock::time_point until);

  int socket_;
  std::string buffer_;
};

// One request on its own connection. `headers` are whole lines, each ending in CR LF.
Answer ask(int port, const std::string& method, const std::string& target, const std::string& headers = "",
           const std::string& body = "");
// A complete HTTP/1.1 request, kept alive; adds Host, and Content-Type and Content-Length for a body.
std::string request_text(const std::string& method, const std::string& target, const std::string& headers = "",
                         const std::string& body = "");

}  // namespace fitapp::http::test
