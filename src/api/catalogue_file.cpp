// Parses and validates the embedded exercise catalogue.
#include "api/catalogue_file.h"

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>

#include "base/enums.h"

namespace fitapp::api {

namespace {

using Json = nlohmann::json;

// One object of the file, with a label for error messages.
class Entry {
 public:
  Entry(const Json& object, std::size_t position) : object_(object), label_("exercise " + std::to_string(position)) {
    if (!object.is_object()) throw std::runtime_error("catalogue: " + label_ + " is not an object");
    label_ = "'" + text("key") + "'";
  }

  [[noreturn]] void fail(const std::string& key, const std::string& problem) const {
    throw std::runtime_error("catalogue: " + label_ + ": " + key + " " + problem);
  }

  std::string text(const std::string& key) const {
    const Json& found = value(key);
    if (!found.is_string() || found.get_ref<const std::string&>().empty()) fail(key, "must be a text");
    return found.get<std::string>();
  }

  int number(const std::string& key, int low, int high) const {
    const Json& found = value(key);
    if (!found.is_number_integer() || found < low || found > high) {
      fail(key, "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    }
    return found.get<int>();
  }

  std::optional<int> optional_number(const std::string& key, int low, int high) const {
    if (value(key).is_null()) return std::nullopt;
    return number(key, low, high);
  }

  bool flag(const std::string& key) const {
    const Json& found = value(key);
    if (!found.is_boolean()) fail(key, "must be true or false");
    return found.get<bool>();
  }

  std::vector<std::string> texts(const std::string& key) const {
    const Json& found = value(key);
    if (!found.is_array()) fail(key, "must be a list");
    std::vector<std::string> result;
    for (const Json& item : found) {
      if (!item.is_string() || item.get_ref<const std::string&>().empty()) fail(key, "must hold texts only");
      result.push_back(item.get<std::string>());
    }
    return result;
  }

  // The object at `key`, with the same label.
  Entry part(const std::string& key) const {
    const Json& found = value(key);
    if (!found.is_object()) fail(key, "must be an object");
    return {found, label_ + ", " + key};
  }

  std::optional<std::string> optional_text(const std::string& key) const {
    if (value(key).is_null()) return std::nullopt;
    return text(key);
  }

  std::string lines(const std::string& key) const {
    const std::vector<std::string> parts = texts(key);
    if (parts.empty()) fail(key, "must not be empty");
    std::string result;
    for (const std::string& part : parts) result += (result.empty() ? "" : "\n") + part;
    return result;
  }

  template <class E>
  E member(const std::string& key) const {
    return parsed<E>(key, text(key));
  }

  template <class E>
  std::vector<E> members(const std::string& key) const {
    std::vector<E> result;
    for (const std::string& name : texts(key)) result.push_back(parsed<E>(key, name));
    return result;
  }

 private:
  Entry(const Json& object, std::string label) : object_(object), label_(std::move(label)) {}

  const Json& value(const std::string& key) const {
    const auto found = object_.find(key);
    if (found == object_.end()) fail(key, "is missing");
    return *found;
  }

  template <class E>
  E parsed(const std::string& key, const std::string& name) const {
    const std::optional<E> member = parse_enum<E>(name);
    if (!member) fail(key, "has the unknown value '" + name + "'");
    return *member;
  }

  const Json& object_;
  std::string label_;
};

void read_dose(const Entry& entry, domain::Exercise& exercise) {
  exercise.default_sets = entry.number("defaultSets", 1, 100);
  exercise.default_reps = entry.optional_number("defaultReps", 1, 10'000);
  exercise.default_duration = entry.optional_number("defaultDuration", 1, 86'400);
  exercise.default_rest_time = entry.number("defaultRestTime", 0, 150);
  exercise.per_side = entry.flag("perSide");
  if (exercise.default_reps.has_value() == exercise.default_duration.has_value()) {
    entry.fail("defaultReps", "or defaultDuration must be set, and not both");
  }
}

domain::ExerciseTexts read_texts(const Entry& entry) {
  return {entry.lines("instructions"), entry.lines("coachingCues"), entry.text("safetyNotes"),
          entry.text("whyIncluded")};
}

void read_languages(const Entry& entry, domain::Exercise& exercise) {
  const Entry english = entry.part("en");
  exercise.name = english.text("name");
  exercise.aliases = english.texts("aliases");
  exercise.video_url = domain::video_search_url(exercise.name);
  domain::ExerciseTexts texts = read_texts(english);
  exercise.instructions = std::move(texts.instructions);
  exercise.coaching_cues = std::move(texts.coaching_cues);
  exercise.safety_notes = std::move(texts.safety_notes);
  exercise.why_included = std::move(texts.why_included);
  const Entry german = entry.part("de");
  exercise.german_name = german.text("name");
  exercise.german_aliases = german.texts("aliases");
  exercise.german = read_texts(german);
}

void read_muscles(const Entry& entry, domain::Exercise& exercise) {
  exercise.primary_muscles = entry.texts("primaryMuscles");
  exercise.secondary_muscles = entry.texts("secondaryMuscles");
  if (exercise.primary_muscles.empty()) entry.fail("primaryMuscles", "must not be empty");
  exercise.muscle_groups = exercise.primary_muscles;
  exercise.muscle_groups.insert(exercise.muscle_groups.end(), exercise.secondary_muscles.begin(),
                                exercise.secondary_muscles.end());
}

domain::Exercise read_exercise(const Entry& entry) {
  domain::Exercise exercise;
  exercise.key = entry.text("key");
  exercise.category = entry.member<domain::Section>("category");
  exercise.role = entry.member<domain::ExerciseRole>("role");
  exercise.pattern = entry.text("pattern");
  exercise.equipment = entry.member<domain::Equipment>("equipment");
  exercise.implement = entry.member<domain::Implement>("implement");
  exercise.difficulty = entry.member<domain::Level>("difficulty");
  exercise.rank = entry.number("rank", 1, 3);
  exercise.skill = entry.number("skill", 1, 3);
  exercise.styles = entry.members<domain::PlannedType>("styles");
  exercise.areas = entry.members<domain::TargetArea>("areas");
  exercise.traits = entry.members<domain::Trait>("traits");
  exercise.loads = entry.members<domain::BodyArea>("loads");
  exercise.harder = entry.optional_text("harder");
  read_muscles(entry, exercise);
  read_dose(entry, exercise);
  read_languages(entry, exercise);
  return exercise;
}

}  // namespace

std::vector<domain::Exercise> read_catalogue(std::string_view json) {
  Json document;
  try {
    document = Json::parse(json.begin(), json.end());
  } catch (const Json::parse_error& error) {
    throw std::runtime_error("catalogue: not JSON at byte " + std::to_string(error.byte));
  }
  if (!document.is_array()) throw std::runtime_error("catalogue: the file must be a list of exercises");
  std::vector<domain::Exercise> exercises;
  std::set<std::string> keys;
  std::set<std::string> names;
  for (const Json& object : document) {
    const Entry entry(object, exercises.size() + 1);
    exercises.push_back(read_exercise(entry));
    if (!keys.insert(exercises.back().key).second) entry.fail("key", "appears twice");
    if (!names.insert(exercises.back().name).second) entry.fail("name", "appears twice");
  }
  return exercises;
}

}  // namespace fitapp::api
