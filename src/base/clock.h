// The source of the current time. No module below app/ reads the system clock.
#pragma once

#include <chrono>

namespace fitapp {

// A moment in UTC, in whole milliseconds.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

class Clock {
 public:
  virtual ~Clock() = default;
  virtual Instant now() const = 0;
};

class SystemClock final : public Clock {
 public:
  Instant now() const override {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  }
};

}  // namespace fitapp
