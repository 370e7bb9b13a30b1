// The states a field of an update can be in; knows nothing of how the update arrived.
#pragma once

#include <optional>
#include <utility>

namespace fitapp {

// Untouched, cleared or set: for what may be empty.
template <class T>
struct Patch {
  bool touched = false;
  std::optional<T> value;

  void apply(std::optional<T>& target) const {
    if (touched) target = value;
  }
};

// Untouched or set: for what always has a value.
template <class T>
struct Change {
  std::optional<T> value;

  void apply(T& target) const {
    if (value) target = *value;
  }
};

}  // namespace fitapp
