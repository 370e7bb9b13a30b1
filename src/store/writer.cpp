// Group commit with one savepoint per job.
#include "store/writer.h"

#include <utility>

#include "base/messages.h"

namespace fitapp::store {

namespace {

// Limits how long the first job of a group waits for the last.
constexpr std::size_t max_group_size = 256;
constexpr std::size_t max_posted = 1000;

}  // namespace

Writer::Writer(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)), thread_([this] { loop(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  arrived_.notify_one();
  thread_.join();
}

void Writer::run(const Function& function) {
  Job job{function, JobMode::group};
  submit(job);
}

void Writer::post(Function function) {
  const std::lock_guard lock(mutex_);
  if (stopping_ || posted_.size() >= max_posted) return;
  posted_.emplace_back(std::move(function));
  queue_.push_back(&posted_.back().job);
  arrived_.notify_one();
}

void Writer::run_alone(const Function& function) {
  Job job{function, JobMode::alone};
  submit(job);
}

std::size_t Writer::waiting() {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void Writer::submit(Job& job) {
  std::unique_lock lock(mutex_);
  if (stopping_) {
    throw Error(ErrorKind::unavailable, "STOPPING", messages::stopping).retry_after(5);
  }
  queue_.push_back(&job);
  arrived_.notify_one();
  job.finished.wait(lock, [&job] { return job.done; });
  if (job.error) std::rethrow_exception(job.error);
}

void Writer::loop() {
  for (Group group = take(); !group.empty(); group = take()) {
    if (group.front()->mode == JobMode::alone) {
      run_job(*group.front());
    } else {
      run_group(group);
    }
    const std::lock_guard lock(mutex_);
    for (Job* job : group) {
      job->done = true;
      job->finished.notify_one();
    }
    posted_.remove_if([](const PostedJob& posted) { return posted.job.done; });
  }
}

// Empty when the writer stops and the queue is empty.
Writer::Group Writer::take() {
  std::unique_lock lock(mutex_);
  arrived_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
  Group group;
  while (!queue_.empty() && group.size() < max_group_size) {
    if (queue_.front()->mode == JobMode::alone && !group.empty()) break;
    group.push_back(queue_.front());
    queue_.pop_front();
    if (group.back()->mode == JobMode::alone) break;
  }
  return group;
}

void Writer::run_group(const Group& group) {
  for (std::size_t next = 0; next < group.size();) next = run_transaction(group, next);
}

// Returns the index of the next job to run. A full disk makes SQLite roll back the whole transaction: then all jobs so
// far have failed, and the remaining jobs get a new transaction.
std::size_t Writer::run_transaction(const Group& group, std::size_t first) {
  std::size_t next = first;
  std::exception_ptr lost;
  try {
    Transaction transaction(*connection_, Transaction::Lock::immediate);
    while (next < group.size() && connection_->in_transaction()) run_job(*group[next++]);
    if (connection_->in_transaction()) {
      transaction.commit();
      return next;
    }
    lost = group[next - 1]->error;
  } catch (...) {
    lost = std::current_exception();
    next = group.size();
  }
  for (std::size_t i = first; i < next; ++i) {
    if (!group[i]->error) group[i]->error = lost;
  }
  return next;
}

// SQLiteCpp's Savepoint does not fit: its destructor hides a failed ROLLBACK TO and leaves the savepoint open.
void Writer::run_job(Job& job) {
  try {
    if (job.mode == JobMode::alone) {
      job.function(*connection_);
      return;
    }
    connection_->change("SAVEPOINT job");
    job.function(*connection_);
    connection_->change("RELEASE job");
  } catch (...) {
    job.error = std::current_exception();
    if (job.mode == JobMode::group) rollback_job();
  }
}

void Writer::rollback_job() noexcept {
  if (!connection_->in_transaction()) return;
  try {
    connection_->change("ROLLBACK TO job");
    connection_->change("RELEASE job");
  } catch (...) {
    abort_transaction();
  }
}

// A job must never be committed in part.
void Writer::abort_transaction() noexcept {
  try {
    if (connection_->in_transaction()) connection_->change("ROLLBACK");
  } catch (...) {
    // SQLite has already rolled back.
  }
}

}  // namespace fitapp::store
