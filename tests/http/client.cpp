// A client on a plain socket, so that tests can send malformed requests.
#include "http/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace fitapp::http::test {

namespace {

bool same_name(std::string_view one, std::string_view other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
  });
}

Answer parse_head(std::string_view head) {
  Answer answer;
  answer.status = std::stoi(std::string(head.substr(9, 3)));
  std::size_t at = head.find("\r\n") + 2;
  while (at < head.size()) {
    const std::size_t end = head.find("\r\n", at);
    const std::string_view line = head.substr(at, end - at);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) break;
    answer.headers.emplace_back(line.substr(0, colon), line.substr(std::min(line.size(), colon + 2)));
    at = end + 2;
  }
  return answer;
}

}  // namespace

std::string Answer::header(std::string_view name) const {
  for (const auto& [key, value] : headers)
    if (same_name(key, name)) return value;
  return "";
}

Client::Client(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    ::close(socket_);
    throw std::runtime_error("the test client cannot connect");
  }
  const int on = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

Client::Client(Client&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), buffer_(std::move(other.buffer_)) {}

Client::~Client() { close(); }

void Client::close() {
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
}

void Client::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;  // the server closed the connection, which many tests expect
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool Client::more(std::chrono::steady_clock::time_point until) {
  const auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now()).count();
  pollfd waiting{socket_, POLLIN, 0};
  if (left <= 0 || ::poll(&waiting, 1, static_cast<int>(left)) <= 0) return false;
  char bytes[16 * 1024];
  const ssize_t got = ::recv(socket_, bytes, sizeof bytes, 0);
  if (got <= 0) return false;
  buffer_.append(bytes, static_cast<std::size_t>(got));
  return true;
}

Answer Client::receive(bool has_body, std::chrono::seconds timeout) {
  const auto until = std::chrono::steady_clock::now() + timeout;
  std::size_t end = 0;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos)
    if (!more(until)) return {};
  Answer answer = parse_head(std::string_view(buffer_).substr(0, end + 4));
  buffer_.erase(0, end + 4);
  const std::string length = answer.header("Content-Length");
  if (!has_body || length.empty()) return answer;
  const std::size_t wanted = std::stoul(length);
  while (buffer_.size() < wanted && more(until)) {
  }
  answer.body = buffer_.substr(0, wanted);
  buffer_.erase(0, wanted);
  return answer;
}

std::string Client::receive_all(std::chrono::seconds timeout) {
  const auto until = std::chrono::steady_clock::now() + timeout;
  while (more(until)) {
  }
  return std::exchange(buffer_, {});
}

std::string Client::receive_until(std::string_view end, std::chrono::seconds timeout) {
  const auto until = std::chrono::steady_clock::now() + timeout;
  std::size_t at = 0;
  while ((at = buffer_.find(end)) == std::string::npos)
    if (!more(until)) return std::exchange(buffer_, {});
  std::string received = buffer_.substr(0, at + end.size());
  buffer_.erase(0, received.size());
  return received;
}

bool Client::is_ended(std::chrono::seconds timeout) {
  pollfd waiting{socket_, POLLIN, 0};
  const auto until = std::chrono::steady_clock::now() + timeout;
  while (more(until)) {
  }
  char byte = 0;
  return ::poll(&waiting, 1, 0) > 0 && ::recv(socket_, &byte, 1, MSG_DONTWAIT) <= 0;
}

std::string request_text(const std::string& method, const std::string& target, const std::string& headers,
                         const std::string& body) {
  const auto has = [&](const char* name) { return headers.find(name) != std::string::npos; };
  std::string text = method + " " + target + " HTTP/1.1\r\n" + (has("Host:") ? "" : "Host: test\r\n") + headers;
  const bool has_body = !body.empty() || has("Content-Length:") || has("Transfer-Encoding:");
  if (has_body && !has("Content-Type:")) text += "Content-Type: application/json\r\n";
  if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return text + "\r\n" + body;
}

Answer ask(int port, const std::string& method, const std::string& target, const std::string& headers,
           const std::string& body) {
  Client client(port);
  client.send(request_text(method, target, headers, body));
  return client.receive(method != "HEAD");
}

}  // namespace fitapp::http::test
