// The pool of query-only connections; knows no table and no feature.
#include "store/readers.h"

#include <utility>

namespace fitapp::store {

Readers::Readers(std::string path, int most, std::chrono::milliseconds wait)
    : path_(std::move(path)), most_(most), wait_(wait) {
  idle_.reserve(static_cast<std::size_t>(most));
}

std::unique_ptr<Reading> Readers::take() {
  std::unique_ptr<Connection> reader = take_idle();
  try {
    if (!reader) reader = std::make_unique<Connection>(path_, Connection::Access::read_only);
    auto moment = std::make_unique<Transaction>(*reader, Transaction::Lock::when_needed);
    return std::unique_ptr<Reading>(new Reading{std::move(reader), std::move(moment)});
  } catch (...) {
    forget();
    throw;
  }
}

// Empty when the caller may open one more.
std::unique_ptr<Connection> Readers::take_idle() {
  std::unique_lock lock(mutex_);
  if (!freed_.wait_for(lock, wait_, [this] { return !idle_.empty() || open_ < most_; })) {
    throw Error(ErrorKind::unavailable, "DATABASE_BUSY", "The server is busy. Please try again in a moment.")
        .retry_after(1)
        .log("no database reader became free in time");
  }
  if (idle_.empty()) {
    ++open_;
    return nullptr;
  }
  std::unique_ptr<Connection> reader = std::move(idle_.back());
  idle_.pop_back();
  return reader;
}

void Readers::put_back(std::unique_ptr<Reading> reading) noexcept {
  reading->moment.reset();
  if (reading->connection->in_transaction()) {
    // A connection in an unknown state is closed; the next take() opens another.
    reading.reset();
    forget();
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(reading->connection));
  }
  freed_.notify_one();
}

void Readers::forget() noexcept {
  {
    const std::lock_guard lock(mutex_);
    --open_;
  }
  freed_.notify_one();
}

}  // namespace fitapp::store
