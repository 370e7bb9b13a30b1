// Tests of the database: transactions, isolation, refusals and files.
#include "store/db.h"

#include <doctest/doctest.h>

#include <atomic>
#include <fstream>
#include <future>
#include <stdexcept>
#include <thread>

#include "store/temp_database.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

const std::array<embed::Migration, 1> notes_only{
    {{1, "notes", "CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL UNIQUE) STRICT;"}}};

Options notes_in(const TempFolder& folder) {
  Options options{.path = folder.file("notes.db")};
  options.migrations = notes_only;
  return options;
}

std::int64_t add_note(Database& database, const std::string& text) {
  return database.write(
      [&](Connection& connection) { return connection.insert("INSERT INTO notes (text) VALUES (?)", text); });
}

int count_notes(Database& database) {
  return database.read([](Connection& connection) { return *connection.value<int>("SELECT count(*) FROM notes"); });
}

}  // namespace

TEST_CASE("a write returns its value, and the next read sees it") {
  const TempFolder folder;
  Database database(notes_in(folder));
  for (int i = 1; i <= 50; ++i) {
    CHECK(add_note(database, std::to_string(i)) == i);
    CHECK(count_notes(database) == i);
  }
}

TEST_CASE("a violated constraint reaches its caller, and the writer keeps working") {
  const TempFolder folder;
  Database database(notes_in(folder));
  add_note(database, "one");
  CHECK_THROWS_AS(add_note(database, "one"), Constraint);
  add_note(database, "two");
  CHECK(count_notes(database) == 2);
}

TEST_CASE("a job that ends the transaction itself fails, and the writer keeps working") {
  const TempFolder folder;
  Database database(notes_in(folder));
  CHECK_THROWS(database.write([](Connection& connection) { connection.execute("ROLLBACK"); }));
  add_note(database, "one");
  CHECK(count_notes(database) == 1);
}

TEST_CASE("a write inside a write or a read is refused") {
  const TempFolder folder;
  Database database(notes_in(folder));
  CHECK_THROWS_AS(database.write([&](Connection&) { add_note(database, "inner"); }), std::logic_error);
  CHECK_THROWS_AS(database.read([&](Connection&) { add_note(database, "inner"); }), std::logic_error);
  CHECK(count_notes(database) == 0);
}

TEST_CASE("the reads and writes inside write_all are one transaction") {
  const TempFolder folder;
  Database database(notes_in(folder));
  const int seen = database.write_all([&] {
    add_note(database, "one");
    add_note(database, "two");
    std::thread([&] { CHECK(count_notes(database) == 0); }).join();
    return count_notes(database);
  });
  CHECK(seen == 2);
  CHECK(count_notes(database) == 2);
}

TEST_CASE("an error inside write_all undoes all of its writes, a handled one only its own") {
  const TempFolder folder;
  Database database(notes_in(folder));
  CHECK_THROWS_AS(database.write_all([&]() -> int {
    add_note(database, "one");
    throw std::runtime_error("no");
  }),
                  std::runtime_error);
  CHECK(count_notes(database) == 0);
  database.write_all([&] {
    add_note(database, "one");
    CHECK_THROWS_AS(database.write([&](Connection& connection) {
      connection.insert("INSERT INTO notes (text) VALUES ('two')");
      throw std::runtime_error("no");
    }),
                    std::runtime_error);
    CHECK_THROWS_AS(add_note(database, "one"), Constraint);
    CHECK_THROWS_AS(database.read([&](Connection&) { add_note(database, "inner"); }), std::logic_error);
    return add_note(database, "three");
  });
  CHECK(count_notes(database) == 2);
}

TEST_CASE("a read inside a write sees the changes so far, and a read inside a read sees the same state") {
  const TempFolder folder;
  Options options = notes_in(folder);
  options.readers = 1;
  Database database(options);
  database.write([&](Connection& connection) {
    connection.insert("INSERT INTO notes (text) VALUES ('one')");
    CHECK(count_notes(database) == 1);
  });
  database.read([&](Connection&) {
    CHECK(count_notes(database) == 1);
    std::thread([&] { add_note(database, "two"); }).join();
    CHECK(count_notes(database) == 1);
  });
  CHECK(count_notes(database) == 2);
}

TEST_CASE("two databases can be read inside each other") {
  const TempFolder first_folder;
  const TempFolder second_folder;
  Database first(notes_in(first_folder));
  Database second(notes_in(second_folder));
  add_note(first, "one");
  first.read([&](Connection&) {
    add_note(second, "copied");
    second.read([&](Connection&) {
      CHECK(count_notes(first) == 1);
      CHECK_THROWS_AS(add_note(first, "x"), std::logic_error);
    });
  });
  CHECK(count_notes(second) == 1);
}

TEST_CASE("a reader cannot write") {
  const TempFolder folder;
  Database database(notes_in(folder));
  CHECK_THROWS_AS(
      database.read([](Connection& connection) { connection.insert("INSERT INTO notes (text) VALUES ('x')"); }), Error);
  CHECK(count_notes(database) == 0);
}

TEST_CASE("a reader still works after an exception in a read") {
  const TempFolder folder;
  Options options = notes_in(folder);
  options.readers = 1;
  Database database(options);
  for (int i = 0; i < 3; ++i) {
    CHECK_THROWS_AS(database.read([](Connection& connection) {
      Query query = connection.query("SELECT 1 UNION SELECT 2");
      query.next();
      throw std::runtime_error("half way");
    }),
                    std::runtime_error);
  }
  CHECK(count_notes(database) == 0);
}

TEST_CASE("a read waits when all readers are busy, then is asked to retry") {
  const TempFolder folder;
  Options options = notes_in(folder);
  options.readers = 1;
  options.reader_wait = std::chrono::milliseconds(50);
  Database database(options);
  database.read([&](Connection&) {
    std::thread([&] {
      const Error error = error_of([&] { count_notes(database); });
      CHECK(error.kind() == ErrorKind::unavailable);
      CHECK(error.retry_after_seconds() == 1);
    }).join();
  });
  CHECK(count_notes(database) == 0);
}

TEST_CASE("a full disk rejects the whole write with a message, and later writes work") {
  const TempFolder folder;
  Database database(notes_in(folder));
  add_note(database, "before");
  const auto limit_pages = [&](int pages) {
    database.write([pages](Connection& connection) {
      connection.query("PRAGMA max_page_count = " + std::to_string(pages)).next();
    });
  };
  limit_pages(10);
  const Error error = error_of([&] {
    database.write([](Connection& connection) {
      connection.insert("INSERT INTO notes (text) VALUES ('small')");
      connection.insert("INSERT INTO notes (text) VALUES (?)", std::string(1'000'000, 'x'));
    });
  });
  CHECK(error.kind() == ErrorKind::unavailable);
  CHECK(error.message() == "The server's disk is full. Nothing was saved; please try again later.");
  CHECK(error.retry_after_seconds().has_value());
  CHECK(count_notes(database) == 1);
  add_note(database, "still small");
  CHECK(count_notes(database) == 2);
  limit_pages(1'000'000);
  add_note(database, std::string(1'000'000, 'x'));
  CHECK(count_notes(database) == 3);
}

TEST_CASE("only the owner can read the database, its log, its lock and its backups") {
  const TempFolder folder;
  const mode_t umask_before = ::umask(0);
  Options options = notes_in(folder);
  options.role = Role::server;
  {
    Database database(options);
    add_note(database, "private");
    database.backup_to(folder.file("copy.db"));
    for (const char* name : {"notes.db", "notes.db-wal", "notes.db-shm", "notes.db.lock", "copy.db"}) {
      CAPTURE(name);
      CHECK(mode_of(folder.file(name)) == 0600);
    }
  }
  ::umask(umask_before);
}

TEST_CASE("closing leaves one file with all data") {
  const TempFolder folder;
  Options options = notes_in(folder);
  options.role = Role::server;
  {
    Database database(options);
    CHECK(database.created());
    add_note(database, "kept");
  }
  int files = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder.path())) ++files;
  CHECK(files == 1);
  Database again(options);
  CHECK_FALSE(again.created());
  CHECK(count_notes(again) == 1);
}

TEST_CASE("a second server on the same file is refused with a message, but a command is not") {
  const TempFolder folder;
  Options server = notes_in(folder);
  server.role = Role::server;
  {
    Database first(server);
    const Error error = error_of([&] { Database second(server); });
    CHECK(error.code() == "DATABASE_IN_USE");
    CHECK(error.message() == "Another server is already running on " + first.path() + ".");
    std::filesystem::create_symlink(first.path(), folder.file("other-name.db"));
    Options renamed = server;
    renamed.path = folder.file("other-name.db");
    CHECK(error_of([&] { Database second(renamed); }).code() == "DATABASE_IN_USE");
    Database command(notes_in(folder));
    add_note(command, "from beside");
    CHECK(count_notes(first) == 1);
  }
  Database next(server);
  CHECK(count_notes(next) == 1);
}

TEST_CASE("two databases on the same file write concurrently and lose nothing") {
  const TempFolder folder;
  const auto work = [&](const std::string& name) {
    Database database(notes_in(folder));
    for (int i = 0; i < 100; ++i) add_note(database, name + std::to_string(i));
  };
  auto first = std::async(std::launch::async, work, "first ");
  auto second = std::async(std::launch::async, work, "second ");
  first.get();
  second.get();
  Database database(notes_in(folder));
  CHECK(count_notes(database) == 200);
}

TEST_CASE("many threads read and write one database") {
  const TempFolder folder;
  Database database(notes_in(folder));
  std::vector<std::thread> threads;
  std::atomic<bool> never_backwards = true;
  for (int i = 0; i < 6; ++i) {
    threads.emplace_back([&, i] {
      int seen = 0;
      for (int k = 0; k < 50; ++k) {
        add_note(database, std::to_string(i) + "/" + std::to_string(k));
        const int now = count_notes(database);
        if (now <= seen) never_backwards = false;
        seen = now;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(never_backwards);
  CHECK(count_notes(database) == 300);
}

TEST_CASE("a backup is a complete database with its version and application id, and never overwrites a file") {
  const TempFolder folder;
  Database database(notes_in(folder));
  add_note(database, "kept");
  const std::string copy = folder.file("copy.db");
  database.backup_to(copy);
  CHECK(error_of([&] { database.backup_to(copy); }).message() ==
        "The file " + std::filesystem::canonical(copy).string() + " exists already; choose another name.");
  CHECK_FALSE(std::filesystem::exists(copy + ".partial"));
  add_note(database, "later");
  Options options = notes_in(folder);
  options.path = copy;
  options.missing = Missing::refuse;
  options.outdated = Outdated::refuse;
  Database restored(options);
  CHECK(count_notes(restored) == 1);
  CHECK(add_note(restored, "next id") == 2);
}

TEST_CASE("a backup contains no deleted data and needs no log file") {
  const TempFolder folder;
  Database database(notes_in(folder));
  const std::string secret = "a supper that was deleted";
  for (int i = 0; i < 100; ++i) add_note(database, secret + std::to_string(i));
  add_note(database, "kept");
  database.write([&](Connection& connection) { connection.change("DELETE FROM notes WHERE text <> 'kept'"); });
  const std::string copy = folder.file("copy.db");
  database.backup_to(copy);
  std::ifstream file(copy, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  CHECK(bytes.find("kept") != std::string::npos);
  CHECK(bytes.find(secret) == std::string::npos);
  constexpr std::size_t write_version = 18;  // offset in the file header; the value 2 means WAL
  CHECK(bytes.at(write_version) == 1);
}

TEST_CASE("a backup to a missing folder fails with one message") {
  const TempFolder folder;
  Database database(notes_in(folder));
  CHECK(error_of([&] { database.backup_to(folder.file("nowhere/copy.db")); }).message().find("does not exist.") !=
        std::string::npos);
}

TEST_CASE("a checkpoint empties the log") {
  const TempFolder folder;
  Database database(notes_in(folder));
  add_note(database, "one");
  CHECK(std::filesystem::file_size(database.path() + "-wal") > 0);
  database.checkpoint();
  CHECK(std::filesystem::file_size(database.path() + "-wal") == 0);
  add_note(database, "two");
  CHECK(count_notes(database) == 2);
}
