// The backup thread.
#include "app/backups.h"

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "base/clock.h"
#include "base/log.h"

namespace fitapp::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "fitapp-backup-";

// "fitapp-backup-2026-11-21T10-45-00.db": sorts by time and is a good file name everywhere.
std::string backup_name(Instant now) {
  std::string time = format_timestamp(now).substr(0, 19);
  std::replace(time.begin(), time.end(), ':', '-');
  return std::string(prefix) + time + ".db";
}

std::vector<std::string> list_backups(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(prefix) && name.ends_with(".db")) names.push_back(name);
  }
  return names;
}

}  // namespace

std::vector<std::string> surplus_backups(std::vector<std::string> names, int keep) {
  std::sort(names.begin(), names.end());
  const auto kept = std::min(names.size(), static_cast<std::size_t>(std::max(keep, 0)));
  names.resize(names.size() - kept);
  return names;
}

Backups::Backups(store::Database& database, const BackupConfig& config) : database_(database), config_(config) {
  if (config_.every > 0) thread_ = std::thread([this] { work(); });
}

Backups::~Backups() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Backups::work() {
  std::unique_lock lock(mutex_);
  while (!wake_.wait_for(lock, std::chrono::hours{config_.every}, [this] { return stopping_; })) {
    lock.unlock();
    make_one();
    lock.lock();
  }
}

void Backups::make_one() {
  try {
    const fs::path folder =
        config_.folder.empty() ? fs::path(database_.path()).parent_path() : fs::path(config_.folder);
    const fs::path file = folder / backup_name(SystemClock().now());
    database_.backup_to(file.string());
    for (const std::string& old : surplus_backups(list_backups(folder), config_.keep)) fs::remove(folder / old);
    log_info("backup made", {{"file", file.filename().string()}});
  } catch (const std::exception& error) {
    log_error("backup failed", {{"reason", error.what()}});
  }
}

}  // namespace fitapp::app
