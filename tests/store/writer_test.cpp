// Tests of the writer: how jobs are grouped into transactions.
#include "store/writer.h"

#include <doctest/doctest.h>

#include <atomic>
#include <latch>
#include <stdexcept>
#include <thread>

#include "store/file.h"
#include "store/temp_database.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

// A writer on its own file. run() makes the jobs of several threads one group: it blocks the writer until all of them
// wait. Each thread receives its index.
class Group {
 public:
  Group() : path_(folder_.file("notes.db")) {
    create_private_file(path_);
    auto connection = std::make_unique<Connection>(path_, Connection::Access::read_write);
    connection->execute("PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT NOT NULL UNIQUE) STRICT;");
    writer_ = std::make_unique<Writer>(std::move(connection));
  }

  template <class F>
  void run(std::size_t jobs, F job) {
    std::latch holding(1);
    std::latch released(1);
    std::thread holder([&] {
      writer_->run([&](Connection&) {
        holding.count_down();
        released.wait();
      });
    });
    holding.wait();
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < jobs; ++i) threads.emplace_back([&, i] { job(*writer_, i); });
    while (writer_->waiting() < jobs) std::this_thread::yield();
    released.count_down();
    holder.join();
    for (std::thread& thread : threads) thread.join();
  }

  Writer& writer() { return *writer_; }
  const std::string& path() const { return path_; }
  int count(const std::string& condition = "true") const {
    Connection other(path_, Connection::Access::read_only);
    return *other.value<int>("SELECT count(*) FROM notes WHERE " + condition);
  }

 private:
  TempFolder folder_;
  std::string path_;
  std::unique_ptr<Writer> writer_;
};

void add(Connection& connection, const std::string& text) {
  connection.insert("INSERT INTO notes (text) VALUES (?)", text);
}

}  // namespace

TEST_CASE("waiting writes become one transaction") {
  Group group;
  int seen_inside = 0;
  int seen_outside = 0;
  group.run(8, [&](Writer& writer, std::size_t i) {
    writer.run([&](Connection& connection) {
      add(connection, std::to_string(i));
      seen_inside = *connection.value<int>("SELECT count(*) FROM notes");
      seen_outside += group.count();
    });
  });
  CHECK(seen_inside == 8);
  CHECK(seen_outside == 0);
  CHECK(group.count() == 8);
}

TEST_CASE("a failing job in a group undoes only its own writes and gets its own exception") {
  Group group;
  std::atomic<int> succeeded = 0;
  std::atomic<int> failed = 0;
  group.run(20, [&](Writer& writer, std::size_t i) {
    try {
      writer.run([i](Connection& connection) {
        add(connection, "first of " + std::to_string(i));
        add(connection, "second of " + std::to_string(i));
        if (i % 2 == 1) throw std::runtime_error(std::to_string(i));
      });
      ++succeeded;
    } catch (const std::runtime_error& error) {
      if (error.what() == std::to_string(i)) ++failed;
    }
  });
  CHECK(succeeded == 10);
  CHECK(failed == 10);
  CHECK(group.count() == 20);
  CHECK(group.count("CAST(substr(text, -1) AS INTEGER) % 2 = 1") == 0);
}

TEST_CASE("when a group fills the disk, every job is either saved or gets an error") {
  Group group;
  group.writer().run([](Connection& connection) { connection.query("PRAGMA max_page_count = 12").next(); });
  std::atomic<int> saved = 0;
  std::atomic<int> rejected = 0;
  group.run(9, [&](Writer& writer, std::size_t i) {
    try {
      const bool large = i % 3 == 1;
      const std::string text = large ? std::string(500'000, static_cast<char>('a' + i)) : std::to_string(i);
      writer.run([&](Connection& connection) { add(connection, text); });
      ++saved;
    } catch (const Error& error) {
      if (error.code() == "DISK_FULL") ++rejected;
    }
  });
  CHECK(saved + rejected == 9);
  CHECK(rejected >= 3);
  CHECK(group.count() == saved);
  group.writer().run([](Connection& connection) { add(connection, "later"); });
  CHECK(group.count() == saved + 1);
}

TEST_CASE("a job that must run alone runs outside a transaction, and the jobs around it are saved") {
  Group group;
  std::atomic<bool> inside = true;
  group.run(9, [&](Writer& writer, std::size_t i) {
    if (i == 4) {
      writer.run_alone([&](Connection& connection) { inside = connection.in_transaction(); });
    } else {
      writer.run([i](Connection& connection) { add(connection, std::to_string(i)); });
    }
  });
  CHECK_FALSE(inside);
  CHECK(group.count() == 8);
}

TEST_CASE("more jobs than fit into one group are all saved") {
  Group group;
  group.run(300, [](Writer& writer, std::size_t i) {
    writer.run([i](Connection& connection) { add(connection, std::to_string(i)); });
  });
  CHECK(group.count() == 300);
}

TEST_CASE("while another program locks the database for too long, writers are asked to retry") {
  Group group;
  group.writer().run([](Connection& connection) { connection.query("PRAGMA busy_timeout = 20").next(); });
  Connection other(group.path(), Connection::Access::read_write);
  other.execute("BEGIN IMMEDIATE");
  const Error error = error_of([&] { group.writer().run([](Connection& connection) { add(connection, "x"); }); });
  CHECK(error.kind() == ErrorKind::unavailable);
  CHECK(error.retry_after_seconds() == 1);
  other.execute("ROLLBACK");
  group.writer().run([](Connection& connection) { add(connection, "x"); });
  CHECK(group.count() == 1);
}
