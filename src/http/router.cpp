// Finds the route of a path in the table; it knows neither requests nor what routes do.
#include "http/router.h"

#include <algorithm>
#include <stdexcept>

#include "http/text.h"

namespace fitapp::http {

namespace {

std::vector<std::string> split(std::string_view path) {
  std::vector<std::string> segments;
  std::size_t from = 1;
  while (from <= path.size()) {
    const std::size_t slash = std::min(path.find('/', from), path.size());
    segments.emplace_back(path.substr(from, slash - from));
    from = slash + 1;
  }
  return segments;
}

bool is_parameter(const std::string& segment) { return segment.starts_with(':'); }

bool covers(const std::vector<std::string>& pattern, const std::vector<std::string>& path) {
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const bool fits = is_parameter(pattern[at]) ? !path[at].empty() : pattern[at] == path[at];
    if (!fits) return false;
  }
  return true;
}

// Every parameter is alike: /a/:id and /a/:name are the same path.
std::vector<std::string> without_names(std::vector<std::string> segments) {
  for (std::string& segment : segments)
    if (is_parameter(segment)) segment = ":";
  return segments;
}

bool more_exact(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  return std::lexicographical_compare(
      one.begin(), one.end(), other.begin(), other.end(),
      [](const std::string& a, const std::string& b) { return !is_parameter(a) && is_parameter(b); });
}

std::string allow_of(const bool (&allowed)[4]) {
  std::string allow;
  if (allowed[static_cast<int>(Method::get)]) allow += "GET, HEAD, ";
  if (allowed[static_cast<int>(Method::post)]) allow += "POST, ";
  if (allowed[static_cast<int>(Method::put)]) allow += "PUT, ";
  if (allowed[static_cast<int>(Method::del)]) allow += "DELETE, ";
  return allow.empty() ? allow : allow + "OPTIONS";
}

}  // namespace

Router::Router(std::vector<Route> routes) : routes_(std::move(routes)) {
  for (const Route& route : routes_) {
    if (!route.pattern.starts_with('/') || !route.handle)
      throw std::logic_error("the route '" + route.pattern + "' has no path or no handler");
    std::vector<std::string> segments = split(route.pattern);
    std::vector<Entry>& bucket = by_length_[segments.size()];
    for (const Entry& entry : bucket)
      if (entry.route->method == route.method && without_names(entry.segments) == without_names(segments))
        throw std::logic_error("two routes answer " + route.pattern + " with the same method");
    bucket.push_back({&route, std::move(segments)});
  }
  for (auto& [length, bucket] : by_length_)
    std::stable_sort(bucket.begin(), bucket.end(),
                     [](const Entry& a, const Entry& b) { return more_exact(a.segments, b.segments); });
}

Match Router::find(Method method, std::string_view raw_path) const {
  Match match;
  if (!raw_path.starts_with('/')) return match;
  std::vector<std::string> path = split(raw_path);
  const auto bucket = by_length_.find(path.size());
  if (bucket == by_length_.end()) return match;
  for (std::string& segment : path) segment = decode_percent(segment, PlusSign::literal).value_or(segment);
  bool allowed[4] = {};
  for (const Entry& entry : bucket->second) {
    if (!covers(entry.segments, path)) continue;
    allowed[static_cast<int>(entry.route->method)] = true;
    if (entry.route->method != method || match.route != nullptr) continue;
    match.route = entry.route;
    for (std::size_t at = 0; at < path.size(); ++at)
      if (is_parameter(entry.segments[at])) match.parameters.push_back(path[at]);
  }
  match.allow = allow_of(allowed);
  return match;
}

}  // namespace fitapp::http
