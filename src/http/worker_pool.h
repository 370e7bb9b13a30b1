// A pool of threads for short jobs that starts more threads when jobs are stalled.
#pragma once

#include <httplib.h>
#include <pthread.h>

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <vector>

#include "base/blocking.h"

namespace fitapp::http {

// cpp-httplib's own pool may leave a job behind a slow one although it could start more threads.
class WorkerPool final : public httplib::TaskQueue, private BlockingListener {
 public:
  // Up to `usual` running threads, so that many clients wait in a queue instead of using a thread each. Up to
  // `max_threads` while some threads are blocked and report it (base/blocking.h) or are found to be.
  WorkerPool(std::size_t usual, std::size_t max_threads) : usual_(usual), max_threads_(max_threads) {}
  ~WorkerPool() override { shutdown(); }
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  // Jobs must not throw. After shutdown() jobs are dropped.
  bool enqueue(std::function<void()> job) override;
  // Finishes queued jobs and ends all threads.
  void shutdown() override;

  bool has_waiting() const { return waiting_ > 0; }
  // Call periodically. When a job that waited at the last call still waits, the threads are stalled and more are
  // started.
  void add_threads_if_stalled();

 private:
  void thread_blocks() override;
  void thread_resumes() override;
  static void* run_thread(void* pool);
  void work();
  void start_thread();
  bool needs_thread() const { return jobs_.size() > idle_ && threads_ - blocked_ < usual_ && threads_ < max_threads_; }
  void join_finished();

  const std::size_t usual_;
  const std::size_t max_threads_;
  std::atomic<std::size_t> waiting_ = 0;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable ended_;
  std::deque<std::function<void()>> jobs_;
  std::vector<pthread_t> finished_;  // ended but not joined
  std::size_t threads_ = 0;
  std::size_t idle_ = 0;
  std::size_t blocked_ = 0;  // of the threads
  std::uint64_t begun_ = 0;
  std::uint64_t queued_at_last_check_ = 0;
  bool stopping_ = false;
};

}  // namespace fitapp::http
