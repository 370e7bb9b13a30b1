// Orders and matches route patterns segment by segment.
#include "http/route_table.h"

#include <algorithm>
#include <stdexcept>

namespace fitapp::http {

namespace {

using Segments = std::vector<std::string_view>;

Segments split(std::string_view path) {
  Segments segments;
  while (path.starts_with('/')) {
    path.remove_prefix(1);
    segments.push_back(path.substr(0, path.find('/')));
    path.remove_prefix(segments.back().size());
  }
  return segments;
}

bool is_parameter(std::string_view segment) { return segment.starts_with(':'); }

// Fixed segments sort before parameters, which are all equal: /a/:id and /a/:name are the same path. Short paths come
// first because cpp-httplib tries patterns in order and monitors request /healthz often.
std::string order_of(const Route& route) {
  std::string order(1, static_cast<char>(split(route.pattern).size()));
  for (const std::string_view segment : split(route.pattern)) {
    order += '/';
    order += is_parameter(segment) ? "\x7F" : segment;
  }
  return order;
}

bool covers(std::string_view pattern, const Segments& path) {
  const Segments segments = split(pattern);
  return std::equal(segments.begin(), segments.end(), path.begin(), path.end(),
                    [](auto expected, auto sent) { return is_parameter(expected) ? !sent.empty() : expected == sent; });
}

}  // namespace

RouteTable::RouteTable(std::vector<Route> routes) : routes_(std::move(routes)) {
  for (auto row = routes_.begin(); row != routes_.end(); ++row) {
    if (!row->pattern.starts_with('/') || !row->handle)
      throw std::logic_error("the route '" + row->pattern + "' has no path or no handler");
    const bool is_repeated = std::any_of(routes_.begin(), row, [&](const Route& earlier) {
      return earlier.method == row->method && order_of(earlier) == order_of(*row);
    });
    if (is_repeated) throw std::logic_error("two routes match " + row->pattern + " with the same method");
  }
  std::sort(routes_.begin(), routes_.end(),
            [](const Route& one, const Route& other) { return order_of(one) < order_of(other); });
}

std::string RouteTable::allowed_methods(std::string_view path) const {
  const Segments segments = split(path);
  std::string allow;
  for (const auto& [method, names] : {std::pair{Method::get, "GET, HEAD, "},
                                      {Method::post, "POST, "},
                                      {Method::put, "PUT, "},
                                      {Method::del, "DELETE, "}}) {
    const bool is_taken = std::any_of(routes_.begin(), routes_.end(), [&](const Route& route) {
      return route.method == method && covers(route.pattern, segments);
    });
    if (is_taken) allow += names;
  }
  return allow.empty() ? allow : allow + "OPTIONS";
}

std::string library_pattern(std::string pattern) {
  const bool is_expression = pattern.find("/:") == std::string::npos;
  for (std::size_t at = 0; is_expression && (at = pattern.find('.', at)) != std::string::npos; at += 2)
    pattern.insert(at, 1, '\\');
  return pattern;
}

std::vector<std::string> parameter_names(std::string_view pattern) {
  std::vector<std::string> names;
  for (const std::string_view segment : split(pattern))
    if (is_parameter(segment)) names.emplace_back(segment.substr(1));
  return names;
}

bool has_empty_segment(std::string_view path) {
  return path.size() > 1 && (path.ends_with('/') || path.find("//") != std::string_view::npos);
}

}  // namespace fitapp::http
