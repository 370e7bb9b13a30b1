// Takes the port; it knows nothing of who connects.
#include "http/listener.h"

#include <netdb.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <utility>

#include "base/error.h"

namespace fitapp::http {

namespace {

constexpr int backlog = 512;

using Addresses = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

Addresses resolve(const std::string& host, int port) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  const int failure = getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
  if (failure != 0 || found == nullptr)
    throw Error(ErrorKind::invalid, "BAD_HOST", "The address '" + host + "' to listen on is not known.")
        .log(gai_strerror(failure));
  return {found, &freeaddrinfo};
}

[[noreturn]] void refuse(const std::string& host, int port, int reason) {
  const std::string place = "Port " + std::to_string(port) + " on " + host;
  if (reason == EADDRINUSE)
    throw Error(ErrorKind::unavailable, "PORT_IN_USE",
                place + " is already in use: another program, or a second fitapp, listens there.");
  if (reason == EACCES)
    throw Error(ErrorKind::unavailable, "PORT_NOT_ALLOWED",
                place + " may not be opened by this user: ports below 1024 need special rights.");
  if (reason == EADDRNOTAVAIL)
    throw Error(ErrorKind::invalid, "BAD_HOST", "The address '" + host + "' does not belong to this machine.");
  throw Error(ErrorKind::unavailable, "CANNOT_LISTEN", place + " cannot be opened: " + std::strerror(reason) + ".");
}

// Zero when `made` listens, else errno.
int try_to_listen(const addrinfo& address, Descriptor& made) {
  made = Descriptor(::socket(address.ai_family, address.ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  if (!made) return errno;
  const int on = 1;
  const int off = 0;
  // Reuse of the address alone (a restart while old connections die out), never of the port: with SO_REUSEPORT two
  // programs would share it in silence.
  ::setsockopt(made.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (address.ai_family == AF_INET6) ::setsockopt(made.get(), IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
  if (::bind(made.get(), address.ai_addr, address.ai_addrlen) != 0) return errno;
  return ::listen(made.get(), backlog) == 0 ? 0 : errno;
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) {
    reset();
    number_ = other.release();
  }
  return *this;
}

int Descriptor::release() { return std::exchange(number_, -1); }

void Descriptor::reset() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

Descriptor listen_on(const std::string& host, int port) {
  const Addresses addresses = resolve(host, port);
  int reason = EADDRNOTAVAIL;
  for (const addrinfo* address = addresses.get(); address != nullptr; address = address->ai_next) {
    Descriptor listener;
    const int failure = try_to_listen(*address, listener);
    if (failure == 0) return listener;
    // A taken port says more than an address family this machine has not got.
    if (reason != EADDRINUSE) reason = failure;
  }
  refuse(host, port, reason);
}

int port_of(int socket) {
  sockaddr_storage address{};
  socklen_t length = sizeof address;
  if (::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length) != 0) return 0;
  if (address.ss_family == AF_INET6) return ntohs(reinterpret_cast<const sockaddr_in6&>(address).sin6_port);
  return ntohs(reinterpret_cast<const sockaddr_in&>(address).sin_port);
}

void make_room_for_files(std::size_t count) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  const rlim_t wanted = count + 256;
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY ? wanted : std::min<rlim_t>(wanted, limit.rlim_max);
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace fitapp::http
