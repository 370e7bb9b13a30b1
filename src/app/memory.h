// Keeps the memory of the process small after a load peak.
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace fitapp::app {

// Makes the allocator return large blocks to the system when they are freed. Call before other threads start.
void limit_allocator();

// Returns freed small blocks too, every ten seconds: between blocks in use the allocator keeps them for good.
class MemoryReturner {
 public:
  MemoryReturner();

 private:
  void run(const std::stop_token& stop);

  std::mutex mutex_;
  std::condition_variable_any stopped_;
  std::jthread thread_;  // last: it uses all of the above
};

}  // namespace fitapp::app
