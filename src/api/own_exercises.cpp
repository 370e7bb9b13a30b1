// Exercises that the user adds (docs/behaviour.md, Own exercises).
#include "api/own_exercises.h"

#include "api/coach_facts.h"
#include "api/replay.h"
#include "api/shapes/own_exercises.h"
#include "domain/messages.h"
#include "store/own_exercises.h"

namespace fitapp::api {
namespace {

OwnExerciseView own_exercise_view(domain::OwnExercise exercise) {
  std::string key = domain::own_exercise_key(exercise.id);
  return {std::move(exercise), std::move(key)};
}

std::vector<OwnExerciseView> list_own_exercises(const Caller& me) {
  std::vector<OwnExerciseView> views;
  for (domain::OwnExercise& each : store::list_own_exercises(me.user, me.database()))
    views.push_back(own_exercise_view(std::move(each)));
  return views;
}

// The message if the catalogue has an exercise with this name.
std::optional<Message> library_problem(const Caller& me, const std::string& name) {
  const domain::Exercise* known = domain::find_by_any_name(me.services.catalogue, name);
  if (known == nullptr) return std::nullopt;
  const bool german = language_of(me) == coach::Language::german;
  return Message(messages::exercise_in_library, {{"name", german ? known->german_name : known->name}});
}

void require_new_name(const Caller& me, const std::string& name) {
  const auto problem = library_problem(me, name);
  if (problem) throw conflict("EXERCISE_IN_LIBRARY", *problem, {{"name", *problem}});
}

// For a body that is refused anyway: every problem at once.
void check_new_own_exercise(const Caller& me, const OwnExerciseInput& input, FieldProblems& problems) {
  if (const auto problem = library_problem(me, input.name)) problems.add("name", *problem);
}

Created<OwnExerciseView> create_own_exercise(const Caller& me, const OwnExerciseInput& input) {
  require_new_name(me, input.name);
  domain::OwnExercise exercise = input;
  domain::complete(exercise);
  auto created =
      store::insert_own_exercise(me.user, me.database(), exercise, client_key_of(me, input.client_key), me.now);
  return {own_exercise_view(std::move(created.entity)), created.existed};
}

void apply(const OwnExerciseUpdate& input, domain::OwnExercise& exercise) {
  if (input.name.value) domain::rename(exercise, *input.name.value);
  input.category.apply(exercise.category);
  input.measured_as.apply(exercise.measured_as);
  input.implement.apply(exercise.implement);
  input.primary_muscles.apply(exercise.primary_muscles);
  input.secondary_muscles.apply(exercise.secondary_muscles);
  input.per_side.apply(exercise.per_side);
  input.default_sets.apply(exercise.default_sets);
  input.default_reps.apply(exercise.default_reps);
  input.default_duration.apply(exercise.default_duration);
  input.default_rest_time.apply(exercise.default_rest_time);
  input.instructions.apply(exercise.instructions);
  input.hidden.apply(exercise.hidden);
  domain::complete(exercise);
}

OwnExerciseView update_own_exercise(const Caller& me, Path<OwnExerciseId> id, const OwnExerciseUpdate& input) {
  const auto before = store::find_own_exercise(me.user, me.database(), id.value);
  if (!before) throw not_found(messages::exercise_not_found);
  // A later version's catalogue may have the name of an exercise that is only edited.
  if (input.name.value && !domain::is_same_name(*input.name.value, before->name))
    require_new_name(me, *input.name.value);
  auto updated = store::update_own_exercise(me.user, me.database(), id.value, me.now,
                                            [&](domain::OwnExercise& exercise) { apply(input, exercise); });
  if (!updated) throw not_found(messages::exercise_not_found);
  return own_exercise_view(std::move(*updated));
}

// For a body that is refused anyway.
void check_changed_own_exercise(const Caller& me, Path<OwnExerciseId> id, const OwnExerciseUpdate& input,
                                FieldProblems& problems) {
  if (!input.name.value || problems.has("name")) return;
  auto problem = store::find_name_problem(me.user, me.database(), id.value, *input.name.value);
  if (!problem) problem = library_problem(me, *input.name.value);
  if (problem) problems.add("name", *problem);
}

NoContent delete_own_exercise(const Caller& me, Path<OwnExerciseId> id) {
  if (!store::delete_own_exercise(me.user, me.database(), id.value)) throw not_found(messages::exercise_not_found);
  return {};
}

}  // namespace

std::vector<Endpoint> own_exercises_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/own-exercises", list_own_exercises, "List the user's own exercises, by name"),
      FITAPP_CHECKED_ROUTE(post, "/api/own-exercises", create_own_exercise, check_new_own_exercise,
                           "Add an exercise; what was trained under its name belongs to it from now on"),
      FITAPP_CHECKED_ROUTE(put, "/api/own-exercises/:id", update_own_exercise, check_changed_own_exercise,
                           "Change, rename or hide an own exercise; a new name is carried to plans and history"),
      FITAPP_ROUTE(del, "/api/own-exercises/:id", delete_own_exercise,
                   "Delete an own exercise; plans and history keep its name"),
  };
}

}  // namespace fitapp::api
