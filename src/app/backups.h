// Copies of the database made every few hours while the server runs; knows no table.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/config.h"
#include "store/db.h"

namespace fitapp::app {

// Names of the copies that are more than `keep` allows, oldest first. The names sort by time.
std::vector<std::string> surplus_backups(std::vector<std::string> names, int keep);

// Works until it dies; does nothing when [backup] every is 0. A copy that fails is logged and tried again next time.
class Backups {
 public:
  Backups(store::Database& database, const BackupConfig& config);
  ~Backups();
  Backups(const Backups&) = delete;
  Backups& operator=(const Backups&) = delete;

 private:
  void work();
  void make_one();

  store::Database& database_;
  BackupConfig config_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace fitapp::app
