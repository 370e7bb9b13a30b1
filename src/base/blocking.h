// Lets a thread report that it is blocked without using the processor, so that its pool can start another thread.
#pragma once

#include <utility>

namespace fitapp {

// Set by a thread pool for each of its threads.
class BlockingListener {
 public:
  virtual ~BlockingListener() = default;
  virtual void thread_blocks() = 0;
  virtual void thread_resumes() = 0;
};

// Marks the current thread as blocked until destroyed. Nested instances count once. Does nothing on a thread outside a
// pool.
class Blocking {
 public:
  Blocking() : listener_(std::exchange(listener, nullptr)) {
    if (listener_ != nullptr) listener_->thread_blocks();
  }
  ~Blocking() {
    if (listener_ == nullptr) return;
    listener_->thread_resumes();
    listener = listener_;
  }
  Blocking(const Blocking&) = delete;
  Blocking& operator=(const Blocking&) = delete;

  static inline thread_local BlockingListener* listener = nullptr;

 private:
  BlockingListener* listener_;
};

}  // namespace fitapp
