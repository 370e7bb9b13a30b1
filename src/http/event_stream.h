// A response of server-sent events that stays open without a thread. The application sends into it from any thread; the
// thread of ConnectionManager::run() writes what is queued.
#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

namespace fitapp::http {

class EventStream {
 public:
  // A client that lets more than this wait, beyond the buffers of its socket, is dropped. It reconnects.
  static constexpr std::size_t max_queued_bytes = 16 * 1024;

  // Both are ignored after the end. end() sends `last_event` and what is queued, then closes the connection.
  void send(std::string_view event) { add(event, false); }
  void end(std::string_view last_event = {}) { add(last_event, true); }
  bool is_open() const;

  // For the server. `wake` is called when something is to be written, with the lock held, until close().
  void attach(std::function<void()> wake);
  // The queued bytes, and whether the stream ends after them.
  struct Output {
    std::string bytes;
    bool is_last = false;
  };
  Output take();
  // The connection is gone.
  void close();

 private:
  void add(std::string_view event, bool is_last);

  mutable std::mutex mutex_;
  std::string queued_;
  bool ended_ = false;
  bool closed_ = false;
  std::function<void()> wake_;
};

}  // namespace fitapp::http
