// Look-ups in a request.
#include "http/request.h"

#include "http/text.h"

namespace fitapp::http {

const std::string* Request::header(std::string_view name) const {
  for (const auto& [key, value] : headers)
    if (equal_ignoring_case(key, name)) return &value;
  return nullptr;
}

const std::string* Request::query_value(std::string_view name) const {
  for (const auto& [key, value] : query)
    if (key == name) return &value;
  return nullptr;
}

}  // namespace fitapp::http
