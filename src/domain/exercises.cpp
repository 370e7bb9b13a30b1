// The catalogue in memory, and the equipment that each equipment choice allows.
#include "domain/exercises.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace fitapp::domain {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool is_unreserved(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
         c == '_' || c == '~';
}

}  // namespace

// Catalogue names are ASCII, and SQLite's NOCASE converts only ASCII letters too.
std::string folded_name(std::string_view name) {
  while (!name.empty() && is_blank(name.front())) name.remove_prefix(1);
  while (!name.empty() && is_blank(name.back())) name.remove_suffix(1);
  return lower_case(name);
}

Catalogue::Catalogue(std::vector<Exercise> exercises) : exercises_(std::move(exercises)) {
  std::sort(exercises_.begin(), exercises_.end(),
            [](const Exercise& a, const Exercise& b) { return folded_name(a.name) < folded_name(b.name); });
  for (std::size_t i = 0; i < exercises_.size(); ++i) {
    by_name_.emplace(folded_name(exercises_[i].name), i);
    by_key_.emplace(exercises_[i].key, i);
  }
}

const Exercise* Catalogue::find_by_name(std::string_view name) const {
  const auto found = by_name_.find(folded_name(name));
  return found == by_name_.end() ? nullptr : &exercises_[found->second];
}

const Exercise* Catalogue::find_by_key(std::string_view key) const {
  const auto found = by_key_.find(std::string(key));
  return found == by_key_.end() ? nullptr : &exercises_[found->second];
}

std::vector<Equipment> equipment_allowed_by(EquipmentChoice choice) {
  using enum Equipment;
  switch (choice) {
    case EquipmentChoice::none:
    case EquipmentChoice::bodyweight: return {bodyweight};
    case EquipmentChoice::basic: return {bodyweight, dumbbells, resistance_bands};
    case EquipmentChoice::dumbbells:
    case EquipmentChoice::light_weights:
    case EquipmentChoice::medium_weights:
    case EquipmentChoice::heavy_weights: return {bodyweight, dumbbells};
    case EquipmentChoice::resistance_bands: return {bodyweight, resistance_bands};
    case EquipmentChoice::home_gym: return {bodyweight, dumbbells, resistance_bands, home_gym};
    case EquipmentChoice::gym:
    case EquipmentChoice::full_gym: return {bodyweight, dumbbells, resistance_bands, home_gym, full_gym};
  }
  return {bodyweight};
}

EquipmentChoice choice_of(Equipment equipment) {
  switch (equipment) {
    case Equipment::bodyweight: return EquipmentChoice::bodyweight;
    case Equipment::dumbbells: return EquipmentChoice::dumbbells;
    case Equipment::resistance_bands: return EquipmentChoice::resistance_bands;
    case Equipment::home_gym: return EquipmentChoice::home_gym;
    case Equipment::full_gym: return EquipmentChoice::full_gym;
  }
  return EquipmentChoice::bodyweight;
}

std::string video_search_url(std::string_view exercise_name) {
  constexpr std::string_view hex = "0123456789ABCDEF";
  std::string url = "https://www.youtube.com/results?search_query=";
  for (const char c : exercise_name) {
    if (is_unreserved(c)) {
      url += c;
    } else if (c == ' ') {
      url += '+';
    } else {
      const auto byte = static_cast<unsigned char>(c);
      url += '%';
      url += hex[byte >> 4];
      url += hex[byte & 15];
    }
  }
  return url + "+exercise+form";
}

}  // namespace fitapp::domain
