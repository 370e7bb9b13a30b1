// Tests automatic backups.
#include "app/backups.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

#include "store/temp_database.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::app;
using namespace fitapp::tests;
using std::chrono::hours;
using std::chrono::milliseconds;

namespace {

constexpr hours a_day{24};

std::set<std::string> files_in(const std::string& folder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) names.insert(entry.path().filename().string());
  return names;
}

// Waits up to a minute for the backup thread.
bool appears(const std::string& path) {
  for (int i = 0; i < 6000 && !std::filesystem::exists(path); ++i) std::this_thread::sleep_for(milliseconds{10});
  return std::filesystem::exists(path);
}

}  // namespace

TEST_CASE("the next backup is due one interval after the newest, regardless of restarts") {
  const Instant now = friday_morning();  // 10:00
  CHECK(time_until_backup({}, a_day, now) == milliseconds{0});
  CHECK(time_until_backup({"fitapp-backup-2026-11-20T07-00-00.db", "fitapp-backup-2026-11-18T09-30-00.db"}, a_day,
                          now) == hours{21});
  CHECK(time_until_backup({"fitapp-backup-2026-11-19T10-00-00.db"}, a_day, now) == milliseconds{0});
  CHECK(time_until_backup({"fitapp-backup-2026-11-01T10-00-00.db"}, a_day, now) == milliseconds{0});
}

TEST_CASE("a clock that was set back and other files do not delay the next backup forever") {
  const Instant now = friday_morning();
  CHECK(time_until_backup({"fitapp-backup-2031-01-01T00-00-00.db"}, a_day, now) == a_day);
  CHECK(time_until_backup({"fitapp-backup-before-the-move.db", "fitapp-backup-2026-13-40T99-00-00.db"}, a_day, now) ==
        milliseconds{0});
}

TEST_CASE("only the newest backups are kept") {
  const std::vector<std::string> names{"fitapp-backup-3.db", "fitapp-backup-1.db", "fitapp-backup-2.db"};
  CHECK(backups_to_delete(names, 2) == std::vector<std::string>{"fitapp-backup-1.db"});
  CHECK(backups_to_delete(names, 3).empty());
  CHECK(backups_to_delete({}, 7).empty());
}

TEST_CASE("a server without a recent backup makes one immediately, and deletes old and incomplete ones") {
  const TempFolder folder;
  TempDatabase database;
  const FixedClock clock(friday_morning());
  for (const char* name : {"fitapp-backup-2026-11-01T10-00-00.db", "fitapp-backup-2026-11-02T10-00-00.db",
                           "fitapp-backup-2026-11-03T10-00-00.db.partial", "holiday.db"}) {
    std::ofstream(folder.file(name)) << "old";
  }
  const std::string wanted = "fitapp-backup-2026-11-20T10-00-00.db";
  {
    const Backups backups(*database, {.every = 24, .keep = 2, .folder = folder.path()}, clock);
    CHECK(appears(folder.file(wanted)));
  }
  CHECK(files_in(folder.path()) == std::set<std::string>{"fitapp-backup-2026-11-02T10-00-00.db", "holiday.db", wanted});
  CHECK(mode_of(folder.file(wanted)) == 0600);
}

TEST_CASE("no backup is made if backups are disabled") {
  const TempFolder folder;
  TempDatabase database;
  const FixedClock clock(friday_morning());
  { const Backups backups(*database, {.every = 0, .keep = 2, .folder = folder.path()}, clock); }
  CHECK(files_in(folder.path()).empty());
}
