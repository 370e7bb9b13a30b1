// How many threads there are for quick jobs and for jobs that are held up.
#include "http/worker_pool.h"

#include <doctest/doctest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace fitapp::http {

namespace {

// Jobs that wait until they are let go.
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
  // True when `count` jobs wait here, or do so before long.
  bool holds(int count) {
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

TEST_CASE("jobs beyond the usual threads wait in the queue") {
  Gate gate;
  WorkerPool pool(2, 8);
  for (int count = 0; count < 5; ++count) CHECK(pool.enqueue([&] { gate.wait(); }));
  REQUIRE(gate.holds(2));
  CHECK(gate.inside() == 2);
  CHECK(pool.has_waiting());
  gate.open();
  pool.shutdown();
  CHECK(gate.inside() == 5);
}

TEST_CASE("when every thread is held up more are made, up to the most there may be") {
  Gate gate;
  WorkerPool pool(2, 4);
  for (int count = 0; count < 5; ++count) pool.enqueue([&] { gate.wait(); });
  REQUIRE(gate.holds(2));
  pool.add_threads_if_stalled();  // jobs were begun since the last look
  CHECK(gate.inside() == 2);
  pool.add_threads_if_stalled();
  REQUIRE(gate.holds(4));
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
  REQUIRE(slow.holds(1));
  REQUIRE(first.holds(1));
  pool.enqueue([&] { slow.wait(); });
  pool.enqueue([&] { late.wait(); });
  pool.add_threads_if_stalled();
  first.open();  // one thread is free for a moment and takes the next job, which is slow too
  REQUIRE(slow.holds(2));
  CHECK(late.inside() == 0);
  pool.add_threads_if_stalled();
  CHECK(late.holds(1));
  slow.open();
  late.open();
}

TEST_CASE("a worker that says it waits leaves its place to another one at once") {
  Gate gate;
  WorkerPool pool(2, 8);
  for (int count = 0; count < 5; ++count)
    pool.enqueue([&] {
      const Blocking waiting;
      const Blocking counted_once;
      gate.wait();
    });
  CHECK(gate.holds(5));
  gate.open();
  pool.shutdown();
}

TEST_CASE("a pool that was shut down takes no job") {
  WorkerPool pool(2, 4);
  pool.shutdown();
  CHECK_FALSE(pool.enqueue([] {}));
}

}  // namespace fitapp::http
