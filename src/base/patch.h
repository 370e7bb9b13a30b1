// The states of a field in an update.
#pragma once

#include <optional>
#include <utility>

namespace fitapp {

// A nullable field: untouched, cleared or set.
template <class T>
struct Patch {
  bool touched = false;
  std::optional<T> value;

  void apply(std::optional<T>& target) const {
    if (touched) target = value;
  }
};

// A field that always has a value: untouched or set.
template <class T>
struct Change {
  std::optional<T> value;

  void apply(T& target) const {
    if (value) target = *value;
  }
};

}  // namespace fitapp
