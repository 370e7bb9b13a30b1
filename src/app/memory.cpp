// Settings and calls of glibc's allocator.
#include "app/memory.h"

#include <malloc.h>

#include <chrono>

namespace fitapp::app {
namespace {

constexpr std::chrono::seconds pause_between{10};
// Freed memory that is not worth a call, in bytes.
constexpr std::size_t kept_bytes = 4 * 1024 * 1024;

}  // namespace

void limit_allocator() {
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  mallopt(M_TRIM_THRESHOLD, 256 * 1024);
  mallopt(M_ARENA_MAX, 4);
}

MemoryReturner::MemoryReturner() : thread_([this](const std::stop_token& stop) { run(stop); }) {}

void MemoryReturner::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stopped_.wait_for(lock, stop, pause_between, [&] { return stop.stop_requested(); })) {
    if (mallinfo2().fordblks > kept_bytes) malloc_trim(0);
  }
}

}  // namespace fitapp::app
