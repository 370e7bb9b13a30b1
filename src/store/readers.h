// A bounded pool of connections that cannot write; knows no table and no feature.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "store/connection.h"

namespace fitapp::store {

// A connection that sees one state of the data until this ends.
struct Reading {
  std::unique_ptr<Connection> connection;
  std::unique_ptr<Transaction> moment;
};

class Readers {
 public:
  // Connections are opened when they are first needed.
  Readers(std::string path, int most, std::chrono::milliseconds wait);

  // Throws unavailable when no connection gets free in time.
  std::unique_ptr<Reading> take();
  // Ends it. Takes back what take() gave.
  void put_back(std::unique_ptr<Reading> reading) noexcept;

 private:
  std::unique_ptr<Connection> take_idle();
  void forget() noexcept;

  const std::string path_;
  const int most_;
  const std::chrono::milliseconds wait_;
  std::mutex mutex_;
  std::condition_variable freed_;
  std::vector<std::unique_ptr<Connection>> idle_;
  int open_ = 0;  // idle ones and those given out
};

}  // namespace fitapp::store
