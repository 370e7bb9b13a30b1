// Finds the region of a language tag (BCP 47): language, optional script of four letters, optional region of two.
#include "domain/units.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace fitapp::domain {
namespace {

using namespace std::string_view_literals;

constexpr std::array imperial_regions = {"us"sv, "lr"sv, "mm"sv};
// Languages whose speakers mostly live in one of these regions.
constexpr std::array imperial_languages = {"en"sv, "my"sv};

template <std::size_t N>
bool is_one_of(const std::array<std::string_view, N>& list, std::string_view text) {
  return std::any_of(list.begin(), list.end(), [&](std::string_view each) { return equal_ignoring_case(each, text); });
}

// The part up to the next hyphen, which is removed from the tag.
std::string_view take_part(std::string_view& tag) {
  const std::size_t end = std::min(tag.find_first_of("-_"), tag.size());
  const std::string_view part = tag.substr(0, end);
  tag.remove_prefix(std::min(end + 1, tag.size()));
  return part;
}

// Empty without one.
std::string_view region_of(std::string_view tag) {
  take_part(tag);
  constexpr std::size_t script_length = 4;
  std::string_view part = take_part(tag);
  if (part.size() == script_length) part = take_part(tag);
  const bool is_region = part.size() == 2 && std::all_of(part.begin(), part.end(), [](char c) {
                           return lower_case(c) >= 'a' && lower_case(c) <= 'z';
                         });
  return is_region ? part : std::string_view{};
}

constexpr Units metric{WeightUnit::kg, LengthUnit::cm, DistanceUnit::km};

}  // namespace

Units usual_units(const std::vector<std::string_view>& tags) {
  if (tags.empty()) return {};
  for (const std::string_view tag : tags) {
    const std::string_view region = region_of(tag);
    if (!region.empty()) return is_one_of(imperial_regions, region) ? Units{} : metric;
  }
  std::string_view first = tags.front();
  return is_one_of(imperial_languages, take_part(first)) ? Units{} : metric;
}

}  // namespace fitapp::domain
