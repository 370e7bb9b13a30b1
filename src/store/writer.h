// The one thread that writes: all jobs that wait become one transaction; knows no table and no feature.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
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
  // Runs the jobs that wait, then ends the thread and closes the connection.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Returns when the job's transaction is durable. Throws what the job threw, or why the commit failed.
  void run(const Function& function);
  // Outside any transaction, between two groups: for checkpoints.
  void run_alone(const Function& function);
  // Jobs that have not begun.
  std::size_t waiting();

 private:
  enum class Place { group, alone };
  // Lives on the caller's stack: whoever sets `done` under the mutex must not touch the job afterwards.
  struct Job {
    const Function& function;
    Place place;
    std::exception_ptr error = nullptr;
    bool done = false;
    std::condition_variable finished = {};
  };
  using Group = std::vector<Job*>;

  void submit(Job& job);
  void loop();
  Group take();
  void run_group(const Group& group);
  std::size_t run_transaction(const Group& group, std::size_t first);
  void run_job(Job& job);
  void undo_job() noexcept;
  void give_up_group() noexcept;

  std::unique_ptr<Connection> connection_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Job*> queue_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace fitapp::store
