// Threads made on demand: a job never waits behind a slow one while fewer than `most` threads are busy.
// It knows nothing of what the jobs do.
#pragma once

#include <pthread.h>

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <vector>

namespace fitapp::http {

class WorkerPool {
 public:
  explicit WorkerPool(std::size_t most) : most_(most) {}
  ~WorkerPool() { stop(); }
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  // Jobs must not throw. After stop() a job is dropped.
  void post(std::function<void()> job);
  // Finishes what was posted and ends all threads.
  void stop();

 private:
  static void* run_thread(void* pool);
  void work();
  void start_thread();
  void join_finished();

  const std::size_t most_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable ended_;
  std::deque<std::function<void()>> jobs_;
  std::vector<pthread_t> finished_;  // ended, not yet joined
  std::size_t threads_ = 0;
  std::size_t idle_ = 0;
  bool stopping_ = false;
};

}  // namespace fitapp::http
