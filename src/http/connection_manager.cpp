// The thread of run(): accepts connections, watches deadlines, gives connections to workers, and closes everything on
// stop.
#include "http/connection_manager.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <vector>

#include "base/error.h"

namespace fitapp::http {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// How late a deadline or a blocked worker pool may be noticed.
constexpr milliseconds sweep_interval{100};
// The same while only event streams are open, so that they do not keep the processor awake.
constexpr milliseconds quiet_sweep_interval{1000};
constexpr std::size_t max_rejecting = 64;
// Enough for group commits, and few enough that many clients are served in the order of arrival.
constexpr std::size_t usual_workers = 32;

IpAddress address_of(const sockaddr_storage& from) {
  IpAddress address;
  if (from.ss_family == AF_INET6) {
    std::memcpy(address.bytes.data(), &reinterpret_cast<const sockaddr_in6&>(from).sin6_addr, 16);
  } else {
    address.bytes[10] = address.bytes[11] = 0xFF;
    std::memcpy(address.bytes.data() + 12, &reinterpret_cast<const sockaddr_in&>(from).sin_addr, 4);
  }
  return address;
}

void watch(int events, int socket, void* mark, std::uint32_t what = EPOLLIN) {
  epoll_event event{};
  event.events = what;
  event.data.ptr = mark;
  ::epoll_ctl(events, EPOLL_CTL_ADD, socket, &event);
}

// Raises this process's limit of open files by `count`, up to the hard limit.
void raise_file_limit(std::size_t count) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  const rlim_t wanted = count + 256;
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY ? wanted : std::min<rlim_t>(wanted, limit.rlim_max);
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

ConnectionManager::ConnectionManager(const Limits& limits, const TrustedProxies& proxies, ConnectionHandler& handler)
    : limits_(limits),
      handler_(handler),
      admission_(limits, proxies),
      events_(::epoll_create1(EPOLL_CLOEXEC)),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      spare_descriptor_(::open("/", O_RDONLY | O_CLOEXEC)),
      workers_(usual_workers, limits.connections_total + max_rejecting) {}

ConnectionManager::~ConnectionManager() {
  stop();
  workers_.shutdown();
}

void ConnectionManager::open(Descriptor listener, TlsContext tls) {
  if (!events_ || !wake_) throw Error(ErrorKind::unavailable, "NO_DESCRIPTORS", "Too many files are open already.");
  raise_file_limit(limits_.connections_total);
  listener_ = std::move(listener);
  tls_ = std::move(tls);
  watch(events_.get(), listener_.get(), &listener_);
  watch(events_.get(), wake_.get(), &wake_);
}

void ConnectionManager::stop() noexcept {
  stopping_ = true;
  wake();
}

void ConnectionManager::reload_tls() noexcept {
  reloading_ = true;
  wake();
}

void ConnectionManager::wake() noexcept {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(wake_.get(), &one, sizeof one);
}

void ConnectionManager::run() {
  while (!stopping_) {
    handle_events();
    if (reloading_.exchange(false) && tls_)
      if (TlsContext fresh = handler_.reload_tls()) tls_ = std::move(fresh);
    if (const SteadyTime now = steady_clock::now(); now >= next_sweep_) sweep(now);
  }
  finish();
}

void ConnectionManager::handle_events() {
  std::array<epoll_event, 128> ready;
  const std::size_t open = admission_.open() + rejecting_;
  const milliseconds interval = open == event_streams_ ? quiet_sweep_interval : sweep_interval;
  const int timeout = open == 0 ? -1 : static_cast<int>(interval.count());
  const int count = ::epoll_wait(events_.get(), ready.data(), static_cast<int>(ready.size()), timeout);
  for (int at = 0; at < count; ++at) {
    void* mark = ready[static_cast<std::size_t>(at)].data.ptr;
    if (mark == &listener_) {
      for (int taken = 0; taken < 64 && accept_one(); ++taken) {
      }
    } else if (mark == &wake_) {
      std::uint64_t wakes = 0;
      [[maybe_unused]] const ssize_t taken = ::read(wake_.get(), &wakes, sizeof wakes);
    } else {
      // Events are one-shot, so no other thread can have removed the connection.
      receive(*static_cast<Connection*>(mark));
    }
  }
  write_woken_events();
}

bool ConnectionManager::accept_one() {
  sockaddr_storage from{};
  socklen_t length = sizeof from;
  const int socket =
      ::accept4(listener_.get(), reinterpret_cast<sockaddr*>(&from), &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
  if (socket < 0 && (errno == EMFILE || errno == ENFILE)) {
    // Otherwise the waiting client would wake the thread again and again. Accepts the client and drops it.
    spare_descriptor_.reset();
    const Descriptor dropped(::accept(listener_.get(), nullptr, nullptr));
    spare_descriptor_ = Descriptor(::open("/", O_RDONLY | O_CLOEXEC));
    ++refused_;
    return false;
  }
  if (socket < 0) return errno == ECONNABORTED || errno == EINTR;
  const IpAddress peer = address_of(from);
  if (admission_.enter(peer)) {
    admit(socket, peer);
  } else {
    reject(socket, peer);
  }
  return true;
}

void ConnectionManager::admit(int socket, const IpAddress& peer) {
  Tls session = tls_ ? start_tls(tls_.get(), socket) : nullptr;
  auto connection = std::make_unique<Connection>(socket, peer, std::move(session), limits_);
  if (tls_ && !connection->is_tls()) return admission_.leave(peer);
  connection->stage = tls_ ? Stage::handshake : Stage::head;
  connection->deadline = connection->head_deadline = steady_clock::now() + limits_.header_deadline;
  add(std::move(connection));
}

// Sends a refusal if it fits into the socket's buffer and not too many refusals are in progress.
void ConnectionManager::reject(int socket, const IpAddress& peer) {
  ++refused_;
  auto connection = std::make_unique<Connection>(socket, peer, nullptr, limits_);
  if (tls_ || rejecting_ >= max_rejecting) return;
  ++rejecting_;
  connection->is_counted = false;
  begin_close(*connection, handler_.refuse(Refusal::no_slot));
  add(std::move(connection));
}

void ConnectionManager::add(std::unique_ptr<Connection> connection) {
  Connection* const key = connection.get();
  {
    const std::lock_guard lock(mutex_);
    connections_.emplace(key, std::move(connection));
  }
  watch(events_.get(), key->socket(), key, EPOLLIN | EPOLLONESHOT);
}

void ConnectionManager::start_work(Connection& connection) {
  {
    const std::lock_guard lock(mutex_);
    connection.is_working = true;
  }
  workers_.enqueue([this, &connection] { drive(connection); });
}

void ConnectionManager::sweep(SteadyTime now) {
  next_sweep_ = now + sweep_interval;
  std::vector<Connection*> late;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, connection] : connections_)
      if (!connection->is_working && connection->deadline <= now) late.push_back(key);
  }
  for (Connection* connection : late) expire(*connection);
  workers_.add_threads_if_stalled();
}

void ConnectionManager::expire(Connection& connection) {
  if (connection.stage == Stage::body) {
    connection.give_up_body(BodyState::late);
    return start_work(connection);
  }
  if (connection.stage == Stage::events) return renew_events(connection);
  const bool began = connection.stage == Stage::head && !connection.unread().empty();
  if (!began) return remove(connection);
  begin_close(connection, handler_.refuse(Refusal::slow_head));
}

void ConnectionManager::remove(Connection& connection) {
  if (connection.is_counted) admission_.leave(connection.peer());
  if (!connection.is_counted) --rejecting_;
  if (connection.stage == Stage::events) forget_events(connection);
  const std::lock_guard lock(mutex_);
  connections_.erase(&connection);
  removed_.notify_all();
}

void ConnectionManager::finish() {
  listener_.reset();
  std::vector<Connection*> waiting;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, connection] : connections_)
      if (!connection->is_working) waiting.push_back(key);
  }
  for (Connection* connection : waiting) {
    if (connection->stage != Stage::body) {
      remove(*connection);
      continue;
    }
    connection->give_up_body(BodyState::cut_by_stop);
    start_work(*connection);
  }
  const SteadyTime since = steady_clock::now();
  std::unique_lock lock(mutex_);
  while (!connections_.empty()) {
    removed_.wait_for(lock, milliseconds(50));
    if (steady_clock::now() - since < limits_.stop_response_grace) continue;
    for (const auto& [key, connection] : connections_) connection->abort();
  }
  lock.unlock();
  workers_.shutdown();
}

}  // namespace fitapp::http
