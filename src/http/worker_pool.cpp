// Starts, feeds and ends the threads.
#include "http/worker_pool.h"

#include <algorithm>
#include <chrono>

namespace fitapp::http {

namespace {

// Address space, not memory: a thread touches about 20 KiB of it.
constexpr std::size_t stack_bytes = 1024 * 1024;
constexpr std::chrono::seconds idle_lifetime{10};
// On a busy machine threads can look stalled for a moment. The limit then avoids a thread per client.
constexpr std::size_t max_new_threads = 16;

}  // namespace

bool WorkerPool::enqueue(std::function<void()> job) {
  const std::lock_guard lock(mutex_);
  if (stopping_) return false;
  jobs_.push_back(std::move(job));
  waiting_ = jobs_.size();
  // More jobs than idle threads are waiting: an idle thread may already be promised to an earlier job.
  if (needs_thread()) start_thread();
  wake_.notify_one();
  return true;
}

void WorkerPool::thread_blocks() {
  const std::lock_guard lock(mutex_);
  ++blocked_;
  if (needs_thread()) start_thread();
}

void WorkerPool::thread_resumes() {
  const std::lock_guard lock(mutex_);
  --blocked_;
}

void WorkerPool::add_threads_if_stalled() {
  const std::lock_guard lock(mutex_);
  const bool stalled = begun_ < queued_at_last_check_;
  queued_at_last_check_ = begun_ + jobs_.size();
  if (!stalled) return;
  const std::size_t wanted = std::min({jobs_.size(), max_new_threads, max_threads_ - threads_});
  for (std::size_t made = 0; made < wanted; ++made) start_thread();
}

void WorkerPool::start_thread() {
  join_finished();
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_bytes);
  pthread_t thread{};
  // If this fails, another thread takes the job later; without any thread the next enqueue() tries again.
  if (pthread_create(&thread, &attributes, run_thread, this) == 0) ++threads_;
  pthread_attr_destroy(&attributes);
}

void* WorkerPool::run_thread(void* pool) {
  Blocking::listener = static_cast<WorkerPool*>(pool);
  static_cast<WorkerPool*>(pool)->work();
  return nullptr;
}

void WorkerPool::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    ++idle_;
    const bool woken = wake_.wait_for(lock, idle_lifetime, [&] { return !jobs_.empty() || stopping_; });
    --idle_;
    if (!jobs_.empty()) {
      std::function<void()> job = std::move(jobs_.front());
      jobs_.pop_front();
      waiting_ = jobs_.size();
      ++begun_;
      lock.unlock();
      job();
      job = nullptr;
      lock.lock();
    } else if (stopping_ || !woken) {
      break;
    }
  }
  --threads_;
  finished_.push_back(pthread_self());
  ended_.notify_all();
}

// These threads have released the mutex or are about to, so joining does not block noticeably.
void WorkerPool::join_finished() {
  for (const pthread_t thread : finished_) pthread_join(thread, nullptr);
  finished_.clear();
}

void WorkerPool::shutdown() {
  std::unique_lock lock(mutex_);
  stopping_ = true;
  wake_.notify_all();
  ended_.wait(lock, [&] { return threads_ == 0; });
  join_finished();
}

}  // namespace fitapp::http
