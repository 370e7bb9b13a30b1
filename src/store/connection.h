// An SQLite connection with cached prepared statements and typed values.
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

// Bytes for a BLOB column. A plain string is bound as TEXT, which a BLOB column of a STRICT table rejects.
struct BlobView {
  std::string_view bytes;
};

// One bound parameter. Text and bytes must stay valid while query(), insert() or change() runs.
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

// A running statement, positioned on a row after next() returned true. It returns its statement to the connection when
// destroyed, which must happen before the transaction ends. Columns count from 0. Reading NULL or another type than the
// column's throws std::logic_error, because it is a programming error.
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
  double real(int column) const;  // also accepts integers, as returned by SUM and COUNT
  std::string text(int column) const;
  bool boolean(int column) const { return integer(column) != 0; }
  LocalDate date(int column) const;
  Instant instant(int column) const;
  std::string blob(int column) const;
  std::vector<std::string> texts(int column) const;  // of a TEXT column with a JSON array
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

  // Reads every row with `read`, a function of `const Query&`.
  template <class F>
  auto list(F read) -> std::vector<std::invoke_result_t<F&, const Query&>> {
    std::vector<std::invoke_result_t<F&, const Query&>> rows;
    while (next()) rows.push_back(read(std::as_const(*this)));
    return rows;
  }

  // Reads the first row with `read`; nullopt without rows.
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

// A violated constraint of the schema. When not caught, it is an internal error.
class Constraint : public Error {
 public:
  enum class Rule { unique, foreign_key, check, not_null, other };

  Constraint(Rule rule, std::string detail);

  Rule rule() const { return rule_; }
  // The columns as reported by SQLite: "users.email", or "workouts.user_id, workouts.client_key".
  const std::string& detail() const { return detail_; }

 private:
  Rule rule_;
  std::string detail_;
};

// For one thread at a time. Statements are prepared once per SQL text, so keep the texts constant and bind the values.
// Every function throws fitapp::Error (unavailable when busy, when the disk is full and on I/O errors; otherwise
// internal), never a type of the library.
class Connection {
 public:
  enum class Access { read_only, read_write };

  // Opens an existing file and sets the pragmas of this product.
  Connection(const std::string& path, Access access);
  // Reads a database image in place. The image must outlive the connection; writing is not possible.
  explicit Connection(std::span<const char> image);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  template <class... Args>
  Query query(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return start(sql, values);
  }

  // The first column of the first row; nullopt without rows. T as for Query::get.
  template <class T, class... Args>
  std::optional<T> value(std::string_view sql, const Args&... args) {
    Query rows = query(sql, args...);
    if (!rows.next()) return std::nullopt;
    return rows.template get<T>(0);
  }

  // The rowid of the inserted row. Throws Constraint when a constraint is violated.
  template <class... Args>
  std::int64_t insert(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return run_insert(sql, values);
  }

  // Like insert, but returns nullopt when a UNIQUE constraint is violated; other constraints throw.
  template <class... Args>
  std::optional<std::int64_t> try_insert(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return run_try_insert(sql, values);
  }

  // The number of updated or deleted rows, without those changed by cascades and triggers.
  template <class... Args>
  std::int64_t change(std::string_view sql, const Args&... args) {
    const std::array<Value, sizeof...(Args)> values{Value(args)...};
    return run_change(sql, values);
  }

  // Runs any number of statements without parameters and results: schema scripts, pragmas and transactions.
  void execute(const std::string& script);

  bool in_transaction() const;
  // True when SQLite could open the file only for reading.
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

// Rolls back unless commit() was called, also after SQLite already rolled back, for example on a full disk. The
// connection must outlive it; its queries must not.
class Transaction {
 public:
  enum class Lock { deferred, immediate };  // when the write lock is taken

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
