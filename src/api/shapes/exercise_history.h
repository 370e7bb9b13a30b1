// JSON shapes of an exercise's history and pinned note.
#pragma once

#include "api/shapes/workouts.h"
#include "domain/exercise_history.h"

namespace fitapp::api {

struct HistoryQuery {
  std::string exercise;
  int limit = 20;
  int offset = 0;
};

struct ExerciseHistoryView : domain::ExerciseHistory {
  std::string exercise_name;
  std::optional<std::string> exercise_key;
  int session_count = 0;
  std::vector<CompletionView> sessions;
  std::optional<std::string> note;
};

// A missing or blank note deletes the pinned note.
struct ExerciseNoteInput {
  std::string exercise_name;
  std::optional<std::string> note;
};

}  // namespace fitapp::api

namespace fitapp {

template <>
struct Shape<api::HistoryQuery> {
  using T = api::HistoryQuery;
  static constexpr std::string_view name = "HistoryQuery";
  static constexpr auto fields =
      std::make_tuple(field("exercise", &T::exercise, api::name_rule()),
                      field("limit", &T::limit, {.minimum = 1, .maximum = 200, .optional = true}),
                      field("offset", &T::offset, {.minimum = 0, .maximum = 10'000'000, .optional = true}));
};

template <>
struct Shape<domain::ExerciseBest> {
  using T = domain::ExerciseBest;
  static constexpr std::string_view name = "ExerciseBest";
  static constexpr auto fields =
      std::make_tuple(field("value", &T::value), field("reps", &T::reps), field("weight", &T::weight),
                      field("localDate", &T::local_date), field("workoutId", &T::workout_id));
};

template <>
struct Shape<domain::ExerciseBests> {
  using T = domain::ExerciseBests;
  static constexpr std::string_view name = "ExerciseBests";
  static constexpr auto fields = std::make_tuple(field("weight", &T::weight), field("reps", &T::reps),
                                                 field("duration", &T::duration), field("volume", &T::volume));
};

template <>
struct Shape<domain::EstimatedMaximum> {
  using T = domain::EstimatedMaximum;
  static constexpr std::string_view name = "EstimatedMaximum";
  static constexpr auto fields = std::make_tuple(field("value", &T::value), field("weight", &T::weight),
                                                 field("reps", &T::reps), field("localDate", &T::local_date));
};

template <>
struct Shape<domain::RepRecord> {
  using T = domain::RepRecord;
  static constexpr std::string_view name = "RepRecord";
  static constexpr auto fields =
      std::make_tuple(field("reps", &T::reps), field("weight", &T::weight), field("localDate", &T::local_date));
};

template <>
struct Shape<domain::HistoryPoint> {
  using T = domain::HistoryPoint;
  static constexpr std::string_view name = "HistoryPoint";
  static constexpr auto fields = std::make_tuple(
      field("localDate", &T::local_date), field("weight", &T::weight), field("reps", &T::reps),
      field("duration", &T::duration), field("volume", &T::volume), field("estimatedMaximum", &T::estimated_maximum));
};

template <>
struct Shape<api::ExerciseHistoryView> {
  using T = api::ExerciseHistoryView;
  static constexpr std::string_view name = "ExerciseHistory";
  static constexpr auto fields =
      std::make_tuple(field("exerciseName", &T::exercise_name), field("exerciseKey", &T::exercise_key),
                      field("sessionCount", &T::session_count), field("sessions", &T::sessions),
                      field("best", &T::best), field("estimatedMaximum", &T::estimated_maximum),
                      field("repRecords", &T::rep_records), field("points", &T::points), field("note", &T::note));
};

template <>
struct Shape<api::ExerciseNoteInput> {
  using T = api::ExerciseNoteInput;
  static constexpr std::string_view name = "ExerciseNoteInput";
  static constexpr auto fields = std::make_tuple(field("exerciseName", &T::exercise_name, api::name_rule()),
                                                 field("note", &T::note, api::notes_rule()));
};

template <>
struct Shape<domain::ExerciseNote> {
  using T = domain::ExerciseNote;
  static constexpr std::string_view name = "ExerciseNote";
  static constexpr auto fields = std::make_tuple(field("exerciseName", &T::exercise_name), field("note", &T::note),
                                                 field("updatedAt", &T::updated_at));
};

}  // namespace fitapp
