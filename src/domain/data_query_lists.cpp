// Answers that are lists: foods by meal, exercises that were done or are planned, and the goals.
#include <algorithm>
#include <array>

#include "domain/data_query_parts.h"

namespace fitapp::domain {
namespace {

// One name of a list, with the days or entries that have it.
struct Counted {
  std::string name;
  int times = 0;
  LocalDate last_day = {};
  std::vector<LocalDate> days = {};
  Instant first = {};
};

Counted& counted(std::vector<Counted>& list, const std::string& name) {
  for (Counted& each : list) {
    if (equal_ignoring_case(each.name, name)) return each;
  }
  list.push_back({.name = name});
  return list.back();
}

bool is_before(const Counted& one, const Counted& other) {
  return one.times != other.times ? one.times > other.times : one.first < other.first;
}

// The most frequent first; otherwise in their order. The lists are short.
std::vector<std::string> names_of(std::vector<Counted> list) {
  std::vector<std::string> names;
  while (!list.empty()) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < list.size(); ++i) {
      if (is_before(list[i], list[best])) best = i;
    }
    names.push_back(std::move(list[best].name));
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(best));
  }
  return names;
}

void add_meal(DataAnswer& answer, MealType meal, const DataRows& rows, DecimalSum& total) {
  std::vector<Counted> list;
  DecimalSum sum;
  for (const FoodEntry& each : rows.food) {
    if (each.meal_type != meal || !counts_on(each.local_date, answer.query, answer.span)) continue;
    ++counted(list, each.name).times;
    sum.add(each.calories);
    total.add(each.calories);
    ++answer.count;
  }
  if (!list.empty()) answer.meals.push_back({meal, sum.exact(), names_of(std::move(list))});
}

}  // namespace

DataAnswer foods_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  DecimalSum total;
  for (int meal = 0; meal <= static_cast<int>(MealType::other); ++meal) {
    if (!query.meal || *query.meal == static_cast<MealType>(meal))
      add_meal(answer, static_cast<MealType>(meal), rows, total);
  }
  if (answer.count > 0) answer.value = total.exact();
  return answer;
}

DataAnswer exercises_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.aggregate = query.aggregate;
  std::vector<Counted> list;
  LocalDate last_day;
  for (const Completion& each : rows.completions) {
    const LocalDate date = each.when.local_date;
    if (each.category != Section::main || !counts_on(date, query, answer.span)) continue;
    Counted& found = counted(list, each.exercise_name);
    if (std::ranges::find(found.days, date) == found.days.end()) found.days.push_back(date);
    found.first = found.times == 0 ? each.when.at : std::min(found.first, each.when.at);
    found.times = static_cast<int>(found.days.size());
    found.last_day = std::max(found.last_day, date);
    last_day = std::max(last_day, date);
  }
  if (list.empty()) return answer;
  if (query.aggregate == Aggregate::latest) {
    answer.day = last_day;
    std::erase_if(list, [&](const Counted& each) { return each.last_day != last_day; });
  }
  answer.count = static_cast<int>(list.size());
  int most = 0;
  for (const Counted& each : list) most = std::max(most, each.times);
  answer.value = most;
  answer.names = names_of(std::move(list));
  return answer;
}

DataAnswer planned_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  answer.day = answer.span.from;
  answer.name = rows.planned_title;
  answer.names = rows.planned;
  answer.count = static_cast<int>(rows.planned.size());
  return answer;
}

DataAnswer targets_answer(const DataQuery& query, const DataRows& rows) {
  DataAnswer answer = begun_answer(query, rows);
  constexpr std::array measures{Measure::workouts, Measure::calories, Measure::protein, Measure::water,
                                Measure::weight};
  for (const Measure measure : measures) {
    const auto goal = goal_of(measure, rows);
    if (!goal) continue;
    answer.parts.push_back({.query = {.measure = measure}});
    answer.parts.back().goal = goal;
  }
  return answer;
}

}  // namespace fitapp::domain
