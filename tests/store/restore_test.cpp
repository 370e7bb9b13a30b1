// A backup in the place of the database: what comes back, what is kept, and what is refused before anything changes.
#include "store/restore.h"

#include <doctest/doctest.h>

#include <fstream>

#include "entries_support.h"
#include "store/check.h"
#include "store/file.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using std::chrono::hours;

namespace {

// A folder with a database of one account, and a backup of it from before the second account.
struct Restoring {
  TempFolder folder;
  std::string path = folder.file("fitapp.db");
  std::string copy = folder.file("copy.db");

  Restoring() {
    Database database({.path = path});
    const UserId ada = add_user(database, "ada@example.com");
    const NewSession session{"ended since", 7200, std::nullopt, std::nullopt};
    database.write([&](Connection& connection) { insert_session(ada, connection, session, now); });
    insert_reset_token(ada, database, "spent since", now, now + hours{1});
    database.backup_to(copy);
    add_user(database, "eve@example.com");
  }

  std::vector<std::string> people(const std::string& file) const {
    Database database({.path = file, .missing = Missing::refuse});
    std::vector<std::string> addresses;
    for (const UserSummary& line : list_users(database)) addresses.push_back(line.email);
    return addresses;
  }
  std::string refusal(const std::string& source) const {
    return error_of([&] { restore_backup(source, path); }).message();
  }
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a backup comes back whole, and what stood there is kept beside it") {
  const Restoring there;
  const std::string kept = restore_backup(there.copy, there.path);
  CHECK(there.people(there.path) == Lines{"ada@example.com"});
  CHECK(kept.ends_with("fitapp.db.before-restore.backup"));
  CHECK(there.people(kept) == Lines{"ada@example.com", "eve@example.com"});
  CHECK(mode_of(there.path) == 0600);
  CHECK_FALSE(file_exists(there.path + ".restoring"));
  CHECK(there.people(there.copy) == Lines{"ada@example.com"});
  CHECK(restore_backup(kept, there.path).ends_with("fitapp.db.before-restore-2.backup"));
  CHECK(there.people(there.path) == Lines{"ada@example.com", "eve@example.com"});
}

TEST_CASE("a restore brings back no session and no reset token that ended since the backup") {
  const Restoring there;
  restore_backup(there.copy, there.path);
  Database database({.path = there.path});
  CHECK_FALSE(find_session(database, "ended since", now));
  CHECK_FALSE(is_reset_token_valid(database, "spent since", now));
  CHECK_FALSE(find_damage(database));
}

TEST_CASE("a backup is restored where no database stands, or a damaged one") {
  const Restoring there;
  const std::string fresh = there.folder.file("new.db");
  CHECK(restore_backup(there.copy, fresh).empty());
  CHECK(there.people(fresh) == Lines{"ada@example.com"});

  std::ofstream(there.path) << "nothing that anybody could read";
  const std::string kept = restore_backup(there.copy, there.path);
  CHECK(there.people(there.path) == Lines{"ada@example.com"});
  CHECK(std::filesystem::file_size(kept) == 31);
}

TEST_CASE("what is no backup of this program is refused, and nothing changes") {
  const Restoring there;
  CHECK(there.refusal(there.folder.file("none.db")).find("There is no backup at ") == 0);
  CHECK(there.refusal(there.path).find("is the database itself.") != std::string::npos);
  const std::string text = there.folder.file("letter.txt");
  std::ofstream(text) << "Dear Ada, this is a letter that is long enough to be no database at all. "
                      << std::string(600, '.');
  CHECK(there.refusal(text).find("is not an SQLite database.") != std::string::npos);
  const std::string empty = there.folder.file("empty.db");
  std::ofstream(empty).flush();
  CHECK(there.refusal(empty).find("is an empty database, not a backup.") != std::string::npos);
  const std::string newer = there.folder.file("newer.db");
  std::filesystem::copy_file(there.copy, newer);
  { Connection(newer, Connection::Access::read_write).execute("PRAGMA user_version = 9999"); }
  CHECK(there.refusal(newer).find("was written by a newer version") != std::string::npos);
  CHECK(there.people(there.path) == Lines{"ada@example.com", "eve@example.com"});
  CHECK_FALSE(file_exists(there.path + ".before-restore.backup"));
}

TEST_CASE("a damaged backup is refused") {
  const Restoring there;
  {
    // The page of the first table after the schema.
    std::fstream file(there.copy, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096);
    file << std::string(4096, 'x');
  }
  CHECK_THROWS_AS(restore_backup(there.copy, there.path), Error);
  CHECK(there.people(there.path) == Lines{"ada@example.com", "eve@example.com"});
}

TEST_CASE("nothing is restored under a running server or a command at work") {
  const Restoring there;
  {
    const Database server({.path = there.path, .role = Role::server});
    CHECK(there.refusal(there.copy).find("Another server is already running on ") == 0);
  }
  {
    Database command({.path = there.path});
    CHECK(there.refusal(there.copy).find("Another program is using ") == 0);
    CHECK(count_users(command) == 2);
  }
  CHECK(there.people(there.path) == Lines{"ada@example.com", "eve@example.com"});
}
