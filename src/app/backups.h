// Copies of the database made every few hours while the server runs; knows no table.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "app/config.h"
#include "base/clock.h"
#include "store/db.h"

namespace fitapp::app {

// Names of the copies that are more than `keep` allows, oldest first. The names sort by time.
std::vector<std::string> surplus_backups(std::vector<std::string> names, int keep);

// How long to wait for the next copy: `every` after the newest of these, however often the server was started since; no
// time at all without one. Never longer than `every`, also when the clock was set back.
std::chrono::milliseconds pause_before_backup(const std::vector<std::string>& names, std::chrono::hours every,
                                              Instant now);

// Works until it dies; does nothing when [backup] every is 0. A copy that fails is logged and tried again an hour
// later.
class Backups {
 public:
  Backups(store::Database& database, const BackupConfig& config, const Clock& clock);
  ~Backups();
  Backups(const Backups&) = delete;
  Backups& operator=(const Backups&) = delete;

 private:
  void work();
  std::chrono::milliseconds first_pause() const;
  std::chrono::milliseconds make_one();  // answers how long to wait for the next one

  store::Database& database_;
  const BackupConfig config_;
  const Clock& clock_;
  const std::string folder_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace fitapp::app
