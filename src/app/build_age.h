// How old the build and the libraries in it are.
#pragma once

#include <chrono>
#include <span>
#include <string>
#include <string_view>

namespace fitapp::app {

struct BuildAge {
  bool is_outdated = false;
  std::string sentence;
};

// `built` and `parts` are days such as "2026-11-20". A build is outdated after 90 days, because fixes of the libraries
// arrive only with a new one.
BuildAge describe_build(std::string_view built, std::span<const std::string_view> parts, std::chrono::sys_days today);

}  // namespace fitapp::app
