// The exercises of the catalogue and the user, filtered in memory, and alternatives to an exercise.
#include "api/exercises.h"

#include <algorithm>

#include "api/known_exercises.h"
#include "api/localized.h"
#include "api/shapes/plans.h"
#include "base/text.h"
#include "domain/exercise_alternatives.h"
#include "store/users.h"

namespace fitapp::api {
namespace {

bool trains(const domain::Exercise& exercise, const std::string& muscle) {
  return std::any_of(exercise.muscle_groups.begin(), exercise.muscle_groups.end(),
                     [&](const std::string& each) { return lower_case(each) == muscle; });
}

bool matches(const domain::Exercise& exercise, const ExerciseQuery& query) {
  if (query.category && exercise.category != *query.category) return false;
  if (query.level && exercise.difficulty != *query.level) return false;
  if (query.muscle && !trains(exercise, lower_case(*query.muscle))) return false;
  if (query.equipment) {
    const auto allowed = domain::equipment_allowed_by(*query.equipment);
    if (std::find(allowed.begin(), allowed.end(), exercise.equipment) == allowed.end()) return false;
  }
  return !query.q || lower_case(exercise.name).find(lower_case(*query.q)) != std::string::npos;
}

std::vector<domain::Exercise> list_exercises(const Caller& me, const Query<ExerciseQuery>& query) {
  std::vector<domain::Exercise> found;
  for (const domain::Exercise& exercise : me.services.catalogue.all()) {
    if (matches(exercise, query.value)) found.push_back(localized(me, exercise));
  }
  const auto all = known_exercises(me);
  for (const domain::Exercise& exercise : all.own()) {
    if (matches(exercise, query.value)) found.push_back(exercise);
  }
  std::ranges::stable_sort(found, {}, [](const domain::Exercise& each) { return domain::folded_name(each.name); });
  return found;
}

std::vector<ExerciseNames> list_exercise_names(const Caller& me) {
  std::vector<ExerciseNames> names;
  for (const domain::Exercise& exercise : me.services.catalogue.all()) {
    names.push_back({exercise.key, exercise.name, exercise.german_name});
  }
  return names;
}

// A custom exercise has no alternatives, because its muscles are unknown.
std::vector<domain::Exercise> list_exercise_alternatives(const Caller& me, const Query<AlternativesQuery>& query) {
  std::vector<domain::Exercise> list;
  const auto all = known_exercises(me);
  const domain::Exercise* exercise = all.find_by_name(query.value.exercise);
  const auto user = store::find_user(me.user, me.database());
  if (exercise == nullptr || !user) return list;
  const auto choice = user->equipment ? domain::choice_of(*user->equipment) : domain::EquipmentChoice::full_gym;
  const auto found = domain::alternatives_to(*exercise, all.offered(), domain::equipment_allowed_by(choice),
                                             user->injuries, static_cast<std::size_t>(query.value.limit));
  for (const domain::Exercise* each : found) list.push_back(localized(me, *each));
  return list;
}

}  // namespace

std::vector<Endpoint> exercises_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/exercises", list_exercises,
                   "List the exercises of the catalogue and the user's own, by name"),
      FITAPP_ROUTE(get, "/api/exercise-names", list_exercise_names,
                   "List the names of the exercise catalogue in both languages, without texts"),
      FITAPP_ROUTE(get, "/api/exercise-alternatives", list_exercise_alternatives,
                   "List replacements for an exercise that fit the user's equipment and injuries, best first"),
  };
}

}  // namespace fitapp::api
