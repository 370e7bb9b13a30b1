// Derives reading and validation of input, JSON output and the OpenAPI schema of a struct from its field table.
//
//   template <> struct Shape<Tea> {
//     static constexpr std::string_view name = "Tea";
//     static constexpr auto fields = std::make_tuple(
//         field("grams", &Tea::grams, Rule{.minimum = 0.1, .low = &messages::too_few_grams}));
//   };
//
// A member of type T is required (or keeps its default with Rule::optional), std::optional<T> may be absent or null,
// Patch<T> is untouched, cleared or set, Change<T> is untouched or set.
#pragma once

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "base/calendar.h"
#include "base/enums.h"
#include "base/error.h"
#include "base/id.h"
#include "base/json_text.h"
#include "base/messages.h"
#include "base/patch.h"

namespace fitapp {

using Json = nlohmann::json;

enum class TextFormat { plain, email, secret, time_zone };  // a secret is neither trimmed nor shown in an example

// Bounds and messages of one field. A message that is not set defaults to the general one. `low` and `high` may contain
// the placeholders {minimum} and {maximum}.
struct Rule {
  double minimum = -std::numeric_limits<double>::infinity();
  double maximum = std::numeric_limits<double>::infinity();
  int decimals = -1;  // numbers are rounded to this many decimals; -1: not rounded
  double step = 0;    // numbers must be a multiple of it; 0: any
  std::size_t min_length = 0;
  std::size_t max_length = 200;  // in characters, not bytes
  std::size_t max_items = 200;
  bool optional = false;
  TextFormat format = TextFormat::plain;
  const MessageText* required = &messages::required;
  const MessageText* low = nullptr;      // number below minimum, text shorter than min_length
  const MessageText* high = nullptr;     // number above maximum, text longer than max_length
  const MessageText* pattern = nullptr;  // text not of its format, number between two steps
};

// The path of a field of the shape at `path`; the body's own path is empty.
inline std::string child_path(const std::string& path, std::string_view key) {
  return path.empty() ? std::string(key) : path + "." + std::string(key);
}

template <class S, class M>
struct Field {
  std::string_view key;
  M S::*member;
  Rule rule;
};

template <class S, class M>
constexpr Field<S, M> field(std::string_view key, M S::*member, Rule rule = {}) {
  return {key, member, rule};
}

template <class T>
struct Shape;

template <class T>
concept Shaped = requires { Shape<T>::fields; };

// A shape may have a check that involves several fields:
//
//   static void check(const Tea& tea, const std::string& path, FieldProblems& problems);
//
// It runs after the checks of the single fields, even if some of them failed; failed fields have default values. `path`
// is the path of the shape in the body, see child_path.
template <class T>
concept CheckedShape = requires(const T& value, const std::string& path, FieldProblems& problems) {
  Shape<T>::check(value, path, problems);
};

// The time of an entry as a client sends it: a timestamp or only a date.
struct EntryTime {
  std::optional<Instant> moment;
  std::optional<LocalDate> date;
};

// Names sent as a list, or as text separated by commas or line breaks.
struct NameList {
  std::vector<std::string> names;
};

// Values of query strings are text; values of bodies are JSON.
enum class Source { json, text };

class Reader {
 public:
  Reader(Source source, FieldProblems& problems) : source_(source), problems_(problems) {}
  bool from_text() const { return source_ == Source::text; }
  void problem(const std::string& path, Message message);
  FieldProblems& problems() { return problems_; }

  bool read_text(std::string& out, const Json& value, const Rule& rule, const std::string& path);
  bool read_integer(std::int64_t& out, const Json& value, const Rule& rule, const std::string& path);
  bool read_number(double& out, const Json& value, const Rule& rule, const std::string& path);
  bool read_boolean(bool& out, const Json& value, const std::string& path);
  bool read_date(LocalDate& out, const Json& value, const Rule& rule, const std::string& path);
  bool read_moment(Instant& out, const Json& value, const std::string& path);
  bool read_entry_time(EntryTime& out, const Json& value, const std::string& path);
  bool read_names(NameList& out, const Json& value, const Rule& rule, const std::string& path);
  // Any object whose text is at most Rule::max_length bytes long.
  bool read_free_object(Json& out, const Json& value, const Rule& rule, const std::string& path);
  // 'Expected X, received Y'; 'Required' for null.
  void wrong_type(std::string_view expected, const Json& value, const Rule& rule, const std::string& path);

 private:
  Source source_;
  FieldProblems& problems_;
};

namespace detail {

template <class T>
struct OptionalOf : std::false_type {};
template <class T>
struct OptionalOf<std::optional<T>> : std::true_type {
  using Inner = T;
};
template <class T>
struct PatchOf : std::false_type {};
template <class T>
struct PatchOf<Patch<T>> : std::true_type {
  using Inner = T;
};
template <class T>
struct ChangeOf : std::false_type {};
template <class T>
struct ChangeOf<Change<T>> : std::true_type {
  using Inner = T;
};
template <class T>
struct VectorOf : std::false_type {};
template <class T>
struct VectorOf<std::vector<T>> : std::true_type {
  using Inner = T;
};
template <class T>
struct IdOf : std::false_type {};
template <class T>
struct IdOf<Id<T>> : std::true_type {};

// "a,b" in a query string is a list.
Json split_list(const Json& text);

}  // namespace detail

template <Shaped T>
bool read_object(T& out, const Json& value, const std::string& path, Reader& reader);

template <class T>
bool read_value(T& out, const Json& value, const Rule& rule, const std::string& path, Reader& reader) {
  if constexpr (std::is_same_v<T, std::string>) {
    return reader.read_text(out, value, rule, path);
  } else if constexpr (std::is_same_v<T, bool>) {
    return reader.read_boolean(out, value, path);
  } else if constexpr (std::is_enum_v<T>) {
    std::string name;
    if (!reader.read_text(name, value, Rule{.required = rule.required}, path)) return false;
    auto member = parse_enum<T>(name);
    if (member) out = *member;
    if (!member) reader.problem(path, messages::invalid_input);
    return member.has_value();
  } else if constexpr (std::is_integral_v<T>) {
    std::int64_t wide = 0;
    Rule bounded = rule;
    bounded.minimum = std::max(rule.minimum, static_cast<double>(std::numeric_limits<T>::min()));
    bounded.maximum = std::min(rule.maximum, static_cast<double>(std::numeric_limits<T>::max()));
    if (!reader.read_integer(wide, value, bounded, path)) return false;
    out = static_cast<T>(wide);
    return true;
  } else if constexpr (std::is_same_v<T, double>) {
    return reader.read_number(out, value, rule, path);
  } else if constexpr (detail::IdOf<T>::value) {
    return reader.read_integer(out.value, value, Rule{.required = rule.required}, path);
  } else if constexpr (std::is_same_v<T, LocalDate>) {
    return reader.read_date(out, value, rule, path);
  } else if constexpr (std::is_same_v<T, Instant>) {
    return reader.read_moment(out, value, path);
  } else if constexpr (std::is_same_v<T, EntryTime>) {
    return reader.read_entry_time(out, value, path);
  } else if constexpr (std::is_same_v<T, NameList>) {
    return reader.read_names(out, value, rule, path);
  } else if constexpr (std::is_same_v<T, Json>) {
    return reader.read_free_object(out, value, rule, path);
  } else if constexpr (detail::VectorOf<T>::value) {
    if (reader.from_text() && value.is_string()) {
      return read_value(out, detail::split_list(value), rule, path, reader);
    }
    if (!value.is_array()) {
      reader.wrong_type("array", value, rule, path);
      return false;
    }
    if (value.size() > rule.max_items) {
      reader.problem(path, {messages::too_many_items, {{"maximum", static_cast<double>(rule.max_items)}}});
      return false;
    }
    bool good = true;
    for (std::size_t i = 0; i < value.size(); ++i) {
      out.emplace_back();
      good &= read_value(out.back(), value[i], rule, path + "[" + std::to_string(i) + "]", reader);
    }
    if (good && value.size() < rule.min_length) {
      reader.problem(path, rule.low == nullptr ? *rule.required : *rule.low);
      return false;
    }
    return good;
  } else {
    return read_object(out, value, path, reader);
  }
}

// One member with its state: absent, null or a value.
template <class M>
void read_member(M& out, const Json* value, const Rule& rule, const std::string& path, Reader& reader) {
  const bool absent = value == nullptr;
  const bool null = !absent && value->is_null();
  if constexpr (detail::OptionalOf<M>::value) {
    if (absent || null) return;
    typename detail::OptionalOf<M>::Inner inner{};
    if (read_value(inner, *value, rule, path, reader)) out = std::move(inner);
  } else if constexpr (detail::PatchOf<M>::value) {
    if (absent) return;
    out.touched = true;
    if (null) return;
    typename detail::PatchOf<M>::Inner inner{};
    if (read_value(inner, *value, rule, path, reader)) out.value = std::move(inner);
  } else if constexpr (detail::ChangeOf<M>::value) {
    if (absent) return;
    typename detail::ChangeOf<M>::Inner inner{};
    if (read_value(inner, *value, rule, path, reader)) out.value = std::move(inner);
  } else {
    if (absent || null) {
      if (!rule.optional) reader.problem(path, *rule.required);
      return;
    }
    if constexpr (detail::VectorOf<M>::value) out.clear();
    read_value(out, *value, rule, path, reader);
  }
}

template <Shaped T>
bool read_object(T& out, const Json& value, const std::string& path, Reader& reader) {
  if (!value.is_object()) {
    reader.wrong_type("object", value, Rule{}, path);
    return false;
  }
  const std::size_t before = reader.problems().messages().size();
  std::apply(
      [&](const auto&... each) {
        (
            [&] {
              auto found = value.find(each.key);
              const Json* member = found == value.end() ? nullptr : &*found;
              read_member(out.*(each.member), member, each.rule, child_path(path, each.key), reader);
            }(),
            ...);
      },
      Shape<T>::fields);
  if constexpr (CheckedShape<T>) Shape<T>::check(out, path, reader.problems());
  return reader.problems().messages().size() == before;
}

// Adds every failing field to `problems`; a field that failed has its default.
template <class T>
T read_shape(const Json& value, Source source, FieldProblems& problems) {
  Reader reader(source, problems);
  T out{};
  read_value(out, value, Rule{}, "", reader);
  return out;
}

// Throws the validation error with every failing field.
template <class T>
T read_shape(const Json& value, Source source) {
  FieldProblems problems;
  T out = read_shape<T>(value, source, problems);
  problems.refuse();
  return out;
}

// Parses a body after checking its size in values and its depth; throws 400 MALFORMED_JSON.
Json parse_json(std::string_view text, std::size_t most_values);

// --- Output ---------------------------------------------------------------------------------------------------------

// {"minimum":1,"areas":[{"code":"KNEE","text":"knee","parameters":{}}]}
void write_parameters(std::string& out, const MessageParameters& parameters);

template <class T>
void write_json(std::string& out, const T& value) {
  if constexpr (std::is_same_v<T, Json>) {
    out += value.dump();
  } else if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_enum_v<T>) {
    write_json_string(out, name_of(value));
  } else if constexpr (std::is_integral_v<T>) {
    out += std::to_string(value);
  } else if constexpr (std::is_same_v<T, double>) {
    write_json_number(out, value);
  } else if constexpr (detail::IdOf<T>::value) {
    out += std::to_string(value.value);
  } else if constexpr (std::is_same_v<T, Instant>) {
    write_json_string(out, format_timestamp(value));
  } else if constexpr (std::is_same_v<T, LocalDate>) {
    write_json_string(out, format_date(value));
  } else if constexpr (detail::OptionalOf<T>::value) {
    if (value) write_json(out, *value);
    if (!value) out += "null";
  } else if constexpr (std::is_convertible_v<T, std::string_view>) {
    write_json_string(out, value);
  } else if constexpr (std::is_same_v<T, MessageParameters>) {
    write_parameters(out, value);
  } else if constexpr (detail::VectorOf<T>::value) {
    char before = '[';
    for (const auto& each : value) {
      out += before;
      write_json(out, each);
      before = ',';
    }
    out += value.empty() ? "[]" : "]";
  } else {
    char before = '{';
    std::apply(
        [&](const auto&... each) {
          ((out += before, out += '"', out += each.key, out += "\":", write_json(out, value.*(each.member)),
            before = ','),
           ...);
        },
        Shape<T>::fields);
    out += '}';
  }
}

template <>
struct Shape<Message> {
  static constexpr std::string_view name = "Note";
  static constexpr auto fields = std::make_tuple(field("code", &Message::code), field("text", &Message::text),
                                                 field("parameters", &Message::parameters));
};

}  // namespace fitapp
