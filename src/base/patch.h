// The states of a field in an update.
#pragma once

#include <optional>
#include <utility>

namespace fitapp {

// Untouched, cleared or set: for a nullable field.
template <class T>
struct Patch {
  bool touched = false;
  std::optional<T> value;

  void apply(std::optional<T>& target) const {
    if (touched) target = value;
  }
};

// Untouched or set: for a field that always has a value.
template <class T>
struct Change {
  std::optional<T> value;

  void apply(T& target) const {
    if (value) target = *value;
  }
};

}  // namespace fitapp
