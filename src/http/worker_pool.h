// Threads made on demand for jobs of a moment, with more of them when jobs are held up.
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

// cpp-httplib's own pool lets a job wait behind a slow one although it may make more threads.
class WorkerPool final : public httplib::TaskQueue, private BlockingListener {
 public:
  // Up to `usual` threads at once, so that a crowd of clients makes a queue and not a crowd of threads; up to `most`
  // while some of them wait for others and say so (base/blocking.h), or are found to.
  WorkerPool(std::size_t usual, std::size_t most) : usual_(usual), most_(most) {}
  ~WorkerPool() override { shutdown(); }
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  // Jobs must not throw. After shutdown() a job is dropped.
  bool enqueue(std::function<void()> job) override;
  // Finishes what was enqueued and ends all threads.
  void shutdown() override;

  bool has_waiting() const { return waiting_ > 0; }
  // Called now and then: when a job that waited at the last call waits still, the threads are held up and some more are
  // made.
  void relieve();

 private:
  void thread_blocks() override;
  void thread_resumes() override;
  static void* run_thread(void* pool);
  void work();
  void start_thread();
  bool needs_thread() const { return jobs_.size() > idle_ && threads_ - blocked_ < usual_ && threads_ < most_; }
  void join_finished();

  const std::size_t usual_;
  const std::size_t most_;
  std::atomic<std::size_t> waiting_ = 0;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable ended_;
  std::deque<std::function<void()>> jobs_;
  std::vector<pthread_t> finished_;  // ended, not yet joined
  std::size_t threads_ = 0;
  std::size_t idle_ = 0;
  std::size_t blocked_ = 0;  // of the threads
  std::uint64_t begun_ = 0;
  std::uint64_t queued_at_last_look_ = 0;
  bool stopping_ = false;
};

}  // namespace fitapp::http
