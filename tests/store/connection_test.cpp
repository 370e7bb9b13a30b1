// Tests of a database connection: bound values, cached statements, constraints and errors.
#include "store/connection.h"

#include <doctest/doctest.h>

#include <limits>

#include "store/file.h"
#include "store/temp_database.h"

using namespace fitapp;
using namespace fitapp::store;
using fitapp::tests::error_of;
using fitapp::tests::TempFolder;

namespace fitapp::store::tests {

enum class Colour { red, green };

}  // namespace fitapp::store::tests

namespace fitapp {

template <>
inline constexpr auto enum_names<store::tests::Colour> = std::to_array<std::string_view>({"red", "green"});

}  // namespace fitapp

namespace {

using store::tests::Colour;

struct Scratch {
  Scratch()
      : path(folder.file("scratch.db")),
        made(create_private_file(path)),
        connection(path, Connection::Access::read_write) {
    connection.execute(
        "CREATE TABLE things (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,"
        " size REAL CHECK (size > 0), data BLOB, parent INTEGER REFERENCES things) STRICT");
  }
  TempFolder folder;
  std::string path;
  bool made;
  Connection connection;
};

constexpr LocalDate some_day = std::chrono::local_days(std::chrono::days(20000));
constexpr Instant some_moment = Instant(std::chrono::milliseconds(1764000000123));

}  // namespace

TEST_CASE("every type of value is read back as it was bound") {
  Scratch scratch;
  Connection& connection = scratch.connection;
  const auto echo = [&connection]<class T>(const T& value) { return *connection.value<T>("SELECT ?", value); };
  CHECK(echo(std::int64_t{-5}) == -5);
  CHECK(echo(std::numeric_limits<std::int64_t>::max()) == std::numeric_limits<std::int64_t>::max());
  CHECK(echo(7) == 7);
  CHECK(echo(true));
  CHECK_FALSE(echo(false));
  CHECK(echo(81.65) == 81.65);
  CHECK(echo(std::string("Zoë \"the\" 'lifter'")) == "Zoë \"the\" 'lifter'");
  CHECK(echo(std::string("a\0b", 3)) == std::string("a\0b", 3));
  CHECK(echo(std::string()).empty());
  CHECK(echo(UserId{9}) == UserId{9});
  CHECK(echo(some_day) == some_day);
  CHECK(echo(some_moment) == some_moment);
  CHECK(echo(Colour::green) == Colour::green);
  CHECK(echo(std::vector<Colour>{Colour::green, Colour::red}) == std::vector<Colour>{Colour::green, Colour::red});
  CHECK(echo(std::vector<std::string>{"hip flexors", "\"\\\n", ""}) ==
        std::vector<std::string>{"hip flexors", "\"\\\n", ""});
  CHECK(echo(std::optional<double>(1.5)) == 1.5);
  CHECK(echo(std::optional<double>()) == std::nullopt);
  CHECK(echo(std::optional<LocalDate>(some_day)) == some_day);
  CHECK(connection.value<Blob>("SELECT ?", BlobView{std::string_view("\0\xff", 2)})->bytes == std::string("\0\xff", 2));
  CHECK(connection.value<std::string>("SELECT typeof(?)", BlobView{}) == "blob");
  CHECK(connection.value<std::string>("SELECT typeof(?)", nullptr) == "null");
  CHECK(connection.value<std::string>("SELECT ?", some_day) == format_date(some_day));
}

TEST_CASE("a row is read in the order of its columns") {
  Scratch scratch;
  scratch.connection.insert("INSERT INTO things (name, size) VALUES (?, ?)", "bar", 2.5);
  scratch.connection.insert("INSERT INTO things (name) VALUES (?)", "rope");
  struct Thing {
    std::int64_t id;
    std::string name;
    std::optional<double> size;
  };
  const auto things =
      scratch.connection.query("SELECT id, name, size FROM things ORDER BY id").list([](const Query& row) {
        Thing thing{};
        row.row() >> thing.id >> thing.name >> thing.size;
        return thing;
      });
  REQUIRE(things.size() == 2);
  CHECK(things[0].name == "bar");
  CHECK(things[0].size == 2.5);
  CHECK(things[1].id == 2);
  CHECK(things[1].size == std::nullopt);
  CHECK(scratch.connection.value<int>("SELECT id FROM things WHERE name = ?", "nothing") == std::nullopt);
}

TEST_CASE("reading NULL, another type, an unknown name or a missing column is a programming error") {
  Scratch scratch;
  Query row = scratch.connection.query("SELECT NULL, 'text', 70000, 'blue', '2026-02-30', 1.5");
  CHECK_THROWS_AS(row.integer(0), std::logic_error);  // before next()
  REQUIRE(row.next());
  CHECK_THROWS_AS(row.integer(0), std::logic_error);
  CHECK_THROWS_AS(row.text(0), std::logic_error);
  CHECK_THROWS_AS(row.integer(1), std::logic_error);
  CHECK_THROWS_AS(row.get<std::int16_t>(2), std::logic_error);
  CHECK_THROWS_AS(row.get<Colour>(3), std::logic_error);
  CHECK_THROWS_AS(row.get<LocalDate>(4), std::logic_error);
  CHECK_THROWS_AS(row.integer(5), std::logic_error);
  CHECK_THROWS_AS(row.text(6), std::logic_error);
  CHECK_THROWS_AS(row.text(-1), std::logic_error);
  CHECK(row.real(2) == 70000.0);
}

TEST_CASE("a statement can be used again after its last run threw") {
  Scratch scratch;
  Connection& connection = scratch.connection;
  constexpr std::string_view insert = "INSERT INTO things (name, size) VALUES (?, ?)";
  CHECK(connection.insert(insert, "bar", 1.0) == 1);
  CHECK_THROWS_AS(connection.insert(insert, "bar", 1.0), Constraint);
  CHECK_THROWS_AS(connection.insert(insert, "rope", -1.0), Constraint);
  CHECK(connection.insert(insert, "rope", nullptr) > 1);
  CHECK(connection.value<int>("SELECT count(*) FROM things") == 2);

  constexpr std::string_view select = "SELECT name FROM things WHERE name <> ? ORDER BY id";
  const auto abandon = [&] {
    Query query = connection.query(select, "none");
    query.next();
    throw std::runtime_error("in the middle of the rows");
  };
  CHECK_THROWS_AS(abandon(), std::runtime_error);
  CHECK(connection.value<std::string>(select, "bar") == "rope");
}

TEST_CASE("a query can run inside the loop over the same query") {
  Scratch scratch;
  for (const char* name : {"a", "b", "c"}) scratch.connection.insert("INSERT INTO things (name) VALUES (?)", name);
  constexpr std::string_view select = "SELECT name FROM things ORDER BY id";
  std::string pairs;
  Query outer = scratch.connection.query(select);
  while (outer.next()) {
    Query inner = scratch.connection.query(select);
    while (inner.next()) pairs += outer.text(0) + inner.text(0) + " ";
  }
  CHECK(pairs == "aa ab ac ba bb bc ca cb cc ");
  CHECK_FALSE(outer.next());
}

TEST_CASE("a running query survives more statements than the cache can hold") {
  Scratch scratch;
  scratch.connection.insert("INSERT INTO things (name) VALUES (?)", "bar");
  Query running = scratch.connection.query("SELECT name FROM things");
  REQUIRE(running.next());
  for (int i = 0; i < 2000; ++i) REQUIRE(scratch.connection.value<int>("SELECT " + std::to_string(i)) == i);
  CHECK(running.text(0) == "bar");
}

TEST_CASE("the number of values must match the number of parameters") {
  Scratch scratch;
  CHECK_THROWS_AS(scratch.connection.query("SELECT ?, ?", 1), std::logic_error);
  CHECK_THROWS_AS(scratch.connection.query("SELECT ?", 1, 2), std::logic_error);
}

TEST_CASE("a rejected row reports the constraint and its columns") {
  Scratch scratch;
  Connection& connection = scratch.connection;
  connection.insert("INSERT INTO things (name) VALUES ('bar')");
  const auto rule = [&connection](std::string_view sql) {
    try {
      connection.insert(sql);
    } catch (const Constraint& refused) {
      return std::pair(refused.rule(), refused.detail());
    }
    throw std::runtime_error("the row was not refused");
  };
  CHECK(rule("INSERT INTO things (name) VALUES ('bar')") ==
        std::pair(Constraint::Rule::unique, std::string("things.name")));
  CHECK(rule("INSERT INTO things (name) VALUES (NULL)").first == Constraint::Rule::not_null);
  CHECK(rule("INSERT INTO things (name, size) VALUES ('x', 0)").first == Constraint::Rule::check);
  CHECK(rule("INSERT INTO things (name, parent) VALUES ('x', 99)").first == Constraint::Rule::foreign_key);
  CHECK(rule("INSERT INTO things (name, size) VALUES ('x', 'heavy')").first == Constraint::Rule::other);
}

TEST_CASE("try_insert returns nothing for a taken value and throws for every other constraint") {
  Scratch scratch;
  constexpr std::string_view insert = "INSERT INTO things (name, size) VALUES (?, ?)";
  CHECK(scratch.connection.try_insert(insert, "bar", 1.0) == 1);
  CHECK(scratch.connection.try_insert(insert, "bar", 1.0) == std::nullopt);
  CHECK_THROWS_AS(scratch.connection.try_insert(insert, "rope", 0.0), Constraint);
}

TEST_CASE("insert and change never return the result of an earlier statement") {
  Scratch scratch;
  Connection& connection = scratch.connection;
  CHECK(connection.insert("INSERT INTO things (name) VALUES ('bar')") == 1);
  CHECK(connection.insert("INSERT INTO things (name) VALUES ('bar') ON CONFLICT DO NOTHING") == 0);
  CHECK(connection.change("UPDATE things SET size = 1") == 1);
  CHECK(connection.change("UPDATE things SET size = 2 WHERE name = 'none'") == 0);
  CHECK(connection.change("CREATE TABLE more (a INTEGER) STRICT") == 0);
}

TEST_CASE("a client never sees the text of an SQL error") {
  Scratch scratch;
  const Error error = error_of([&] { scratch.connection.query("SELECT secret FROM nowhere"); });
  CHECK(error.kind() == ErrorKind::internal);
  CHECK(error.message().find("nowhere") == std::string::npos);
  CHECK(error.log_text().find("nowhere") != std::string::npos);
}

TEST_CASE("a double-quoted word is never read as a string") {
  Scratch scratch;
  CHECK_THROWS_AS(scratch.connection.query("SELECT \"no such column\""), Error);
}

TEST_CASE("a read-only connection cannot change anything") {
  Scratch scratch;
  Connection reader(scratch.path, Connection::Access::read_only);
  CHECK_THROWS_AS(reader.insert("INSERT INTO things (name) VALUES ('bar')"), Error);
  CHECK_THROWS_AS(reader.execute("DROP TABLE things"), Error);
  CHECK(scratch.connection.value<int>("SELECT count(*) FROM things") == 0);
}
