// Whether a short list has an item in it; knows no kind of item.
#pragma once

#include <algorithm>
#include <vector>

namespace fitapp::domain {

template <class T>
bool holds(const std::vector<T>& list, const T& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

}  // namespace fitapp::domain
