// Lets a thread say that it waits for something that needs no processor, so that its pool can put another one to work.
#pragma once

#include <utility>

namespace fitapp {

// Set by a thread pool for its threads.
class BlockingListener {
 public:
  virtual ~BlockingListener() = default;
  virtual void thread_blocks() = 0;
  virtual void thread_goes_on() = 0;
};

// While it lives, the thread that made it waits. One within another counts once; on a thread of no pool it does
// nothing.
class Blocking {
 public:
  Blocking() : listener_(std::exchange(listener, nullptr)) {
    if (listener_ != nullptr) listener_->thread_blocks();
  }
  ~Blocking() {
    if (listener_ == nullptr) return;
    listener_->thread_goes_on();
    listener = listener_;
  }
  Blocking(const Blocking&) = delete;
  Blocking& operator=(const Blocking&) = delete;

  static inline thread_local BlockingListener* listener = nullptr;

 private:
  BlockingListener* listener_;
};

}  // namespace fitapp
