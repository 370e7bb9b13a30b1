// Tests, with real forked processes, what survives a killed process and a full disk.
#include <doctest/doctest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <fstream>
#include <set>
#include <thread>

#include "store/temp_database.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

const std::array<embed::Migration, 1> numbers_only{
    {{1, "numbers", "CREATE TABLE numbers (value INTEGER PRIMARY KEY, filling TEXT) STRICT;"}}};

Options numbers_in(const TempFolder& folder) {
  Options options{.path = folder.file("numbers.db")};
  options.migrations = numbers_only;
  return options;
}

void add_number(Database& database, int value, const std::string& filling = "") {
  database.write([&](Connection& connection) {
    connection.insert("INSERT INTO numbers (value, filling) VALUES (?, ?)", value, filling);
  });
}

std::set<int> numbers(Database& database) {
  const auto rows = database.read([](Connection& connection) {
    return connection.query("SELECT value FROM numbers").list([](const Query& row) { return row.get<int>(0); });
  });
  return {rows.begin(), rows.end()};
}

// Writes from four threads and sends each number to the pipe after its write returned.
[[noreturn]] void write_until_killed(const Options& options, int pipe_end) {
  Database database(options);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      for (int value = i;; value += 4) {
        add_number(database, value);
        if (::write(pipe_end, &value, sizeof value) != sizeof value) ::_exit(1);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  ::_exit(0);
}

// The exit code of the child identifies the failed expectation.
[[noreturn]] void fill_the_disk(const Options& options) {
  Database database(options);
  add_number(database, 1);
  struct rlimit limit {};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  ::signal(SIGXFSZ, SIG_IGN);
  const rlim_t no_limit = limit.rlim_cur;
  limit.rlim_cur = 200'000;
  ::setrlimit(RLIMIT_FSIZE, &limit);
  try {
    add_number(database, 2, std::string(1'000'000, 'x'));
    ::_exit(10);
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::unavailable) ::_exit(11);
    if (error.message() != "The server's disk is full. Nothing was saved; please try again later.") ::_exit(12);
    if (error.code() != "DISK_FULL") ::_exit(13);
  }
  if (numbers(database) != std::set<int>{1}) ::_exit(14);
  limit.rlim_cur = no_limit;
  ::setrlimit(RLIMIT_FSIZE, &limit);
  add_number(database, 3, std::string(1'000'000, 'x'));
  ::_exit(numbers(database) == std::set<int>{1, 3} ? 0 : 15);
}

int exit_code_of(pid_t child) {
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

}  // namespace

TEST_CASE("every acknowledged write survives a killed process") {
  for (const Durability durability : {Durability::full, Durability::normal}) {
    const TempFolder folder;
    Options options = numbers_in(folder);
    options.durability = durability;
    // Small, so that the kill also interrupts checkpoints.
    options.checkpoint_pages = 10;
    int pipe_ends[2];
    REQUIRE(::pipe(pipe_ends) == 0);
    const pid_t child = ::fork();
    if (child == 0) write_until_killed(options, pipe_ends[1]);
    ::close(pipe_ends[1]);
    std::set<int> acknowledged;
    int value = 0;
    while (acknowledged.size() < 300 && ::read(pipe_ends[0], &value, sizeof value) == sizeof value)
      acknowledged.insert(value);
    ::kill(child, SIGKILL);
    while (::read(pipe_ends[0], &value, sizeof value) == sizeof value) acknowledged.insert(value);
    ::close(pipe_ends[0]);
    CHECK(exit_code_of(child) == 1000 + SIGKILL);

    Database database(options);
    const std::set<int> found = numbers(database);
    CHECK(acknowledged.size() >= 300);
    CHECK(std::includes(found.begin(), found.end(), acknowledged.begin(), acknowledged.end()));
    CHECK(database.read(
              [](Connection& connection) { return *connection.value<std::string>("PRAGMA integrity_check"); }) == "ok");
  }
}

TEST_CASE("a killed server does not keep its file locked") {
  const TempFolder folder;
  Options options = numbers_in(folder);
  options.role = Role::server;
  int pipe_ends[2];
  REQUIRE(::pipe(pipe_ends) == 0);
  const pid_t child = ::fork();
  if (child == 0) write_until_killed(options, pipe_ends[1]);
  ::close(pipe_ends[1]);
  int value = 0;
  REQUIRE(::read(pipe_ends[0], &value, sizeof value) == sizeof value);
  CHECK(error_of([&] { Database second(options); }).code() == "DATABASE_IN_USE");
  ::kill(child, SIGKILL);
  CHECK(exit_code_of(child) == 1000 + SIGKILL);
  ::close(pipe_ends[0]);
  Database next(options);
  CHECK(numbers(next).contains(value));
}

TEST_CASE("a full disk rejects the whole write, and the server works again once there is space") {
  const TempFolder folder;
  const Options options = numbers_in(folder);
  const pid_t child = ::fork();
  if (child == 0) fill_the_disk(options);
  CHECK(exit_code_of(child) == 0);
  Database database(options);
  CHECK(numbers(database) == std::set<int>{1, 3});
}
