// The thread that makes backups and deletes old ones.
#include "app/backups.h"

#include <algorithm>
#include <filesystem>

#include "base/calendar.h"
#include "base/log.h"

namespace fitapp::app {
namespace {

namespace fs = std::filesystem;

using std::chrono::hours;
using std::chrono::milliseconds;

constexpr std::string_view prefix = "fitapp-backup-";
constexpr std::string_view ending = ".db";
constexpr hours retry_pause{1};

// "fitapp-backup-2026-11-21T10-45-00.db": sorts by time and is valid on every file system.
std::string backup_name(Instant now) {
  std::string time = format_timestamp(now).substr(0, 19);
  std::replace(time.begin(), time.end(), ':', '-');
  return std::string(prefix) + time + std::string(ending);
}

// The time in a name that backup_name made; nullopt for other names.
std::optional<Instant> time_in(const std::string& name) {
  const std::size_t length = prefix.size() + 19;
  if (name.size() != length + ending.size()) return std::nullopt;
  std::string time = name.substr(prefix.size(), 19) + "Z";
  std::replace(time.begin() + 11, time.end(), '-', ':');
  return parse_timestamp(time);
}

std::vector<std::string> list_backups(const fs::path& folder, std::string_view suffix) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(prefix) && name.ends_with(suffix)) names.push_back(name);
  }
  return names;
}

}  // namespace

std::vector<std::string> backups_to_delete(std::vector<std::string> names, int keep) {
  std::sort(names.begin(), names.end());
  const auto retained = std::min(names.size(), static_cast<std::size_t>(std::max(keep, 0)));
  names.resize(names.size() - retained);
  return names;
}

milliseconds time_until_backup(const std::vector<std::string>& names, hours every, Instant now) {
  std::optional<Instant> newest;
  for (const std::string& name : names) newest = std::max(newest, time_in(name));
  if (!newest) return milliseconds{0};
  return std::clamp<milliseconds>(*newest + every - now, milliseconds{0}, every);
}

Backups::Backups(store::Database& database, const BackupConfig& config, const Clock& clock)
    : database_(database),
      config_(config),
      clock_(clock),
      folder_(config.folder.empty() ? fs::path(database.path()).parent_path().string() : config.folder) {
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
  milliseconds pause = initial_delay();
  std::unique_lock lock(mutex_);
  while (!wake_.wait_for(lock, pause, [this] { return stopping_; })) {
    lock.unlock();
    pause = make_backup();
    lock.lock();
  }
}

milliseconds Backups::initial_delay() const {
  try {
    return time_until_backup(list_backups(folder_, ending), hours{config_.every}, clock_.now());
  } catch (const std::exception&) {
    return milliseconds{0};  // the backup will fail for the same reason and log it
  }
}

milliseconds Backups::make_backup() {
  try {
    const fs::path folder = folder_;
    // Incomplete files of a process that was killed.
    for (const std::string& partial : list_backups(folder, ".db.partial")) fs::remove(folder / partial);
    const fs::path file = folder / backup_name(clock_.now());
    database_.backup_to(file.string());
    for (const std::string& old : backups_to_delete(list_backups(folder, ending), config_.keep))
      fs::remove(folder / old);
    log_info("backup made", {{"file", file.filename().string()}});
    return hours{config_.every};
  } catch (const std::exception& error) {
    log_error("backup failed", {{"reason", error.what()}});
    return std::min<milliseconds>(hours{config_.every}, retry_pause);
  }
}

}  // namespace fitapp::app
