// Queues events between the threads that send them and the thread that writes them.
#include "http/event_stream.h"

#include <utility>

namespace fitapp::http {

bool EventStream::is_open() const {
  const std::lock_guard lock(mutex_);
  return !ended_ && !closed_;
}

void EventStream::add(std::string_view event, bool is_last) {
  const std::lock_guard lock(mutex_);
  if (ended_ || closed_) return;
  const bool is_full = queued_.size() + event.size() > max_queued_bytes;
  if (!is_full) queued_ += event;
  // Half of the events would be worse than none: the client would not notice what it missed.
  if (is_full) queued_.clear();
  ended_ = is_last || is_full;
  if (wake_) wake_();
}

void EventStream::attach(std::function<void()> wake) {
  const std::lock_guard lock(mutex_);
  if (closed_) return;
  wake_ = std::move(wake);
  if (ended_ || !queued_.empty()) wake_();
}

EventStream::Output EventStream::take() {
  const std::lock_guard lock(mutex_);
  return {std::exchange(queued_, {}), ended_};
}

void EventStream::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  queued_.clear();
  wake_ = nullptr;
}

}  // namespace fitapp::http
