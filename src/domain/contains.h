// Tests whether a list contains an item.
#pragma once

#include <algorithm>
#include <vector>

namespace fitapp::domain {

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

}  // namespace fitapp::domain
