// Threads made on demand; it knows nothing of what the jobs do.
#include "http/worker_pool.h"

#include <chrono>

namespace fitapp::http {

namespace {

// Address space, not memory: only the touched part counts, some 20 KiB a thread.
constexpr std::size_t stack_bytes = 1024 * 1024;
constexpr std::chrono::seconds idle_life{10};
constexpr std::size_t always_kept = 4;

}  // namespace

void WorkerPool::post(std::function<void()> job) {
  const std::lock_guard lock(mutex_);
  if (stopping_) return;
  jobs_.push_back(std::move(job));
  // More jobs wait than threads: an idle one may already have been promised to an earlier job.
  if (jobs_.size() > idle_ && threads_ < most_) start_thread();
  wake_.notify_one();
}

void WorkerPool::start_thread() {
  join_finished();
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_bytes);
  pthread_t thread{};
  // Without a thread the job waits for one of the others; with none at all the next post tries again.
  if (pthread_create(&thread, &attributes, run_thread, this) == 0) ++threads_;
  pthread_attr_destroy(&attributes);
}

void* WorkerPool::run_thread(void* pool) {
  static_cast<WorkerPool*>(pool)->work();
  return nullptr;
}

void WorkerPool::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    ++idle_;
    const bool woken = wake_.wait_for(lock, idle_life, [&] { return !jobs_.empty() || stopping_; });
    --idle_;
    if (!jobs_.empty()) {
      std::function<void()> job = std::move(jobs_.front());
      jobs_.pop_front();
      lock.unlock();
      job();
      job = nullptr;
      lock.lock();
    } else if (stopping_ || (!woken && threads_ > always_kept)) {
      break;
    }
  }
  --threads_;
  finished_.push_back(pthread_self());
  ended_.notify_all();
}

// The listed threads have given up the mutex or are about to: joining them takes no time worth speaking of.
void WorkerPool::join_finished() {
  for (const pthread_t thread : finished_) pthread_join(thread, nullptr);
  finished_.clear();
}

void WorkerPool::stop() {
  std::unique_lock lock(mutex_);
  stopping_ = true;
  wake_.notify_all();
  ended_.wait(lock, [&] { return threads_ == 0; });
  std::vector<pthread_t> finished;
  finished.swap(finished_);
  lock.unlock();
  for (const pthread_t thread : finished) pthread_join(thread, nullptr);
}

}  // namespace fitapp::http
