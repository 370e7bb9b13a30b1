// Names of enum members, as used on the wire and in the database.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace fitapp {

// Specialise next to the enum, with the names in the order of its members, which count up from 0:
//   template <> inline constexpr auto enum_names<Level> = std::to_array<std::string_view>({"beginner", ...});
template <class E>
inline constexpr std::array<std::string_view, 0> enum_names{};

template <class E>
constexpr std::string_view name_of(E member) {
  return enum_names<E>[static_cast<std::size_t>(member)];
}

template <class E>
constexpr std::optional<E> parse_enum(std::string_view name) {
  for (std::size_t i = 0; i < enum_names<E>.size(); ++i) {
    if (enum_names<E>[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

}  // namespace fitapp
