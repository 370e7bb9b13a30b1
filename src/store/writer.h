// The only thread that writes: combines all queued jobs into one transaction.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store/connection.h"

namespace fitapp::store {

class Writer {
 public:
  using Function = std::function<void(Connection&)>;

  explicit Writer(std::unique_ptr<Connection> connection);
  // Runs the queued jobs, then ends the thread and closes the connection.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Returns when the job's transaction is durable. Rethrows the job's exception or the reason why the commit failed.
  void run(const Function& function);
  // Queues a job without waiting for it. Its errors are ignored, and it is dropped when many are queued.
  void post(Function function);
  // Runs outside any transaction, for checkpoints.
  void run_alone(const Function& function);
  // The number of queued jobs.
  std::size_t waiting();

 private:
  enum class JobMode { group, alone };
  // Lives on the caller's stack: after setting `done` under the mutex, the writer must not access the job.
  struct Job {
    const Function& function;
    JobMode mode;
    std::exception_ptr error = nullptr;
    bool done = false;
    std::condition_variable finished = {};
  };
  using Group = std::vector<Job*>;
  struct PostedJob {
    Function function;
    Job job{function, JobMode::group};
  };

  void submit(Job& job);
  void loop();
  Group take();
  void run_group(const Group& group);
  std::size_t run_transaction(const Group& group, std::size_t first);
  void run_job(Job& job);
  void rollback_job() noexcept;
  void abort_transaction() noexcept;

  std::unique_ptr<Connection> connection_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Job*> queue_;
  std::list<PostedJob> posted_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace fitapp::store
