// Tests of restoring a backup: what is restored, what is saved first, and what is refused before any change.
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

// A folder with a database of two accounts and a backup from before the second.
struct RestoreFixture {
  TempFolder folder;
  std::string path = folder.file("fitapp.db");
  std::string copy = folder.file("copy.db");

  RestoreFixture() {
    Database database({.path = path});
    const UserId ada = add_user(database, "ada@example.com");
    const NewSession session{"ended since", 7200, std::nullopt, std::nullopt};
    database.write([&](Connection& connection) { insert_session(ada, connection, session, now); });
    insert_reset_token(ada, database, "spent since", now + hours{1}, {domain::SecurityEventKind::reset_requested, now});
    database.backup_to(copy);
    add_user(database, "eve@example.com");
  }

  std::vector<std::string> emails(const std::string& file) const {
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

TEST_CASE("a backup is restored completely, and the replaced database is saved next to it") {
  const RestoreFixture fixture;
  const std::string saved = restore_backup(fixture.copy, fixture.path).previous;
  CHECK(fixture.emails(fixture.path) == Lines{"ada@example.com"});
  CHECK(saved.ends_with("fitapp.db.before-restore.backup"));
  CHECK(fixture.emails(saved) == Lines{"ada@example.com", "eve@example.com"});
  CHECK(mode_of(fixture.path) == 0600);
  CHECK_FALSE(file_exists(fixture.path + ".restoring"));
  CHECK(fixture.emails(fixture.copy) == Lines{"ada@example.com"});
  CHECK(restore_backup(saved, fixture.path).previous.ends_with("fitapp.db.before-restore-2.backup"));
  CHECK(fixture.emails(fixture.path) == Lines{"ada@example.com", "eve@example.com"});
}

TEST_CASE("a restore names the accounts that the backup brings back") {
  RestoreFixture fixture;
  {
    Database database({.path = fixture.path});
    delete_user(find_credentials(database, "ada@example.com")->user, database);
  }
  CHECK(restore_backup(fixture.copy, fixture.path).revived == Lines{"ada@example.com"});
  CHECK(restore_backup(fixture.copy, fixture.path).revived.empty());
}

TEST_CASE("a restore does not revive sessions and reset tokens that ended after the backup") {
  const RestoreFixture fixture;
  restore_backup(fixture.copy, fixture.path).previous;
  Database database({.path = fixture.path});
  CHECK_FALSE(find_session(database, "ended since", now));
  CHECK_FALSE(find_reset_owner(database, "spent since", now));
  CHECK_FALSE(find_damage(database));
}

TEST_CASE("a backup can be restored over a missing or a damaged database") {
  const RestoreFixture fixture;
  const std::string fresh = fixture.folder.file("new.db");
  CHECK(restore_backup(fixture.copy, fresh).previous.empty());
  CHECK(fixture.emails(fresh) == Lines{"ada@example.com"});

  std::ofstream(fixture.path) << "nothing that anybody could read";
  const std::string saved = restore_backup(fixture.copy, fixture.path).previous;
  CHECK(fixture.emails(fixture.path) == Lines{"ada@example.com"});
  CHECK(std::filesystem::file_size(saved) == 31);
}

TEST_CASE("a file that is not a backup of this program is refused, and nothing changes") {
  const RestoreFixture fixture;
  CHECK(fixture.refusal(fixture.folder.file("none.db")).find("There is no backup at ") == 0);
  CHECK(fixture.refusal(fixture.path).find("is the database itself.") != std::string::npos);
  const std::string text = fixture.folder.file("letter.txt");
  std::ofstream(text) << "Dear Ada, this is a letter that is long enough to be no database at all. "
                      << std::string(600, '.');
  CHECK(fixture.refusal(text).find("is not an SQLite database.") != std::string::npos);
  const std::string empty = fixture.folder.file("empty.db");
  std::ofstream(empty).flush();
  CHECK(fixture.refusal(empty).find("is an empty database, not a backup.") != std::string::npos);
  const std::string newer = fixture.folder.file("newer.db");
  std::filesystem::copy_file(fixture.copy, newer);
  { Connection(newer, Connection::Access::read_write).execute("PRAGMA user_version = 9999"); }
  CHECK(fixture.refusal(newer).find("was written by a newer version") != std::string::npos);
  CHECK(fixture.emails(fixture.path) == Lines{"ada@example.com", "eve@example.com"});
  CHECK_FALSE(file_exists(fixture.path + ".before-restore.backup"));
}

TEST_CASE("a damaged backup is refused") {
  const RestoreFixture fixture;
  {
    // The first page after the schema: the root page of the first table.
    std::fstream file(fixture.copy, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096);
    file << std::string(4096, 'x');
  }
  CHECK_THROWS_AS(restore_backup(fixture.copy, fixture.path), Error);
  CHECK(fixture.emails(fixture.path) == Lines{"ada@example.com", "eve@example.com"});
}

TEST_CASE("a restore is refused while a server or a command uses the database") {
  const RestoreFixture fixture;
  {
    const Database server({.path = fixture.path, .role = Role::server});
    CHECK(fixture.refusal(fixture.copy).find("Another server is already running on ") == 0);
  }
  {
    Database command({.path = fixture.path});
    CHECK(fixture.refusal(fixture.copy).find("Another program is using ") == 0);
    CHECK(count_users(command) == 2);
  }
  CHECK(fixture.emails(fixture.path) == Lines{"ada@example.com", "eve@example.com"});
}
