// Answers about single workouts, days without one, and the muscles that were trained.
#include <algorithm>
#include <map>
#include <set>

#include "domain/data_query_parts.h"
#include "domain/own_exercises.h"

namespace fitapp::domain {
namespace {

using std::chrono::days;

const std::vector<MuscleVolume>& volumes_of(const DataRows& rows, bool is_before) {
  return is_before ? rows.muscles_before : rows.muscles;
}

// The days on which a main exercise trained the muscles of the query first of all.
std::map<LocalDate, std::vector<const Completion*>> days_of_muscle(const DataRows& rows, const Span& span) {
  std::map<LocalDate, std::vector<const Completion*>> found;
  for (const Completion& each : rows.completions) {
    const bool counts = each.category == Section::main && is_in(each.when.local_date, span) && rows.share_of_muscle &&
                        rows.share_of_muscle(each) == 1;
    if (counts) found[each.when.local_date].push_back(&each);
  }
  return found;
}

std::vector<std::string> exercises_of(const std::vector<const Completion*>& completions) {
  std::vector<std::string> names;
  for (const Completion* each : completions) {
    if (std::ranges::find(names, each->exercise_name) == names.end()) names.push_back(each->exercise_name);
  }
  return names;
}

// Sets or volume; helping muscles count half.
std::optional<double> amount_of_muscle(const DataQuery& query, const DataRows& rows, const Span& span, bool is_before) {
  if (parse_enum<CatalogueMuscle>(*query.muscle)) {
    const auto& volumes = volumes_of(rows, is_before);
    const auto found = std::ranges::find(volumes, *query.muscle, &MuscleVolume::muscle);
    if (found == volumes.end()) return std::nullopt;
    return query.measure == Measure::volume ? found->volume : found->sets;
  }
  DecimalSum sum;
  bool is_found = false;
  for (const Completion& each : rows.completions) {
    const double share = rows.share_of_muscle ? rows.share_of_muscle(each) : 0;
    if (each.category != Section::main || !is_in(each.when.local_date, span) || share == 0) continue;
    DataRows alone;
    alone.completions = {each};
    for (const DataPoint& point : points_in({.measure = query.measure}, alone, span)) sum.add(share * point.value);
    is_found = true;
  }
  return is_found ? std::optional(sum.exact()) : std::nullopt;
}

}  // namespace

std::vector<std::string> muscles_of_group(const std::string& name) {
  if (name == "legs") return {"quadriceps", "hamstrings", "glutes", "calves", "adductors", "abductors"};
  if (name == "arms") return {"biceps", "triceps", "forearms"};
  if (name == "upper body") return {"chest", "back", "lats", "shoulders", "biceps", "triceps", "forearms", "traps"};
  if (name == "core") return {"core", "obliques"};
  if (name == "back") return {"back", "lats"};
  return {};
}

DataAnswer muscle_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  if (query.measure == Measure::last_time) {
    const auto trained = days_of_muscle(rows, answer.span);
    answer.aggregate = Aggregate::latest;
    if (trained.empty()) return answer;
    answer.count = static_cast<int>(trained.size());
    answer.day = trained.rbegin()->first;
    answer.names = exercises_of(trained.rbegin()->second);
    answer.value = static_cast<double>(answer.names.size());
    return answer;
  }
  if (query.measure == Measure::workouts) {
    const auto trained = days_of_muscle(rows, answer.span);
    answer.value = static_cast<double>(trained.size());
    answer.count = static_cast<int>(trained.size());
    answer.count_before = static_cast<int>(days_of_muscle(rows, answer.before).size());
    answer.value_before = answer.count_before;
    if (!trained.empty()) answer.day = trained.rbegin()->first;
    return answer;
  }
  answer.value = amount_of_muscle(query, rows, answer.span, false);
  answer.count = answer.value ? 1 : 0;
  answer.value_before = amount_of_muscle(query, rows, answer.before, true);
  answer.count_before = answer.value_before ? 1 : 0;
  return answer;
}

DataAnswer muscles_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.muscles = rows.muscles;
  std::ranges::stable_sort(answer.muscles, std::ranges::greater{}, &MuscleVolume::sets);
  answer.count = static_cast<int>(answer.muscles.size());
  if (!answer.muscles.empty()) answer.value = answer.muscles.front().sets;
  return answer;
}

DataAnswer rest_days_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  std::set<LocalDate> trained;
  for (const Workout& each : rows.workouts) trained.insert(each.when.local_date);
  // Today may still get a workout.
  const auto rest_of = [&](const Span& span) {
    int count = 0;
    for (LocalDate date = span.from; date <= span.to && date < rows.today; date += days{1}) {
      if (!trained.contains(date)) ++count;
    }
    return count;
  };
  if (answer.span.from == LocalDate{}) {
    if (trained.empty()) return answer;
    answer.span.from = *trained.begin();
  }
  answer.value = rest_of(answer.span);
  answer.value_before = rest_of(answer.before);
  answer.count = static_cast<int>(std::min(answer.span.to, rows.today - days{1}).time_since_epoch().count() -
                                  answer.span.from.time_since_epoch().count()) +
                 1;
  answer.count_before = 1;
  return answer;
}

DataAnswer single_workout_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.aggregate = query.aggregate;
  const double least = query.least_distance.value_or(0) * share_of_least_distance;
  const auto value_of = [&](const Workout& each, Measure measure) -> std::optional<double> {
    DataRows alone;
    alone.workouts = {each};
    const auto points = points_in({.measure = measure, .workout_type = query.workout_type}, alone, answer.span);
    if (points.empty()) return std::nullopt;
    answer.distance = std::max(answer.distance.value_or(0), each.distance.value_or(0));
    return each.distance.value_or(0) >= least ? std::optional(points.front().value) : std::nullopt;
  };
  const auto choose = [&](Measure measure) {
    const Workout* chosen = nullptr;
    for (const Workout& each : rows.workouts) {
      const auto value = value_of(each, measure);
      if (!value || *value <= 0) continue;
      const bool is_better =
          !answer.value || (query.aggregate == Aggregate::lowest ? *value < *answer.value : *value > *answer.value);
      if (!is_better) continue;
      answer.value = value;
      chosen = &each;
    }
    return chosen;
  };
  const Workout* chosen = choose(query.measure);
  // A run without a distance still has a length.
  if (chosen == nullptr && query.measure == Measure::distance) {
    answer.query.measure = Measure::minutes;
    chosen = choose(Measure::minutes);
  }
  if (chosen == nullptr) return answer;
  answer.count = 1;
  answer.day = chosen->when.local_date;
  answer.name = chosen->name;
  answer.per_day = chosen->duration;
  answer.distance = chosen->distance;
  return answer;
}

DataAnswer last_workout_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.aggregate = Aggregate::latest;
  const Workout* last = nullptr;
  for (const Workout& each : rows.workouts) {
    if (query.workout_type && each.type != *query.workout_type) continue;
    if (is_in(each.when.local_date, answer.span) && (last == nullptr || each.when.at > last->when.at)) last = &each;
  }
  if (last == nullptr) return answer;
  answer.count = 1;
  answer.day = last->when.local_date;
  answer.name = last->name;
  answer.value = last->duration;
  return answer;
}

}  // namespace fitapp::domain
