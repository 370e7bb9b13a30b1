// A pool of read-only connections.
#include "store/readers.h"

#include "base/messages.h"

#include <utility>

namespace fitapp::store {

Readers::Readers(std::string path, int most, std::chrono::milliseconds wait)
    : path_(std::move(path)), most_(most), wait_(wait) {
  idle_.reserve(static_cast<std::size_t>(most));
}

std::unique_ptr<ReadTransaction> Readers::take() {
  std::unique_ptr<Connection> reader = take_idle();
  try {
    if (!reader) reader = std::make_unique<Connection>(path_, Connection::Access::read_only);
    auto transaction = std::make_unique<Transaction>(*reader, Transaction::Lock::deferred);
    return std::unique_ptr<ReadTransaction>(new ReadTransaction{std::move(reader), std::move(transaction)});
  } catch (...) {
    discard();
    throw;
  }
}

// Returns null when the caller may open another connection.
std::unique_ptr<Connection> Readers::take_idle() {
  std::unique_lock lock(mutex_);
  if (!freed_.wait_for(lock, wait_, [this] { return !idle_.empty() || open_ < most_; })) {
    throw Error(ErrorKind::unavailable, "DATABASE_BUSY", messages::busy)
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

void Readers::put_back(std::unique_ptr<ReadTransaction> read_transaction) noexcept {
  read_transaction->transaction.reset();
  if (read_transaction->connection->in_transaction()) {
    // A connection in an unknown state is closed; the next take() opens another.
    read_transaction.reset();
    discard();
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(read_transaction->connection));
  }
  freed_.notify_one();
}

void Readers::discard() noexcept {
  {
    const std::lock_guard lock(mutex_);
    --open_;
  }
  freed_.notify_one();
}

}  // namespace fitapp::store
