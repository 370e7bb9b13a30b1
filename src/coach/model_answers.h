// Reads structured answers of a model: extracts the JSON, validates it with field tables and describes its errors.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "coach/answer_text.h"
#include "coach/coach.h"

namespace fitapp::coach {

// The limits are wide, because model_session.h corrects what it can.
struct ModelExercise {
  std::string name;
  std::optional<domain::Section> category = {};
  std::optional<double> sets = {};
  std::optional<double> reps = {};
  std::optional<double> weight = {};
  std::optional<double> duration = {};
  std::optional<double> rest_time = {};
};

// Doses that a session keeps; others are replaced by the usual ones.
struct DoseRange {
  int low;
  int high;
};
inline constexpr DoseRange sets_range{1, 8};
inline constexpr DoseRange reps_range{1, 60};
inline constexpr DoseRange seconds_range{5, 3600};
inline constexpr DoseRange rest_range{0, 300};    // seconds
inline constexpr DoseRange weight_range{1, 600};  // lb

struct ModelRecommendation {
  RecommendedType type{};
  RecommendedIntensity intensity{};
  std::vector<ModelExercise> exercises;
  std::string reasoning;
  std::vector<std::string> tips;
};

struct ModelMeals {
  std::vector<SuggestedMeal> suggestions;
};

struct ModelInsights {
  std::vector<std::string> insights;
};

// Whether the meal's calories are within the remaining ones and match its protein, carbohydrates and fat.
bool fits_remaining(const SuggestedMeal& meal, const RemainingNutrition& remaining);
// Whether every number in `texts` also occurs in `source`.
bool uses_only_numbers_from(const std::vector<std::string>& source, const std::vector<std::string>& texts);

// The first JSON object in a text. Reads the text once, and only its first 64 KiB.
std::optional<Json> find_json_object(std::string_view text);

// Removes the reasoning at the beginning of a model's answer, and surrounding whitespace.
std::string strip_reasoning(std::string_view text);

// The first `max_characters` of the text, ending with a whole sentence if there is one in the second half.
std::string truncate_text(std::string text, std::size_t max_characters);

// The value, or its errors, one per line.
template <class T>
std::variant<T, std::string> read_answer(std::string_view text) {
  std::optional<Json> found = find_json_object(strip_reasoning(text));
  if (!found) return std::string("It holds no JSON object.");
  remove_controls(*found);
  FieldProblems problems;
  T out = read_shape<T>(*found, fitapp::Source::json, problems);
  if (problems.empty()) return out;
  std::string lines;
  for (const auto& [field, message] : problems.messages()) lines += field + ": " + message.text + "\n";
  return lines;
}

}  // namespace fitapp::coach

namespace fitapp {

namespace coach::detail {

// The limits are also those of the schema that the model's server gets. Servers that turn it into a grammar refuse
// lengths above 2,000.
constexpr Rule text_rule() { return {.min_length = 1, .max_length = 800}; }
constexpr Rule texts_rule() { return {.min_length = 1, .max_length = 300, .max_items = 8}; }

}  // namespace coach::detail

template <>
struct Shape<coach::Motivation> {
  using T = coach::Motivation;
  static constexpr std::string_view name = "ModelMotivation";
  static constexpr auto fields = std::make_tuple(field("message", &T::message, coach::detail::text_rule()),
                                                 field("encouragement", &T::encouragement, coach::detail::text_rule()),
                                                 field("nextGoal", &T::next_goal, coach::detail::text_rule()));
};

template <>
struct Shape<coach::FormFeedback> {
  using T = coach::FormFeedback;
  static constexpr std::string_view name = "ModelFormFeedback";
  static constexpr auto fields = std::make_tuple(field("exercise", &T::exercise, {.max_length = 200, .optional = true}),
                                                 field("feedback", &T::feedback, {.min_length = 1, .max_length = 1500}),
                                                 field("improvements", &T::improvements, coach::detail::texts_rule()),
                                                 field("safetyTips", &T::safety_tips, coach::detail::texts_rule()));
};

template <>
struct Shape<coach::SuggestedMeal> {
  using T = coach::SuggestedMeal;
  static constexpr std::string_view name = "ModelMeal";
  static constexpr auto fields =
      std::make_tuple(field("mealName", &T::meal_name, {.min_length = 1, .max_length = 200}),
                      field("calories", &T::calories, {.minimum = 1, .maximum = 5000, .decimals = 1}),
                      field("description", &T::description, coach::detail::text_rule()),
                      field("protein", &T::protein, {.minimum = 0, .maximum = 500, .decimals = 1}),
                      field("carbs", &T::carbs, {.minimum = 0, .maximum = 500, .decimals = 1}),
                      field("fat", &T::fat, {.minimum = 0, .maximum = 500, .decimals = 1}));
};

template <>
struct Shape<coach::ModelMeals> {
  using T = coach::ModelMeals;
  static constexpr std::string_view name = "ModelMeals";
  static constexpr auto fields =
      std::make_tuple(field("suggestions", &T::suggestions, {.min_length = 1, .max_items = 8}));
};

template <>
struct Shape<coach::ModelInsights> {
  using T = coach::ModelInsights;
  static constexpr std::string_view name = "ModelInsights";
  static constexpr auto fields =
      std::make_tuple(field("insights", &T::insights, {.min_length = 1, .max_length = 600, .max_items = 6}));
};

template <>
struct Shape<coach::ModelExercise> {
  using T = coach::ModelExercise;
  static constexpr std::string_view name = "ModelExercise";
  static constexpr auto fields = std::make_tuple(
      field("name", &T::name, {.min_length = 1}), field("category", &T::category),
      field("sets", &T::sets, {.decimals = 0}), field("reps", &T::reps, {.decimals = 0}), field("weight", &T::weight),
      field("duration", &T::duration, {.decimals = 0}), field("restTime", &T::rest_time, {.decimals = 0}));
};

template <>
struct Shape<coach::ModelRecommendation> {
  using T = coach::ModelRecommendation;
  static constexpr std::string_view name = "ModelRecommendation";
  static constexpr auto fields = std::make_tuple(field("type", &T::type), field("intensity", &T::intensity),
                                                 field("exercises", &T::exercises, {.min_length = 1, .max_items = 16}),
                                                 field("reasoning", &T::reasoning, coach::detail::text_rule()),
                                                 field("tips", &T::tips, coach::detail::texts_rule()));
};

}  // namespace fitapp
