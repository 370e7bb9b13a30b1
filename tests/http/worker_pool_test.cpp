// Tests the number of threads for quick and for stalled jobs.
#include "http/worker_pool.h"

#include <doctest/doctest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace fitapp::http {

namespace {

// Blocks jobs until it is opened.
class Gate {
 public:
  void wait() {
    std::unique_lock lock(mutex_);
    ++inside_;
    changed_.notify_all();
    changed_.wait(lock, [&] { return open_; });
  }
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }
  // Waits until `count` jobs are blocked here; false when that takes too long.
  bool has_blocked(int count) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::seconds(10), [&] { return inside_ >= count; });
  }
  int inside() {
    const std::lock_guard lock(mutex_);
    return inside_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int inside_ = 0;
  bool open_ = false;
};

}  // namespace

TEST_CASE("jobs beyond the usual number of threads wait in the queue") {
  Gate gate;
  WorkerPool pool(2, 8);
  for (int count = 0; count < 5; ++count) CHECK(pool.enqueue([&] { gate.wait(); }));
  REQUIRE(gate.has_blocked(2));
  CHECK(gate.inside() == 2);
  CHECK(pool.has_waiting());
  gate.open();
  pool.shutdown();
  CHECK(gate.inside() == 5);
}

TEST_CASE("when every thread is stalled, more are started, up to the maximum") {
  Gate gate;
  WorkerPool pool(2, 4);
  for (int count = 0; count < 5; ++count) pool.enqueue([&] { gate.wait(); });
  REQUIRE(gate.has_blocked(2));
  pool.add_threads_if_stalled();  // jobs were started since the last check
  CHECK(gate.inside() == 2);
  pool.add_threads_if_stalled();
  REQUIRE(gate.has_blocked(4));
  pool.add_threads_if_stalled();
  pool.add_threads_if_stalled();
  CHECK(gate.inside() == 4);
  CHECK(pool.has_waiting());
  gate.open();
  pool.shutdown();
  CHECK(gate.inside() == 5);
}

TEST_CASE("a trickle of finished jobs does not hide that others wait") {
  Gate slow;
  Gate first;
  Gate late;
  WorkerPool pool(2, 8);
  pool.enqueue([&] { slow.wait(); });
  pool.enqueue([&] { first.wait(); });
  REQUIRE(slow.has_blocked(1));
  REQUIRE(first.has_blocked(1));
  pool.enqueue([&] { slow.wait(); });
  pool.enqueue([&] { late.wait(); });
  pool.add_threads_if_stalled();
  first.open();  // one thread becomes free and takes the next job, which is slow too
  REQUIRE(slow.has_blocked(2));
  CHECK(late.inside() == 0);
  pool.add_threads_if_stalled();
  CHECK(late.has_blocked(1));
  slow.open();
  late.open();
}

TEST_CASE("a blocked worker is replaced at once") {
  Gate gate;
  WorkerPool pool(2, 8);
  for (int count = 0; count < 5; ++count)
    pool.enqueue([&] {
      const Blocking waiting;
      const Blocking counted_once;
      gate.wait();
    });
  CHECK(gate.has_blocked(5));
  gate.open();
  pool.shutdown();
}

TEST_CASE("a pool that was shut down takes no job") {
  WorkerPool pool(2, 4);
  pool.shutdown();
  CHECK_FALSE(pool.enqueue([] {}));
}

}  // namespace fitapp::http
