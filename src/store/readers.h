// A bounded pool of read-only connections.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "store/connection.h"

namespace fitapp::store {

// A connection with an open read transaction, which sees a consistent snapshot.
struct ReadTransaction {
  std::unique_ptr<Connection> connection;
  std::unique_ptr<Transaction> transaction;
};

class Readers {
 public:
  // Connections are opened when first needed.
  Readers(std::string path, int max_count, std::chrono::milliseconds wait);

  // Throws unavailable when no connection becomes free in time.
  std::unique_ptr<ReadTransaction> take();
  // Ends the transaction and returns the connection to the pool.
  void put_back(std::unique_ptr<ReadTransaction> read_transaction) noexcept;

 private:
  std::unique_ptr<Connection> take_idle();
  void discard() noexcept;

  const std::string path_;
  const int max_count_;
  const std::chrono::milliseconds wait_;
  std::mutex mutex_;
  std::condition_variable freed_;
  std::vector<std::unique_ptr<Connection>> idle_;
  int open_ = 0;  // idle connections and those in use
};

}  // namespace fitapp::store
