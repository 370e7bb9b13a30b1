// Writes the JSON from which a request's struct reads back the same.
#pragma once

#include <string>

#include "base/fields.h"
#include "fuzz/fuzz_target.h"

namespace fitapp::fuzz {

template <class T>
void write_input(std::string& out, const T& value);

template <Shaped T>
void write_input_object(std::string& out, const T& value) {
  out += '{';
  std::apply(
      [&](const auto&... each) {
        const auto write = [&](std::string_view key, const auto& member) {
          using M = std::remove_cvref_t<decltype(member)>;
          // An untouched member is absent.
          if constexpr (fitapp::detail::PatchOf<M>::value) {
            if (!member.touched) return;
          } else if constexpr (fitapp::detail::ChangeOf<M>::value) {
            if (!member.value) return;
          }
          if (out.back() != '{') out += ',';
          write_json_string(out, key);
          out += ':';
          write_input(out, member);
        };
        (write(each.key, value.*(each.member)), ...);
      },
      Shape<T>::fields);
  out += '}';
}

template <class T>
void write_input(std::string& out, const T& value) {
  using namespace fitapp::detail;
  if constexpr (OptionalOf<T>::value) {
    if (value) write_input(out, *value);
    if (!value) out += "null";
  } else if constexpr (PatchOf<T>::value || ChangeOf<T>::value) {
    write_input(out, value.value);
  } else if constexpr (std::is_same_v<T, EntryTime>) {
    if (value.date) write_json(out, *value.date);
    if (!value.date) write_json(out, value.moment);
  } else if constexpr (std::is_same_v<T, NameList>) {
    write_json(out, value.names);
  } else if constexpr (VectorOf<T>::value) {
    out += '[';
    for (const auto& each : value) {
      if (out.back() != '[') out += ',';
      write_input(out, each);
    }
    out += ']';
  } else if constexpr (Shaped<T>) {
    write_input_object(out, value);
  } else {
    write_json(out, value);
  }
}

// `value` was read without problems.
template <Shaped T>
void check_round_trip(const T& value) {
  std::string first;
  write_input(first, value);
  FieldProblems problems;
  const T again = read_shape<T>(parse_json(first, 1'000'000), Source::json, problems);
  require(problems.empty(), "what was accepted is accepted when it is written");
  std::string second;
  write_input(second, again);
  require(first == second, "what was read and written reads back the same");
}

}  // namespace fitapp::fuzz
