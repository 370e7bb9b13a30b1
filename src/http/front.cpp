// Holds all connections: accepts them, watches their deadlines, hands them to workers, ends them at a stop.
#include "http/front.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <vector>

#include "base/error.h"

namespace fitapp::http {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// How late a deadline may be noticed.
constexpr milliseconds sweep_interval{100};
constexpr std::size_t most_turned_away = 64;

Address address_of(const sockaddr_storage& from) {
  Address address;
  if (from.ss_family == AF_INET6) {
    std::memcpy(address.bytes.data(), &reinterpret_cast<const sockaddr_in6&>(from).sin6_addr, 16);
  } else {
    address.bytes[10] = address.bytes[11] = 0xFF;
    std::memcpy(address.bytes.data() + 12, &reinterpret_cast<const sockaddr_in&>(from).sin_addr, 4);
  }
  return address;
}

void watch(int events, int socket, void* mark) {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = mark;
  ::epoll_ctl(events, EPOLL_CTL_ADD, socket, &event);
}

}  // namespace

Front::Front(const Limits& limits, const TrustedProxies& proxies, Exchange& exchange)
    : limits_(limits),
      exchange_(exchange),
      admission_(limits, proxies),
      events_(::epoll_create1(EPOLL_CLOEXEC)),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      spare_(::open("/", O_RDONLY | O_CLOEXEC)),
      workers_(limits.connections_total + most_turned_away) {}

Front::~Front() {
  stop();
  workers_.stop();
}

void Front::open(Descriptor listener, TlsContext tls) {
  if (!events_ || !wake_) throw Error(ErrorKind::unavailable, "NO_DESCRIPTORS", "Too many files are open already.");
  // A client that closes early must cost its connection and not the process: OpenSSL writes without MSG_NOSIGNAL.
  std::signal(SIGPIPE, SIG_IGN);
  make_room_for_files(limits_.connections_total);
  listener_ = std::move(listener);
  tls_ = std::move(tls);
  port_ = port_of(listener_.get());
  watch(events_.get(), listener_.get(), &listener_);
  watch(events_.get(), wake_.get(), &wake_);
}

void Front::stop() noexcept {
  // Only what a signal handler may do.
  stopping_ = true;
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(wake_.get(), &one, sizeof one);
}

void Front::run() {
  while (!stopping_) {
    handle_events();
    if (steady_clock::now() >= next_sweep_) sweep();
  }
  finish();
}

void Front::handle_events() {
  std::array<epoll_event, 128> ready;
  int patience = -1;
  {
    const std::lock_guard lock(mutex_);
    if (!connections_.empty()) patience = static_cast<int>(sweep_interval.count());
  }
  const int count = ::epoll_wait(events_.get(), ready.data(), static_cast<int>(ready.size()), patience);
  for (int at = 0; at < count; ++at) {
    void* mark = ready[static_cast<std::size_t>(at)].data.ptr;
    if (mark == &listener_) {
      accept_all();
    } else if (mark != &wake_) {
      // One-shot events of this thread's own making: nobody else can have removed the connection since.
      start_work(*static_cast<Connection*>(mark));
    }
  }
}

void Front::accept_all() {
  for (int taken = 0; taken < 64 && accept_one(); ++taken) {
  }
}

bool Front::accept_one() {
  sockaddr_storage from{};
  socklen_t length = sizeof from;
  const int socket =
      ::accept4(listener_.get(), reinterpret_cast<sockaddr*>(&from), &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
  if (socket < 0) {
    if (errno == EMFILE || errno == ENFILE) free_a_slot_and_drop();
    return errno == ECONNABORTED || errno == EINTR;
  }
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const Address peer = address_of(from);
  if (admission_.enter(peer)) {
    admit(socket, peer);
  } else {
    turn_away(socket, peer);
  }
  return true;
}

// Without this the waiting client would wake us again and again and the thread would spin.
void Front::free_a_slot_and_drop() {
  spare_.reset();
  const Descriptor dropped(::accept(listener_.get(), nullptr, nullptr));
  spare_ = Descriptor(::open("/", O_RDONLY | O_CLOEXEC));
  ++refused_;
}

void Front::admit(int socket, const Address& peer) {
  Tls session = tls_ ? start_tls(tls_.get(), socket) : nullptr;
  if (tls_ && !session) {
    admission_.leave(peer);
    ::close(socket);
    return;
  }
  auto connection = std::make_unique<Connection>(socket, peer, std::move(session));
  connection->stage = tls_ ? Stage::handshake : Stage::head;
  connection->deadline = connection->head_deadline = steady_clock::now() + limits_.header_deadline;
  add(std::move(connection));
}

// Tells the client that there is no room, if it can be told in one go and not too many are being told already.
void Front::turn_away(int socket, const Address& peer) {
  ++refused_;
  auto connection = std::make_unique<Connection>(socket, peer, nullptr);
  {
    const std::lock_guard lock(mutex_);
    if (tls_ || turned_away_ >= most_turned_away) return;
    ++turned_away_;
  }
  connection->is_counted = false;
  connection->send_what_fits(exchange_.refuse(Refusal::no_slot));
  connection->finish_writing();
  connection->stage = Stage::lingering;
  connection->deadline = steady_clock::now() + std::chrono::seconds(1);
  add(std::move(connection));
}

void Front::add(std::unique_ptr<Connection> connection) {
  Connection* const key = connection.get();
  {
    const std::lock_guard lock(mutex_);
    connections_.emplace(key, std::move(connection));
  }
  epoll_event event{};
  event.events = EPOLLIN | EPOLLONESHOT;
  event.data.ptr = key;
  ::epoll_ctl(events_.get(), EPOLL_CTL_ADD, key->socket(), &event);
}

void Front::start_work(Connection& connection) {
  {
    const std::lock_guard lock(mutex_);
    connection.is_working = true;
  }
  workers_.post([this, &connection] { drive(connection); });
}

void Front::sweep() {
  const SteadyTime now = steady_clock::now();
  next_sweep_ = now + sweep_interval;
  std::vector<Connection*> late;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, connection] : connections_) {
      if (connection->is_working || connection->deadline > now) continue;
      late.push_back(key);
    }
  }
  for (Connection* connection : late) expire(*connection);
}

void Front::remove(Connection& connection) {
  if (connection.is_counted) admission_.leave(connection.peer());
  const std::lock_guard lock(mutex_);
  if (!connection.is_counted) --turned_away_;
  connections_.erase(&connection);
  removed_.notify_all();
}

void Front::finish() {
  listener_.reset();
  std::vector<Connection*> waiting;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, connection] : connections_)
      if (!connection->is_working) waiting.push_back(key);
  }
  for (Connection* connection : waiting) remove(*connection);
  const SteadyTime since = steady_clock::now();
  std::unique_lock lock(mutex_);
  while (!connections_.empty()) {
    removed_.wait_for(lock, milliseconds(50));
    cut_late(since);
  }
  lock.unlock();
  workers_.stop();
}

// Called with the mutex held, so that no connection goes away meanwhile.
void Front::cut_late(SteadyTime since) {
  const auto waited = steady_clock::now() - since;
  for (const auto& [key, connection] : connections_) {
    if (waited > limits_.stop_answer_grace) {
      connection->cut();
    } else if (waited > limits_.stop_body_grace && connection->reading_body) {
      connection->cut_reading();
    }
  }
}

}  // namespace fitapp::http
