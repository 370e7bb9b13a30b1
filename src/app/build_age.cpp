// How old the build and the libraries in it are.
#include "app/build_age.h"

#include <algorithm>

#include "base/calendar.h"

namespace fitapp::app {
namespace {

constexpr std::chrono::days longest_age{90};

std::string age_in_words(std::chrono::days age) {
  if (age.count() <= 0) return "today";
  return age.count() == 1 ? "yesterday" : std::to_string(age.count()) + " days ago";
}

}  // namespace

BuildAge describe_build(std::string_view built, std::span<const std::string_view> parts, std::chrono::sys_days today) {
  const auto day = parse_date(built);
  if (!day) return {false, "of an unknown day"};
  const auto age = std::chrono::sys_days{day->time_since_epoch()} <= today
                       ? today - std::chrono::sys_days{day->time_since_epoch()}
                       : std::chrono::days{0};
  std::string sentence = "built on " + std::string(built) + ", " + age_in_words(age);
  const auto [oldest, newest] = std::ranges::minmax_element(parts);
  if (oldest != parts.end())
    sentence += ", with libraries from " + std::string(*oldest) + " to " + std::string(*newest);
  if (age <= longest_age) return {false, sentence};
  return {true, sentence + ". Build again or install a newer release: only that brings the fixes of the libraries"};
}

}  // namespace fitapp::app
