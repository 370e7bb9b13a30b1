// Group commit with a savepoint per job; knows no table and no feature.
#include "store/writer.h"

#include "base/messages.h"

namespace fitapp::store {

namespace {

// Bounds how long the first job of a group waits for the last.
constexpr std::size_t largest_group = 256;

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
  Job job{function, Place::group};
  submit(job);
}

void Writer::run_alone(const Function& function) {
  Job job{function, Place::alone};
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
    if (group.front()->place == Place::alone) {
      run_job(*group.front());
    } else {
      run_group(group);
    }
    const std::lock_guard lock(mutex_);
    for (Job* job : group) {
      job->done = true;
      job->finished.notify_one();
    }
  }
}

// Empty when the writer stops and nothing waits.
Writer::Group Writer::take() {
  std::unique_lock lock(mutex_);
  arrived_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
  Group group;
  while (!queue_.empty() && group.size() < largest_group) {
    if (queue_.front()->place == Place::alone && !group.empty()) break;
    group.push_back(queue_.front());
    queue_.pop_front();
    if (group.back()->place == Place::alone) break;
  }
  return group;
}

void Writer::run_group(const Group& group) {
  for (std::size_t next = 0; next < group.size();) next = run_transaction(group, next);
}

// Answers the first job that still has to run. A full disk makes SQLite roll the whole transaction back in the middle:
// then all jobs so far have failed, and those behind get a transaction of their own.
std::size_t Writer::run_transaction(const Group& group, std::size_t first) {
  std::size_t next = first;
  std::exception_ptr lost;
  try {
    Transaction transaction(*connection_, Transaction::Lock::at_once);
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

// The library's Savepoint does not fit: its destructor hides that ROLLBACK TO failed, and it leaves the savepoint open.
void Writer::run_job(Job& job) {
  try {
    if (job.place == Place::alone) {
      job.function(*connection_);
      return;
    }
    connection_->change("SAVEPOINT job");
    job.function(*connection_);
    connection_->change("RELEASE job");
  } catch (...) {
    job.error = std::current_exception();
    if (job.place == Place::group) undo_job();
  }
}

void Writer::undo_job() noexcept {
  if (!connection_->in_transaction()) return;
  try {
    connection_->change("ROLLBACK TO job");
    connection_->change("RELEASE job");
  } catch (...) {
    give_up_group();
  }
}

// Half a job must never be committed.
void Writer::give_up_group() noexcept {
  try {
    if (connection_->in_transaction()) connection_->change("ROLLBACK");
  } catch (...) {
    // SQLite has rolled back by itself already, which is what was wanted.
  }
}

}  // namespace fitapp::store
