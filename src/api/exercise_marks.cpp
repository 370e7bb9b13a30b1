// Favorite, hidden and recent exercises, by name, so that custom exercises can be marked too.
#include "api/exercise_marks.h"

#include "api/known_exercises.h"
#include "api/shapes/exercise_marks.h"
#include "store/exercise_marks.h"

namespace fitapp::api {
namespace {

ExerciseMarksView show_exercise_marks(const Caller& me) {
  return {store::list_exercise_marks(me.user, me.database()),
          store::list_recent_exercises(me.user, me.database(), domain::recent_exercises)};
}

ExerciseMarkInput save_exercise_mark(const Caller& me, const ExerciseMarkInput& input) {
  const auto all = known_exercises(me);
  const domain::Exercise* known = all.find_by_name(input.exercise_name);
  ExerciseMarkInput saved = input;
  if (known != nullptr) saved.exercise_name = known->name;
  store::save_exercise_mark(me.user, me.database(), saved.exercise_name, saved.mark, me.now);
  return saved;
}

}  // namespace

std::vector<Endpoint> marks_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/exercise-marks", show_exercise_marks,
                   "List favorite and hidden exercises by name, and the last 20 exercises done, newest first"),
      dated(store::Dated::mark,
            FITAPP_ROUTE(put, "/api/exercise-marks", save_exercise_mark,
                         "Mark an exercise as favorite or hidden; without a mark its mark is removed")),
  };
}

}  // namespace fitapp::api
