// Makes automatic backups of the database while the server runs.
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

// The backups beyond the newest `keep`, oldest first. Names sort by time.
std::vector<std::string> backups_to_delete(std::vector<std::string> names, int keep);

// The next backup is due `every` after the newest one, even if the server was restarted in between, and immediately if
// there is none. Never longer than `every`, even if the clock was set back.
std::chrono::milliseconds time_until_backup(const std::vector<std::string>& names, std::chrono::hours every,
                                            Instant now);

// Runs until it is destroyed. Does nothing if [backup] every is 0. A failed backup is logged and retried after an hour.
class Backups {
 public:
  Backups(store::Database& database, const BackupConfig& config, const Clock& clock);
  ~Backups();
  Backups(const Backups&) = delete;
  Backups& operator=(const Backups&) = delete;

 private:
  void work();
  std::chrono::milliseconds initial_delay() const;
  std::chrono::milliseconds make_backup();  // returns the time until the next one

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
