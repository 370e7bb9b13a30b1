// Fuzzes request bodies. The first line names a shape, the rest is the body.
#include "api/shapes/coaching.h"
#include "api/shapes/meals.h"
#include "api/shapes/measurements.h"
#include "api/shapes/nutrition.h"
#include "api/shapes/periods.h"
#include "api/shapes/personalplan.h"
#include "api/shapes/plans.h"
#include "api/shapes/progression.h"
#include "api/shapes/sleep.h"
#include "api/shapes/user.h"
#include "api/shapes/wellness.h"
#include "api/shapes/workouts.h"
#include "base/error_json.h"
#include "base/utf8.h"
#include "fuzz/fuzz_target.h"
#include "fuzz/shape_text.h"

using namespace fitapp;
using fitapp::fuzz::require;

namespace {

constexpr std::size_t most_values = 20'000;

struct Reading {
  std::string_view name;
  void (*check)(const Json& body);
};

template <class T>
constexpr Reading reading() {
  return {Shape<T>::name, [](const Json& body) {
            FieldProblems problems;
            const T read = read_shape<T>(body, Source::json, problems);
            if (problems.empty()) return fuzz::check_round_trip(read);
            for (const auto& [field, message] : problems.messages()) {
              require(!field.empty() && !message.code.empty(), "a problem names its field and its message");
              std::string text;
              write_json(text, message);
              require(Json::accept(text), "a message is valid JSON");
            }
          }};
}

constexpr auto readings = std::to_array<Reading>({reading<api::SleepInput>(),
                                                  reading<api::SleepUpdate>(),
                                                  reading<api::WorkoutInput>(),
                                                  reading<api::WorkoutUpdate>(),
                                                  reading<api::CompletionInput>(),
                                                  reading<api::CompletionUpdate>(),
                                                  reading<api::FoodEntryInput>(),
                                                  reading<api::FoodEntryUpdate>(),
                                                  reading<api::FoodCopyInput>(),
                                                  reading<api::PeriodInput>(),
                                                  reading<api::PeriodUpdate>(),
                                                  reading<api::UserUpdate>(),
                                                  reading<api::SignupInput>(),
                                                  reading<api::LoginInput>(),
                                                  reading<api::PlanInput>(),
                                                  reading<api::PlannedWorkoutUpdate>(),
                                                  reading<api::PlannedExerciseUpdate>(),
                                                  reading<api::PersonalPlanInput>(),
                                                  reading<api::MeasurementInput>(),
                                                  reading<api::WellnessActivityInput>(),
                                                  reading<api::InsightInput>(),
                                                  reading<api::MealSuggestionInput>(),
                                                  reading<api::ChatInput>(),
                                                  reading<api::FormFeedbackInput>()});

// An unknown name selects a shape too.
const Reading& choose(std::string_view name) {
  for (const Reading& each : readings)
    if (each.name == name) return each;
  return readings[name.size() % readings.size()];
}

}  // namespace

FITAPP_FUZZ_TARGET(json) {
  const std::size_t line = std::min(bytes.find('\n'), bytes.size());
  const std::string_view body = bytes.substr(std::min(line + 1, bytes.size()));
  const std::string valid = replace_invalid_utf8(body);
  std::string text;
  write_json_string(text, valid);
  require(Json::parse(text) == valid, "a JSON string reads back the same");
  try {
    const Json parsed = parse_json(body, most_values);
    require(replace_invalid_utf8(body) == body, "JSON is valid UTF-8");
    choose(bytes.substr(0, line)).check(parsed);
  } catch (const Error& error) {
    require(error.kind() == ErrorKind::invalid, "a refused body is an error of the client");
  }
}
