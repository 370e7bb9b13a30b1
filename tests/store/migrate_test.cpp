// Tests of migrations and of refused files.
#include "store/migrate.h"

#include <doctest/doctest.h>
#include <sys/wait.h>

#include <fstream>
#include <future>

#include "store/file.h"
#include "store/temp_database.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

const std::array<embed::Migration, 3> three_steps{{
    {1, "first",
     "CREATE TABLE parents (id INTEGER PRIMARY KEY, name TEXT) STRICT;"
     "CREATE TABLE children (id INTEGER PRIMARY KEY, parent_id INTEGER REFERENCES parents ON DELETE CASCADE) STRICT;"},
    {2, "add_size", "ALTER TABLE parents ADD COLUMN size REAL;"},
    {3, "rebuild",
     "CREATE TABLE fresh (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size REAL) STRICT;"
     "INSERT INTO fresh SELECT id, name, size FROM parents; DROP TABLE parents;"
     "ALTER TABLE fresh RENAME TO parents;"},
}};
const std::span<const embed::Migration> all_steps = three_steps;

Options options_for(const std::string& path, std::span<const embed::Migration> steps) {
  Options options{.path = path};
  options.migrations = steps;
  return options;
}

std::string refusal(const Options& options) {
  return error_of([&] { Database database(options); }).message();
}

void write_file(const std::string& path, const std::string& content) { std::ofstream(path) << content; }

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Runs in a child process without root permissions.
std::string refusal_without_rights(const Options& options) {
  int pipe_ends[2];
  REQUIRE(::pipe(pipe_ends) == 0);
  const pid_t child = ::fork();
  if (child == 0) {
    std::string message = "setuid failed";
    if (::geteuid() != 0 || ::setuid(65534) == 0) {
      try {
        message = refusal(options);
      } catch (const std::exception& other) {
        message = other.what();
      }
    }
    const auto written = ::write(pipe_ends[1], message.data(), message.size());
    ::_exit(written < 0 ? 1 : 0);
  }
  ::close(pipe_ends[1]);
  std::string message(1000, '\0');
  message.resize(static_cast<std::size_t>(std::max<ssize_t>(::read(pipe_ends[0], message.data(), message.size()), 0)));
  ::close(pipe_ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return message;
}

}  // namespace

TEST_CASE("an empty file is migrated to the latest version, once") {
  const TempFolder folder;
  const std::string path = folder.file("new.db");
  SchemaState before = find_schema_state(path, all_steps);
  CHECK(before.current == 0);
  CHECK(before.latest == 3);
  CHECK(before.pending == std::vector<std::string>{"first", "add_size", "rebuild"});
  CHECK_FALSE(std::filesystem::exists(path));
  { Database database(options_for(path, all_steps)); }
  const SchemaState after = find_schema_state(path, all_steps);
  CHECK(after.current == 3);
  CHECK(after.pending.empty());
  Database again(options_for(path, all_steps));
  CHECK(again.migration_backup().empty());
}

TEST_CASE("an older file keeps its rows, and a backup of its old state is next to it") {
  const TempFolder folder;
  const std::string path = folder.file("old.db");
  {
    Database old(options_for(path, all_steps.first(1)));
    old.write([](Connection& connection) {
      connection.execute("INSERT INTO parents VALUES (1, 'kept'); INSERT INTO children VALUES (7, 1);");
    });
  }
  CHECK(find_schema_state(path, all_steps).pending == std::vector<std::string>{"add_size", "rebuild"});
  std::string backup;
  {
    Database database(options_for(path, all_steps));
    backup = database.migration_backup();
    database.write([](Connection& connection) {
      CHECK(*connection.value<int>("SELECT count(*) FROM children WHERE parent_id = 1") == 1);
      connection.change("DELETE FROM parents");
      // The references still work after the rebuild of the referenced table.
      CHECK(*connection.value<int>("SELECT count(*) FROM children") == 0);
    });
  }
  CHECK(backup == std::filesystem::canonical(path).string() + ".version-1.backup");
  CHECK(mode_of(backup) == 0600);
  CHECK(find_schema_state(backup, all_steps).current == 1);
  Database copy(options_for(backup, all_steps.first(1)));
  CHECK(copy.read([](Connection& connection) { return *connection.value<std::string>("SELECT name FROM parents"); }) ==
        "kept");
}

TEST_CASE("a backup never overwrites an earlier one") {
  const TempFolder folder;
  const std::string path = folder.file("old.db");
  { Database old(options_for(path, all_steps.first(1))); }
  write_file(path + ".version-1.backup", "precious");
  Database database(options_for(path, all_steps.first(2)));
  CHECK(database.migration_backup().ends_with("old.db.version-1-2.backup"));
  CHECK(read_file(path + ".version-1.backup") == "precious");
}

TEST_CASE("a failing step leaves the file as it was after the previous step") {
  const TempFolder folder;
  const std::string path = folder.file("broken.db");
  std::array<embed::Migration, 3> steps = three_steps;
  for (const char* sql : {"CREATE TABLE half (a INTEGER); INSERT INTO nowhere VALUES (1);",
                          "CREATE TABLE half (a INTEGER); INSERT INTO children VALUES (1, 99);"}) {
    CAPTURE(sql);
    steps[1].sql = sql;
    CHECK_THROWS_AS(Database(options_for(path, steps)), Error);
    CHECK(find_schema_state(path, steps).current == 1);
    Database database(options_for(path, all_steps.first(1)));
    CHECK(database.read([](Connection& connection) {
      return *connection.value<int>("SELECT count(*) FROM sqlite_schema WHERE name = 'half'");
    }) == 0);
  }
}

TEST_CASE("two programs that open the same new file at once both succeed") {
  const TempFolder folder;
  const std::string path = folder.file("new.db");
  std::vector<std::future<void>> starts;
  for (int i = 0; i < 6; ++i) {
    starts.push_back(std::async(std::launch::async, [&] { Database database(options_for(path, all_steps)); }));
  }
  for (auto& start : starts) {
    std::string failure;
    try {
      start.get();
    } catch (const Error& error) {
      failure = error.message() + " " + error.log_text();
    }
    CHECK(failure == "");
  }
  CHECK(find_schema_state(path, all_steps).current == 3);
}

TEST_CASE("a file with a newer version is refused and not changed") {
  const TempFolder folder;
  const std::string path = folder.file("newer.db");
  { Database newer(options_for(path, all_steps)); }
  const std::string before = read_file(path);
  const std::string sentence = "The database " + std::filesystem::canonical(path).string() +
                               " was written by a newer version of this program (schema 3, this program supports 2).";
  CHECK(refusal(options_for(path, all_steps.first(2))) == sentence);
  CHECK(error_of([&] { find_schema_state(path, all_steps.first(2)); }).message() == sentence);
  CHECK(read_file(path) == before);
}

TEST_CASE("a newer version is recognized while it is only in the WAL") {
  const TempFolder folder;
  const std::string path = folder.file("newer.db");
  Database newer(options_for(path, all_steps.first(2)));
  Database newest(options_for(path, all_steps));
  CHECK(refusal(options_for(path, all_steps.first(2))).find("newer version") != std::string::npos);
}

TEST_CASE("another program's database is refused and not changed") {
  const TempFolder folder;
  const std::string path = folder.file("foreign.db");
  for (const char* sql : {"PRAGMA application_id = 42", "CREATE TABLE theirs (a INTEGER)", "PRAGMA user_version = 1"}) {
    CAPTURE(sql);
    std::filesystem::remove(path);
    REQUIRE(create_private_file(path));
    { Connection(path, Connection::Access::read_write).execute(sql); }
    const std::string before = read_file(path);
    CHECK(refusal(options_for(path, all_steps)) ==
          "The file " + std::filesystem::canonical(path).string() + " belongs to another program.");
    CHECK(read_file(path) == before);
  }
}

TEST_CASE("a file that is not a database is refused and not changed") {
  const TempFolder folder;
  const std::string path = folder.file("letter.txt");
  for (const std::string& text : {std::string("Dear reader"), std::string(10'000, 'x')}) {
    write_file(path, text);
    CHECK(refusal(options_for(path, all_steps)) ==
          "The file " + std::filesystem::canonical(path).string() + " is not an SQLite database.");
    CHECK(read_file(path) == text);
  }
}

TEST_CASE("an empty file becomes a new database") {
  const TempFolder folder;
  const std::string path = folder.file("empty.db");
  write_file(path, "");
  Database database(options_for(path, all_steps));
  CHECK_FALSE(database.created());
}

TEST_CASE("a folder, a missing folder and a missing file each get their own message") {
  const TempFolder folder;
  const std::string here = std::filesystem::canonical(folder.path()).string();
  CHECK(refusal(options_for(folder.path(), all_steps)) == "The database path " + here + " is a folder, not a file.");
  CHECK(refusal(options_for(folder.file("no/such/place.db"), all_steps)) ==
        "The folder " + here + "/no/such does not exist.");
  Options only_existing = options_for(folder.file("none.db"), all_steps);
  only_existing.missing = Missing::refuse;
  CHECK(refusal(only_existing) == "There is no database at " + here + "/none.db.");
  CHECK_FALSE(std::filesystem::exists(folder.file("none.db")));
}

TEST_CASE("a file or folder without write permission gets its own message") {
  const TempFolder folder;
  const std::string here = std::filesystem::canonical(folder.path()).string();
  { Database database(options_for(folder.file("mine.db"), all_steps)); }
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
  CHECK(refusal_without_rights(options_for(folder.file("new.db"), all_steps)) ==
        "The file " + here + "/new.db cannot be created: Permission denied.");
  std::filesystem::permissions(folder.file("mine.db"), std::filesystem::perms(0444));
  CHECK(refusal_without_rights(options_for(folder.file("mine.db"), all_steps)) ==
        "The database " + here + "/mine.db cannot be read and written: Permission denied.");
  std::filesystem::permissions(folder.file("mine.db"), std::filesystem::perms(0666));
  CHECK(refusal_without_rights(options_for(folder.file("mine.db"), all_steps)) ==
        "The folder " + here + " of the database cannot be written: Permission denied.");
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
}

TEST_CASE("a command that may not migrate tells the user how to migrate") {
  const TempFolder folder;
  const std::string path = folder.file("old.db");
  { Database old(options_for(path, all_steps.first(1))); }
  Options options = options_for(path, all_steps);
  options.outdated = Outdated::refuse;
  CHECK(refusal(options).ends_with("has an older version; update it with `fitapp migrate`."));
  CHECK(find_schema_state(path, all_steps).current == 1);
}

TEST_CASE("a command that may create a database creates the full schema") {
  const TempFolder folder;
  const std::string path = folder.file("new.db");
  Options options = options_for(path, all_steps);
  options.outdated = Outdated::refuse;
  { const Database database(options); }
  CHECK(find_schema_state(path, all_steps).pending.empty());
}
