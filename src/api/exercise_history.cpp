// The history and pinned notes of exercises, by name, because custom exercises have no key.
#include "api/exercise_history.h"

#include "api/completion_view.h"
#include "api/known_exercises.h"
#include "api/shapes/exercise_history.h"
#include "store/completions.h"
#include "store/exercise_notes.h"

namespace fitapp::api {
namespace {

// One page, newest first.
std::vector<CompletionView> sessions_of(const std::vector<domain::Completion>& oldest_first, int limit, int offset) {
  std::vector<CompletionView> views;
  for (auto each = oldest_first.rbegin(); each != oldest_first.rend(); ++each) {
    if (offset-- > 0) continue;
    if (limit-- <= 0) break;
    views.push_back(completion_view(*each));
  }
  return views;
}

ExerciseHistoryView show_exercise_history(const Caller& me, const Query<HistoryQuery>& query) {
  ExerciseHistoryView view;
  const auto all = known_exercises(me);
  const domain::Exercise* known = all.find_by_name(query.value.exercise);
  const std::string& name = known == nullptr ? query.value.exercise : known->name;
  const auto completions = store::list_completions_of(me.user, me.database(), name);
  view.exercise_name = completions.empty() ? name : completions.back().exercise_name;
  if (known != nullptr) {
    view.exercise_name = known->name;
    view.exercise_key = known->key;
  }
  view.session_count = static_cast<int>(completions.size());
  view.sessions = sessions_of(completions, query.value.limit, query.value.offset);
  const auto implement = known == nullptr ? domain::Implement::other : known->implement;
  static_cast<domain::ExerciseHistory&>(view) =
      domain::history_of(completions, domain::estimate_for(implement), domain::weight_role_of(implement));
  view.note = store::find_exercise_note(me.user, me.database(), view.exercise_name);
  return view;
}

std::vector<domain::ExerciseNote> list_exercise_notes(const Caller& me) {
  return store::list_exercise_notes(me.user, me.database());
}

OrNothing<domain::ExerciseNote> save_exercise_note(const Caller& me, const ExerciseNoteInput& input) {
  const auto all = known_exercises(me);
  const domain::Exercise* known = all.find_by_name(input.exercise_name);
  const std::string& name = known == nullptr ? input.exercise_name : known->name;
  if (!input.note || input.note->empty()) {
    store::delete_exercise_note(me.user, me.database(), name);
    return {};
  }
  const domain::ExerciseNote note{name, *input.note, me.now};
  store::save_exercise_note(me.user, me.database(), note);
  return {note};
}

}  // namespace

std::vector<Endpoint> exercise_history_endpoints() {
  return {
      FITAPP_ROUTE(get, "/api/exercise-history", show_exercise_history,
                   "Get the history of an exercise: sessions, best values, estimated maximum, one point per day"),
      FITAPP_ROUTE(get, "/api/exercise-notes", list_exercise_notes, "List pinned notes of exercises, by name"),
      dated(store::Dated::note, FITAPP_ROUTE(put, "/api/exercise-notes", save_exercise_note,
                                             "Pin a note to an exercise; an empty note removes it (204)")),
  };
}

}  // namespace fitapp::api
