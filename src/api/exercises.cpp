// The catalogue, filtered in memory: it is the same for everybody.
#include "api/exercises.h"

#include <algorithm>

#include "api/shapes/plans.h"

namespace fitapp::api {
namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](unsigned char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c); });
  return out;
}

bool trains(const domain::Exercise& exercise, const std::string& muscle) {
  return std::any_of(exercise.muscle_groups.begin(), exercise.muscle_groups.end(),
                     [&](const std::string& each) { return lower(each) == muscle; });
}

bool matches(const domain::Exercise& exercise, const ExerciseQuery& query) {
  if (query.category && exercise.category != *query.category) return false;
  if (query.level && exercise.difficulty != *query.level) return false;
  if (query.muscle && !trains(exercise, lower(*query.muscle))) return false;
  if (query.equipment) {
    const auto allowed = domain::equipment_allowed_by(*query.equipment);
    if (std::find(allowed.begin(), allowed.end(), exercise.equipment) == allowed.end()) return false;
  }
  return !query.q || lower(exercise.name).find(lower(*query.q)) != std::string::npos;
}

std::vector<domain::Exercise> list_exercises(const Caller& me, const Query<ExerciseQuery>& query) {
  std::vector<domain::Exercise> found;
  for (const domain::Exercise& exercise : me.services.catalogue.all()) {
    if (matches(exercise, query.value)) found.push_back(exercise);
  }
  return found;
}

}  // namespace

std::vector<Endpoint> exercises_endpoints() {
  return {FITAPP_ROUTE(get, "/api/exercises", list_exercises, "The exercise catalogue, by name")};
}

}  // namespace fitapp::api
