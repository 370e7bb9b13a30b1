// One SQLite connection with its prepared statements and typed values; knows no table, no thread and no file mode.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/calendar.h"
#include "base/clock.h"
#include "base/enums.h"
#include "base/error.h"
#include "base/id.h"
#include "store/json_list.h"

namespace fitapp::store {

// Bytes read from a BLOB column.
struct Blob {
  std::string bytes;
};

// Bytes to bind to a BLOB column; a plain string is bound as TEXT, which a BLOB column of a STRICT table refuses.
struct BlobView {
  std::string_view bytes;
};

// One bound parameter. Text and bytes are only looked at while query(), insert() or change() runs.
class Value {
 public:
  using Stored = std::variant<std::nullptr_t, std::int64_t, double, std::string_view, BlobView, std::string>;

  explicit Value(std::nullptr_t) {}
  explicit Value(std::nullopt_t) {}
  template <class T>
    requires(std::integral<T> && !std::same_as<T, char>)
  explicit Value(T number) : stored_(static_cast<std::int64_t>(number)) {}
  template <std::floating_point T>
  explicit Value(T number) : stored_(static_cast<double>(number)) {}
  template <class T>
    requires(std::convertible_to<const T&, std::string_view> && !std::same_as<T, std::nullptr_t>)
  explicit Value(const T& text) : stored_(std::string_view(text)) {}
  explicit Value(BlobView blob) : stored_(blob) {}
  explicit Value(const Blob& blob) : stored_(BlobView{blob.bytes}) {}
  explicit Value(std::span<const std::uint8_t> bytes)
      : stored_(BlobView{{reinterpret_cast<const char*>(bytes.data()), bytes.size()}}) {}
  template <class Tag>
  explicit Value(Id<Tag> id) : stored_(id.value) {}
  explicit Value(LocalDate date) : stored_(format_date(date)) {}                                // "YYYY-MM-DD"
  explicit Value(Instant moment) : stored_(std::int64_t{moment.time_since_epoch().count()}) {}  // milliseconds, UTC
  template <class E>
    requires std::is_enum_v<E>
  explicit Value(E member) : stored_(name_of(member)) {}  // by its name, see base/enums.h
  explicit Value(const std::vector<std::string>& texts) : stored_(encode_list(texts)) {}  // a JSON array
  template <class E>
    requires std::is_enum_v<E>
  explicit Value(const std::vector<E>& members) {
    std::vector<std::string> names;
    for (const E member : members) names.emplace_back(name_of(member));
    stored_ = encode_list(names);
  }
  template <class T>
  explicit Value(const std::optional<T>& value) : stored_(value ? Value(*value).stored_ : Stored(nullptr)) {}

  const Stored& stored() const { return stored_; }

 private:
  Stored stored_ = nullptr;
};

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_id = false;
template <class Tag>
inline constexpr bool is_id<Id<Tag>> = true;

class Row;

// A running statement, standing on one row after next() answered true. Returns its statement to the connection when it
// dies, and must die before the connection's transaction ends. Columns count from 0. Reading NULL or another type than
// the column holds throws std::logic_error: it is a mistake in the SQL beside it.
class Query {
 public:
  struct State;

  explicit Query(std::unique_ptr<State> state);
  Query(Query&&) noexcept;
  Query& operator=(Query&&) = delete;
  ~Query();

  // False after the last row.
  bool next();

  bool is_null(int column) const;
  std::int64_t integer(int column) const;
  double real(int column) const;  // accepts a whole number too, as SUM and COUNT answer them
  std::string text(int column) const;
  bool boolean(int column) const { return integer(column) != 0; }
  LocalDate date(int column) const;
  Instant instant(int column) const;
  std::string blob(int column) const;
  std::vector<std::string> texts(int column) const;  // of a TEXT column that holds a JSON array
  template <class IdType>
  IdType id(int column) const {
    return IdType{integer(column)};
  }

  // T: any integer type, double, bool, std::string, Id<...>, an enum with names (base/enums.h), LocalDate, Instant,
  // Blob, a std::vector of texts or enums (JSON array), or std::optional of these.
  template <class T>
  T get(int column) const;

  // Reads the columns in order: `query.row() >> plan.id >> plan.name >> plan.weight;`
  Row row() const;

  // Every row through `read`, which takes `const Query&` and answers a value.
  template <class F>
  auto list(F read) -> std::vector<std::invoke_result_t<F&, const Query&>> {
    std::vector<std::invoke_result_t<F&, const Query&>> rows;
    while (next()) rows.push_back(read(std::as_const(*this)));
    return rows;
  }

  // The first row through `read`; nullopt when there is none.
  template <class F>
  auto first(F read) -> std::optional<std::invoke_result_t<F&, const Query&>> {
    if (!next()) return std::nullopt;
    return read(std::as_const(*this));
  }

 private:
  [[noreturn]] void unreadable(int column) const;

  std::unique_ptr<State> state_;
};

class Row {
 public:
  explicit Row(const Query& query) : query_(query) {}
  template <class T>
  Row& operator>>(T& value) {
    value = query_.get<T>(column_++);
    return *this;
  }

 private:
  const Query& query_;
  int column_ = 0;
};

inline Row Query::row() const { return Row(*this); }

template <class T>
T Query::get(int column) const {
  if constexpr (is_optional<T>) {
    if (is_null(column)) return std::nullopt;
    return get<typename T::value_type>(column);
  } else if constexpr (std::same_as<T, bool>) {
    return boolean(column);
  } else if constexpr (std::integral<T>) {
    const std::int64_t value = integer(column);
    if (!std::in_range<T>(value)) unreadable(column);
    return static_cast<T>(value);
  } else if constexpr (std::floating_point<T>) {
    return static_cast<T>(real(column));
  } else if constexpr (std::same_as<T, std::string>) {
    return text(column);
  } else if constexpr (std::is_enum_v<T>) {
    const auto member = parse_enum<T>(text(column));
    if (!member) unreadable(column);
    return *member;
  } else if constexpr (std::same_as<T, std::vector<std::string>>) {
    return texts(column);
  } else if constexpr (is_vector<T>) {
    T members;
    for (const std::string& name : texts(column)) {
      const auto member = parse_enum<typename T::value_type>(name);
      if (!member) unreadable(column);
      members.push_back(*member);
    }
    return members;
  } else if constexpr (std::same_as<T, LocalDate>) {
    return date(column);
  } else if constexpr (std::same_as<T, Instant>) {
    return instant(column);
  } else if constexpr (std::same_as<T, Blob>) {
    return Blob{blob(column)};
  } else {
    static_assert(is_id<T>, "this type cannot be read from a column");
    return T{integer(column)};
  }
}

// A row that the schema refused. Left uncaught it is a plain internal error.
class Constraint : public Error {
 public:
  enum class Rule { unique, foreign_key, check, not_null, other };

  Constraint(Rule rule, std::string detail);

  Rule rule() const { return rule_; }
  // What SQLite names: "users.email", or "workouts.user_id, workouts.client_key".
  const std::string& detail() const { return detail_; }

 private:
  Rule rule_;
  std::string detail_;
};

// Used by one thread at a time. Statements are prepared once per SQL text: keep texts constant and bind what varies.
// Every function throws fitapp::Error (busy, disk full, input and output: unavailable; else internal), never a type of
// the library below.
class Connection {
 public:
  enum class Access { read_only, read_write };

  // Opens an existing file; nothing is created. The pragmas that every connection of this product needs are set.
  Connection(const std::string& path, Access access);
  // Reads a database in memory in place, which must outlive the connection; nothing can be written.
  explicit Connection(std::span<const char> image);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  template <class... Args>
  Query query(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return start(sql, values);
  }

  // The first column of the first row; nullopt when there is no row. T as for Query::get.
  template <class T, class... Args>
  std::optional<T> value(std::string_view sql, const Args&... args) {
    Query rows = query(sql, args...);
    if (!rows.next()) return std::nullopt;
    return rows.template get<T>(0);
  }

  // The rowid of the row just inserted. A violated rule of the schema throws Constraint.
  template <class... Args>
  std::int64_t insert(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return run_insert(sql, values);
  }

  // Like insert, but nullopt when a UNIQUE rule stood against it; other rules still throw.
  template <class... Args>
  std::optional<std::int64_t> try_insert(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return run_try_insert(sql, values);
  }

  // The number of rows updated or deleted, those of cascades and triggers not counted.
  template <class... Args>
  std::int64_t change(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return run_change(sql, values);
  }

  // Runs any number of statements without parameters or rows; for schema scripts, pragmas and transactions.
  void execute(const std::string& script);

  bool in_transaction() const;
  // True when SQLite had to open the file without the right to write.
  bool read_only() const;

 private:
  friend class Query;
  friend class Transaction;
  struct State;

  Query start(std::string_view sql, std::span<const Value> values);
  std::int64_t run_insert(std::string_view sql, std::span<const Value> values);
  std::optional<std::int64_t> run_try_insert(std::string_view sql, std::span<const Value> values);
  std::int64_t run_change(std::string_view sql, std::span<const Value> values);

  std::unique_ptr<State> state_;
};

// All or nothing of what is written while it lives: undone unless commit() was called. What SQLite undid by itself in
// the middle, as on a full disk, stays undone. The connection must outlive it; its queries must not.
class Transaction {
 public:
  enum class Lock { when_needed, at_once };  // of the right to write

  Transaction(Connection& connection, Lock lock);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  struct State;

  std::unique_ptr<State> state_;
};

}  // namespace fitapp::store
